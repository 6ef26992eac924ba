import { d, line, oval, path, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

const under = (x: number, base: number, w: number) =>
  shadow((f, o) => oval(x + w / 2 + 8, base, w * 0.56, Math.max(5, w * 0.035), f, o), 0.2);

export function table(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
): string {
  return (
    under(x, base, w) +
    poly(
      [x + w * 0.08, base - h, x + w * 0.12, base - h, x + w * 0.09, base, x + w * 0.06, base],
      darker(color, 0.4),
    ) +
    poly(
      [x + w * 0.92, base - h, x + w * 0.88, base - h, x + w * 0.91, base, x + w * 0.94, base],
      darker(color, 0.4),
    ) +
    rect(x, base - h, w, h * 0.1 + 4, color) +
    rect(x, base - h + h * 0.1 + 4, w, 6, darker(color, 0.3)) +
    rect(x, base - h, w, 3, lighter(color, 0.3))
  );
}

export function roundTable(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  cloth: string,
): string {
  return (
    under(x - w / 2, base, w) +
    rect(x - 6, base - h, 12, h, s.m.ink) +
    oval(x, base - 2, w * 0.24, 7, s.m.ink) +
    oval(x, base - h + 7, w / 2, w * 0.09, darker(cloth, 0.3)) +
    oval(x, base - h, w / 2, w * 0.09, cloth)
  );
}

/** Side-on chair; `side` 1 puts the back on the right. */
export function chair(
  s: Sheet,
  x: number,
  base: number,
  h: number,
  color: string,
  side: 1 | -1,
): string {
  const w = h * 0.42;
  const bx = x + (side * w) / 2;
  return (
    under(x - w / 2, base, w) +
    stroke(
      d`M${x - w / 2} ${base}L${x - w * 0.42} ${base - h * 0.48}M${x + w / 2} ${base}L${x + w * 0.42} ${base - h * 0.48}`,
      s.m.ink,
      h * 0.035,
    ) +
    round(x - w * 0.54, base - h * 0.52, w * 1.08, h * 0.08, h * 0.03, color) +
    stroke(
      d`M${bx * 0.96 + x * 0.04} ${base - h * 0.48}Q${bx + side * w * 0.1} ${base - h * 0.8} ${bx + side * w * 0.02} ${base - h}`,
      s.m.ink,
      h * 0.035,
    ) +
    stroke(
      d`M${bx + side * w * 0.06} ${base - h * 0.66}L${bx + side * w * 0.04} ${base - h * 0.96}`,
      color,
      h * 0.08,
    )
  );
}

/** Chair seen from behind. */
export function chairBack(s: Sheet, x: number, base: number, h: number, color: string): string {
  const w = h * 0.46;
  return (
    under(x - w / 2, base, w) +
    line(x - w * 0.4, base, x - w * 0.36, base - h * 0.5, s.m.ink, h * 0.04) +
    line(x + w * 0.4, base, x + w * 0.36, base - h * 0.5, s.m.ink, h * 0.04) +
    round(x - w * 0.52, base - h * 0.52, w * 1.04, h * 0.09, 5, darker(color, 0.25)) +
    path(
      d`M${x - w * 0.44} ${base - h * 0.5}V${base - h * 0.84}Q${x - w * 0.44} ${base - h} ${x} ${base - h}Q${x + w * 0.44} ${base - h} ${x + w * 0.44} ${base - h * 0.84}V${base - h * 0.5}Z`,
      color,
    ) +
    path(
      d`M${x + w * 0.16} ${base - h * 0.5}V${base - h * 0.98}Q${x + w * 0.44} ${base - h * 0.97} ${x + w * 0.44} ${base - h * 0.84}V${base - h * 0.5}Z`,
      darker(color, 0.16),
    )
  );
}

export function stool(s: Sheet, x: number, base: number, h: number, color: string): string {
  const w = h * 0.42;
  return (
    under(x - w / 2, base, w) +
    stroke(
      d`M${x - w * 0.46} ${base}L${x - w * 0.26} ${base - h}M${x + w * 0.46} ${base}L${x + w * 0.26} ${base - h}M${x - w * 0.38} ${base - h * 0.36}H${x + w * 0.38}`,
      s.m.ink,
      h * 0.035,
    ) +
    round(x - w * 0.5, base - h - 4, w, h * 0.11, h * 0.05, color) +
    round(x - w * 0.5, base - h - 4, w, h * 0.04, h * 0.02, lighter(color, 0.25))
  );
}

export function sofa(s: Sheet, x: number, base: number, w: number, color: string): string {
  const h = w * 0.42;
  return (
    under(x, base, w) +
    rect(x + w * 0.08, base - 16, 12, 16, s.m.walnut) +
    rect(x + w * 0.88, base - 16, 12, 16, s.m.walnut) +
    round(x + w * 0.04, base - h, w * 0.92, h * 0.7, 18, darker(color, 0.1)) +
    round(x + w * 0.1, base - h * 0.52, w * 0.39, h * 0.26, 9, lighter(color, 0.08)) +
    round(x + w * 0.51, base - h * 0.52, w * 0.39, h * 0.26, 9, lighter(color, 0.08)) +
    round(x + w * 0.04, base - h * 0.32, w * 0.92, h * 0.22, 6, darker(color, 0.2)) +
    round(x, base - h * 0.66, w * 0.12, h * 0.58, 12, color) +
    round(x + w * 0.88, base - h * 0.66, w * 0.12, h * 0.58, 12, color) +
    `<g transform="rotate(-8 ${Math.round(x + w * 0.22)} ${Math.round(base - h * 0.6)})">${round(x + w * 0.13, base - h * 0.84, w * 0.16, w * 0.15, 8, s.m.saffron)}</g>`
  );
}

export function counter(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  face: string,
  top: string,
): string {
  return (
    shadow(
      (f, o) => poly([x, base, x + w, base, x + w + 26, base + 18, x + 20, base + 18], f, o),
      0.2,
    ) +
    rect(x, base - h, w, h, face) +
    times(
      Math.round(w / 92),
      (i) =>
        rect(x + 10 + i * 92, base - h + 40, 74, h - 66, darker(face, 0.12)) +
        rect(x + 10 + i * 92, base - h + 40, 74, 3, lighter(face, 0.15)),
    ) +
    rect(x, base - 12, w, 12, darker(face, 0.35)) +
    rect(x - 14, base - h - 8, w + 28, 22, top) +
    rect(x - 14, base - h - 8, w + 28, 4, lighter(top, 0.3)) +
    rect(x, base - h + 14, w, 9, "#14211d", 0.2)
  );
}
