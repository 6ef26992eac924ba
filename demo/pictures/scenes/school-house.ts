import { cladding } from "../parts/cladding.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import { backdrop } from "../parts/landscape.ts";
import { door, sash, snowTop } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { bench, bicycle, lampPost } from "../parts/street.ts";
import { hedge, tree } from "../parts/trees.ts";
import { bus } from "../parts/vehicles.ts";
import { d, dot, line, path, poly, rect, ring, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function schoolHouse(s: Sheet, sign: Glyph, withBus: boolean): string {
  const { r, m, p } = s;
  const base = 640;
  const wall = m[r.pick(["brick", "terracotta", "cream", "sage"] as const)];
  const x = r.between(230, 290);
  const w = 720;
  const c = x + w / 2;
  const slate = p.season === "winter" ? snowTop(s) : darker(m.slate, 0.3);
  const panes = { panes: 6, head: "lintel", box: false, shutters: false } as const;
  const wing = (wx: number) =>
    times(2, (f) =>
      times(3, (i) => sash(s, wx + 22 + i * 84, 396 + f * 118, 54, 76, panes, m.paper)),
    );
  return (
    sky(s, 590) +
    backdrop(s, r.pick(["hills", "town", "forest"]), base) +
    tree(s, x - 120, base, 360) +
    tree(s, x + w + 120, base, 400) +
    poly([x - 16, 372, x + 40, 290, x + w - 40, 290, x + w + 16, 372], slate) +
    cladding(s, x, 368, w, base - 368, wall, "brick") +
    rect(x - 10, 364, w + 20, 12, m.paper) +
    wing(x) +
    wing(x + 454) +
    cladding(s, c - 96, 280, 192, base - 280, lighter(wall, 0.08), "brick") +
    poly([c - 116, 286, c, 196, c + 116, 286], slate) +
    poly([c - 84, 282, c, 218, c + 84, 282], wall) +
    rect(c - 28, 120, 56, 90, m.paper) +
    rect(c - 18, 136, 36, 50, darker(m.pine, 0.1)) +
    path(d`M${c - 11} 172q0 -24 11 -26q11 2 11 26Z`, m.saffron) +
    poly([c - 38, 122, c, 66, c + 38, 122], slate) +
    ring(c, 338, 34, m.paper, 7) +
    dot(c, 338, 31, m.paper) +
    line(c, 338, c, 318, m.ink, 4) +
    line(c, 338, c + 14, 344, m.ink, 4) +
    rect(c - 62, 456, 124, base - 456, m.paper) +
    door(s, c - 50, base, 48, 150, m.evergreen) +
    door(s, c + 4, base, 48, 150, m.evergreen) +
    glyph(sign, c, 420, 46, m.paper) +
    rect(0, base, 1200, 170, p.ground) +
    poly([c - 70, base, c + 70, base, c + 150, 800, c - 150, 800], p.pavement) +
    poly([c - 90, base + 14, c - 70, base - 12, c + 70, base - 12, c + 90, base + 14], m.mist) +
    shadow((f, o) => rect(x, base, w + 40, 14, f, o), 0.16) +
    hedge(s, x - 6, base + 18, 240, 44) +
    hedge(s, x + 500, base + 18, 230, 44) +
    (withBus
      ? bus(s, r.between(60, 120), 764, 500, m.saffron)
      : bench(s, 200, 736, 190) + bicycle(s, 930, 748, 190)) +
    person(s, c + 40, 724, 128) +
    person(s, c + 84, 730, 122) +
    lampPost(s, 1070, 764, 340) +
    weather(s)
  );
}
