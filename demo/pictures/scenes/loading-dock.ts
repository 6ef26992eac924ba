import { cladding } from "../parts/cladding.ts";
import type { Glyph } from "../parts/glyph.ts";
import { type Goods, goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { forklift } from "../parts/machines.ts";
import { glassColor, snowLine, snowTop } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { signBoard } from "../parts/signs.ts";
import { sky, weather } from "../parts/sky.ts";
import { truck } from "../parts/vehicles.ts";
import { d, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

/** Distribution building with loading docks. */
export function loadingDock(s: Sheet, sign: Glyph, outside: Goods): string {
  const { r, m, p } = s;
  const base = 610;
  const wall = m[r.pick(["mist", "petrol", "sage", "slate", "cream"] as const)];
  const stripe = m[r.pick(["saffron", "terracotta", "evergreen"] as const)];
  const top = 230;
  const docks = 4;
  const busy = r.int(0, 1);
  const bays = times(docks, (i) => {
    const x = 120 + i * 270;
    const open = i % 2 === busy;
    return (
      rect(x - 14, base - 230, 188, 230, darker(wall, 0.5)) +
      rect(x, base - 212, 160, 172, open ? (p.lit ? p.glow : darker(m.pine, 0.2)) : m.paper) +
      (open
        ? times(2, (k) => rect(x, base - 212 + k * 14, 160, 10, m.mist)) +
          goods(s, outside, x + 14, base - 40, 138, 70) +
          goods(s, outside, x + 18, base - 112, 120, 50) +
          rect(x + 8, base - 112, 144, 5, m.walnut)
        : times(6, (k) => rect(x, base - 212 + k * 29, 160, 2.5, m.steel)) +
          times(3, (k) => rect(x + 22 + k * 44, base - 152, 28, 16, glassColor(s)))) +
      rect(x - 14, base - 40, 188, 40, m.slate) +
      times(5, (k) =>
        poly(
          [
            x - 14 + k * 38,
            base - 40,
            x + 5 + k * 38,
            base - 40,
            x - 6 + k * 38,
            base - 26,
            x - 14 + k * 38,
            base - 26,
          ],
          m.saffron,
        ),
      ) +
      rect(x + 12, base - 30, 22, 30, m.ink) +
      rect(x + 126, base - 30, 22, 30, m.ink) +
      round(x + 66, base - 262, 28, 22, 3, stripe) +
      (p.lit
        ? path(
            d`M${x + 20} ${base - 40}L${x + 72} ${base - 234}H${x + 88}L${x + 140} ${base - 40}Z`,
            "url(#beam)",
          )
        : "")
    );
  });
  return (
    sky(s, 560) +
    backdrop(s, r.pick(["mountains", "forest", "city", "prairie"]), base) +
    cladding(s, 60, top, 1200, base - top, wall, "metal") +
    rect(60, top + 26, 1200, 34, stripe) +
    rect(48, top - 14, 1200, 20, darker(wall, 0.35)) +
    snowLine(s, 48, top - 14, 1160, 15) +
    signBoard(s, 500, top + 16, 210, 54, sign, m.pine) +
    bays +
    rect(0, base, 1200, 200, p.road) +
    rect(0, base, 1200, 6, m.ink, 0.25) +
    shadow((f, o) => rect(48, base, 1160, 30, f, o), 0.18) +
    times(4, (i) =>
      poly(
        [96 + i * 270, base + 8, 104 + i * 270, base + 8, 70 + i * 278, 800, 56 + i * 278, 800],
        m.cream,
        0.6,
      ),
    ) +
    (p.season === "winter"
      ? times(7, () =>
          path(
            d`M${r.between(-60, 1100)} ${r.between(650, 790)}q90 -9 180 0t150 2q-90 9 -180 2t-150 -4Z`,
            snowTop(s),
            0.8,
          ),
        )
      : "") +
    truck(
      s,
      r.between(-40, 80),
      752,
      r.between(620, 700),
      m[r.pick(["terracotta", "saffron", "evergreen"] as const)],
      m.paper,
    ) +
    forklift(s, r.between(860, 960), 746, 190) +
    person(s, 820, 742, 150, m.saffron) +
    weather(s)
  );
}
