/** The colours that an owner chose, and those made from them in which everything can be read (WCAG 2, AA). */
import { contrastRatio, type Rgb } from "#app/ui/styles/contrast.ts";

export interface EmbedColours {
  /** Six hexadecimal digits in lower case, such as `#1f6f5b`. */
  accent: string;
  background: string;
}

export const defaultColours: EmbedColours = { accent: "#0b5c52", background: "#ffffff" };

export const colourShape = /^#[0-9a-f]{6}$/;

interface EmbedPalette {
  scheme: "light" | "dark";
  background: string;
  ink: string;
  muted: string;
  link: string;
  line: string;
  soft: string;
}

const readable = 4.5;

export function makePalette({ accent, background }: EmbedColours): EmbedPalette {
  // One of the two is readable on any colour: at worst the ratio is 4.58.
  const ink = ratio("#000000", background) >= ratio("#ffffff", background) ? "#000000" : "#ffffff";
  return {
    scheme: ink === "#000000" ? "light" : "dark",
    background,
    ink,
    muted: readableMix(mix(ink, background, 0.35), ink, background),
    link: readableMix(accent, ink, background),
    line: mix(ink, background, 0.82),
    soft: mix(accent, background, 0.86),
  };
}

/** Whether links have the chosen colour, or one that can be read. */
export const isReadable = ({ accent, background }: EmbedColours): boolean =>
  ratio(accent, background) >= readable;

/** As little ink as makes the colour readable. */
function readableMix(colour: string, ink: string, background: string): string {
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = mix(colour, ink, part);
    if (ratio(mixed, background) >= readable) return mixed;
  }
  return ink;
}

const ratio = (a: string, b: string): number => contrastRatio(linear(a), linear(b));

const bytesOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function linear(colour: string): Rgb {
  const [red, green, blue] = bytesOf(colour).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red!, green!, blue!];
}

function mix(from: string, to: string, part: number): string {
  const target = bytesOf(to);
  const mixed = bytesOf(from).map((byte, at) => Math.round(byte + (target[at]! - byte) * part));
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
