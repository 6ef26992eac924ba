import { cabinet, pendant } from "../parts/fittings.ts";
import { chair, sofa, table } from "../parts/furniture.ts";
import { goods } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, line, oval, stroke, times } from "../pen.ts";
import { type Sheet, indoors, lighter } from "../sheet.ts";

export function library(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 580;
  const wood = r.pick([m.walnut, m.wood, m.evergreen, m.petrol]);
  const wx = r.pick([430, 440]);
  return (
    backWall(s, y, c, "plain") +
    cabinet(s, 40, y, 330, 540, 6, ["books"], wood) +
    cabinet(s, 830, y, 330, 540, 6, ["books", "books", "vases"], wood) +
    view(s, outside, wx, 90, 320, 290, 2) +
    cabinet(s, 390, y, 420, 150, 2, ["books"], wood) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, wx - 140, 320, y, 2) +
    oval(600, 722, 420, 54, m[r.pick(["terracotta", "saffron", "sage"] as const)]) +
    oval(600, 720, 360, 42, lighter(m.cream, 0.2)) +
    stroke(d`M930 588L1000 90M980 588L1050 90`, m.wood, 9) +
    times(10, (i) => line(936 + i * 6.5, 550 - i * 46, 984 + i * 6.5, 550 - i * 46, m.wood, 6)) +
    sofa(s, 210, 716, 340, m[r.pick(["petrol", "evergreen", "terracotta"] as const)]) +
    table(s, 620, 740, 230, 100, m.wood) +
    goods(s, ["books", "cups"], 640, 640, 180, 50) +
    chair(s, 900, 750, 220, m.saffron, 1) +
    pendant(s, 600, 60, 70, m.saffron, 1) +
    potted(s, 1120, 770, 280)
  );
}
