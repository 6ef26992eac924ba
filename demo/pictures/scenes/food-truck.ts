import { awning } from "../parts/awning.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import type { Goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { lightString } from "../parts/light-string.ts";
import { glassColor, showcase, snowLine } from "../parts/openings.ts";
import { pavement } from "../parts/pavement.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { cafeTable, easelSign } from "../parts/street.ts";
import { tree } from "../parts/trees.ts";
import { wheel } from "../parts/vehicles.ts";
import { d, dot, path, rect, round } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function foodTruck(s: Sheet, sign: Glyph, wares: readonly Goods[]): string {
  const { r, m, p } = s;
  const base = 690;
  const x = r.between(220, 300);
  const c = m[r.pick(["terracotta", "saffron", "evergreen", "petrol", "rose"] as const)];
  const cloth = r.pick([m.terracotta, m.saffron, m.evergreen].filter((k) => k !== c));
  const body =
    round(x, base - 330, 620, 290, 22, c) +
    rect(x, base - 110, 620, 60, darker(c, 0.2)) +
    path(
      d`M${x + 615} ${base - 46}V${base - 250}H${x + 690}Q${x + 716} ${base - 250} ${x + 728} ${base - 220}L${x + 752} ${base - 150}L${x + 786} ${base - 138}Q${x + 800} ${base - 132} ${x + 800} ${base - 110}V${base - 46}Z`,
      c,
    ) +
    path(
      d`M${x + 640} ${base - 226}H${x + 688}Q${x + 700} ${base - 226} ${x + 706} ${base - 206}L${x + 724} ${base - 152}H${x + 640}Z`,
      glassColor(s),
    ) +
    rect(x, base - 52, 800, 12, m.ink);
  return (
    sky(s, 600) +
    backdrop(s, r.pick(["city", "forest", "water", "town"]), 640) +
    tree(s, 110, 660, 400) +
    tree(s, 1130, 660, 360) +
    pavement(s, 638, 730) +
    shadow((f, o) => rect(x - 10, base - 10, 840, 22, f, o), 0.26) +
    body +
    showcase(s, x + 90, base - 282, 380, 144, wares, darker(c, 0.3)) +
    person(s, x + 320, base - 138 + 60, 170, m.paper) +
    rect(x + 70, base - 138, 420, 14, m.paper) +
    rect(x + 70, base - 126, 420, 92, darker(c, 0)) +
    rect(x + 70, base - 110, 420, 60, darker(c, 0.2)) +
    rect(x + 70, base - 124, 420, 5, m.ink, 0.25) +
    awning(s, x + 90, base - 306, 380, 60, cloth, r.pick(["stripe", "scallop"])) +
    glyph(sign, x + 550, base - 216, 84, lighter(m.cream, 0.3)) +
    wheel(s, x + 130, base + 4, 52) +
    wheel(s, x + 660, base + 4, 52) +
    (p.lit ? dot(x + 792, base - 96, 90, "url(#glow)") : "") +
    dot(x + 790, base - 96, 13, lighter(m.cream, 0.3)) +
    rect(x + 40, base - 356, 60, 28, m.steel) +
    snowLine(s, x + 10, base - 330, 600, 14) +
    lightString(s, -20, 190, 620, 250, 9) +
    lightString(s, 620, 250, 1220, 170, 8) +
    easelSign(s, x + 560, 760) +
    person(s, x + 190, 752, 190) +
    cafeTable(s, r.pick([96, 1110]), 772, true) +
    weather(s)
  );
}
