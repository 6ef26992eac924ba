import { cabinet } from "../parts/fittings.ts";
import { chairBack, table } from "../parts/furniture.ts";
import { glyph } from "../parts/glyph.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, path, rect, stroke, times } from "../pen.ts";
import { type Sheet, darker, indoors } from "../sheet.ts";

export function classroom(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 530;
  const board = r.chance(0.5) ? m.pine : m.petrol;
  const seat = m[r.pick(["terracotta", "saffron", "petrol"] as const)];
  const chalk = m.cream;
  const figure = r.int(0, 2);
  const drawing =
    figure === 0
      ? stroke(d`M440 300L520 170L600 300Z`, chalk, 4) +
        stroke(d`M680 240a56 56 0 1 0 0.1 0`, chalk, 4) +
        stroke(d`M790 300V190H890`, chalk, 4)
      : figure === 1
        ? stroke(d`M430 300V150M430 300H640M430 280Q520 260 560 200T630 160`, chalk, 4) +
          times(4, (i) => rect(720, 170 + i * 36, r.between(90, 180), 7, chalk, 0.8))
        : times(3, (k) =>
            times(4, (i) => rect(420 + k * 180, 160 + i * 38, r.between(60, 140), 7, chalk, 0.75)),
          ) + dot(840, 290, 26, m.saffron);
  const desk = (x: number, base: number, k: number) =>
    chairBack(s, x, base + 26 * k, 190 * k, seat) +
    table(s, x - 110 * k, base, 220 * k, 110 * k, m.wood) +
    goods(s, ["books"], x - 90 * k, base - 110 * k, 60 * k, 34 * k) +
    rect(x + 10 * k, base - 116 * k, 60 * k, 7 * k, m.paper);
  return (
    backWall(s, y, c, "wainscot") +
    rect(370, 96, 580, 268, m.wood) +
    rect(384, 110, 552, 240, board) +
    drawing +
    rect(370, 360, 580, 14, darker(m.wood, 0.2)) +
    view(s, outside, 70, 110, 220, 250, 2) +
    times(
      4,
      (i) =>
        rect(
          1000 + (i % 2) * 84,
          120 + Math.floor(i / 2) * 110,
          70,
          90,
          [m.saffron, m.paper, m.rose, m.sage][i]!,
        ) +
        glyph(
          (["leaf", "star", "sun", "house"] as const)[i]!,
          1035 + (i % 2) * 84,
          165 + Math.floor(i / 2) * 110,
          44,
          m.pine,
        ),
    ) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, -40, 260, y, 2) +
    person(s, 330, y + 40, 300) +
    dot(1090, y - 164, 34, m.petrol) +
    path(d`M1074 ${y - 190}q20 10 8 30t14 26q-26 4 -30 -20t8 -36Z`, m.sage) +
    rect(1086, y - 132, 8, 22, m.ink) +
    cabinet(s, 1000, y + 10, 180, 120, 1, ["books"], m.wood) +
    [330, 620, 910].map((x) => desk(x, 640, 0.82)).join("") +
    [190, 560, 930].map((x) => desk(x + 60, 776, 1.12)).join("")
  );
}
