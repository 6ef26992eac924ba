import { awning } from "../parts/awning.ts";
import { cladding } from "../parts/cladding.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import type { Goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { door, glassColor, showcase, snowLine } from "../parts/openings.ts";
import { sky, weather } from "../parts/sky.ts";
import { lampPost } from "../parts/street.ts";
import { hedge, tree } from "../parts/trees.ts";
import { car } from "../parts/vehicles.ts";
import { d, dot, path, rect, round } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

/** A stand-alone pavilion with a drive-up lane: the franchise by the highway. */
export function pavilion(s: Sheet, sign: Glyph, wares: readonly Goods[]): string {
  const { r, m, p } = s;
  const base = 640;
  const x = r.between(280, 360);
  const [a, b] = r.shuffle(["terracotta", "saffron", "evergreen", "petrol"] as const) as [
    keyof typeof m,
    keyof typeof m,
  ];
  const tall = r.between(200, 250);
  return (
    sky(s, 600) +
    backdrop(s, r.pick(["mountains", "forest", "prairie", "hills"]), base) +
    tree(s, x - 130, base + 8, 280) +
    tree(s, 1110, base + 4, 320) +
    cladding(s, x, base - 250, 560, 250, m.paper, "boards") +
    cladding(s, x + 360, base - 250 - 90, 200, 340, m[a], "render") +
    rect(x - 20, base - 274, 390, 34, m[b]) +
    rect(x + 350, base - 360, 220, 22, darker(m[a], 0.3)) +
    glyph(sign, x + 460, base - 250, 110, lighter(m.cream, 0.4)) +
    (p.lit ? dot(x + 460, base - 250, 150, "url(#glow)") : "") +
    showcase(s, x + 30, base - 196, 220, 130, wares, m.pine) +
    door(s, x + 268, base, 76, 176, m[a]) +
    rect(x + 400, base - 150, 120, 76, p.lit ? p.glow : glassColor(s)) +
    rect(x + 390, base - 76, 140, 10, m.paper) +
    awning(s, x + 392, base - 176, 136, 30, m[b], "stripe") +
    snowLine(s, x - 20, base - 274, 370, 13) +
    snowLine(s, x + 350, base - 360, 220, 12) +
    hedge(s, x - 70, base + 14, 200, 40) +
    rect(0, base, 1200, 170, p.road) +
    rect(0, base, 1200, 14, p.pavement) +
    rect(0, base + 14, 1200, 5, m.ink, 0.2) +
    shadow((f, o) => rect(x, base, 600, 22, f, o), 0.16) +
    path(d`M-20 770Q300 700 1220 726v14Q300 716 -20 790Z`, m.cream, 0.7) +
    rect(140, 740 - tall * 2, 20, tall * 2, m.pine) +
    round(74, 740 - tall * 2.3, 152, 150, 16, m[b]) +
    round(84, 750 - tall * 2.3, 132, 130, 10, darker(m[b], 0.14)) +
    glyph(sign, 150, 815 - tall * 2.3, 84, lighter(m.cream, 0.4)) +
    snowLine(s, 76, 740 - tall * 2.3, 148, 9) +
    car(
      s,
      r.between(560, 700),
      736,
      360,
      m[r.pick(["mist", "petrol", "rose", "saffron"] as const)],
    ) +
    lampPost(s, 1030, 770, 420) +
    weather(s)
  );
}
