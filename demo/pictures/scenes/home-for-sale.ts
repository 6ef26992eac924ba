import { type Glyph, glyph } from "../parts/glyph.ts";
import { house } from "../parts/house.ts";
import { backdrop } from "../parts/landscape.ts";
import { snowLine, snowTop } from "../parts/openings.ts";
import { sky, weather } from "../parts/sky.ts";
import { planter } from "../parts/street.ts";
import { hedge, tree } from "../parts/trees.ts";
import { car } from "../parts/vehicles.ts";
import { d, line, path, poly, rect, round } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

function yardSign(s: Sheet, x: number, base: number, kind: Glyph): string {
  const { m } = s;
  return (
    shadow((f, o) => rect(x - 6, base - 4, 110, 8, f, o), 0.16) +
    rect(x, base - 190, 11, 190, m.paper) +
    rect(x - 4, base - 178, 116, 9, m.paper) +
    line(x + 34, base - 170, x + 34, base - 156, m.ink, 2.5) +
    line(x + 94, base - 170, x + 94, base - 156, m.ink, 2.5) +
    round(x + 18, base - 158, 92, 78, 4, m.evergreen) +
    rect(x + 24, base - 152, 80, 66, darker(m.evergreen, 0.14)) +
    glyph(kind, x + 64, base - 122, 46, m.saffron) +
    rect(x + 44, base - 96, 40, 5, m.paper, 0.8) +
    snowLine(s, x - 4, base - 178, 116, 6)
  );
}

export function homeForSale(s: Sheet): string {
  const { r, m, p } = s;
  const base = 610;
  const x = r.between(330, 430);
  return (
    sky(s, 560) +
    backdrop(s, r.pick(["mountains", "hills", "forest", "town"]), base) +
    rect(0, base, 1200, 200, p.ground) +
    tree(s, x - 210, base + 6, r.between(320, 420)) +
    tree(s, x + 720, base, r.between(280, 400)) +
    house(s, x, base, 400, r.chance(0.7)) +
    shadow((f, o) => rect(x - 6, base, 660, 16, f, o), 0.16) +
    poly([x + 90, base, x + 152, base, x + 100, 800, x - 40, 800], p.pavement) +
    hedge(s, x + 170, base + 22, 210, 52) +
    hedge(s, x - 100, base + 26, 150, 48) +
    path(
      d`M0 742Q400 716 820 744T1200 736V800H0Z`,
      p.season === "winter" ? snowTop(s) : darker(p.ground, 0.12),
    ) +
    yardSign(s, r.between(110, 190), 752, r.pick(["house", "key"])) +
    (r.chance(0.5)
      ? car(s, 820, 762, 330, m[r.pick(["petrol", "terracotta", "saffron", "mist"] as const)])
      : planter(s, 920, 750, 120)) +
    weather(s)
  );
}
