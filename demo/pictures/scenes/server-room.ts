import { person } from "../parts/person.ts";
import { dot, line, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

export function serverRoom(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const dark = darker(m[r.pick(["petrol", "evergreen", "pine"] as const)], 0.35);
  const vx = r.between(540, 660);
  const vy = 360;
  const rack = (side: 1 | -1, k0: number, k1: number) => {
    const x0 = vx + side * 560 * k0;
    const x1 = vx + side * 560 * k1;
    const t0 = vy - 360 * k0;
    const t1 = vy - 360 * k1;
    const b0 = vy + 380 * k0;
    const b1 = vy + 380 * k1;
    const tone = r.pick([m.ink, darker(m.petrol, 0.45), darker(m.pine, 0.4)]);
    const rows = 13;
    return (
      poly([x0, t0, x1, t1, x1, b1, x0, b0], tone) +
      times(rows, (i) => {
        const f = (i + 0.5) / rows;
        const g = f + 0.035;
        const ax = x0 + (x1 - x0) * 0.14;
        const bx = x0 + (x1 - x0) * 0.86;
        const ya = (q: number, t: number) =>
          t0 + (t1 - t0) * t + q * (b0 - t0 + (b1 - b0 - t1 + t0) * t);
        const c = r.pick([m.saffron, m.sage, m.mist, m.terracotta, m.slate]);
        return (
          poly(
            [ax, ya(f, 0.14), bx, ya(f, 0.86), bx, ya(g, 0.86), ax, ya(g, 0.14)],
            lighter(tone, 0.14),
          ) +
          times(3, (j) => {
            const t = 0.22 + j * 0.12;
            return dot(
              x0 + (x1 - x0) * t,
              (ya(f, t) + ya(g, t)) / 2,
              2 + 3 * k1,
              r.chance(0.7) ? c : m.saffron,
            );
          })
        );
      }) +
      poly([x1, t1, x1 + side * 6, t1, x1 + side * 6, b1, x1, b1], lighter(tone, 0.3))
    );
  };
  const steps = [0.2, 0.28, 0.4, 0.56, 0.8, 1.15];
  let racks = "";
  for (let i = 0; i < 5; i++)
    racks += rack(-1, steps[i]!, steps[i + 1]!) + rack(1, steps[i]!, steps[i + 1]!);
  return (
    rect(0, 0, 1200, 800, dark) +
    poly([0, 0, 1200, 0, vx + 112, vy - 72, vx - 112, vy - 72], lighter(dark, 0.1)) +
    poly([0, 800, 1200, 800, vx + 112, vy + 76, vx - 112, vy + 76], lighter(dark, 0.24)) +
    times(5, (i) => {
      const k = [0.26, 0.36, 0.52, 0.76, 1.1][i]!;
      return rect(vx - 560 * k, vy + 380 * k, 1120 * k, 3 * k, darker(dark, 0.3));
    }) +
    [-0.6, 0, 0.6]
      .map((q) => line(vx + q * 112, vy + 76, vx + q * 900, 830, darker(dark, 0.3), 2))
      .join("") +
    rect(vx - 112, vy - 72, 224, 148, m.sage) +
    dot(vx, vy, 260, "url(#glow)") +
    rect(vx - 50, vy - 40, 100, 116, m.cream) +
    times(4, (i) => {
      const k = [0.3, 0.46, 0.7, 1.05][i]!;
      return poly(
        [
          vx - 90 * k,
          vy - 350 * k,
          vx + 90 * k,
          vy - 350 * k,
          vx + 104 * k,
          vy - 380 * k,
          vx - 104 * k,
          vy - 380 * k,
        ],
        lighter(p.glow, 0.3),
      );
    }) +
    poly([vx - 50, vy + 76, vx + 50, vy + 76, vx + 260, 800, vx - 260, 800], p.glow, 0.16) +
    racks +
    person(s, vx + 30, 610, 260, m[r.pick(["terracotta", "saffron"] as const)])
  );
}
