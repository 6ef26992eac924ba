import { mix } from "../palette.ts";
import { backdrop } from "../parts/landscape.ts";
import { boat } from "../parts/machines.ts";
import { glassColor, snowLine } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { truck, van } from "../parts/vehicles.ts";
import { line, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function harbour(s: Sheet): string {
  const { r, m, p } = s;
  const quay = 650;
  const box = (x: number, y: number, w: number) => {
    const c = m[r.pick(["terracotta", "petrol", "saffron", "evergreen", "sage", "rose"] as const)];
    return (
      rect(x, y, w, 58, c) +
      times(Math.floor(w / 14), (i) => rect(x + 4 + i * 14, y + 5, 4, 48, darker(c, 0.16))) +
      rect(x, y, w, 4, lighter(c, 0.3))
    );
  };
  const gantry = (x: number, h: number) => {
    const c = m[r.pick(["terracotta", "saffron", "petrol"] as const)];
    const top = quay - h;
    return (
      rect(x, top, 16, h, c) +
      rect(x + 130, top, 16, h, c) +
      line(x + 10, quay - h * 0.3, x + 138, top + 10, c, 8) +
      rect(x - 8, quay - h * 0.34, 164, 14, darker(c, 0.15)) +
      rect(x - 300, top - 12, 560, 20, darker(c, 0.1)) +
      poly([x + 60, top - 12, x + 73, top - 96, x + 86, top - 12], c) +
      line(x + 73, top - 94, x - 270, top - 8, c, 4) +
      line(x + 73, top - 94, x + 240, top - 8, c, 4) +
      rect(x + 20, top + 8, 70, 40, m.paper) +
      rect(x + 28, top + 16, 34, 18, p.lit ? p.glow : glassColor(s)) +
      line(x - 200, top + 6, x - 200, top + 120, m.ink, 2.5) +
      box(x - 260, top + 120, 120) +
      snowLine(s, x - 300, top - 12, 300, 6)
    );
  };
  const water = mix(p.sky[0], p.haze, 0.4);
  const gx = r.between(620, 760);
  return (
    sky(s, 500) +
    backdrop(s, r.pick(["mountains", "city", "hills"]), 500) +
    rect(0, 498, 1200, 180, water) +
    times(22, () =>
      rect(r.between(-40, 1160), r.between(506, 640), r.between(30, 140), 2.4, p.sky[1], 0.5),
    ) +
    boat(s, r.between(20, 120), 612, 460, m[r.pick(["petrol", "evergreen", "ink"] as const)]) +
    gantry(gx, 400) +
    rect(0, quay, 1200, 160, p.pavement) +
    rect(0, quay, 1200, 12, lighter(p.pavement, 0.25)) +
    rect(0, quay + 12, 1200, 5, m.ink, 0.2) +
    times(3, (row) =>
      times(4 - row, (i) => box(gx + 60 + i * 134 + row * 60, quay - 2 - row * 59 - 58 + 40, 130)),
    ) +
    shadow((f, o) => rect(gx + 60, quay + 38, 560, 18, f, o), 0.2) +
    times(
      5,
      (i) =>
        round(40 + i * 130, quay - 14, 34, 26, 6, m.ink) +
        rect(34 + i * 130, quay - 18, 46, 9, m.ink),
    ) +
    (r.chance(0.5)
      ? truck(s, 60, 772, 470, m.terracotta, m.petrol)
      : van(s, 120, 768, 330, m.paper)) +
    person(s, 590, 764, 140, m.saffron) +
    weather(s)
  );
}
