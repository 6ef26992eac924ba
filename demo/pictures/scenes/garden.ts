import { house } from "../parts/house.ts";
import { backdrop } from "../parts/landscape.ts";
import { snowTop } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { flowers } from "../parts/pots.ts";
import { sky, weather } from "../parts/sky.ts";
import { bench, planter } from "../parts/street.ts";
import { hedge, tree } from "../parts/trees.ts";
import { d, dot, path, rect, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

export function garden(s: Sheet): string {
  const { r, m, p } = s;
  const base = 580;
  const deck = times(9, (i) =>
    rect(0, 690 + i * 14, 560, 12, i % 2 ? m.wood : darker(m.wood, 0.08)),
  );
  return (
    sky(s, 540) +
    backdrop(s, r.pick(["forest", "hills", "town"]), base) +
    rect(0, base - 2, 1200, 230, p.ground) +
    tree(s, 500, base + 10, 300) +
    house(s, r.between(600, 680), base + 6, 340, false) +
    hedge(s, 0, base + 16, 540, 74) +
    tree(s, 120, base + 34, 420) +
    tree(s, 1130, base + 30, 360) +
    path(
      d`M640 ${base + 10}Q600 660 720 700T760 800H560Q540 720 560 690T600 ${base + 10}Z`,
      p.pavement,
    ) +
    times(7, () => dot(r.between(590, 730), r.between(620, 790), 4, darker(p.pavement, 0.2))) +
    flowers(s, 740, 690, 330, 70) +
    flowers(s, 800, 760, 400, 96) +
    deck +
    shadow((f, o) => rect(0, 690, 560, 20, f, o), 0.16) +
    planter(s, 40, 716, 120) +
    planter(s, 430, 712, 100) +
    bench(s, 190, 748, 220) +
    (p.season === "winter" ? path(d`M700 800Q900 740 1200 760V800Z`, snowTop(s)) : "") +
    person(s, 690, 730, 160, m.terracotta) +
    weather(s)
  );
}
