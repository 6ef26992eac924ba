import { randomBytes } from "node:crypto";

let latest = 0;
let sequence = 0;

/** UUID version 7 with a sequence: rows of one transaction, which all have its time, keep their order. PostgreSQL 15 has no function for it. */
export function createId(now: number = Date.now()): string {
  if (now > latest) {
    latest = now;
    sequence = 0;
  } else if (sequence < 0xfff) sequence += 1;
  else {
    latest += 1;
    sequence = 0;
  }
  const chance = randomBytes(10);
  chance.writeUInt16BE(sequence, 0);
  return createIdAt(latest, chance);
}

export function createIdAt(moment: number, chance: Uint8Array = randomBytes(10)): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(moment, 0, 6);
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
