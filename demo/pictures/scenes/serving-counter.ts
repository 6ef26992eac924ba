import { pendant, shelf } from "../parts/fittings.ts";
import { counter } from "../parts/furniture.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import { type Goods, goods, item } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { view } from "../parts/window-view.ts";
import { poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

/** The glass case and the shelves behind: bakery, deli, coffee bar. */
export function servingCounter(
  outside: Sheet,
  sign: Glyph,
  case1: readonly Goods[],
  shelves: readonly Goods[],
): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = 684;
  const face = m[r.pick(["terracotta", "evergreen", "petrol", "sage", "paper"] as const)];
  const cx = r.between(120, 240);
  const lit = p.lit ? p.glow : lighter(m.cream, 0.3);
  const glassCase =
    rect(cx, 470, 520, 214, darker(face, 0.25)) +
    rect(cx + 12, 420, 496, 160, lit, 0.9) +
    [486, 572]
      .map((sy) => goods(s, case1, cx + 22, sy, 480, 56) + rect(cx + 12, sy, 496, 6, m.wood))
      .join("") +
    poly([cx + 40, 580, cx + 130, 420, cx + 190, 420, cx + 100, 580], "#fffaf0", 0.25) +
    poly([cx + 330, 580, cx + 420, 420, cx + 440, 420, cx + 350, 580], "#fffaf0", 0.25) +
    rect(cx + 4, 408, 512, 14, m.walnut) +
    rect(cx, 580, 520, 110, face) +
    times(9, (i) => rect(cx + 12 + i * 57, 596, 4, 80, darker(face, 0.16)));
  const till = cx + 520;
  return (
    backWall(s, y, c, r.pick(["tiles", "tiles", "plain", "brick"])) +
    (r.chance(0.5)
      ? view(s, outside, 60, 90, 230, 250, 2) +
        shelf(s, 350, 190, 380, shelves, 76) +
        shelf(s, 350, 310, 380, shelves, 76)
      : shelf(s, 80, 190, 620, shelves, 76) + shelf(s, 80, 310, 620, shelves, 76)) +
    rect(790, 90, 320, 210, m.walnut) +
    rect(800, 100, 300, 190, m.pine) +
    glyph(sign, 950, 146, 60, m.cream) +
    times(
      4,
      (i) =>
        rect(830, 196 + i * 22, r.between(80, 140), 6, m.cream, 0.7) +
        rect(1010, 196 + i * 22, r.between(30, 60), 6, m.saffron, 0.8),
    ) +
    person(s, till + 190, 790, 460, m[r.pick(["paper", "rose", "sage"] as const)]) +
    floor(s, 684, c.floor, "tiles") +
    glassCase +
    counter(s, till, 690, 1240 - till, 210, face, m.wood) +
    round(till + 30, 372, 150, 100, 8, m.steel) +
    rect(till + 30, 372, 150, 24, darker(m.steel, 0.3)) +
    times(2, (i) => rect(till + 58 + i * 60, 410, 12, 18, m.ink)) +
    item(s, "cups", till + 52, 472, 60) +
    goods(s, "cups", till + 36, 372, 140, 40) +
    goods(s, shelves, till + 320, 472, 150, 70) +
    shadow((f, o) => rect(cx, 690, 1240 - cx, 16, f, o), 0.2) +
    [250, 560, 880]
      .map((x) => pendant(s, x, 120, 58, m[r.pick(["saffron", "terracotta", "paper"] as const)], 0))
      .join("") +
    potted(s, 60, 740, 260)
  );
}
