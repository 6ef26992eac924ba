import { nearLeaves, pendant, picture } from "../parts/fittings.ts";
import { chair, roundTable } from "../parts/furniture.ts";
import { item } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, line, oval, path, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

export function diningRoom(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const y = r.between(520, 550);
  const c = roomColours(s);
  const wx = r.between(380, 520);
  const cloth = lighter(m.paper, 0.2);
  const seat = m[r.pick(["terracotta", "saffron", "evergreen", "petrol"] as const)];
  const place = (x: number, base: number, w: number) => {
    const h = w * 0.62;
    return (
      chair(s, x - w * 0.62, base + 4, h * 1.34, seat, -1) +
      chair(s, x + w * 0.62, base + 4, h * 1.34, seat, 1) +
      roundTable(s, x, base, w, h, cloth) +
      item(s, "bottles", x - w * 0.06, base - h + 2, w * 0.34) +
      path(
        d`M${x + w * 0.14} ${base - h - w * 0.14}h${w * 0.12}l${-w * 0.03} ${w * 0.09}h${-w * 0.06}Z`,
        m.mist,
      ) +
      oval(x - w * 0.24, base - h + 2, w * 0.13, w * 0.028, m.saffron) +
      oval(x - w * 0.24, base - h, w * 0.1, w * 0.02, m.white)
    );
  };
  const lamp = m[r.pick(["saffron", "terracotta", "evergreen", "ink"] as const)];
  const k = r.int(0, 2);
  return (
    backWall(s, y, c, r.pick(["wainscot", "brick", "stripes", "wainscot"])) +
    view(s, outside, wx, 120, 400, 260, 3) +
    picture(s, 90, 150, 120, 150) +
    picture(s, 236, 190, 90, 110) +
    picture(s, wx + 460, 140, 130, 160) +
    floor(s, y, c.floor, r.pick(["boards", "tiles"])) +
    sunPatch(s, wx - 100, 400, y, 3) +
    potted(s, 1120, y + 30, 230) +
    rect(0, y - 130, 330, 40, darker(seat, 0.1)) +
    round(0, y - 100, 340, 70, 10, seat) +
    rect(0, y - 40, 330, 50, darker(m.walnut, 0.1)) +
    times(5, (i) => line(20 + i * 70, y - 128, 20 + i * 70, y - 36, darker(seat, 0.2), 3)) +
    place(r.between(230, 280), y + 74, 210) +
    place(r.between(820, 880), y + 84, 220) +
    [250, 560, 860].map((x) => pendant(s, x, 150 + r.between(-20, 20), 62, lamp, k)).join("") +
    place(r.between(520, 590), y + 206, 310) +
    (r.chance(0.5) ? nearLeaves(s, r.pick([30, 1170]), 250) : "")
  );
}
