import { cabinet, nearLeaves, pendant, shelf } from "../parts/fittings.ts";
import { chairBack, table } from "../parts/furniture.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { monitor } from "../parts/screens.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { type Sheet, indoors } from "../sheet.ts";

export function openOffice(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 540;
  const wx = r.between(110, 180);
  const seat = m[r.pick(["terracotta", "saffron", "petrol", "evergreen"] as const)];
  const desk = (x: number, base: number, k: number) =>
    table(s, x, base, 380 * k, 150 * k, m.wood) +
    monitor(s, x + 40 * k, base - 150 * k, 150 * k, m.petrol) +
    monitor(s, x + 206 * k, base - 150 * k, 130 * k, m.pine) +
    goods(s, ["cups"], x + 344 * k, base - 150 * k, 34 * k, 44 * k) +
    chairBack(s, x + 190 * k, base + 44 * k, 250 * k, seat);
  return (
    backWall(s, y, c, r.pick(["plain", "brick", "stripes"])) +
    view(s, outside, wx, 90, 620, 310, 4) +
    shelf(s, 860, 190, 270, ["books", "vases", "plants"], 80) +
    shelf(s, 860, 320, 270, ["binders", "vases"], 76) +
    floor(s, y, c.floor, r.pick(["boards", "concrete"])) +
    sunPatch(s, wx - 140, 620, y, 4) +
    potted(s, 60, y + 40, 330) +
    desk(190, y + 80, 0.78) +
    desk(560, y + 80, 0.78) +
    cabinet(
      s,
      920,
      y + 50,
      220,
      170,
      2,
      ["binders", "boxes"],
      m[r.pick(["evergreen", "terracotta", "petrol"] as const)],
    ) +
    potted(s, 980, y - 120, 120) +
    person(s, 880, y + 130, 330) +
    [300, 640, 980]
      .map((x) => pendant(s, x, 90, 58, m[r.pick(["saffron", "ink"] as const)], 0))
      .join("") +
    desk(330, 780, 1.12) +
    nearLeaves(s, r.pick([20, 1180]), 280)
  );
}
