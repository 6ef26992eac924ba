import { pendant, picture, shelf } from "../parts/fittings.ts";
import { chair, stool, table } from "../parts/furniture.ts";
import { goods } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, oval, poly, rect, stroke, times } from "../pen.ts";
import { type Sheet, indoors, lighter, shadow } from "../sheet.ts";

export function studio(outside: Sheet, kind: "art" | "music"): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 560;
  const wx = r.between(70, 130);
  const easel = (x: number, base: number, k: number) =>
    stroke(
      d`M${x - 60 * k} ${base}L${x} ${base - 340 * k}L${x + 60 * k} ${base}M${x} ${base - 330 * k}V${base - 40 * k}`,
      m.walnut,
      9 * k,
    ) +
    picture(s, x - 92 * k, base - 300 * k, 184 * k, 170 * k) +
    rect(x - 100 * k, base - 132 * k, 200 * k, 10 * k, m.walnut);
  const piano =
    rect(720, 430, 360, 260, m.ink) +
    rect(700, 420, 400, 18, lighter(m.ink, 0.15)) +
    rect(700, 560, 400, 34, m.ink) +
    rect(714, 552, 372, 14, m.white) +
    times(18, (i) => rect(722 + i * 20.4, 552, 8, 9, m.ink)) +
    rect(740, 450, 320, 90, lighter(m.ink, 0.08)) +
    rect(850, 470, 110, 80, m.paper) +
    times(4, (i) => rect(860, 484 + i * 15, 90, 2, m.ink)) +
    rect(716, 594, 22, 110, m.ink) +
    rect(1062, 594, 22, 110, m.ink) +
    shadow((f, o) => rect(700, 700, 420, 14, f, o), 0.22) +
    stool(s, 900, 760, 110, m.terracotta);
  const guitar = (x: number, b: number, col: string) =>
    rect(x - 5, b - 250, 10, 150, m.walnut) +
    rect(x - 9, b - 272, 18, 34, m.ink) +
    dot(x, b - 96, 36, col) +
    dot(x, b - 44, 50, col) +
    dot(x, b - 76, 15, m.ink) +
    rect(x - 20, b - 34, 40, 7, m.ink);
  const art =
    easel(r.between(560, 620), 730, 1) +
    easel(r.between(820, 880), 700, 0.86) +
    easel(r.between(1060, 1100), 740, 1.02) +
    table(s, 120, 760, 330, 130, m.wood) +
    goods(s, ["cans", "vases", "jars"], 140, 630, 290, 74) +
    stool(s, 700, 770, 150, m.saffron);
  const music =
    piano +
    guitar(470, 720, m.saffron) +
    guitar(590, 716, m.terracotta) +
    stroke(d`M250 760V560M250 760L200 780M250 760L300 780`, m.ink, 6) +
    poly([180, 500, 320, 500, 330, 590, 170, 590], m.walnut) +
    rect(196, 510, 108, 66, m.paper) +
    times(4, (i) => rect(206, 522 + i * 13, 88, 2, m.ink)) +
    chair(s, 130, 770, 220, m.evergreen, -1);
  return (
    backWall(s, y, c, r.pick(["brick", "plain"])) +
    view(s, outside, wx, 90, 420, 300, 3) +
    shelf(s, 600, 210, 420, kind === "art" ? ["cans", "jars", "vases"] : ["books", "vases"], 80) +
    (kind === "art"
      ? times(3, (i) => picture(s, 620 + i * 150, 250, 110, 120))
      : times(3, (i) => picture(s, 620 + i * 150, 240, 120, 110))) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, wx - 100, 420, y, 3) +
    oval(780, 740, 420, 44, m[r.pick(["rose", "sage", "clay"] as const)], 0.7) +
    (kind === "art" ? art : music) +
    potted(s, 1150, y + 30, 260) +
    pendant(s, 560, 110, 66, m.saffron, 0)
  );
}
