import { cladding } from "../parts/cladding.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import { backdrop } from "../parts/landscape.ts";
import { door, glassColor, snowLine } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { lampPost } from "../parts/street.ts";
import { dot, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function cinema(s: Sheet, sign: Glyph): string {
  const { r, m, p } = s;
  const base = 662;
  const x = r.between(280, 360);
  const w = 600;
  const wall = m[r.pick(["petrol", "brick", "evergreen", "terracotta", "clay"] as const)];
  const c = m[r.pick(["saffron", "terracotta"] as const)];
  const bulbs = (bx: number, by: number, n: number, dx: number, dy: number) =>
    times(n, (i) => dot(bx + i * dx, by + i * dy, 6, p.lit ? p.glow : m.cream));
  const side = (nx: number, nw: number, h: number) =>
    cladding(s, nx, base - h, nw, h, m[r.pick(p.walls)], "brick") +
    times(6, (i) =>
      rect(
        nx + 30 + (i % 3) * (nw / 3.2),
        base - h + 40 + Math.floor(i / 3) * 120,
        50,
        76,
        p.lit && r.chance(0.5) ? p.glow : glassColor(s),
      ),
    ) +
    snowLine(s, nx, base - h, nw, 12);
  return (
    sky(s, 600) +
    backdrop(s, "city", base) +
    side(x - 330, 330, r.between(330, 430)) +
    side(x + w, 360, r.between(300, 420)) +
    cladding(s, x, 170, w, base - 170, wall, "render") +
    times(7, (i) => rect(x + 20 + i * 92, 190, 12, 260, darker(wall, 0.2))) +
    rect(x + w / 2 - 120, 110, 240, 350, darker(wall, 0.12)) +
    rect(x + w / 2 - 132, 96, 264, 20, lighter(wall, 0.25)) +
    rect(x - 12, 156, w + 24, 18, lighter(wall, 0.2)) +
    snowLine(s, x + w / 2 - 132, 96, 264, 10) +
    (p.lit ? dot(x + w / 2, 240, 260, "url(#glow)") : "") +
    rect(x + w / 2 - 44, 130, 88, 280, c) +
    rect(x + w / 2 - 34, 140, 68, 260, darker(c, 0.2)) +
    times(3, (i) =>
      glyph(i === 1 ? sign : "star", x + w / 2, 190 + i * 80, 50, lighter(m.cream, 0.4)),
    ) +
    bulbs(x + w / 2 - 39, 140, 9, 0, 32) +
    bulbs(x + w / 2 + 39, 140, 9, 0, 32) +
    rect(x + 20, 520, w - 40, base - 520, p.lit ? darker(p.glow, 0.06) : darker(m.pine, 0.2)) +
    times(3, (i) => door(s, x + 186 + i * 82, base, 62, 128, m.brick)) +
    [40, 460]
      .map(
        (k) =>
          rect(x + k, 536, 96, 110, m.ink) +
          rect(
            x + k + 8,
            544,
            80,
            94,
            m[r.pick(["terracotta", "petrol", "rose", "saffron"] as const)],
          ) +
          glyph(r.pick(["star", "note", "sun", "wave"]), x + k + 48, 590, 52, m.paper),
      )
      .join("") +
    poly([x - 40, 430, x + w + 40, 430, x + w + 20, 516, x - 20, 516], c) +
    poly([x - 20, 446, x + w + 20, 446, x + w + 6, 500, x - 6, 500], lighter(m.paper, 0.3)) +
    times(9, (i) => round(x + 40 + i * 60, 464, r.between(26, 46), 18, 4, m.ink, 0.85)) +
    bulbs(x - 24, 438, 18, 38, 0) +
    bulbs(x - 10, 508, 17, 38.5, 0) +
    shadow((f, o) => rect(x - 18, 516, w + 36, 30, f, o), 0.22) +
    snowLine(s, x - 40, 430, w + 80, 11) +
    rect(0, base, 1200, 60, p.pavement) +
    (p.lit
      ? poly([x + 40, base, x + w - 40, base, x + w + 60, 800, x - 60, 800], p.glow, 0.2)
      : "") +
    rect(0, 722, 1200, 90, p.road) +
    rect(0, 720, 1200, 8, lighter(p.pavement, 0.2)) +
    person(s, x + 140, 712, 170) +
    person(s, x + 196, 706, 160) +
    person(s, x + 470, 710, 168) +
    lampPost(s, x - 90, 716, 400) +
    weather(s)
  );
}
