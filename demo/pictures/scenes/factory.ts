import { cladding } from "../parts/cladding.ts";
import type { Glyph } from "../parts/glyph.ts";
import { goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { glassColor, snowLine, snowTop } from "../parts/openings.ts";
import { pavement } from "../parts/pavement.ts";
import { signBoard } from "../parts/signs.ts";
import { sky, weather } from "../parts/sky.ts";
import { hedge, tree } from "../parts/trees.ts";
import { truck, van } from "../parts/vehicles.ts";
import { dot, line, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

function gridWindow(s: Sheet, x: number, y: number, w: number, h: number): string {
  const { r, p, m } = s;
  const columns = Math.max(3, Math.round(w / 30));
  const rows = Math.max(2, Math.round(h / 34));
  const lit = p.lit;
  return (
    rect(x - 5, y - 5, w + 10, h + 10, m.pine) +
    times(columns * rows, (i) =>
      rect(
        x + ((i % columns) * w) / columns + 1.5,
        y + (Math.floor(i / columns) * h) / rows + 1.5,
        w / columns - 3,
        h / rows - 3,
        lit
          ? r.chance(0.7)
            ? p.glow
            : darker(p.glow, 0.2)
          : r.chance(0.25)
            ? lighter(glassColor(s), 0.25)
            : glassColor(s),
      ),
    ) +
    rect(x - 8, y + h + 4, w + 16, 7, m.mist) +
    snowLine(s, x - 8, y + h + 4, w + 16, 5)
  );
}

/** Brick works with a saw-tooth roof. */
export function factory(s: Sheet, sign: Glyph): string {
  const { r, m, p } = s;
  const base = 650;
  const wall = m[r.pick(["brick", "terracotta", "clay", "petrol"] as const)];
  const x = r.between(120, 210);
  const teeth = 5;
  const tw = 170;
  const w = teeth * tw;
  const top = 400;
  const winter = p.season === "winter";
  const roofs = times(teeth, (i) => {
    const tx = x + i * tw;
    return (
      poly([tx, top + 1, tx, top - 104, tx + tw, top + 1], darker(wall, 0.1)) +
      poly(
        [tx, top - 104, tx + tw, top, tx + tw, top - 12, tx, top - 120],
        winter ? snowTop(s) : darker(m.slate, 0.3),
      ) +
      poly(
        [tx + 8, top - 6, tx + 8, top - 88, tx + 34, top - 72, tx + 34, top - 6],
        p.lit ? p.glow : lighter(glassColor(s), 0.2),
      ) +
      line(tx + 21, top - 6, tx + 21, top - 80, m.pine, 3)
    );
  });
  const stack = (sx: number, h: number) =>
    poly([sx, base, sx + 9, base - h, sx + 47, base - h, sx + 56, base], darker(wall, 0.18)) +
    rect(sx + 4, base - h - 12, 48, 16, darker(wall, 0.4)) +
    rect(sx + 10, base - h + 46, 36, 8, lighter(wall, 0.3)) +
    times(4, (i) =>
      dot(
        sx + 40 + i * 34,
        base - h - 36 - i * 22 - r.between(0, 10),
        18 + i * 8,
        p.cloud,
        0.75 - i * 0.14,
      ),
    );
  const bay = x + tw * 2 + 10;
  return (
    sky(s, 590) +
    backdrop(s, r.pick(["hills", "forest", "city", "mountains"]), base) +
    stack(x + w * r.pick([0.14, 0.68]), r.between(430, 500)) +
    roofs +
    cladding(s, x, top, w, base - top, wall, "brick") +
    rect(x - 8, top - 4, w + 16, 14, lighter(wall, 0.25)) +
    [0, 1, 3, 4].map((i) => gridWindow(s, x + i * tw + 30, top + 52, tw - 60, 104)).join("") +
    rect(bay - 4, base - 196, 158, 196, m.pine) +
    rect(bay + 6, base - 186, 138, 186, p.lit ? darker(p.glow, 0.12) : darker(m.pine, 0.4)) +
    times(5, (i) => rect(bay + 6, base - 186 + i * 15, 138, 11, m.saffron)) +
    goods(s, ["boxes", "drums"], bay + 16, base - 4, 116, 64) +
    signBoard(s, bay - 20, top + 6, 190, 40, sign, m.pine) +
    snowLine(s, x - 8, top - 4, 20, 8) +
    tree(s, x - 70, base, 240) +
    hedge(s, x + w + 14, base, 160, 62) +
    pavement(s, base, 704) +
    shadow(
      (f, o) => poly([x, base, x + w, base, x + w + 70, base + 22, x + 40, base + 22], f, o),
      0.18,
    ) +
    (r.chance(0.5)
      ? truck(s, r.between(60, 200), 748, 520, m.terracotta, m.cream)
      : van(s, r.between(640, 780), 746, 330, m[r.pick(["petrol", "paper", "saffron"] as const)])) +
    weather(s)
  );
}
