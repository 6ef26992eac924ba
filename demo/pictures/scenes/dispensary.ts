import { cabinet } from "../parts/fittings.ts";
import { counter, stool } from "../parts/furniture.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import { type Goods, goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { monitor } from "../parts/screens.ts";
import { dot, line, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

export function dispensary(outside: Sheet, sign: Glyph, wares: readonly Goods[]): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const face = m[r.pick(["evergreen", "petrol", "sage", "terracotta"] as const)];
  const body = lighter(c.panel, 0.1);
  return (
    backWall(s, 690, c, "plain") +
    rect(60, 70, 1080, 60, face) +
    glyph(sign, 600, 100, 44, lighter(m.cream, 0.3)) +
    times(
      3,
      (i) =>
        round(670 + i * 76, 94, 54, 12, 6, m.cream, 0.8) +
        round(476 - i * 76, 94, 54, 12, 6, m.cream, 0.8),
    ) +
    cabinet(s, 70, 590, 330, 440, 5, wares, body) +
    cabinet(s, 435, 590, 330, 440, 5, wares, body) +
    cabinet(s, 800, 590, 330, 440, 5, wares, body) +
    person(s, r.pick([520, 660]), 790, 440, m.white) +
    floor(s, 690, c.floor, "tiles") +
    counter(s, 140, 700, 920, 190, face, m.wood) +
    monitor(s, 720, 502, 150, m.pine) +
    goods(s, wares, 170, 502, 230, 70) +
    dot(480, 600, 44, darker(face, 0.14)) +
    glyph(sign, 600, 615, 74, lighter(face, 0.5)) +
    potted(s, 90, 770, 300) +
    stool(s, 1110, 780, 140, m.saffron) +
    [250, 600, 950].map((x) => line(x, 0, x, 20, m.ink, 2)).join("")
  );
}
