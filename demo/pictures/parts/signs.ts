import { type Glyph, glyph } from "./glyph.ts";
import { d, dot, line, path, rect, round, times } from "../pen.ts";
import { type Sheet, lighter } from "../sheet.ts";

export function bladeSign(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  kind: Glyph,
  color: string,
): string {
  const { m } = s;
  return (
    rect(x, y - size * 0.72, size * 1.15, 5, m.ink) +
    line(x + size * 0.35, y - size * 0.7, x + size * 0.35, y - size * 0.45, m.ink, 2.5) +
    line(x + size * 0.85, y - size * 0.7, x + size * 0.85, y - size * 0.45, m.ink, 2.5) +
    (s.p.lit ? dot(x + size * 0.6, y, size * 1.2, "url(#glow)", 0.7) : "") +
    dot(x + size * 0.64, y + 4, size * 0.5, m.ink, 0.2) +
    dot(x + size * 0.6, y, size * 0.5, color) +
    dot(x + size * 0.6, y, size * 0.42, lighter(color, 0.1)) +
    glyph(kind, x + size * 0.6, y, size * 0.56, m.paper)
  );
}

/** Sign board with a glyph between strokes that stand for lettering without being any. */
export function signBoard(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: Glyph,
  color: string,
): string {
  const { m, r } = s;
  const ink = lighter(m.cream, 0.3);
  const cx = x + w / 2;
  const count = r.int(2, 3);
  const dash = (side: number) =>
    times(count, (i) => {
      const l = h * (0.62 - i * 0.16);
      const dx = h * (0.85 + i * 0.85);
      return round(
        cx + side * dx - (side < 0 ? l : 0),
        y + h * 0.42,
        l,
        h * 0.16,
        h * 0.08,
        ink,
        0.85,
      );
    });
  return (
    rect(x, y, w, h, color) +
    rect(x, y + h - 5, w, 5, m.ink, 0.22) +
    rect(x + 5, y + 5, w - 10, 2, ink, 0.4) +
    glyph(kind, cx, y + h / 2, h * 0.68, ink) +
    (w > h * 4 ? dash(-1) + dash(1) : "") +
    (s.p.lit
      ? times(3, (i) => {
          const lx = x + (w * (i + 0.5)) / 3;
          return (
            path(
              d`M${lx - 70} ${y + h}L${lx - 8} ${y - 8}H${lx + 8}L${lx + 70} ${y + h}Z`,
              "url(#beam)",
              0.5,
            ) +
            rect(lx - 2, y - 26, 4, 14, m.ink) +
            path(d`M${lx - 13} ${y - 6}l6 -12h14l6 12Z`, m.ink)
          );
        })
      : "")
  );
}
