import { rect, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export type Cladding = "brick" | "boards" | "render" | "stone" | "metal";

export function cladding(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  kind: Cladding,
): string {
  const { r } = s;
  const dark = darker(color, 0.16);
  const pale = lighter(color, 0.16);
  const out = rect(x, y, w, h, color);
  switch (kind) {
    case "brick":
      return (
        out +
        times(Math.round((w * h) / 5200), () => {
          const row = Math.floor(r.between(0, h / 12));
          const bx = x + Math.floor(r.between(0, w / 26)) * 26 + (row % 2) * 13;
          const bw = Math.min(22, x + w - bx);
          return rect(
            bx,
            y + row * 12 + 2,
            bw,
            Math.min(8, h - row * 12 - 2),
            r.chance(0.55) ? dark : pale,
            0.75,
          );
        })
      );
    case "boards":
      return out + times(Math.floor(h / 17), (i) => rect(x, y + i * 17, w, 2, dark));
    case "metal":
      return out + times(Math.floor(w / 20), (i) => rect(x + i * 20, y, 3, h, i % 3 ? dark : pale));
    case "stone":
      return (
        out +
        times(Math.floor(h / 44), (i) => rect(x, y + i * 44, w, 2, dark)) +
        times(Math.round((w * h) / 12000), () => {
          const row = Math.floor(r.between(0, Math.floor(h / 44)));
          return rect(x + r.between(0, w - 4), y + row * 44, 2, 44, dark);
        })
      );
    case "render":
      return (
        out +
        times(Math.round((w * h) / 12000), () => {
          const lx = x + r.between(0, w - 44);
          return rect(
            lx,
            y + r.between(0, h - 4),
            r.between(14, 40),
            2.4,
            r.chance(0.5) ? dark : pale,
            0.6,
          );
        })
      );
  }
}
