import { deriveKey, hasValidSignature, sign } from "#app/accounts/derive-key.server.ts";
import { addDays } from "#app/shared/day.ts";

interface ConfirmLink {
  listingId: string;
  ownerId: string;
  /** The period that the email asks about; the link works for 90 days from then. */
  since: Date;
}

const validDays = 90;
const key = (secret: string) => deriveKey(secret, "still-for-sale");
const signedText = ({ listingId, ownerId, since }: ConfirmLink) =>
  `${listingId} ${ownerId} ${since.getTime()}`;

/** A link by which the owner confirms a listing without signing in. It can do nothing else. */
export const confirmUrl = (appUrl: string, secret: string, link: ConfirmLink): string =>
  `${appUrl}/still-for-sale/${link.listingId}?since=${link.since.getTime()}&key=${sign(key(secret), signedText(link))}`;

export interface LinkCheck {
  listingId: string;
  ownerId: string;
  query: URLSearchParams;
  /** The current secret, and the one before its last rotation. */
  secrets: readonly string[];
  now: Date;
}

export function isValidConfirmLink({ listingId, ownerId, query, secrets, now }: LinkCheck) {
  const since = new Date(Number(query.get("since")));
  if (Number.isNaN(since.getTime()) || addDays(since, validDays) < now) return false;
  const text = signedText({ listingId, ownerId, since });
  return secrets.some((secret) => hasValidSignature(key(secret), text, query.get("key") ?? ""));
}
