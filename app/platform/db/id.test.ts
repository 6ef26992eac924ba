import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createId, createIdAt, isId } from "#app/platform/db/id.ts";

const lastMoment = 2 ** 48 - 1;
const moments = fc.integer({ min: 0, max: lastMoment });
const chances = fc.uint8Array({ minLength: 10, maxLength: 10 });

describe("createId", () => {
  it("increases within a millisecond, on overflow, and when the clock goes back", () => {
    const now = Date.now() + 1000;
    const ids = Array.from({ length: 10_000 }, () => createId(now));
    ids.push(createId(now - 500), createId(now + 500), createId());
    expect(ids).toEqual([...new Set(ids)].sort());
  });
});

describe("createIdAt", () => {
  it("is a version 7 UUID of the standard variant for any time and randomness", () => {
    fc.assert(
      fc.property(moments, chances, (now, chance) => {
        const id = createIdAt(now, chance);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(now);
      }),
    );
  });

  it("sorts by age", () => {
    fc.assert(
      fc.property(moments, moments, chances, chances, (a, b, chanceA, chanceB) => {
        fc.pre(a < b);
        expect(createIdAt(a, chanceA) < createIdAt(b, chanceB)).toBe(true);
      }),
    );
  });

  it("is unique, even within one millisecond", () => {
    const ids = Array.from({ length: 20_000 }, () => createIdAt(1_800_000_000_000));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("does not modify the given random bytes", () => {
    const chance = new Uint8Array(10).fill(255);
    createIdAt(0, chance);
    expect([...chance]).toEqual(Array.from({ length: 10 }, () => 255));
  });
});

describe("isId", () => {
  it("accepts its own", () => expect(isId(createId())).toBe(true));

  it.each([undefined, "", "1", "not-an-id", `${createId()}\n`, ` ${createId()}`, `${createId()}0`])(
    "rejects %j, which is malformed or an alternative spelling",
    (text) => expect(isId(text)).toBe(false),
  );
});
