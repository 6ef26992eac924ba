import { expect, test } from "vitest";
import { contrastRatio } from "#app/ui/styles/contrast.ts";
import { makePalette } from "./embed-colours.ts";
import { embedSchema } from "./embed.schema.ts";

const linear = (colour: string) =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
const ratio = (a: string, b: string) => contrastRatio(linear(a), linear(b));

test("every text can be read, whatever two colours are chosen", () => {
  const steps = ["00", "40", "77", "80", "bf", "ff"];
  const colours = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const worst = { ratio: 21, of: "" };
  for (const background of colours)
    for (const accent of colours.filter((_, at) => at % 7 === 0)) {
      const palette = makePalette({ accent, background });
      for (const text of [palette.ink, palette.muted, palette.link]) {
        const found = ratio(text, background);
        if (found < worst.ratio)
          Object.assign(worst, { ratio: found, of: `${text} ${background}` });
      }
    }
  expect(worst.ratio, worst.of).toBeGreaterThanOrEqual(4.5);
});

test("a colour that can be read is kept", () => {
  const { link, ink, scheme } = makePalette({ accent: "#8a1c1c", background: "#fff8f0" });
  expect({ link, ink, scheme }).toEqual({ link: "#8a1c1c", ink: "#000000", scheme: "light" });
  expect(makePalette({ accent: "#8a1c1c", background: "#101010" }).scheme).toBe("dark");
});

test("a colour is six digits, and nothing of a style sheet", () => {
  const parse = (accent: string) => embedSchema.safeParse({ accent, background: "#FFFFFF" });
  expect(parse(" #0B5C52 ").data).toEqual({ accent: "#0b5c52", background: "#ffffff" });
  for (const wrong of ["", "red", "#fff", "#0b5c52;}", "url(x)", "#0b5c5２"])
    expect(parse(wrong).success, wrong).toBe(false);
});
