/** Answers of oEmbed (oembed.com) about listings: a site that gets one of our links can show the card instead. */
import { brand } from "#app/shared/brand.ts";
import { escapeMarkup } from "#app/shared/escape-markup.ts";

const longestAddress = 500;
const listingPath =
  /^\/business\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(?!(?:agreement|documents|report|room)$)[a-z0-9-]+)?\/?$/;

/** The id of the listing whose page it is. */
export function listingIdOf(address: string, origin: string): string | null {
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? (listingPath.exec(url.pathname)?.[1] ?? null) : null;
}

interface Size {
  width: number;
  height: number;
}

const usual: Size = { width: 400, height: 520 };

/** No larger than the site allows. */
export function sizeWithin(params: URLSearchParams): Size {
  const limit = (name: string, most: number) => {
    const text = params.get(name) ?? "";
    return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), most) : most;
  };
  return { width: limit("maxwidth", usual.width), height: limit("maxheight", usual.height) };
}

export const oembedAnswer = (
  { id, title }: { id: string; title: string },
  { width, height }: Size,
  origin: string,
) => ({
  version: "1.0",
  type: "rich",
  title,
  provider_name: brand.name,
  provider_url: origin,
  cache_age: 300,
  html: `<iframe src="${origin}/embed/business/${id}" title="${escapeMarkup(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
  width,
  height,
});
