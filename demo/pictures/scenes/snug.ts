import { pendant, picture } from "../parts/fittings.ts";
import { chair, chairBack, roundTable } from "../parts/furniture.ts";
import { goods, item } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, line, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

/** A snug: hearth, booth, low lamps. */
export function snug(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = 570;
  const hx = r.between(640, 740);
  const seat = m[r.pick(["terracotta", "evergreen", "petrol", "brick"] as const)];
  const fire =
    dot(hx + 130, 480, 260, "url(#glow)") +
    path(
      d`M${hx + 78} 552q-6 -60 26 -92q4 30 22 34q-4 -50 26 -80q2 50 34 74q20 30 2 64Z`,
      m.saffron,
    ) +
    path(
      d`M${hx + 104} 552q0 -36 22 -50q2 20 14 24q4 -16 14 -26q16 26 6 52Z`,
      lighter(m.saffron, 0.5),
    ) +
    round(hx + 62, 544, 130, 16, 8, m.walnut);
  const hearth =
    rect(hx - 40, 300, 340, 270, lighter(m.brick, 0.05)) +
    times(26, () => {
      const row = r.int(0, 10);
      return rect(hx - 40 + r.int(0, 6) * 48, 304 + row * 24, 42, 19, darker(m.brick, 0.14), 0.7);
    }) +
    path(d`M${hx + 30} 570V430Q${hx + 130} 360 ${hx + 230} 430V570Z`, darker(m.ink, 0)) +
    fire +
    rect(hx - 60, 286, 380, 24, m.walnut) +
    rect(hx + 10, 0, 240, 290, darker(c.wall, 0.08)) +
    goods(s, ["vases", "bottles", "books"], hx - 40, 286, 340, 60) +
    picture(s, hx + 65, 90, 130, 110);
  return (
    backWall(s, y, c, "wainscot") +
    view(s, outside, 110, 110, 360, 230, 2) +
    hearth +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, 60, 360, y, 2) +
    (p.lit ? poly([hx + 20, 572, hx + 240, 572, hx + 330, 800, hx - 90, 800], p.glow, 0.26) : "") +
    round(40, 380, 480, 170, 16, seat) +
    times(7, (i) => line(60 + i * 70, 392, 60 + i * 70, 500, darker(seat, 0.2), 3)) +
    round(30, 500, 500, 62, 12, lighter(seat, 0.08)) +
    rect(40, 556, 480, 44, darker(m.walnut, 0.15)) +
    shadow((f, o) => rect(40, 600, 500, 16, f, o), 0.2) +
    roundTable(s, 290, 690, 270, 150, m.wood) +
    times(
      3,
      (i) =>
        poly(
          [222 + i * 60, 492, 252 + i * 60, 492, 248 + i * 60, 544, 226 + i * 60, 544],
          [m.saffron, m.brick, m.saffron][i]!,
        ) + rect(221 + i * 60, 484, 32, 11, m.white),
    ) +
    chair(s, 480, 730, 230, seat, 1) +
    roundTable(s, 1010, 720, 220, 140, m.wood) +
    item(s, "bottles", 990, 582, 84) +
    chairBack(s, 880, 770, 230, m.walnut) +
    [290, 1010]
      .map((x) => pendant(s, x, 190, 70, m[r.pick(["evergreen", "terracotta", "ink"] as const)], 1))
      .join("") +
    potted(s, 590, y + 20, 170)
  );
}
