import { randomBytes } from "node:crypto";

/** A UUID version 7: 48 bits of time, then chance. PostgreSQL 15 has no function for it, so it is made here. */
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

/** Ask before using an id from an address: PostgreSQL throws on a malformed one, and the answer should be 404. */
export const isId = (text: string | undefined): text is string =>
  text !== undefined && shape.test(text);
