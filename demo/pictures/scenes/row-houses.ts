import type { Cladding } from "../parts/cladding.ts";
import { upperFloors } from "../parts/facade.ts";
import { panes } from "../parts/house.ts";
import { backdrop } from "../parts/landscape.ts";
import { door, sash } from "../parts/openings.ts";
import { pavement } from "../parts/pavement.ts";
import { person } from "../parts/person.ts";
import { roof } from "../parts/roofs.ts";
import { sky, weather } from "../parts/sky.ts";
import { bicycle, lampPost } from "../parts/street.ts";
import { tree } from "../parts/trees.ts";
import { car } from "../parts/vehicles.ts";
import { poly, rect } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export function rowHouses(s: Sheet): string {
  const { r, m, p } = s;
  const base = 650;
  let x = r.between(-90, -20);
  let out = "";
  const walls = r.shuffle(p.walls);
  for (let i = 0; x < 1200; i++) {
    const w = r.between(196, 236);
    const floors = r.pick([2, 2, 3]);
    const wall = m[walls[i % walls.length]!];
    const fh = 134;
    const top = base - 190 - floors * fh;
    const trim = lighter(m.paper, 0.1);
    const dx = x + w * 0.14;
    out +=
      upperFloors(s, x, top, w, floors, fh, wall, r.pick<Cladding>(["brick", "boards", "render"])) +
      roof(s, x + 8, top, w - 16, r.pick(["cornice", "mansard", "parapet", "gable"]), wall) +
      rect(x, base - 190, w, 190, darker(wall, 0.08)) +
      rect(x, base - 194, w, 8, trim) +
      sash(s, x + w * 0.56, base - 142, 62, 90, panes, trim) +
      rect(dx - 14, base - 186, w * 0.3 + 28, 186, trim) +
      door(s, dx, base, w * 0.3, 158, m[r.pick(p.accents)]) +
      poly(
        [dx - 22, base, dx - 16, base - 16, dx + w * 0.3 + 16, base - 16, dx + w * 0.3 + 22, base],
        m.mist,
      ) +
      rect(x + w - 3, top, 5, base - top, m.ink, 0.24);
    x += w;
  }
  return (
    sky(s, 520) +
    backdrop(s, "city", base) +
    out +
    pavement(s, base, 708) +
    tree(s, r.between(180, 400), 694, 360) +
    tree(s, r.between(800, 1050), 694, 330) +
    lampPost(s, 620, 700, 360) +
    (r.chance(0.5) ? bicycle(s, 480, 700, 180) : person(s, 520, 704, 160)) +
    car(s, r.between(640, 780), 772, 380, m[r.pick(["saffron", "terracotta", "petrol"] as const)]) +
    weather(s)
  );
}
