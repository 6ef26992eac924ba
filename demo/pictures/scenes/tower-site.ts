import { crane } from "../parts/crane.ts";
import { goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { excavator } from "../parts/machines.ts";
import { snowLine } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { earth } from "../parts/site-ground.ts";
import { sky, weather } from "../parts/sky.ts";
import { truck } from "../parts/vehicles.ts";
import { line, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function towerSite(s: Sheet): string {
  const { r, m, p } = s;
  const base = 660;
  const x = r.between(430, 560);
  const floors = r.int(4, 5);
  const fh = 104;
  const bays = 4;
  const bw = 128;
  const w = bays * bw;
  const frame = times(floors, (f) => {
    const y = base - (f + 1) * fh;
    const done = f < floors - 2;
    return (
      times(bays, (b) => {
        const bx = x + b * bw;
        const filled = done && r.chance(0.72);
        return (
          (filled
            ? rect(bx, y, bw, fh, m[r.pick(["brick", "terracotta", "clay"] as const)]) +
              rect(
                bx + 34,
                y + 26,
                60,
                60,
                p.lit && r.chance(0.4) ? p.glow : darker(m.petrol, 0.1),
              ) +
              rect(bx + 62, y + 26, 4, 60, m.paper)
            : rect(bx, y, bw, fh, darker(m.slate, 0.35), 0.55) +
              (p.lit && r.chance(0.3) ? rect(bx, y, bw, fh, p.glow, 0.5) : "")) +
          rect(bx - 6, y, 13, fh, m.mist)
        );
      }) +
      rect(x + w - 7, y, 13, fh, m.mist) +
      rect(x - 16, y - 8, w + 32, 15, lighter(m.mist, 0.2)) +
      rect(x - 16, y + 5, w + 32, 3, m.ink, 0.25) +
      (f === floors - 1
        ? times(9, (i) => rect(x - 4 + (i * w) / 8, y - 40, 5, 34, m.brick)) +
          snowLine(s, x - 16, y - 8, w + 32, 9)
        : "")
    );
  });
  const sx = x - 76;
  const scaffold =
    times(
      floors,
      (f) =>
        rect(sx, base - (f + 1) * fh + 30, 70, 7, m.wood) +
        line(sx, base - f * fh + 30, sx + 66, base - (f + 1) * fh + 30, m.terracotta, 2.5),
    ) +
    [0, 34, 68]
      .map((k) => rect(sx + k, base - floors * fh - 10, 4.5, floors * fh + 10, m.terracotta))
      .join("");
  return (
    sky(s, 600) +
    backdrop(s, r.pick(["city", "hills", "city"]), base) +
    crane(s, r.between(130, 220), base, r.between(560, 600), 560) +
    frame +
    scaffold +
    earth(s, base) +
    shadow(
      (f, o) => poly([x, base, x + w, base, x + w + 120, base + 30, x + 40, base + 30], f, o),
      0.2,
    ) +
    (r.chance(0.5) ? excavator(s, 120, 740, 300) : truck(s, 60, 744, 420, m.terracotta, m.petrol)) +
    goods(s, "boxes", 960, 744, 180, 60) +
    person(s, 480, 746, 130, m.saffron) +
    person(s, 545, 740, 128, m.terracotta) +
    weather(s)
  );
}
