import { type Trade, building } from "../parts/facade.ts";
import { backdrop } from "../parts/landscape.ts";
import { pavement } from "../parts/pavement.ts";
import { person } from "../parts/person.ts";
import { bladeSign } from "../parts/signs.ts";
import { sky, weather } from "../parts/sky.ts";
import { bench, bicycle, cafeTable, easelSign, lampPost, planter } from "../parts/street.ts";
import { tree } from "../parts/trees.ts";
import { group, rect } from "../pen.ts";
import { type Sheet, shadow, unhatched } from "../sheet.ts";

export type Outside = "tables" | "bench" | "bicycle" | "easel" | "planters" | "people";

export function shopFront(
  s: Sheet,
  trade: Trade,
  outside: readonly Outside[],
  awning?: "stripe" | "plain" | "scallop",
): string {
  const { r } = s;
  const base = 662;
  const kerb = 716;
  const floors = r.pick([0, 1, 1]);
  const w = floors === 0 ? r.between(560, 700) : r.between(520, 640);
  const x = r.pick([r.between(250, 330), r.between(330, 420)]);
  const neighbour = (nx: number, nw: number) =>
    building(s, {
      x: nx,
      w: nw,
      base,
      floors: r.pick([0, 1, 2]),
      trade: { sign: "star", display: ["vases", "books", "boxes"] },
    });
  const lone = r.chance(0.35);
  const main = building(s, { x, w, base, floors, trade }, awning);
  const sides = lone
    ? tree(s, x - 110, base, r.between(330, 430)) +
      tree(s, x + w + r.between(90, 140), base, r.between(300, 460))
    : neighbour(x - 318, 300) +
      neighbour(x + w + 18, 330) +
      rect(x - 18, 380, 18, 282, s.m.ink, 0.3) +
      rect(x + w, 380, 18, 282, s.m.ink, 0.3);
  const place = (what: Outside): string => {
    const left = x + w * r.between(0.04, 0.12);
    switch (what) {
      case "tables":
        return (
          cafeTable(s, x + w * 0.26, 704, r.chance(0.5)) + cafeTable(s, x + w * 0.78, 704, false)
        );
      case "bench":
        return bench(s, left + w * 0.3, 694);
      case "bicycle":
        return bicycle(s, x + w * r.between(0.5, 0.7), 708, 210);
      case "easel":
        return easelSign(s, x + w * r.between(0.86, 0.95), 704);
      case "planters":
        return planter(s, x - 20, 690, 84) + planter(s, x + w - 64, 690, 84);
      case "people":
        return person(s, x + w * r.between(0.2, 0.8), 708, 178);
    }
  };
  const zoom = r.pick([1, 1.12, 1.26, 1.4]);
  const eye = Math.min(Math.max(x + w / 2, 600 / zoom), 1200 - 600 / zoom);
  const ground = 662 + (zoom - 1) * 70;
  const world =
    backdrop(s, r.pick(["city", "town", "hills", "forest"]), base) +
    rect(0, base - 2, 1200, 4, s.p.pavement) +
    sides +
    main +
    (r.chance(0.6)
      ? bladeSign(s, x + w - 4, 300 - (floors ? 40 : -60), 74, trade.sign, s.m[r.pick(s.p.accents)])
      : "") +
    pavement(s, base, kerb) +
    shadow((f, o) => rect(x - 10, base, w + 60, 16, f, o), 0.16) +
    outside.map(place).join("") +
    lampPost(s, r.pick([x - 70, x + w + 64]), 712, 400);
  return (
    sky(s, 600) +
    rect(0, ground, 1200, 800 - ground, s.p.road) +
    group(
      zoom === 1 ? world : unhatched(world),
      `transform="matrix(${zoom} 0 0 ${zoom} ${Math.round(600 - eye * zoom)} ${Math.round(ground - base * zoom)})"`,
    ) +
    weather(s)
  );
}
