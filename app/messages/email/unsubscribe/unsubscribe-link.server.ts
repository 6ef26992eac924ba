import { bytesToId, idToBytes } from "#app/messages/email/addresses/id-bytes.ts";
import { openToken, sealToken } from "#app/messages/email/addresses/sealed-token.server.ts";

const purpose = "message emails";

/** A link that turns a person's emails about messages on and off without signing in, and does nothing else. */
export const unsubscribeUrl = (appUrl: string, secret: string, userId: string): string =>
  `${appUrl}/unsubscribe/messages/${sealToken(secret, purpose, idToBytes(userId))}`;

/** Whose link it is; null for one that we did not make. */
export function readUnsubscribeToken(secrets: readonly string[], token: string): string | null {
  const data = openToken(secrets, purpose, token);
  return data?.length === 16 ? bytesToId(data) : null;
}
