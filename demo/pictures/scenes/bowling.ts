import { chairBack } from "../parts/furniture.ts";
import { glyph } from "../parts/glyph.ts";
import { person } from "../parts/person.ts";
import { d, dot, oval, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

export function bowling(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const vx = r.between(560, 640);
  const wall = m[r.pick(["petrol", "evergreen", "brick", "terracotta"] as const)];
  const lane = (i: number) => {
    const a = vx + (i - 2) * 62;
    const x0 = vx + (i - 2) * 300;
    return (
      poly(
        [a - 22, 330, a + 22, 330, x0 + 110, 800, x0 - 110, 800],
        i % 2 ? m.sand : lighter(m.wood, 0.3),
      ) +
      poly([a - 30, 330, a - 22, 330, x0 - 110, 800, x0 - 146, 800], m.ink, 0.6) +
      times(3, (k) =>
        poly([x0 - 50 + k * 50, 640, x0 - 58 + k * 50, 662, x0 - 42 + k * 50, 662], m.terracotta),
      ) +
      rect(a - 26, 270, 52, 62, darker(m.ink, 0)) +
      times(6, (k) => {
        const px = a - 16 + (k % 3) * 16 + (k > 2 ? 8 : 0);
        const py = 326 - (k > 2 ? 6 : 0);
        return (
          path(d`M${px - 5} ${py}q-3 -14 2 -22q-3 -9 3 -10q6 1 3 10q5 8 2 22Z`, m.white) +
          rect(px - 3, py - 22, 6, 2.4, m.terracotta)
        );
      })
    );
  };
  return (
    rect(0, 0, 1200, 800, wall) +
    poly([0, 0, 1200, 0, 900, 130, 300, 130], darker(wall, 0.4)) +
    times(9, (i) =>
      poly(
        [vx - 300 + i * 75, 130, vx - 290 + i * 75, 130, -500 + i * 275, 0, -540 + i * 275, 0],
        p.glow,
        0.35,
      ),
    ) +
    rect(180, 130, 840, 150, darker(wall, 0.2)) +
    times(5, (i) => {
      const x = vx + (i - 2) * 150;
      return (
        dot(x, 200, 90, "url(#glow)") +
        glyph(
          (["star", "sun", "wave", "star", "note"] as const)[i]!,
          x,
          198,
          80,
          [m.saffron, m.terracotta, m.cream, m.rose, m.saffron][i]!,
        )
      );
    }) +
    rect(0, 330, 1200, 470, darker(m.walnut, 0.1)) +
    times(5, lane) +
    poly([0, 330, 150, 330, -60, 700, -60, 800, 0, 800], darker(wall, 0.3)) +
    poly([1200, 330, 1050, 330, 1260, 700, 1200, 800], darker(wall, 0.3)) +
    oval(vx, 470, 300, 40, p.glow, 0.16) +
    shadow((f, o) => oval(310, 772, 130, 14, f, o), 0.25) +
    round(190, 690, 240, 80, 12, m.petrol) +
    rect(210, 680, 200, 14, m.ink) +
    times(
      4,
      (i) =>
        dot(236 + i * 50, 662, 28, [m.terracotta, m.saffron, m.evergreen, m.slate][i]!) +
        dot(228 + i * 50, 652, 4, m.ink),
    ) +
    person(s, 820, 780, 350) +
    chairBack(s, 1090, 800, 220, m.saffron)
  );
}
