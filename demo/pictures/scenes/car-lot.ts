import { backdrop } from "../parts/landscape.ts";
import { glassColor, snowLine } from "../parts/openings.ts";
import { signBoard } from "../parts/signs.ts";
import { sky, weather } from "../parts/sky.ts";
import { hedge, tree } from "../parts/trees.ts";
import { car } from "../parts/vehicles.ts";
import { line, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

export function carLot(s: Sheet): string {
  const { r, m, p } = s;
  const base = 560;
  const c = m[r.pick(p.accents)];
  const colours = r.shuffle([
    "terracotta",
    "saffron",
    "petrol",
    "evergreen",
    "mist",
    "rose",
    "slate",
  ] as const);
  return (
    sky(s, 520) +
    backdrop(s, r.pick(["mountains", "city", "forest"]), base) +
    rect(150, 300, 760, base - 300, m.paper) +
    rect(170, 360, 720, base - 372, p.lit ? darker(p.glow, 0.05) : glassColor(s)) +
    times(9, (i) => rect(170 + i * 90, 360, 5, base - 372, m.paper)) +
    poly([220, base - 12, 420, 360, 500, 360, 300, base - 12], "#fffaf0", 0.14) +
    car(s, 250, base - 12, 250, m[colours[0]!]) +
    car(s, 560, base - 12, 250, m[colours[1]!]) +
    times(8, (i) => rect(175 + i * 90 + 85, 360, 5, base - 372, m.paper)) +
    rect(120, 282, 820, 36, c) +
    snowLine(s, 120, 282, 820, 14) +
    signBoard(s, 430, 236, 200, 58, "wheel", darker(c, 0.3)) +
    tree(s, 1040, base + 6, 300) +
    rect(0, base, 1200, 250, p.road) +
    hedge(s, -20, base + 16, 190, 50) +
    shadow((f, o) => rect(120, base, 840, 18, f, o), 0.16) +
    times(3, (i) => car(s, 30 + i * 400, 654, 330, m[colours[2 + i]!])) +
    car(s, r.between(300, 520), 782, 500, m[colours[5]!]) +
    times(9, (i) =>
      poly(
        [i * 150, 190 + Math.sin(i) * 8 + 20, i * 150 + 34, 194 + 20, i * 150 + 15, 246],
        m[r.pick(["terracotta", "saffron", "evergreen", "cream"] as const)],
      ),
    ) +
    line(0, 210, 1200, 216, m.ink, 2.5) +
    weather(s)
  );
}
