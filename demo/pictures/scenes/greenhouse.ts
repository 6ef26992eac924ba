import { blob } from "../parts/blob.ts";
import { backdrop } from "../parts/landscape.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { sky } from "../parts/sky.ts";
import { d, dot, line, path, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export function greenhouse(s: Sheet, people: boolean): string {
  const { r, m, p } = s;
  const vx = 600;
  const vy = 360;
  const rib = (k: number, w: number) => {
    const half = 620 * k;
    const base = vy + 330 * k;
    return stroke(
      d`M${vx - half} ${base}V${vy - 120 * k}Q${vx - half * 0.9} ${vy - 330 * k} ${vx} ${vy - 400 * k}Q${vx + half * 0.9} ${vy - 330 * k} ${vx + half} ${vy - 120 * k}V${base}`,
      p.lit ? m.pine : m.white,
      w,
    );
  };
  const bench = (side: number) =>
    times(7, (i) => {
      const k = 0.3 + i * 0.17;
      const size = 190 * k;
      const x = vx + side * 400 * k;
      const y = vy + 250 * k;
      const leaf = r.pick([m.fern, m.evergreen, m.sage]);
      return (
        path(blob(r, x, y - size * 0.36, size * 0.66, size * 0.44), leaf) +
        path(
          blob(r, x - side * size * 0.14, y - size * 0.5, size * 0.34, size * 0.22),
          lighter(leaf, 0.2),
        ) +
        times(4, () =>
          dot(
            x + r.between(-size, size) * 0.46,
            y - size * r.between(0.25, 0.7),
            size * 0.07,
            r.pick([m.saffron, m.terracotta, m.rose, m.paper]),
          ),
        ) +
        poly(
          [
            x - size * 0.75,
            y,
            x + size * 0.75,
            y,
            x + size * 0.7,
            y + size * 0.13,
            x - size * 0.7,
            y + size * 0.13,
          ],
          m.wood,
        ) +
        rect(x - size * 0.6, y + size * 0.12, size * 0.08, size * 0.6, darker(m.wood, 0.3)) +
        rect(x + size * 0.5, y + size * 0.12, size * 0.08, size * 0.6, darker(m.wood, 0.3))
      );
    });
  return (
    sky(s, 560) +
    backdrop(s, r.pick(["hills", "forest", "mountains"]), 470) +
    poly(
      [0, 800, vx - 130, 440, vx + 130, 440, 1200, 800],
      p.season === "winter" ? m.sand : m.sand,
    ) +
    rect(0, 440, 1200, 20, m.fern, 0.5) +
    poly([0, 800, 0, 560, vx - 180, 440, vx - 60, 440, 330, 800], darker(m.fern, 0.3), 0.55) +
    poly([1200, 800, 1200, 560, vx + 180, 440, vx + 60, 440, 870, 800], darker(m.fern, 0.3), 0.55) +
    rect(0, 0, 1200, 800, p.lit ? p.glow : m.mist, 0.14) +
    [0.3, 0.42, 0.58, 0.8, 1.08].map((k) => rib(k, 3 + k * 8)).join("") +
    times(5, (i) =>
      line(
        vx + (i - 2) * 40,
        vy - 118 + Math.abs(i - 2) * 16,
        vx + (i - 2) * 330,
        -60 + Math.abs(i - 2) * 90,
        p.lit ? m.pine : m.white,
        4,
      ),
    ) +
    bench(-1) +
    bench(1) +
    (people ? person(s, vx + 20, 560, 200, m.terracotta) : "") +
    times(3, (i) => {
      const x = 300 + i * 300;
      return (
        line(x, 0, x, 130, m.ink, 3) +
        round(x - 40, 130, 80, 14, 4, m.walnut) +
        path(blob(r, x, 160, 52, 34), m.fern) +
        path(blob(r, x - 12, 150, 26, 16), m.sage)
      );
    }) +
    potted(s, 110, 810, 300) +
    potted(s, 1090, 820, 330)
  );
}
