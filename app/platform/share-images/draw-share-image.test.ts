import sharp from "sharp";
import { expect, test } from "vitest";
import { drawShareImage } from "./draw-share-image.server.ts";
import { describeShareImage, type ShareImage } from "./share-image.ts";
import { shareImageHref } from "./share-image-address.server.ts";
import { aPicture } from "#test/pictures.ts";

const bakery: ShareImage = {
  eyebrow: "Food & Beverage · Hamilton, Ontario",
  title: "Café Łódź For Sale",
  figures: [
    { label: "Asking price", value: "CA$485,000" },
    { label: "Revenue", value: "CA$1M – $2M" },
    { label: "Cash flow", value: "On request" },
  ],
  picture: null,
};
const draw = (changes: Partial<ShareImage> = {}) => drawShareImage({ ...bakery, ...changes }, null);

test.each([
  ["without a picture", null, "png"],
  ["with a drawing", { drawing: '<rect width="9" height="9" fill="var(--warm)"/>' }, "png"],
  ["with a photo", { photo: "p" }, "jpeg"],
] as const)("%s it has the size that networks ask for", async (_case, picture, format) => {
  const photo = picture && "photo" in picture ? await aPicture(1200, 800).jpeg().toBuffer() : null;
  const drawn = await drawShareImage({ ...bakery, picture }, photo);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630, format });
  expect(drawn.length).toBeLessThan(300_000);
});

test("texts are drawn in our own fonts, and what these lack is left out", async () => {
  expect(await draw()).not.toEqual(await draw({ title: "Cafe Lodz For Sale" }));
  expect(await draw({ title: "Café 字🧾 Łódź\u202e\u0007 For Sale" })).toEqual(await draw());
});

test.each([
  ["markup", "<b>R&D</b> <span size='99999'>\"x\"</span> &#0; &bogus;"],
  ["nothing", ""],
  ["one endless word", "W".repeat(20_000)],
  ["endless words", "WWW ".repeat(5_000)],
  ["marks without letters", "\u0301".repeat(5_000)],
  ["half a character", "\ud83e"],
])("every text may be %s", async (_case, text) => {
  const figures = Array.from({ length: 50 }, () => ({ label: text, value: text }));
  const drawn = await draw({ eyebrow: text, title: text, figures });
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test("the address follows from everything that is drawn", () => {
  const href = (changes: Partial<ShareImage>) =>
    shareImageHref("/share/business", "1", { ...bakery, ...changes });
  const all = [
    href({}),
    href({ title: "Café" }),
    href({ eyebrow: "Sold" }),
    href({ figures: bakery.figures.slice(0, 2) }),
    href({ picture: { drawing: "<path/>" } }),
    href({ picture: { photo: "1" } }),
    href({ picture: { photo: "2" } }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all[0]).toMatch(/^\/share\/business\/1\/[0-9a-f]{20}\.png$/);
  expect(all.at(-1)).toMatch(/\.jpg$/);
});

test("its description says what it shows", () => {
  expect(describeShareImage(bakery)).toBe(
    "Food & Beverage · Hamilton, Ontario. Café Łódź For Sale. Asking price: CA$485,000. Revenue: CA$1M – $2M. Cash flow: On request",
  );
});
