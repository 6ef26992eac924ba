import { pendant } from "../parts/fittings.ts";
import { type Goods, goods } from "../parts/goods.ts";
import { forklift } from "../parts/machines.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { oval, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, indoors } from "../sheet.ts";

export function forkliftAisle(outside: Sheet, wares: readonly Goods[]): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const steel = m[r.pick(["petrol", "evergreen", "terracotta"] as const)];
  const y = 560;
  const rack = (x: number, w: number, base: number, h: number, rows: number, size: number) =>
    rect(x, base - h, w, h, darker(c.wall, 0.45), 0.55) +
    times(rows, (i) => {
      const sy = base - 12 - (i * (h - 30)) / rows;
      return (
        goods(s, wares, x + 14, sy, w - 30, size) +
        rect(x, sy, w, 12, m.saffron) +
        rect(x, sy + 9, w, 4, m.ink, 0.3)
      );
    }) +
    rect(x, base - h, 14, h, steel) +
    rect(x + w - 14, base - h, 14, h, steel) +
    rect(x + w / 2 - 6, base - h, 12, h, steel);
  return (
    backWall(s, y, c, "plain") +
    view(s, outside, 70, 40, 1060, 84, 12) +
    floor(s, y, c.floor, "concrete") +
    rack(20, 360, y + 30, 400, 4, 72) +
    rack(420, 360, y + 30, 400, 4, 72) +
    rack(820, 360, y + 30, 400, 4, 72) +
    sunPatch(s, 100, 300, y + 30, 2) +
    rect(0, y + 30, 1200, 10, m.ink, 0.12) +
    poly([0, 690, 1200, 690, 1200, 702, 0, 702], m.saffron, 0.8) +
    forklift(s, r.between(420, 520), 760, 330) +
    person(s, 300, 752, 300, m.terracotta) +
    goods(s, wares, 900, 786, 270, 120) +
    goods(s, wares, 20, 790, 190, 130) +
    [200, 600, 1000].map((x) => pendant(s, x, 130, 70, m.ink, 0)).join("") +
    (p.lit ? oval(600, 760, 400, 40, p.glow, 0.14) : "")
  );
}
