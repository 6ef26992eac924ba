import { createHmac, timingSafeEqual } from "node:crypto";

// Time-based one-time passwords, RFC 6238, with the parameters that every authenticator supports: SHA-1, 30 seconds, six digits.
const stepSeconds = 30;
const digits = 6;
/** One step early or late, because phone clocks drift. */
const tolerance = 1;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.at(-1)! & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time step of the code, later than the last one used; null for a wrong, old or repeated code. */
export function matchingStep(
  secret: Buffer,
  code: string,
  now: Date,
  lastStep: number,
): number | null {
  const given = Buffer.from(code.replaceAll(/\s/g, ""));
  if (given.length !== digits) return null;
  const current = stepAt(now);
  for (let step = current - tolerance; step <= current + tolerance; step++) {
    if (step > lastStep && timingSafeEqual(given, Buffer.from(totpAt(secret, step)))) return step;
  }
  return null;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32, RFC 4648, the encoding that authenticators expect. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >> bits) & 31];
    }
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

export function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text) {
    value = ((value << 5) | alphabet.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}

/** The content of the QR code. */
export function otpauthUri(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
