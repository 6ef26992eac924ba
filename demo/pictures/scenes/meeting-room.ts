import { cabinet, pendant } from "../parts/fittings.ts";
import { chairBack } from "../parts/furniture.ts";
import { item } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { laptop } from "../parts/screens.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, oval, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

export function meetingRoom(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 540;
  const seat = m[r.pick(["terracotta", "saffron", "petrol", "evergreen"] as const)];
  const chart = r.chance(0.5);
  const board =
    rect(760, 120, 350, 220, m.ink) +
    rect(770, 130, 330, 200, lighter(m.paper, 0.2)) +
    (chart
      ? times(6, (i) =>
          rect(
            800 + i * 48,
            310 - (30 + i * 22 + (i % 2) * 16),
            30,
            30 + i * 22 + (i % 2) * 16,
            i === 5 ? m.saffron : i % 2 ? m.sage : m.evergreen,
          ),
        )
      : dot(870, 230, 64, m.evergreen) +
        path(d`M870 230V166A64 64 0 0 1 926 262Z`, m.saffron) +
        times(4, (i) => rect(970, 180 + i * 30, r.between(60, 110), 9, m.slate)));
  return (
    backWall(s, y, c, r.pick(["wainscot", "plain", "stripes"])) +
    view(s, outside, 90, 90, 560, 300, 4) +
    board +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, -40, 560, y, 4) +
    potted(s, 700, y + 20, 270) +
    cabinet(s, 860, y + 16, 300, 130, 1, ["books", "vases", "binders"], m.walnut) +
    times(4, (i) => chairBack(s, 280 + i * 210, y + 80, 200, seat)) +
    shadow((f, o) => oval(610, 770, 500, 30, f, o), 0.2) +
    poly([230, 600, 980, 600, 1090, 680, 120, 680], m.wood) +
    poly([230, 600, 980, 600, 985, 606, 225, 606], lighter(m.wood, 0.35)) +
    rect(120, 680, 970, 20, darker(m.wood, 0.25)) +
    poly([180, 700, 210, 700, 204, 790, 190, 790], darker(m.wood, 0.5)) +
    poly([1000, 700, 1030, 700, 1020, 790, 1006, 790], darker(m.wood, 0.5)) +
    laptop(s, 330, 652, 150, m.petrol) +
    laptop(s, 740, 648, 150, m.pine) +
    rect(540, 628, 80, 20, m.paper) +
    rect(560, 640, 80, 20, m.cream) +
    item(s, "cups", 660, 650, 50) +
    item(s, "cups", 260, 648, 50) +
    item(s, "vases", 605, 616, 80) +
    times(3, (i) => chairBack(s, 330 + i * 270, 880, 210, darker(seat, 0.1))) +
    [420, 780]
      .map((x) =>
        pendant(s, x, 120, 84, m[r.pick(["saffron", "terracotta", "evergreen"] as const)], 1),
      )
      .join("")
  );
}
