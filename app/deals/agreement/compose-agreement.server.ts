import { asInlineText } from "#app/deals/signing/text-blocks.ts";
import type { AgreementScope } from "#app/listings/audience.ts";
import { shortId } from "#app/listings/listing.ts";
import { type CountryCode, findRegion } from "#app/shared/places.ts";
import { describeScope } from "./agreement.ts";
import canada from "./texts/CA-2026-11.md?raw";
import mexico from "./texts/MX-2026-11.md?raw";
import unitedStates from "./texts/US-2026-11.md?raw";

/** A changed text needs a new version, which a test enforces by its hash. Signed texts stay as they are. */
const current: Record<CountryCode, { version: string; text: string }> = {
  CA: { version: "CA-2026-11", text: canada },
  US: { version: "US-2026-11", text: unitedStates },
  MX: { version: "MX-2026-11", text: mexico },
};

interface AgreedListing {
  id: string;
  /** The public headline. */
  title: string;
  country: CountryCode;
  region: string;
  agreementScope: AgreementScope;
}

/** Names the listing as its public page does, and no person. */
export function composeAgreement({ id, title, country, region, agreementScope }: AgreedListing) {
  const { version, text } = current[country];
  const filled = text
    .replaceAll("{scope}", () => describeScope(agreementScope, shortId(id)))
    .replaceAll("{listing}", () => asInlineText(title))
    .replaceAll("{region}", () => findRegion(region)?.name ?? "the place of the Business");
  return { version, body: filled.trim() };
}
