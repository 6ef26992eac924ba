import { item } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { roomColours } from "../parts/room.ts";
import { view } from "../parts/window-view.ts";
import { d, dot, line, poly, rect, stroke } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

/** Long aisle in one-point perspective, shelves on both sides. */
export function aisle(
  outside: Sheet,
  wares: readonly (
    | "terracotta"
    | "saffron"
    | "petrol"
    | "sage"
    | "clay"
    | "rose"
    | "evergreen"
    | "cream"
  )[],
): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const vx = r.between(520, 680);
  const vy = 350;
  const ks = [0.2, 0.27, 0.36, 0.48, 0.64, 0.86, 1.16];
  const wall = (side: 1 | -1) => {
    let out = "";
    for (let i = 0; i < ks.length - 1; i++) {
      const k0 = ks[i]!;
      const k1 = ks[i + 1]!;
      const x0 = vx + side * 520 * k0;
      const x1 = vx + side * 520 * k1;
      out += poly(
        [x0, vy - 300 * k0, x1, vy - 300 * k1, x1, vy + 400 * k1, x0, vy + 400 * k0],
        darker(c.panel, 0.45 - k0 * 0.2),
      );
      for (let row = 0; row < 4; row++) {
        const f = (k: number, q: number) => vy + k * (400 - row * 172 - q);
        const n = 3;
        for (let j = 0; j < n; j++) {
          const ka = k0 + ((k1 - k0) * (j + 0.08)) / n;
          const kb = k0 + ((k1 - k0) * (j + 0.9)) / n;
          const h = r.between(70, 126);
          const col = m[r.pick(wares)];
          const xa = vx + side * 520 * ka;
          const xb = vx + side * 520 * kb;
          out += poly(
            [xa, f(ka, 14), xb, f(kb, 14), xb, f(kb, h), xa, f(ka, h)],
            darker(col, (1 - k1) * 0.25),
          );
          if (r.chance(0.6))
            out += poly(
              [
                xa * 0.75 + xb * 0.25,
                f(ka, h * 0.45),
                xa * 0.25 + xb * 0.75,
                f(kb, h * 0.45),
                xa * 0.25 + xb * 0.75,
                f(kb, h * 0.7),
                xa * 0.75 + xb * 0.25,
                f(ka, h * 0.7),
              ],
              lighter(col, 0.4),
              0.8,
            );
        }
        out += poly([x0, f(k0, 0), x1, f(k1, 0), x1, f(k1, 14), x0, f(k0, 14)], m.wood);
      }
      out += poly(
        [
          x1,
          vy - 300 * k1,
          x1 + side * 12 * k1,
          vy - 300 * k1,
          x1 + side * 12 * k1,
          vy + 400 * k1,
          x1,
          vy + 400 * k1,
        ],
        m.ink,
        0.7,
      );
    }
    return out;
  };
  const lights = ks
    .slice(1)
    .map(
      (k) =>
        dot(vx, vy - 330 * k, 120 * k, "url(#glow)", p.lit ? 1 : 0.6) +
        poly(
          [
            vx - 70 * k,
            vy - 340 * k,
            vx + 70 * k,
            vy - 340 * k,
            vx + 58 * k,
            vy - 322 * k,
            vx - 58 * k,
            vy - 322 * k,
          ],
          lighter(p.glow, 0.35),
        ) +
        line(vx, vy - 340 * k, vx, vy - 400 * k, m.ink, 3 * k),
    )
    .join("");
  return (
    rect(0, 0, 1200, 800, c.wall) +
    poly([0, 0, 1200, 0, vx + 104, vy - 60, vx - 104, vy - 60], darker(c.wall, 0.22)) +
    poly([-200, 830, 1400, 830, vx + 104, vy + 80, vx - 104, vy + 80], c.floor) +
    ks
      .map((k) => rect(vx - 520 * k, vy + 400 * k, 1040 * k, 2 + 2 * k, darker(c.floor, 0.14)))
      .join("") +
    [-0.6, -0.2, 0.2, 0.6]
      .map((q) => line(vx + q * 104, vy + 80, vx + q * 640, 840, darker(c.floor, 0.12), 2))
      .join("") +
    view(s, outside, vx - 76, vy - 46, 152, 90, 2) +
    poly([vx - 60, vy + 80, vx + 60, vy + 80, vx + 280, 820, vx - 280, 820], p.glow, 0.2) +
    wall(-1) +
    wall(1) +
    lights +
    person(s, vx + r.pick([-60, 70]), 640, 300) +
    (r.chance(0.5)
      ? stroke(
          d`M${vx - 180} 760H${vx - 60}L${vx - 40} 650M${vx - 190} 660H${vx - 42}L${vx - 64} 730H${vx - 176}Z`,
          m.ink,
          6,
        ) + item(s, "boxes", vx - 170, 726, 76)
      : "")
  );
}
