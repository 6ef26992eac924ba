import { type Glyph, glyph } from "../parts/glyph.ts";
import { backdrop } from "../parts/landscape.ts";
import { snowLine } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { lampPost } from "../parts/street.ts";
import { hedge, tree } from "../parts/trees.ts";
import { dot, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

/** Apartment or office block seen from across a small park. */
export function block(s: Sheet, kind: "homes" | "office", sign: Glyph): string {
  const { r, m, p } = s;
  const base = 640;
  const draw = (x: number, w: number, floors: number, wall: string) => {
    const fh = 82;
    const top = base - 110 - floors * fh;
    const columns = Math.round(w / (kind === "homes" ? 104 : 74));
    const cw = w / columns;
    return (
      rect(x, top, w, base - top, wall) +
      rect(x + w * 0.72, top, w * 0.28, base - top, m.ink, 0.1) +
      times(floors, (f) =>
        times(columns, (c) => {
          const wx = x + c * cw + cw * 0.16;
          const wy = top + f * fh + 18;
          const lit = p.lit && r.chance(0.5);
          const glass = lit ? p.glow : darker(m.petrol, r.between(0, 0.3));
          const balcony = kind === "homes" && (c + f) % 2 === 0;
          return (
            rect(wx, wy, cw * 0.68, fh * 0.62, glass) +
            poly(
              [
                wx,
                wy + fh * 0.62,
                wx + cw * 0.3,
                wy,
                wx + cw * 0.48,
                wy,
                wx + cw * 0.18,
                wy + fh * 0.62,
              ],
              "#fffaf0",
              0.16,
            ) +
            (kind === "homes" ? rect(wx + cw * 0.32, wy, 4, fh * 0.62, m.paper) : "") +
            (balcony
              ? rect(wx - 8, wy + fh * 0.42, cw * 0.68 + 16, fh * 0.26, darker(wall, 0.3)) +
                rect(wx - 12, wy + fh * 0.4, cw * 0.68 + 24, 5, m.paper) +
                snowLine(s, wx - 12, wy + fh * 0.4, cw * 0.68 + 24, 5) +
                (r.chance(0.5)
                  ? dot(wx + cw * 0.2, wy + fh * 0.38, 9, m.fern) +
                    dot(wx + cw * 0.32, wy + fh * 0.36, 7, m.terracotta)
                  : "")
              : "")
          );
        }),
      ) +
      (kind === "office"
        ? times(floors + 1, (f) => rect(x, top + f * fh, w, 10, lighter(wall, 0.22)))
        : "") +
      rect(x - 8, top - 12, w + 16, 16, darker(wall, 0.3)) +
      snowLine(s, x - 8, top - 12, w + 16, 11) +
      rect(x, base - 106, w, 106, darker(wall, 0.35)) +
      times(Math.round(w / 90), (i) =>
        rect(
          x + 14 + i * 90,
          base - 92,
          68,
          92,
          p.lit ? darker(p.glow, 0.08) : darker(m.petrol, 0.2),
        ),
      )
    );
  };
  const x = r.between(300, 400);
  const walls = r.shuffle(p.walls.filter((w) => kind === "homes" || w !== "brick"));
  return (
    sky(s, 600) +
    backdrop(s, "city", base) +
    draw(x + 380, 300, r.int(2, 3), m[walls[0]!]) +
    draw(x, 420, r.int(4, 5), m[walls[1]!]) +
    rect(x + 150, base - 124, 130, 20, m[r.pick(p.accents)]) +
    glyph(sign, x + 215, base - 150, 44, m.paper) +
    rect(0, base, 1200, 200, p.ground) +
    poly([x + 170, base, x + 262, base, x + 380, 800, x - 10, 800], p.pavement) +
    shadow((f, o) => rect(x, base, 700, 18, f, o), 0.16) +
    tree(s, x - 170, base + 22, 340) +
    tree(s, x - 40, base + 34, 230) +
    tree(s, x + 760, base + 16, 300) +
    hedge(s, x + 330, base + 26, 330, 42) +
    hedge(s, -40, 716, 330, 64) +
    lampPost(s, x + 380, 726, 300) +
    person(s, x + 190, 716, 140) +
    person(s, x + 232, 708, 132) +
    tree(s, r.between(1080, 1160), 770, 420) +
    weather(s)
  );
}
