import { bytesToId, idToBytes } from "./id-bytes.ts";
import { openToken, sealToken } from "./sealed-token.server.ts";

/** One of the two people of a conversation. */
export interface ThreadSeat {
  conversationId: string;
  isOwner: boolean;
}

const purpose = "reply by email";
const prefix = "reply+";

/** The address to which this person replies by email. It tells nothing to whoever reads it, and fits the 64 characters of RFC 5321. */
export function replyAddress(secret: string, domain: string, seat: ThreadSeat): string {
  const data = Buffer.concat([idToBytes(seat.conversationId), Buffer.from([seat.isOwner ? 1 : 0])]);
  return `${prefix}${sealToken(secret, purpose, data)}@${domain}`;
}

/** Whose reply address it is; null for every address that we did not make. */
export function readReplyAddress(
  secrets: readonly string[],
  domain: string,
  address: string,
): ThreadSeat | null {
  const text = address.trim().toLowerCase();
  const ending = `@${domain.toLowerCase()}`;
  if (!text.startsWith(prefix) || !text.endsWith(ending)) return null;
  const data = openToken(secrets, purpose, text.slice(prefix.length, -ending.length));
  if (data?.length !== 17) return null;
  return { conversationId: bytesToId(data.subarray(0, 16)), isOwner: data[16] === 1 };
}
