import { randomBytes } from "node:crypto";

/** A UUID version 7: 48 bits of time, then random bits. Generated here, because PostgreSQL 15 has no function for it. */
export function createId(now: number = Date.now(), chance: Uint8Array = randomBytes(10)): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.set(chance, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Check ids from URLs with this: PostgreSQL throws on a malformed one, and the response should be 404. */
export const isId = (text: string | undefined): text is string =>
  text !== undefined && shape.test(text);
