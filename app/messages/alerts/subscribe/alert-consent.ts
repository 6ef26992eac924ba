import type { AlertSource } from "#app/messages/alerts/alert.ts";
import { brand, type Operator } from "#app/shared/brand.ts";

/** The words that people agree to, recorded with each alert. Changing them does not change what earlier people agreed to. */
export const consentTexts: Record<AlertSource, string> = {
  search: `Yes, ${brand.name} may email me new results of this search. I can unsubscribe at any time.`,
  preferences: "Email me about matching businesses",
};

/** Who sends it, as Canada's anti-spam law wants it said where people agree. */
export const senderText = ({ legalName, postalAddress, supportEmail }: Operator): string =>
  `Sent by ${legalName}, ${postalAddress}. Questions: ${supportEmail}.`;
