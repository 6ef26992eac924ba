import { cabinet, nearLeaves, pendant } from "../parts/fittings.ts";
import { counter } from "../parts/furniture.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import { type Goods, goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { monitor } from "../parts/screens.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { rect, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

/** General store: cabinets, island, till. */
export function store(
  outside: Sheet,
  sign: Glyph,
  wares: readonly Goods[],
  island: readonly Goods[],
): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 570;
  const wood = m[r.pick(["wood", "walnut", "evergreen", "petrol"] as const)];
  const left = r.chance(0.5);
  const cab = left ? 60 : 470;
  const win = left ? 790 : 70;
  return (
    backWall(s, y, c, r.pick(["plain", "wainscot", "brick"])) +
    view(s, outside, win, 100, 330, 260, 2) +
    cabinet(s, cab, y, 660, 450, 4, wares, wood) +
    rect(cab + 220, 60, 220, 54, m.pine) +
    glyph(sign, cab + 330, 87, 40, m.cream) +
    floor(s, y, c.floor, r.pick(["boards", "tiles"])) +
    sunPatch(s, win - 130, 330, y, 2) +
    goods(s, island, win, y + 30, 330, 110) +
    counter(
      s,
      left ? 800 : -30,
      720,
      430,
      180,
      m[r.pick(["terracotta", "sage", "petrol", "saffron"] as const)],
      m.wood,
    ) +
    monitor(s, left ? 900 : 130, 532, 140, m.pine) +
    person(s, left ? 760 : 470, 760, 330) +
    goods(s, wares, left ? 1060 : 20, 532, 110, 70) +
    shadow((f, o) => rect(left ? 120 : 560, 776, 560, 16, f, o), 0.2) +
    rect(left ? 120 : 540, 690, 540, 90, darker(m.wood, 0.22)) +
    times(6, (i) => rect((left ? 120 : 540) + i * 92, 690, 3, 90, darker(m.wood, 0.4))) +
    goods(s, island, left ? 130 : 550, 680, 520, 90) +
    rect(left ? 106 : 526, 676, 568, 20, m.wood) +
    rect(left ? 106 : 526, 676, 568, 4, lighter(m.wood, 0.35)) +
    [220, 560, 900]
      .map((x) => pendant(s, x, 80, 60, m[r.pick(["saffron", "ink", "terracotta"] as const)], 0))
      .join("") +
    (r.chance(0.5) ? nearLeaves(s, left ? 1190 : 1190, 220) : "")
  );
}
