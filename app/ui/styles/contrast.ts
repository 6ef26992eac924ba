export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Tokens = Record<string, Oklch>;

/** Reads `--name: light-dark(oklch(l c h), oklch(l c h))`; translucent colours are skipped, because no text is on them. */
export function parseTokens(css: string): { light: Tokens; dark: Tokens } {
  const light: Tokens = {};
  const dark: Tokens = {};
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const token = new RegExp(
    String.raw`--([\w-]+):\s*light-dark\(\s*${colour},\s*${colour}\s*\)`,
    "g",
  );
  for (const [, name = "", ...numbers] of css.matchAll(token)) {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number);
    light[name] = { l: l1, c: c1, h: h1 };
    dark[name] = { l: l2, c: c2, h: h2 };
  }
  return { light, dark };
}

export type Rgb = readonly [red: number, green: number, blue: number];

export const contrast = (a: Oklch, b: Oklch): number => contrastRatio(linearRgb(a), linearRgb(b));

/** Of WCAG 2, for linear sRGB: relative luminances, each raised by 0.05. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [bright, dim] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Linear sRGB from 0 to 1; what the screen cannot show is clipped. */
function linearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const clip = (value: number): number => Math.min(1, Math.max(0, value));

/** For what reads no `oklch()`. */
export function hexColour(colour: Oklch): string {
  const bytes = linearRgb(colour).map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
