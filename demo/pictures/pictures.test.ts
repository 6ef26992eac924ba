import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPicture, pictures } from "./pictures.ts";

const categories = [
  "agricultural-supplies",
  "automotive",
  "bars-pubs",
  "beauty-personal-care",
  "business-services",
  "childcare",
  "construction",
  "education",
  "entertainment",
  "food-beverage",
  "franchises",
  "healthcare",
  "home-garden",
  "manufacturing",
  "online-business",
  "real-estate",
  "restaurants",
  "retail",
  "technology",
  "transportation",
];

describe("demonstration pictures", () => {
  test("have unique ids and descriptions", () => {
    expect(new Set(pictures.map((p) => p.id)).size).toBe(pictures.length);
    expect(new Set(pictures.map((p) => p.alt)).size).toBe(pictures.length);
    expect(pictures.length).toBeGreaterThanOrEqual(140);
  });

  test.each(categories)("%s has at least seven pictures of three kinds", (category) => {
    const own = pictures.filter((p) => p.category === category);
    expect(own.length).toBeGreaterThanOrEqual(7);
    expect(new Set(own.map((p) => p.scene)).size).toBeGreaterThanOrEqual(3);
  });

  test("belong to known categories only", () => {
    expect([...new Set(pictures.map((p) => p.category))].toSorted()).toEqual(categories);
  });

  test("are drawn the same every time, whatever was drawn before", () => {
    const first = pictures.slice(0, 12).map(drawPicture);
    const again = pictures.slice(0, 12).toReversed().map(drawPicture).toReversed();
    expect(again).toEqual(first);
  });

  test("are all different, without bad numbers and without lettering", () => {
    const drawn = pictures.map(drawPicture);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      expect(svg.length).toBeLessThan(100_000);
    }
  });

  test("refuse a picture that is not in the list", () => {
    const stranger = { ...pictures[0]!, id: "nowhere" };
    expect(() => drawPicture(stranger)).toThrow("nowhere");
  });

  const oneOfEach = pictures.filter((p, i) => pictures.findIndex((o) => o.scene === p.scene) === i);

  test.each(oneOfEach.map((p) => [p.scene, p] as const))(
    "%s renders at 3:2",
    async (_, picture) => {
      const image = sharp(Buffer.from(drawPicture(picture)), { density: 24 }).resize(150);
      const { info } = await image.webp().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([150, 100]);
    },
  );
});
