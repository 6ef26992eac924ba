import { nearLeaves, pendant, shelf } from "../parts/fittings.ts";
import { stool, table } from "../parts/furniture.ts";
import { goods } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, oval, path, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

export function spa(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 560;
  const wx = r.between(640, 720);
  return (
    backWall(s, y, c, r.pick(["plain", "stripes"])) +
    view(s, outside, wx, 110, 400, 280, 2) +
    shelf(s, 120, 200, 300, ["lotions", "vases"], 80) +
    shelf(s, 120, 320, 300, ["lotions", "folded", "vases"], 76) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, wx - 150, 400, y, 2) +
    potted(s, 80, y + 40, 330) +
    potted(s, 1130, y + 40, 220) +
    oval(620, 730, 430, 46, darker(c.floor, 0.16)) +
    oval(620, 728, 400, 40, lighter(c.panel, 0.4)) +
    rect(360, 620, 22, 110, m.walnut) +
    rect(820, 620, 22, 110, m.walnut) +
    rect(350, 690, 500, 10, m.walnut) +
    round(310, 560, 580, 66, 20, lighter(m.paper, 0.2)) +
    path(
      d`M310 590H760Q780 640 740 690H330Q310 640 310 590Z`,
      m[r.pick(["sage", "rose", "saffron", "slate"] as const)],
    ) +
    path(d`M560 590Q620 640 600 690H740Q780 640 760 590Z`, m.ink, 0.08) +
    round(760, 530, 120, 44, 20, m.white) +
    times(3, (i) =>
      round(440 + i * 2, 540 - i * 20, 120, 22, 10, [m.terracotta, m.cream, m.sage][i]!),
    ) +
    table(s, 930, 720, 170, 130, m.wood) +
    goods(s, ["lotions"], 946, 590, 90, 62) +
    rect(1050, 560, 24, 30, m.cream) +
    dot(1062, 552, 30, "url(#glow)") +
    path(d`M1062 558q-7 -10 0 -22q7 12 0 22Z`, m.saffron) +
    stool(s, 210, 740, 130, m.walnut) +
    pendant(s, 300, 130, 80, m.sand, 1) +
    pendant(s, 420, 90, 60, m.sand, 1) +
    nearLeaves(s, 1180, 240)
  );
}
