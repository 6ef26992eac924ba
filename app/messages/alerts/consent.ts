import type { AlertSource } from "#app/messages/alerts/alert.ts";
import { brand, type Operator } from "#app/shared/brand.ts";

/** Recorded with each alert: changing these texts does not change earlier consent. */
export const consentTexts: Record<AlertSource, string> = {
  search: `Yes, ${brand.name} may email me new results of this search. I can unsubscribe at any time.`,
  preferences: "Email me about matching businesses",
  newsletter: `Yes, ${brand.name} may email me its newsletter about businesses for sale. I can unsubscribe at any time.`,
};

/** Canada's anti-spam law requires naming the sender where people agree. */
export const senderText = ({ legalName, postalAddress, supportEmail }: Operator): string =>
  `Sent by ${legalName}, ${postalAddress}. Questions: ${supportEmail}.`;
