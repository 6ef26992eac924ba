import { pendant } from "../parts/fittings.ts";
import { counter, stool } from "../parts/furniture.ts";
import { type Goods, goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { d, dot, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

export function bar(outside: Sheet, wares: readonly Goods[] = ["bottles"]): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = 690;
  const frame = darker(m.walnut, r.between(0, 0.3));
  const bays = r.pick([3, 4, 5]);
  const span = 980 / bays;
  const bw = span - 15;
  const arched = r.chance(0.6);
  const seat = m[r.pick(["terracotta", "saffron", "petrol", "evergreen"] as const)];
  const back = times(bays, (b) => {
    const x = 120 + b * span;
    return (
      rect(x, 110, bw, 340, p.lit ? darker(p.glow, 0.38) : darker(c.wall, 0.3)) +
      dot(x + bw / 2, 280, 170, "url(#glow)", 0.8) +
      times(
        3,
        (i) =>
          goods(s, wares, x + 10, 212 + i * 110, bw - 16, 84) +
          rect(x, 212 + i * 110, bw, 9, frame),
      ) +
      (arched
        ? path(d`M${x} 110h${bw}v24q${-bw / 2} -40 ${-bw} 0Z`, frame)
        : rect(x, 110, bw, 12, frame))
    );
  });
  const taps = (x: number) =>
    rect(x - 7, 440, 14, 70, m.steel) +
    rect(x - 70, 432, 140, 18, m.steel) +
    times(
      4,
      (i) =>
        rect(x - 58 + i * 36, 446, 8, 26, darker(m.steel, 0.3)) +
        round(x - 61 + i * 36, 384, 14, 50, 5, [m.terracotta, m.saffron, m.evergreen, m.paper][i]!),
    );
  const pint = (x: number) =>
    poly([x - 16, 456, x + 16, 456, x + 12, 512, x - 12, 512], m.saffron) +
    rect(x - 17, 446, 34, 13, m.white);
  return (
    backWall(s, y, c, r.pick(["brick", "plain", "stripes"])) +
    rect(96, 80, 1008, 380, frame) +
    back +
    rect(84, 66, 1032, 24, lighter(frame, 0.14)) +
    rect(96, 452, 1008, 60, darker(frame, 0.3)) +
    person(s, r.between(330, 460), 760, 440, m[r.pick(["paper", "evergreen", "rose"] as const)]) +
    floor(s, 690, c.floor, "boards") +
    counter(s, 40, 700, 1120, 190, c.panel, m.walnut) +
    taps(r.between(640, 760)) +
    pint(r.between(240, 300)) +
    pint(r.between(880, 940)) +
    goods(s, "cups", 960, 503, 150, 46) +
    times(5, (i) => stool(s, 150 + i * 225 + r.between(-12, 12), 782, 176, seat)) +
    times(4, (i) =>
      pendant(s, 165 + i * 290, 150, 56, m[r.pick(["saffron", "terracotta"] as const)], 0),
    )
  );
}
