import { Secret, TOTP } from "otpauth";
import { brand } from "#app/shared/brand.ts";

/** SHA-1, 30 seconds, six digits: the parameters that every authenticator supports. */
const makeTotp = (secret: Buffer, label = ""): TOTP =>
  new TOTP({ issuer: brand.name, label, secret: new Secret({ buffer: arrayBufferOf(secret) }) });

export function matchingStep(
  secret: Buffer,
  code: string,
  now: Date,
  lastStep: number,
): number | null {
  const token = code.replaceAll(/\s/g, "");
  // The library throws for six characters of more than one byte each.
  if (!/^\d{6}$/.test(token)) return null;
  const totp = makeTotp(secret);
  const timestamp = now.getTime();
  // One step early or late, because phone clocks drift.
  const delta = totp.validate({ token, timestamp, window: 1 });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return step > lastStep ? step : null;
}

export const totpAt = (secret: Buffer, now: Date): string =>
  makeTotp(secret).generate({ timestamp: now.getTime() });

export const otpauthUri = (account: string, secret: Buffer): string =>
  makeTotp(secret, account).toString();

export const toBase32 = (bytes: Buffer): string =>
  new Secret({ buffer: arrayBufferOf(bytes) }).base32;

export const fromBase32 = (text: string): Buffer => Buffer.from(Secret.fromBase32(text).bytes);

const arrayBufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
