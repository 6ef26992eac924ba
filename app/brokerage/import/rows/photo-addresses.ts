import { maxPhotos } from "#app/listings/listing.ts";
import { isPublicUrl } from "#app/platform/http/public-url.ts";
import { shorten } from "#app/shared/shorten.ts";

const maxAddress = 1000;

/** Addresses separated by lines, spaces, commas, semicolons or bars. */
export const splitAddresses = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[\s|;]+|,(?=\s|https?:)/)
      .map((address) => address.replace(/,$/, ""))
      .filter(Boolean),
  ),
];

export function checkAddresses(addresses: readonly string[]): string | null {
  if (addresses.length > maxPhotos) return `Give at most ${maxPhotos} photos`;
  const bad = addresses.find((address) => !isPhotoAddress(address));
  return bad === undefined
    ? null
    : `Give the web address of each photo, beginning with https://, not “${shorten(bad, 60)}”`;
}

const isPhotoAddress = (address: string): boolean =>
  address.length <= maxAddress && isPublicUrl(address);
