import { pendant, picture } from "../parts/fittings.ts";
import { stool } from "../parts/furniture.ts";
import { glyph } from "../parts/glyph.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, line, oval, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

export function arcade(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = 560;
  const machine = (x: number, b: number, k: number, col: string) => {
    const sc = r.pick([m.sage, m.saffron, m.rose, m.mist]);
    return (
      shadow((f, o) => oval(x + 80 * k, b, 110 * k, 12 * k, f, o), 0.24) +
      dot(x + 80 * k, b - 270 * k, 150 * k, "url(#glow)", 0.7) +
      path(
        d`M${x} ${b}V${b - 170 * k}L${x + 10 * k} ${b - 190 * k}V${b - 390 * k}H${x + 150 * k}V${b - 190 * k}L${x + 160 * k} ${b - 170 * k}V${b}Z`,
        col,
      ) +
      rect(x + 118 * k, b - 390 * k, 32 * k, 390 * k, m.ink, 0.15) +
      rect(x + 16 * k, b - 382 * k, 128 * k, 46 * k, p.glow) +
      glyph(r.pick(["star", "bolt", "sun", "paw", "wave"]), x + 80 * k, b - 359 * k, 36 * k, col) +
      rect(x + 22 * k, b - 322 * k, 116 * k, 110 * k, m.ink) +
      rect(x + 30 * k, b - 314 * k, 100 * k, 94 * k, darker(m.petrol, 0.3)) +
      times(6, (i) =>
        rect(
          x + (36 + (i % 3) * 30) * k,
          b - (300 - Math.floor(i / 3) * 34) * k,
          20 * k,
          14 * k,
          i % 2 ? sc : m.terracotta,
        ),
      ) +
      poly([x + 70 * k, b - 226 * k, x + 80 * k, b - 242 * k, x + 90 * k, b - 226 * k], m.cream) +
      poly(
        [
          x - 4 * k,
          b - 170 * k,
          x + 12 * k,
          b - 200 * k,
          x + 148 * k,
          b - 200 * k,
          x + 164 * k,
          b - 170 * k,
        ],
        lighter(col, 0.15),
      ) +
      line(x + 46 * k, b - 182 * k, x + 46 * k, b - 206 * k, m.ink, 5 * k) +
      dot(x + 46 * k, b - 208 * k, 9 * k, m.terracotta) +
      dot(x + 96 * k, b - 184 * k, 8 * k, m.saffron) +
      dot(x + 120 * k, b - 184 * k, 8 * k, m.cream) +
      rect(x + 54 * k, b - 110 * k, 52 * k, 60 * k, darker(col, 0.3))
    );
  };
  const cols = r.shuffle([m.terracotta, m.petrol, m.evergreen, m.saffron, m.brick, m.slate]);
  return (
    backWall(s, y, c, r.pick(["stripes", "brick"])) +
    view(s, outside, 80, 110, 240, 220, 2) +
    [400, 560].map((x) => picture(s, x, 110, 120, 130)).join("") +
    glyph("star", 900, 140, 130, p.glow) +
    dot(900, 140, 150, "url(#glow)") +
    floor(s, y, c.floor, "tiles") +
    sunPatch(s, -40, 240, y, 2) +
    [300, 480, 660, 840, 1020].map((x, i) => machine(x, y + 30, 0.86, cols[i]!)).join("") +
    machine(110, 770, 1.2, cols[5]!) +
    stool(s, 360, 782, 130, m.saffron) +
    person(s, 560, 770, 330) +
    shadow((f, o) => rect(690, 770, 420, 16, f, o), 0.2) +
    rect(720, 700, 24, 70, m.walnut) +
    rect(1050, 700, 24, 70, m.walnut) +
    poly([690, 660, 1100, 660, 1130, 700, 664, 700], m.evergreen) +
    rect(664, 700, 466, 20, m.walnut) +
    poly([690, 660, 1100, 660, 1106, 666, 684, 666], m.wood) +
    times(5, (i) =>
      dot(
        800 + i * 50,
        678 + (i % 2) * 8,
        9,
        [m.saffron, m.terracotta, m.white, m.petrol, m.ink][i]!,
      ),
    ) +
    line(960, 690, 1130, 640, m.wood, 6) +
    [480, 840].map((x) => pendant(s, x, 60, 70, m.terracotta, 0)).join("")
  );
}
