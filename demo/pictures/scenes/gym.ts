import { pendant } from "../parts/fittings.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, line, oval, path, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

export function gym(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 550;
  const bike = (x: number, b: number, k: number, col: string) =>
    shadow((f, o) => oval(x + 80 * k, b, 120 * k, 10 * k, f, o), 0.22) +
    rect(x - 20 * k, b - 12 * k, 60 * k, 12 * k, m.ink) +
    rect(x + 130 * k, b - 12 * k, 60 * k, 12 * k, m.ink) +
    dot(x + 150 * k, b - 62 * k, 50 * k, col) +
    dot(x + 150 * k, b - 62 * k, 36 * k, darker(col, 0.3)) +
    stroke(
      d`M${x + 10 * k} ${b - 10 * k}L${x + 50 * k} ${b - 130 * k}M${x + 20 * k} ${b - 40 * k}L${x + 150 * k} ${b - 62 * k}L${x + 130 * k} ${b - 180 * k}h${30 * k}`,
      m.ink,
      11 * k,
    ) +
    round(x + 16 * k, b - 146 * k, 70 * k, 18 * k, 8 * k, m.ink) +
    round(x + 128 * k, b - 212 * k, 40 * k, 30 * k, 4, m.petrol);
  const weights = times(5, (i) => {
    const x = 100 + i * 62;
    return (
      rect(x, y - 60, 50, 8, m.steel) +
      round(x, y - 74, 14, 36, 4, m.ink) +
      round(x + 36, y - 74, 14, 36, 4, m.ink)
    );
  });
  return (
    backWall(s, y, c, r.pick(["brick", "plain"])) +
    view(s, outside, 480, 80, 620, 300, 4) +
    rect(60, 120, 360, 300, lighter(m.mist, 0.3)) +
    poly([90, 420, 240, 120, 310, 120, 160, 420], m.white, 0.5) +
    rect(80, y - 50, 360, 10, m.walnut) +
    weights +
    rect(90, y - 44, 12, 60, m.ink) +
    rect(420, y - 44, 12, 60, m.ink) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, 340, 620, y, 4) +
    [520, 730, 940]
      .map((x, i) => bike(x, y + 60, 0.8, [m.terracotta, m.saffron, m.petrol][i]!))
      .join("") +
    potted(s, 1150, y + 40, 240) +
    round(90, 720, 330, 26, 12, m[r.pick(["terracotta", "sage", "saffron"] as const)]) +
    shadow((f, o) => rect(90, 746, 350, 8, f, o), 0.2) +
    bike(r.between(640, 720), 776, 1.3, m.evergreen) +
    dot(520, 720, 54, m.saffron) +
    path(d`M466 720a54 54 0 0 0 108 0Z`, m.ink, 0.14) +
    person(s, 250, y + 160, 340) +
    line(560, 0, 560, 120, m.ink, 3) +
    pendant(s, 260, 70, 60, m.ink, 0) +
    pendant(s, 900, 50, 60, m.ink, 0)
  );
}
