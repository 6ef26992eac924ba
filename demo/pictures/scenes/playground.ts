import { house } from "../parts/house.ts";
import { backdrop } from "../parts/landscape.ts";
import { snowLine, snowTop } from "../parts/openings.ts";
import { flowers } from "../parts/pots.ts";
import { sky, weather } from "../parts/sky.ts";
import { tree } from "../parts/trees.ts";
import { d, dot, line, path, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

export function playground(s: Sheet): string {
  const { r, m, p } = s;
  const base = 590;
  const cottage = r.between(560, 660);
  const sx = 150;
  const swing =
    stroke(
      d`M${sx} 712L${sx + 50} 470L${sx + 100} 712M${sx + 260} 712L${sx + 310} 470L${sx + 360} 712`,
      m.terracotta,
      11,
    ) +
    rect(sx + 40, 462, 280, 13, m.terracotta) +
    [110, 210]
      .map((k, i) => {
        const lean = i ? 26 : -18;
        return (
          line(sx + k, 474, sx + k + lean, 650, m.ink, 2.5) +
          line(sx + k + 44, 474, sx + k + 44 + lean, 650, m.ink, 2.5) +
          round(sx + k - 6 + lean, 648, 58, 11, 4, m.saffron)
        );
      })
      .join("");
  const tx = r.between(640, 720);
  const slide =
    rect(tx, 520, 14, 200, m.walnut) +
    rect(tx + 116, 520, 14, 200, m.walnut) +
    rect(tx - 8, 580, 146, 14, m.wood) +
    poly([tx - 26, 528, tx + 65, 446, tx + 156, 528], m.evergreen) +
    times(6, (i) => line(tx - 34 - i * 4, 700 - i * 20, tx + 4, 700 - i * 20, m.walnut, 5)) +
    line(tx - 40, 714, tx - 4, 586, m.walnut, 7) +
    path(
      d`M${tx + 132} 584Q${tx + 200} 600 ${tx + 250} 680Q${tx + 270} 712 ${tx + 330} 712V724Q${tx + 250} 730 ${tx + 226} 690Q${tx + 190} 622 ${tx + 132} 604Z`,
      m.saffron,
    ) +
    rect(tx + 14, 596, 102, 124, darker(m.wood, 0.25), 0.5) +
    snowLine(s, tx - 20, 520, 150, 8);
  return (
    sky(s, 550) +
    backdrop(s, r.pick(["hills", "forest", "town"]), base) +
    rect(0, base - 2, 1200, 220, p.ground) +
    tree(s, 90, base + 14, 380) +
    house(s, cottage, base + 6, 330, true) +
    tree(s, cottage - 60, base + 16, 260) +
    times(
      26,
      (i) =>
        rect(i * 48 - 8, base + 6, 20, 56, m.paper) +
        poly([i * 48 - 8, base + 6, i * 48 + 2, base - 6, i * 48 + 12, base + 6], m.paper),
    ) +
    rect(0, base + 22, 1200, 7, m.cream) +
    path(
      d`M0 690Q300 650 640 690T1200 680V800H0Z`,
      p.season === "winter" ? snowTop(s) : darker(p.ground, 0.1),
    ) +
    path(
      d`M${tx - 80} 716Q${tx + 120} 690 ${tx + 380} 720Q${tx + 140} 752 ${tx - 80} 716Z`,
      m.sand,
    ) +
    shadow((f, o) => poly([sx, 712, sx + 360, 712, sx + 420, 730, sx + 40, 730], f, o), 0.14) +
    swing +
    slide +
    dot(540, 742, 26, m.terracotta) +
    path(d`M514 742a26 26 0 0 1 52 0Z`, m.cream) +
    (p.season === "winter" ? "" : flowers(s, 30, 800, 200, 60) + flowers(s, 980, 806, 220, 66)) +
    weather(s)
  );
}
