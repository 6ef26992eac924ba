import { cladding } from "../parts/cladding.ts";
import { backdrop } from "../parts/landscape.ts";
import { snowTop } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { lampPost } from "../parts/street.ts";
import { tree } from "../parts/trees.ts";
import { bus } from "../parts/vehicles.ts";
import { d, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function depot(s: Sheet): string {
  const { r, m, p } = s;
  const base = 640;
  const wall = m[r.pick(p.walls)];
  const colour = m[r.pick(["saffron", "terracotta", "evergreen", "petrol"] as const)];
  return (
    sky(s, 560) +
    backdrop(s, r.pick(["city", "mountains", "town"]), base) +
    cladding(s, 180, 300, 1100, base - 300, wall, "brick") +
    path(d`M160 304Q720 150 1290 304Z`, p.season === "winter" ? snowTop(s) : darker(m.slate, 0.2)) +
    path(d`M220 304Q720 186 1230 304Z`, darker(wall, 0.12)) +
    times(3, (i) => {
      const x = 240 + i * 320;
      return (
        path(d`M${x} ${base}V420Q${x + 130} 340 ${x + 260} 420V${base}Z`, darker(m.pine, 0.2)) +
        (p.lit
          ? path(
              d`M${x + 10} ${base}V426Q${x + 130} 352 ${x + 250} 426V${base}Z`,
              darker(p.glow, 0.12),
            )
          : "")
      );
    }) +
    bus(s, 590, base + 4, 420, darker(colour, 0.15)) +
    rect(180, 296, 1100, 12, lighter(wall, 0.3)) +
    rect(0, base, 1200, 170, p.road) +
    shadow((f, o) => rect(180, base, 1100, 22, f, o), 0.18) +
    times(4, (i) =>
      poly(
        [
          200 + i * 300,
          base + 20,
          208 + i * 300,
          base + 20,
          150 + i * 320,
          800,
          136 + i * 320,
          800,
        ],
        m.cream,
        0.7,
      ),
    ) +
    tree(s, 90, base + 12, 360) +
    bus(s, r.between(90, 200), 764, 600, colour) +
    person(s, 860, 766, 160) +
    person(s, 930, 758, 150) +
    lampPost(s, 1080, 770, 440) +
    weather(s)
  );
}
