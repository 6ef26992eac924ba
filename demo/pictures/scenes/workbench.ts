import { pendant } from "../parts/fittings.ts";
import { type Goods, goods, item } from "../parts/goods.ts";
import { backWall, roomColours } from "../parts/room.ts";
import { monitor } from "../parts/screens.ts";
import { tool } from "../parts/tools.ts";
import { view } from "../parts/window-view.ts";
import { d, dot, line, oval, path, poly, rect, ring, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

/** Bench and tool wall, close. */
export function workbench(
  outside: Sheet,
  wares: readonly Goods[],
  task: "wood" | "engine" | "circuit" | "paint",
): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const wx = r.pick([60, 880]);
  const px = wx === 60 ? 420 : 60;
  const board = r.pick([m.clay, m.sage, m.petrol, m.sand]);
  const order = r.shuffle([0, 1, 2, 3, 4, 5, 6, 1, 4]);
  const pegs =
    shadow((f, o) => rect(px + 12, 82, 720, 330, f, o), 0.14) +
    rect(px, 70, 720, 330, m.walnut) +
    rect(px + 10, 80, 700, 310, board) +
    times(84, (i) =>
      dot(px + 40 + (i % 14) * 48, 112 + Math.floor(i / 14) * 48, 2.6, darker(board, 0.3)),
    ) +
    order
      .slice(0, 7)
      .map((k, i) => `<g>${at(s, k, px + 70 + i * 98)}</g>`)
      .join("") +
    rect(px + 20, 352, 680, 10, m.walnut) +
    goods(s, wares, px + 30, 352, 660, 62);
  const tx = r.between(400, 480);
  const jobs = {
    wood:
      times(
        3,
        (i) =>
          rect(tx - 70 + i * 26, 614 - i * 34, 470 - i * 30, 30, [m.clay, m.cream, m.sand][i]!) +
          rect(tx - 70 + i * 26, 614 - i * 34, 26, 30, darker(m.clay, 0.25)) +
          rect(tx + i * 26, 626 - i * 34, 240, 2.4, darker(m.clay, 0.2)),
      ) +
      round(tx + 130, 488, 160, 46, 14, m.walnut) +
      rect(tx + 116, 530, 190, 16, m.steel) +
      round(tx + 246, 462, 28, 40, 10, m.terracotta) +
      poly([tx + 170, 490, tx + 200, 456, tx + 214, 462, tx + 196, 490], m.saffron) +
      times(8, () =>
        stroke(
          d`M${r.between(tx - 100, tx + 420)} ${r.between(650, 680)}q10 -14 20 0t16 -2`,
          lighter(m.wood, 0.5),
          4,
        ),
      ),
    engine:
      round(tx, 520, 300, 122, 12, m.steel) +
      rect(tx + 150, 520, 150, 122, m.ink, 0.12) +
      times(
        4,
        (i) =>
          round(tx + 18 + i * 72, 486, 48, 44, 6, darker(m.steel, 0.3)) +
          rect(tx + 34 + i * 72, 466, 16, 24, m.ink),
      ) +
      ring(tx - 10, 590, 44, m.ink, 12) +
      ring(tx + 96, 606, 26, m.ink, 8) +
      stroke(d`M${tx - 10} 546L${tx + 96} 580M${tx - 10} 634L${tx + 96} 632`, m.ink, 5) +
      round(tx + 190, 560, 90, 54, 6, m.terracotta) +
      stroke(d`M${tx + 300} 560q70 0 70 80`, m.petrol, 16),
    circuit:
      poly([tx - 20, 640, tx + 320, 640, tx + 290, 560, tx + 20, 560], m.evergreen) +
      times(5, (i) =>
        stroke(d`M${tx + 20 + i * 60} 632V${596 + (i % 2) * 14}h30V572`, m.saffron, 3),
      ) +
      rect(tx + 110, 580, 74, 36, m.ink) +
      times(6, (i) => rect(tx + 114 + i * 12, 616, 5, 8, m.mist)) +
      times(3, (i) => dot(tx + 230 + i * 22, 590, 8, [m.terracotta, m.saffron, m.cream][i]!)) +
      stroke(d`M${tx + 440} 640V470L${tx + 330} 420`, m.ink, 10) +
      ring(tx + 300, 430, 50, m.ink, 11) +
      dot(tx + 300, 430, 45, m.mist, 0.6) +
      monitor(s, tx + 470, 650, 210, m.petrol),
    paint:
      goods(s, "cans", tx - 60, 646, 240, 120) +
      path(
        d`M${tx + 230} 646q-20 -30 30 -44l120 -10q40 10 10 54Z`,
        m[r.pick(["saffron", "terracotta"] as const)],
      ) +
      rect(tx + 260, 590, 130, 34, m.paper) +
      rect(tx + 390, 600, 90, 14, m.ink) +
      times(
        5,
        (i) =>
          `<g transform="rotate(${-24 + i * 12} ${tx + 520} 660)">${rect(tx + 500, 530, 44, 120, [m.terracotta, m.saffron, m.sage, m.petrol, m.rose][i]!)}</g>`,
      ),
  } as const;
  return (
    backWall(s, 800, c, r.pick(["plain", "brick"])) +
    view(s, outside, wx, 90, 260, 300, 2) +
    pegs +
    rect(0, 420, 1200, 170, m.ink, 0.1) +
    goods(s, wares, wx === 60 ? 60 : 880, 600, 270, 120) +
    rect(0, 596, 1200, 84, lighter(m.wood, 0.08)) +
    rect(0, 596, 1200, 6, lighter(m.wood, 0.4)) +
    times(7, () =>
      rect(r.between(0, 1000), r.between(610, 676), r.between(60, 220), 2.4, darker(m.wood, 0.16)),
    ) +
    (p.night
      ? ""
      : poly([wx + 60, 598, wx + 260, 598, wx + 420, 680, wx + 160, 680], p.glow, 0.3)) +
    rect(0, 680, 1200, 120, darker(m.wood, 0.35)) +
    rect(0, 680, 1200, 10, m.ink, 0.25) +
    times(
      4,
      (i) =>
        rect(40 + i * 296, 704, 250, 80, darker(m.wood, 0.22)) +
        round(140 + i * 296, 730, 54, 12, 6, m.saffron),
    ) +
    shadow((f, o) => oval(tx + 170, 650, 290, 14, f, o), 0.22) +
    jobs[task] +
    round(60, 560, 110, 40, 6, m.steel) +
    rect(90, 600, 40, 40, darker(m.steel, 0.2)) +
    round(40, 590, 36, 26, 4, m.ink) +
    line(50, 574, 190, 574, m.ink, 7) +
    pendant(s, 600, 60, 84, m[r.pick(["evergreen", "terracotta", "ink"] as const)], 0) +
    item(s, "cups", 1080, 650, 80)
  );
}

const at = (s: Sheet, kind: number, x: number) =>
  rect(x - 3, 116, 6, 20, s.m.ink) +
  `<g transform="translate(${x * 0.02} 8)">${tool(s, kind, x, 124)}</g>`;
