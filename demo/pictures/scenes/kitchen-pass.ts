import { pendant, shelf } from "../parts/fittings.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, roomColours } from "../parts/room.ts";
import { d, dot, line, oval, path, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

export function kitchenPass(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const cook = r.between(300, 440);
  const pan = (x: number, yy: number, k: number) =>
    line(x, yy - 60 * k, x, yy, m.ink, 3) +
    dot(x, yy + 34 * k, 34 * k, r.pick([m.clay, m.steel, m.terracotta])) +
    dot(x, yy + 34 * k, 25 * k, darker(m.steel, 0.4), 0.5);
  const plate = (x: number) =>
    oval(x, 644, 62, 13, m.ink, 0.16) +
    oval(x, 638, 62, 14, m.white) +
    oval(x, 636, 44, 9, m.cream) +
    dot(x - 12, 628, 13, m.terracotta) +
    dot(x + 8, 626, 15, m.fern) +
    dot(x + 20, 632, 9, m.saffron);
  const kind = r.int(0, 1);
  return (
    backWall(s, 650, c, "tiles") +
    poly([540, 0, 960, 0, 1010, 150, 490, 150], m.steel) +
    rect(490, 148, 520, 26, darker(m.steel, 0.2)) +
    poly([760, 0, 960, 0, 1010, 150, 760, 150], m.ink, 0.1) +
    shelf(s, 70, 210, 360, ["plates", "jars", "cups"], 62) +
    shelf(s, 70, 316, 360, ["jars", "bottles", "vases"], 66) +
    rect(60, 372, 380, 8, m.ink) +
    [100, 190, 280, 380].map((x) => pan(x, 400, r.between(0.7, 1))).join("") +
    rect(500, 400, 500, 240, m.steel) +
    rect(500, 400, 500, 14, m.ink) +
    times(
      2,
      (i) =>
        round(530 + i * 240, 446, 200, 94, 6, darker(m.steel, 0.45)) +
        rect(546 + i * 240, 456, 168, 7, m.mist) +
        round(550 + i * 240, 474, 160, 54, 4, p.glow, 0.75),
    ) +
    [570, 690, 820, 930]
      .map(
        (x, i) =>
          (i % 2
            ? rect(x - 42, 340, 84, 60, m.petrol) +
              rect(x - 48, 336, 96, 9, darker(m.petrol, 0.3)) +
              dot(x, 330, 7, m.ink)
            : path(d`M${x - 40} 372h80q-4 28 -20 28h-40q-16 0 -20 -28Z`, m.ink) +
              line(x + 38, 376, x + 84, 362, m.ink, 8)) +
          times(2, (k) =>
            stroke(d`M${x - 10 + k * 20} 320q10 -22 0 -42q-10 -18 2 -36`, m.white, 5, 0.4),
          ),
      )
      .join("") +
    person(s, cook, 740, 470, m.paper) +
    person(s, cook + 430, 740, 450, m.white) +
    rect(0, 650, 1200, 150, darker(c.panel, 0.2)) +
    rect(0, 630, 1200, 34, m.wood) +
    rect(0, 630, 1200, 6, lighter(m.wood, 0.3)) +
    rect(0, 664, 1200, 12, m.ink, 0.25) +
    times(8, (i) => rect(20 + i * 152, 692, 126, 90, darker(c.panel, 0.32))) +
    plate(170) +
    plate(360) +
    plate(860) +
    goods(s, ["plates", "cups"], 980, 636, 200, 60) +
    goods(s, ["jars"], 500, 636, 110, 62) +
    times(4, (i) => pendant(s, 150 + i * 300, 210, 64, m[kind ? "terracotta" : "evergreen"], 0))
  );
}
