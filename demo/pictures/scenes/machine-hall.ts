import { pendant } from "../parts/fittings.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, oval, path, poly, rect, ring, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, indoors, shadow } from "../sheet.ts";

function clerestory(s: Sheet, outside: Sheet, y: number): string {
  return (
    view(s, outside, 40, y, 1120, 130, 12) +
    rect(0, y - 60, 1200, 20, s.m.pine) +
    times(7, (i) =>
      stroke(d`M${i * 200 - 100} ${y - 42}L${i * 200} 0L${i * 200 + 100} ${y - 42}`, s.m.pine, 7),
    )
  );
}

export function machineHall(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = 520;
  const lathe = (x: number, b: number, k: number, col: string) =>
    shadow((f, o) => oval(x + 160 * k, b, 190 * k, 14 * k, f, o), 0.24) +
    rect(x, b - 90 * k, 320 * k, 90 * k, darker(col, 0.3)) +
    round(x - 10 * k, b - 210 * k, 120 * k, 130 * k, 8 * k, col) +
    round(x + 14 * k, b - 190 * k, 60 * k, 44 * k, 4, m.pine) +
    dot(x + 34 * k, b - 168 * k, 9 * k, m.saffron) +
    dot(x + 58 * k, b - 168 * k, 6 * k, m.terracotta) +
    rect(x + 110 * k, b - 150 * k, 150 * k, 18 * k, m.steel) +
    round(x + 250 * k, b - 176 * k, 80 * k, 92 * k, 6 * k, col) +
    rect(x - 10 * k, b - 96 * k, 350 * k, 16 * k, m.steel) +
    ring(x + 290 * k, b - 44 * k, 26 * k, m.steel, 7 * k) +
    rect(x, b - 8 * k, 330 * k, 8 * k, m.ink);
  const press = (x: number, b: number, k: number, col: string) =>
    shadow((f, o) => oval(x + 110 * k, b, 150 * k, 14 * k, f, o), 0.24) +
    rect(x, b - 330 * k, 220 * k, 84 * k, col) +
    rect(x, b - 330 * k, 46 * k, 330 * k, col) +
    rect(x + 174 * k, b - 330 * k, 46 * k, 330 * k, darker(col, 0.2)) +
    rect(x + 84 * k, b - 250 * k, 52 * k, 70 * k, m.steel) +
    rect(x + 64 * k, b - 186 * k, 92 * k, 20 * k, darker(m.steel, 0.3)) +
    rect(x - 12 * k, b - 110 * k, 244 * k, 110 * k, darker(col, 0.3)) +
    rect(x - 20 * k, b - 122 * k, 260 * k, 18 * k, m.steel) +
    times(5, (i) =>
      poly(
        [
          x + i * 50 * k,
          b - 104 * k,
          x + (i * 50 + 22) * k,
          b - 104 * k,
          x + (i * 50 + 8) * k,
          b - 88 * k,
          x + (i * 50 - 12) * k,
          b - 88 * k,
        ],
        m.saffron,
      ),
    ) +
    round(x + 70 * k, b - 310 * k, 80 * k, 40 * k, 4, m.pine) +
    dot(x + 94 * k, b - 290 * k, 10 * k, m.terracotta) +
    dot(x + 122 * k, b - 290 * k, 10 * k, p.glow);
  const cols = r.shuffle([m.evergreen, m.petrol, m.terracotta, m.saffron, m.sage]);
  const swap = r.chance(0.5);
  return (
    backWall(s, y, c, r.pick(["plain", "brick"])) +
    clerestory(s, outside, 110) +
    rect(0, 318, 1200, 12, m.steel) +
    times(6, (i) => rect(60 + i * 210, 0, 18, y, darker(c.wall, 0.22))) +
    floor(s, y, c.floor, "concrete") +
    sunPatch(s, 0, 380, y, 3) +
    sunPatch(s, 520, 380, y, 3) +
    press(90, y + 40, 0.62, cols[3]!) +
    lathe(340, y + 34, 0.62, cols[4]!) +
    press(660, y + 40, 0.6, cols[0]!) +
    lathe(880, y + 34, 0.62, cols[1]!) +
    path(d`M0 640H1200V652H0Z`, m.saffron, 0.8) +
    (swap
      ? press(150, 760, 1.05, cols[1]!) + lathe(560, 768, 1.25, cols[2]!)
      : lathe(110, 768, 1.2, cols[2]!) + press(690, 764, 1.05, cols[1]!)) +
    person(s, swap ? 480 : 600, 760, 300, m.saffron) +
    goods(s, ["boxes", "drums"], 1010, 780, 190, 110) +
    [260, 620, 980].map((x) => pendant(s, x, 150, 66, m.ink, 0)).join("")
  );
}
