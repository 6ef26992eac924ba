import { pendant } from "../parts/fittings.ts";
import { stool } from "../parts/furniture.ts";
import { glyph } from "../parts/glyph.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, line, oval, path, poly, rect } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

export function brewhouse(outside: Sheet, kind: "beer" | "dairy"): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 560;
  const metal = kind === "beer" ? r.pick([m.clay, m.terracotta, m.steel]) : m.steel;
  const tank = (x: number, b: number, w: number, h: number) =>
    shadow((f, o) => oval(x + w / 2 + 14, b, w * 0.6, 12, f, o), 0.22) +
    line(x + w * 0.14, b - h * 0.2, x + w * 0.1, b, m.ink, 9) +
    line(x + w * 0.86, b - h * 0.2, x + w * 0.9, b, m.ink, 9) +
    poly(
      [
        x,
        b - h * 0.24,
        x + w,
        b - h * 0.24,
        x + w * 0.56,
        b - h * 0.05,
        x + w * 0.44,
        b - h * 0.05,
      ],
      darker(metal, 0.2),
    ) +
    rect(x, b - h * 0.84, w, h * 0.62, metal) +
    path(
      d`M${x} ${b - h * 0.83}Q${x + w / 2} ${b - h * 1.08} ${x + w} ${b - h * 0.83}Z`,
      lighter(metal, 0.15),
    ) +
    rect(x + w * 0.66, b - h * 0.84, w * 0.34, h * 0.62, m.ink, 0.15) +
    rect(x + w * 0.1, b - h * 0.84, w * 0.1, h * 0.62, m.white, 0.35) +
    dot(x + w * 0.46, b - h * 0.52, w * 0.17, darker(metal, 0.3)) +
    dot(x + w * 0.46, b - h * 0.52, w * 0.12, lighter(metal, 0.3)) +
    rect(x, b - h * 0.7, w, 5, darker(metal, 0.25)) +
    rect(x, b - h * 0.34, w, 5, darker(metal, 0.25)) +
    rect(x + w * 0.45, b - h * 1.04, w * 0.1, h * 0.08, m.ink) +
    dot(x + w * 0.8, b - h * 0.6, w * 0.07, m.paper);
  return (
    backWall(s, y, c, r.pick(["tiles", "brick", "tiles"])) +
    view(s, outside, r.pick([80, 480, 830]), 70, 280, 190, 2) +
    rect(0, 44, 1200, 12, darker(metal, 0.1)) +
    [180, 480, 800, 1060].map((x) => rect(x, 50, 10, 110, darker(metal, 0.1))).join("") +
    floor(s, y, c.floor, "tiles") +
    sunPatch(s, 60, 300, y, 2) +
    [60, 290, 520, 750, 980].map((x) => tank(x + r.between(-10, 10), y + 40, 180, 420)).join("") +
    rect(0, y + 34, 1200, 8, m.ink, 0.14) +
    tank(r.between(110, 160), 764, 270, 480) +
    person(s, 520, 768, 330, m[r.pick(["evergreen", "terracotta", "saffron"] as const)]) +
    goods(s, "sacks", 640, 764, 230, 120) +
    (kind === "beer"
      ? goods(s, "drums", 880, 774, 280, 150)
      : goods(s, ["boxes", "jars"], 880, 774, 290, 110)) +
    glyph(kind === "beer" ? "hop" : "drop", r.pick([600, 700]), 130, 80, lighter(c.panel, 0.4)) +
    [360, 760].map((x) => pendant(s, x, 90, 60, m.ink, 0)).join("") +
    stool(s, 420, 776, 110, m.saffron)
  );
}
