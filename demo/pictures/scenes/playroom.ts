import { cabinet, nearLeaves, picture, shelf } from "../parts/fittings.ts";
import { stool, table } from "../parts/furniture.ts";
import { goods, item } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { dot, line, oval, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

export function playroom(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 540;
  const wx = r.between(90, 140);
  const bunting = times(13, (i) =>
    poly(
      [
        i * 96,
        40 + Math.sin((i / 12) * Math.PI) * 36,
        i * 96 + 60,
        40 + Math.sin(((i + 0.6) / 12) * Math.PI) * 36,
        i * 96 + 30,
        108 + Math.sin((i / 12) * Math.PI) * 36,
      ],
      [m.terracotta, m.saffron, m.petrol, m.sage, m.rose][i % 5]!,
    ),
  );
  const teepee = r.chance(0.5);
  const cloth = m[r.pick(["saffron", "terracotta", "sage", "petrol"] as const)];
  const tent =
    poly([820, 740, 950, 360, 1100, 740], cloth) +
    poly([950, 360, 1100, 740, 1010, 740], darker(cloth, 0.16)) +
    poly([900, 740, 950, 480, 1000, 740], darker(m.pine, 0.1)) +
    line(950, 370, 930, 310, m.wood, 7) +
    line(950, 370, 972, 306, m.wood, 7) +
    times(5, (i) => dot(880 + i * 12, 640 - i * 40, 8, m.cream));
  const cots = times(2, (i) => {
    const x = 760 + i * 210;
    return (
      rect(x, 480, 180, 150, darker(m.wood, 0.35), 0.4) +
      rect(x, 470, 180, 12, m.wood) +
      rect(x, 612, 180, 12, m.wood) +
      times(8, (k) => rect(x + 2 + k * 24, 470, 8, 154, m.wood)) +
      round(x + 8, 570, 164, 34, 10, [m.saffron, m.sage][i]!) +
      round(x + 16, 552, 54, 28, 12, m.white) +
      rect(x, 620, 10, 36, m.wood) +
      rect(x + 170, 620, 10, 36, m.wood)
    );
  });
  return (
    backWall(s, y, c, r.pick(["plain", "stripes", "wainscot"])) +
    view(s, outside, wx, 170, 340, 220, 2) +
    shelf(s, 560, 250, 270, ["toys"], 74) +
    shelf(s, 560, 370, 270, ["books", "toys"], 70) +
    picture(s, 890, 170, 110, 130) +
    picture(s, 1030, 200, 100, 100) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, wx - 120, 340, y, 2) +
    oval(500, 694, 360, 66, m[r.pick(["rose", "sage", "slate"] as const)]) +
    oval(500, 692, 280, 50, lighter(m.cream, 0.2)) +
    oval(500, 690, 190, 34, m.saffron, 0.8) +
    cabinet(s, 60, y + 50, 400, 190, 2, ["toys", "blocks", "books"], lighter(m.wood, 0.15)) +
    (teepee ? shadow((f, o) => oval(970, 742, 170, 16, f, o), 0.2) + tent : cots) +
    table(s, 400, 700, 230, 84, m.wood) +
    goods(s, ["blocks", "cups"], 420, 616, 190, 60) +
    stool(s, 370, 724, 66, m.terracotta) +
    stool(s, 660, 724, 66, m.petrol) +
    bunting +
    item(s, "toys", 200, 770, 130) +
    goods(s, "blocks", 560, 780, 200, 90) +
    potted(s, 1160, y + 30, 200) +
    nearLeaves(s, 10, 170)
  );
}
