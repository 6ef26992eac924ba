import { nearLeaves } from "../parts/fittings.ts";
import { stool, table } from "../parts/furniture.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch } from "../parts/window-view.ts";
import { d, dot, oval, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

function salonChair(s: Sheet, x: number, base: number, k: number, c: string): string {
  const { m } = s;
  return (
    shadow((f, o) => oval(x + 12, base, 96 * k, 12 * k, f, o), 0.22) +
    oval(x, base - 4, 62 * k, 11 * k, m.steel) +
    rect(x - 9 * k, base - 96 * k, 18 * k, 92 * k, darker(m.steel, 0.3)) +
    round(x - 74 * k, base - 132 * k, 148 * k, 42 * k, 12 * k, c) +
    round(x - 66 * k, base - 300 * k, 132 * k, 180 * k, 26 * k, c) +
    round(x + 10 * k, base - 296 * k, 56 * k, 172 * k, 22 * k, darker(c, 0.14)) +
    round(x - 92 * k, base - 190 * k, 26 * k, 86 * k, 10 * k, m.ink) +
    round(x + 66 * k, base - 190 * k, 26 * k, 86 * k, 10 * k, m.ink) +
    rect(x - 60 * k, base - 40 * k, 120 * k, 8 * k, m.steel)
  );
}

export function salon(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = r.between(530, 556);
  const seat = m[r.pick(["terracotta", "petrol", "evergreen", "rose", "ink"] as const)];
  const arched = r.chance(0.5);
  const mirror = (x: number) =>
    (arched
      ? path(d`M${x - 84} 420V190A84 84 0 0 1 ${x + 84} 190V420Z`, m.walnut) +
        path(d`M${x - 74} 410V190A74 74 0 0 1 ${x + 74} 190V410Z`, lighter(m.mist, 0.3))
      : dot(x, 250, 122, m.walnut) + dot(x, 250, 111, lighter(m.mist, 0.3))) +
    poly([x - 50, 330, x + 30, 180, x + 56, 190, x - 24, 340], m.white, 0.6) +
    times(2, (i) => {
      const lx = x + (i ? 132 : -132);
      return (
        dot(lx, 230, 70, "url(#glow)", p.lit ? 1 : 0.5) +
        dot(lx, 230, 18, lighter(p.glow, 0.3)) +
        rect(lx - 4, 246, 8, 28, m.ink)
      );
    }) +
    rect(x - 130, 424, 260, 15, m.walnut) +
    goods(s, ["lotions", "vases"], x - 120, 424, 110, 70) +
    goods(s, "lotions", x + 40, 424, 84, 60) +
    rect(x - 118, 439, 236, 60, darker(c.panel, 0.12)) +
    rect(x - 6, 462, 40, 5, m.saffron);
  const xs = [250, 600, 950];
  return (
    backWall(s, y, c, r.pick(["plain", "stripes", "wainscot", "tiles"])) +
    xs.map(mirror).join("") +
    floor(s, y, c.floor, r.pick(["tiles", "boards"])) +
    sunPatch(s, -60, 340, y, 2) +
    sunPatch(s, 420, 340, y, 2) +
    potted(s, 425, y + 22, 200) +
    potted(s, 1140, y + 26, 260) +
    xs.map((x, i) => salonChair(s, x + (i - 1) * 14, y + 150, 0.9, seat)).join("") +
    person(s, r.pick([380, 760]), y + 150, 360) +
    stool(s, 100, y + 120, 120, m.saffron) +
    table(s, 60, 790, 190, 120, m.wood) +
    goods(s, "lotions", 74, 670, 160, 74) +
    (r.chance(0.6) ? nearLeaves(s, 1190, 260) : "")
  );
}
