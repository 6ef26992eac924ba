import { cladding } from "../parts/cladding.ts";
import type { Glyph } from "../parts/glyph.ts";
import { type Goods, goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { door, glassColor, snowTop } from "../parts/openings.ts";
import { pavement } from "../parts/pavement.ts";
import { signBoard } from "../parts/signs.ts";
import { sky, weather } from "../parts/sky.ts";
import { hedge, tree } from "../parts/trees.ts";
import { car, van } from "../parts/vehicles.ts";
import { dot, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

/** A small unit with two roller doors, for trades that work from a yard. */
export function tradeUnit(
  s: Sheet,
  sign: Glyph,
  inside: readonly Goods[],
  vehicle: "car" | "van",
): string {
  const { r, m, p } = s;
  const base = 655;
  const wall = m[r.pick(p.walls)];
  const x = r.between(130, 220);
  const w = 860;
  const top = 300;
  const bayW = 250;
  const bay = (bx: number) =>
    rect(bx - 12, base - 252, bayW + 24, 252, darker(wall, 0.4)) +
    rect(bx, base - 240, bayW, 240, p.lit ? darker(p.glow, 0.06) : darker(m.pine, 0.05)) +
    rect(bx, base - 70, bayW, 70, p.lit ? darker(p.glow, 0.3) : darker(m.pine, 0.3)) +
    rect(bx + 10, base - 150, bayW - 20, 6, m.walnut) +
    goods(s, inside, bx + 14, base - 150, bayW - 30, 48) +
    goods(s, inside, bx + 12, base - 20, bayW - 26, 70) +
    times(3, (i) => rect(bx, base - 240 + i * 13, bayW, 9, m.mist)) +
    (p.lit ? dot(bx + bayW / 2, base - 170, 150, "url(#glow)") : "");
  return (
    sky(s, 600) +
    backdrop(s, r.pick(["mountains", "town", "forest", "hills"]), base) +
    tree(s, x - 70, base, 330) +
    cladding(s, x, top, w, base - top, wall, r.pick(["boards", "brick", "metal"])) +
    poly(
      [x - 24, top + 6, x + w * 0.5, top - 90, x + w + 24, top + 6],
      p.season === "winter" ? snowTop(s) : darker(m.slate, 0.25),
    ) +
    poly([x + 16, top + 6, x + w * 0.5, top - 72, x + w - 16, top + 6], darker(wall, 0.14)) +
    rect(x - 24, top + 2, w + 48, 14, darker(wall, 0.35)) +
    signBoard(
      s,
      x + 60,
      top + 30,
      w - 120,
      56,
      sign,
      m[r.pick(["evergreen", "petrol", "terracotta"] as const)],
    ) +
    bay(x + 40) +
    bay(x + 330) +
    door(s, x + 660, base, 86, 200, m.terracotta) +
    rect(x + 768, base - 180, 66, 82, glassColor(s)) +
    rect(x + 799, base - 180, 4, 82, m.paper) +
    hedge(s, x + w + 8, base, 150, 54) +
    pavement(s, base, 712) +
    shadow((f, o) => rect(x, base, w + 40, 18, f, o), 0.18) +
    goods(s, inside, x + w - 130, base + 20, 150, 62) +
    (vehicle === "car"
      ? car(s, x + 190, 742, 400, m[r.pick(["saffron", "terracotta", "petrol", "rose"] as const)])
      : van(s, x + 250, 744, 380, m[r.pick(["paper", "saffron", "petrol"] as const)])) +
    weather(s)
  );
}
