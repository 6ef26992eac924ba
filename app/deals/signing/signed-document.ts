/** A text that buyer and owner sign on the site. It is kept as shown, with who signed it, when and from where. */
import { formatDate } from "#app/ui/format/format-date.ts";

export const documentKinds = ["agreement", "letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const signingParts = ["buyer", "owner", "broker"] as const;
export type SigningPart = (typeof signingParts)[number];

export const partNames: Record<SigningPart, string> = {
  buyer: "Buyer",
  owner: "Owner",
  broker: "Broker",
};

export interface Signature {
  part: SigningPart;
  userId: string;
  typedName: string;
  email: string;
  address: string;
  device: string;
  signedAt: Date;
}

export interface SignedDocument {
  id: string;
  kind: DocumentKind;
  title: string;
  body: string;
  bodyHash: string;
  version: string;
  timezone: string;
  createdAt: Date;
  signatures: readonly Signature[];
}

export interface SigningEvent {
  at: Date;
  what: string;
}

/** The events of a document, in order. */
export function listSigningEvents(document: SignedDocument): SigningEvent[] {
  const signed = document.signatures.map(({ part, typedName, signedAt }) => ({
    at: signedAt,
    what: `Signed by ${typedName} (${partNames[part].toLowerCase()}), with consent to sign electronically`,
  }));
  const events = [
    { at: document.createdAt, what: "Text stored, and its hash computed" },
    ...signed,
  ];
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** To the second, in UTC and in local time of the business. */
export function describeMoment(moment: Date, timeZone: string): string {
  const iso = moment.toISOString();
  const utc = `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
  return `${utc} (${formatDate(iso, { format: "with-time", timeZone })}, ${timeZone})`;
}
