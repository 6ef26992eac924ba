import { describe, expect, test } from "vitest";
import { createRandom } from "./random.ts";

describe("createRandom", () => {
  test("the same seed gives the same numbers, another seed others", () => {
    const draw = (seed: number | string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  test("integers reach both ends and nothing beyond", () => {
    const random = createRandom("ends");
    const seen = new Set(Array.from({ length: 500 }, () => random.integer(3, 7)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6, 7]);
  });

  test("weights determine frequency", () => {
    const random = createRandom("weights");
    let rare = 0;
    for (let index = 0; index < 5000; index += 1) {
      const item = random.weighted([
        ["rare", 1],
        ["often", 9],
        ["never", 0],
      ]);
      expect(item).not.toBe("never");
      if (item === "rare") rare += 1;
    }
    expect(rare / 5000).toBeCloseTo(0.1, 1);
  });

  test("shuffle keeps every item, sample repeats none", () => {
    const random = createRandom("cards");
    const cards = Array.from({ length: 52 }, (_, index) => index);
    expect(random.shuffle(cards).sort((a, b) => a - b)).toEqual(cards);
    expect(new Set(random.sample(cards, 10)).size).toBe(10);
    expect(random.sample([1, 2], 5)).toHaveLength(2);
  });

  test("normal has its mean and deviation", () => {
    const random = createRandom("bell");
    const values = Array.from({ length: 20000 }, () => random.normal(50, 10));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeGreaterThan(49.5);
    expect(mean).toBeLessThan(50.5);
    expect(Math.sqrt(variance)).toBeGreaterThan(9.7);
    expect(Math.sqrt(variance)).toBeLessThan(10.3);
  });

  test("uuid is version 7, carries its date and does not repeat", () => {
    const random = createRandom("ids");
    const date = new Date("2026-03-14T15:09:26.535Z");
    const ids = Array.from({ length: 2000 }, () => random.uuid(date));
    expect(new Set(ids).size).toBe(2000);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(date.getTime());
    }
  });
});
