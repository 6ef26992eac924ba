import { cladding } from "../parts/cladding.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import { backdrop } from "../parts/landscape.ts";
import { glassColor, snowLine } from "../parts/openings.ts";
import { sky, weather } from "../parts/sky.ts";
import { tree } from "../parts/trees.ts";
import { car } from "../parts/vehicles.ts";
import { d, line, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

export function fuelStop(s: Sheet): string {
  const { r, m, p } = s;
  const base = 656;
  const c = m[r.pick(["terracotta", "evergreen", "saffron", "petrol"] as const)];
  const pump = (x: number) =>
    round(x, base - 130, 58, 130, 6, m.paper) +
    rect(x, base - 54, 58, 10, c) +
    round(x + 9, base - 118, 40, 34, 3, p.lit ? p.glow : glassColor(s)) +
    line(x + 62, base - 100, x + 70, base - 40, m.ink, 4) +
    rect(x - 12, base - 8, 82, 12, m.steel);
  return (
    sky(s, 600) +
    backdrop(s, r.pick(["mountains", "forest", "prairie", "hills"]), base) +
    tree(s, 1120, base, 300) +
    cladding(s, 700, 410, 380, base - 410, m[r.pick(p.walls)], "boards") +
    rect(690, 396, 400, 24, darker(c, 0.1)) +
    snowLine(s, 690, 396, 400, 12) +
    rect(730, 470, 200, 120, p.lit ? p.glow : glassColor(s)) +
    times(3, (i) => rect(795 + i * 66 - 2, 470, 4, 120, m.paper)) +
    rect(960, 450, 84, base - 450, darker(m.pine, 0.1)) +
    rect(968, 458, 68, base - 462, p.lit ? p.glow : glassColor(s)) +
    rect(0, base, 1200, 150, p.road) +
    rect(0, base, 1200, 5, m.ink, 0.2) +
    rect(210, 330, 22, base - 330, m.paper) +
    rect(600, 330, 22, base - 330, m.paper) +
    (p.lit ? path(d`M150 ${base}L240 332H600L690 ${base}Z`, "url(#beam)") : "") +
    poly([110, 250, 730, 250, 730, 322, 110, 322], m.paper) +
    rect(110, 274, 620, 24, c) +
    rect(110, 318, 620, 10, m.ink, 0.3) +
    glyph(r.pick<Glyph>(["drop", "star", "sun"]), 420, 286, 62, m.paper) +
    snowLine(s, 110, 250, 620, 15) +
    pump(300) +
    pump(470) +
    shadow(
      (f, o) => poly([110, base + 6, 730, base + 6, 800, base + 56, 160, base + 56], f, o),
      0.2,
    ) +
    car(
      s,
      r.between(250, 330),
      742,
      400,
      m[r.pick(["petrol", "terracotta", "rose", "mist"] as const)],
    ) +
    rect(1010, 560, 10, 200, m.ink) +
    round(966, 440, 98, 150, 6, c) +
    glyph("drop", 1015, 486, 56, m.paper) +
    rect(984, 530, 62, 8, m.paper) +
    rect(984, 550, 44, 8, m.paper) +
    snowLine(s, 966, 440, 98, 8) +
    weather(s)
  );
}
