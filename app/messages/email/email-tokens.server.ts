import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#app/accounts/derive-key.server.ts";
import { site } from "#app/shared/brand.ts";
import { fromBase32, toBase32 } from "#app/accounts/two-factor/totp.server.ts";

const tagBytes = 12;
/** One hash is the whole key stream. */
const maxDataBytes = 32;

const hmac = (key: Buffer, data: Uint8Array): Buffer =>
  createHmac("sha256", key).update(data).digest();

/** The tag authenticates the data and seeds the key stream that hides it. */
export function sealToken(secret: string, purpose: string, data: Uint8Array): string {
  const tag = hmac(deriveKey(secret, `${purpose} tag`), data).subarray(0, tagBytes);
  return toText(Buffer.concat([tag, hide(secret, purpose, tag, data)]));
}

export function openToken(
  secrets: readonly string[],
  purpose: string,
  token: string,
): Buffer | null {
  const sealed = fromText(token);
  if (!sealed || sealed.length <= tagBytes || sealed.length > tagBytes + maxDataBytes) return null;
  const tag = sealed.subarray(0, tagBytes);
  for (const secret of secrets) {
    const data = hide(secret, purpose, tag, sealed.subarray(tagBytes));
    const wanted = hmac(deriveKey(secret, `${purpose} tag`), data).subarray(0, tagBytes);
    if (timingSafeEqual(wanted, tag)) return data;
  }
  return null;
}

function hide(secret: string, purpose: string, tag: Uint8Array, data: Uint8Array): Buffer {
  const stream = hmac(deriveKey(secret, `${purpose} stream`), tag);
  if (data.length > maxDataBytes) throw new RangeError("too much data for a token");
  return Buffer.from(data.map((byte, at) => byte ^ stream[at]!));
}

/** Without capitals, since mail servers may change the case of an address. */
const toText = (bytes: Buffer): string => toBase32(bytes).toLowerCase();

function fromText(text: string): Buffer | null {
  if (!/^[a-z2-7]{1,100}$/i.test(text)) return null;
  const bytes = fromBase32(text);
  // Each token has one spelling.
  return toText(bytes) === text.toLowerCase() ? bytes : null;
}

export const idToBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

export function bytesToId(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const unsubscribePurpose = "message emails";

/** Turns a person's message emails on and off without signing in, and nothing else. */
export const unsubscribeUrl = (secret: string, userId: string): string =>
  `${site}/unsubscribe/messages/${sealToken(secret, unsubscribePurpose, idToBytes(userId))}`;

export function readUnsubscribeToken(secrets: readonly string[], token: string): string | null {
  const data = openToken(secrets, unsubscribePurpose, token);
  return data?.length === 16 ? bytesToId(data) : null;
}

/** An owner's broker has an address apart: it says nothing any more once the mandate has ended. */
const seats = ["buyer", "owner", "broker"] as const;

export interface ThreadSeat {
  conversationId: string;
  seat: (typeof seats)[number];
}

const replyPurpose = "reply by email";
const prefix = "reply+";

/** Opaque to its readers, and fits the 64 characters of RFC 5321. */
export function replyAddress(
  secret: string,
  domain: string,
  { conversationId, seat }: ThreadSeat,
): string {
  const data = Buffer.concat([idToBytes(conversationId), Buffer.from([seats.indexOf(seat)])]);
  return `${prefix}${sealToken(secret, replyPurpose, data)}@${domain}`;
}

export function readReplyAddress(
  secrets: readonly string[],
  domain: string,
  address: string,
): ThreadSeat | null {
  const text = address.trim().toLowerCase();
  const ending = `@${domain.toLowerCase()}`;
  if (!text.startsWith(prefix) || !text.endsWith(ending)) return null;
  const data = openToken(secrets, replyPurpose, text.slice(prefix.length, -ending.length));
  const seat = data?.length === 17 ? seats[data[16]!] : undefined;
  return data && seat ? { conversationId: bytesToId(data.subarray(0, 16)), seat } : null;
}
