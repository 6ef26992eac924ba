import { awning } from "../parts/awning.ts";
import type { Cladding } from "../parts/cladding.ts";
import { type Trade, groundFloor, upperFloors } from "../parts/facade.ts";
import { backdrop } from "../parts/landscape.ts";
import { snowTop } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { bicycle, cafeTable, lampPost } from "../parts/street.ts";
import { tree } from "../parts/trees.ts";
import { car } from "../parts/vehicles.ts";
import { poly, rect } from "../pen.ts";
import { type Sheet, clip, darker, lighter, shadow, unhatched } from "../sheet.ts";

const HORIZON = 604;

/** Distance to the vanishing points: shorter is steeper. */
const REACH = 2100;

const level = (y: number, away: number) => y + ((HORIZON - y) * away) / REACH;

interface Face {
  side: 1 | -1;
  edge: number;
  width: number;
  squeeze: number;
}

const farX = (f: Face) => f.edge + f.side * f.width * f.squeeze;

function band(f: Face, top: number, bottom: number, color: string, o?: number): string {
  const away = f.width * f.squeeze;
  return poly(
    [f.edge, top, farX(f), level(top, away), farX(f), level(bottom, away), f.edge, bottom],
    color,
    o,
  );
}

/** Flat storey art leaned by its middle slope and cropped to its true perspective. */
function storey(s: Sheet, f: Face, top: number, bottom: number, wall: string, art: string): string {
  const away = f.width * f.squeeze;
  const slope = ((HORIZON - top + HORIZON - bottom) / 2 / REACH) * f.squeeze;
  const matrix =
    f.side === 1
      ? `matrix(${f.squeeze} ${slope.toFixed(4)} 0 1 ${f.edge} ${bottom})`
      : `matrix(${f.squeeze} ${(-slope).toFixed(4)} 0 1 ${f.edge - away} ${(bottom + slope * f.width).toFixed(1)})`;
  return (
    band(f, top, bottom, wall) +
    clip(s, band(f, top, bottom, "#000"), `<g transform="${matrix}">${unhatched(art)}</g>`)
  );
}

/** A building seen on its corner: one lit face, one in shade, streets falling away on both sides. */
export function corner(s: Sheet, trade: Trade, tables: boolean): string {
  const { r, m, p } = s;
  const edge = Math.round(r.between(500, 640));
  const base = 688;
  const floors = r.pick([1, 1, 2]);
  const shopH = 284;
  const floorH = 150;
  const wallName = r.pick(p.walls);
  const wall = m[wallName];
  const frame = m[r.pick(p.accents.filter((a) => a !== wallName && a !== "cream"))];
  const cloth = m[r.pick(p.accents.filter((a) => m[a] !== frame))];
  const clad = r.pick<Cladding>(["brick", "render", "boards"]);
  const kind = r.pick(["stripe", "scallop", "stripe"] as const);
  const shopTop = base - shopH;
  const top = shopTop - floors * floorH;
  const winter = p.season === "winter";
  const left: Face = { side: -1, edge, width: 500, squeeze: 0.74 };
  const right: Face = { side: 1, edge, width: 620, squeeze: 0.86 };
  const face = (f: Face) => {
    let out = "";
    for (let i = 0; i < floors; i++) {
      const y = top + i * floorH;
      out += storey(
        s,
        f,
        y,
        y + floorH,
        wall,
        upperFloors(s, 0, -floorH - 20, f.width, 1, floorH + 40, wall, clad),
      );
    }
    const shop =
      rect(0, -shopH - 30, f.width, 60, frame) +
      groundFloor(s, 0, 8, f.width, shopH, trade, frame) +
      awning(s, 14, -shopH + 58, f.width - 28, 50, cloth, kind);
    out += storey(s, f, shopTop, base, frame, shop);
    out +=
      band(f, shopTop - 9, shopTop + 3, lighter(wall, 0.25)) +
      band(f, shopTop + 3, shopTop + 8, m.ink, 0.2);
    out +=
      band(f, top - 26, top + 4, lighter(wall, 0.18)) +
      band(f, top - 36, top - 24, darker(wall, 0.3)) +
      band(f, top + 4, top + 16, m.ink, 0.18);
    if (winter)
      out +=
        band(f, top - 47, top - 35, snowTop(s)) + band(f, shopTop - 15, shopTop - 8, snowTop(s));
    return out;
  };
  const leftX = farX(left);
  const rightX = farX(right);
  const ground = (f: Face) => level(base, f.width * f.squeeze);
  return (
    sky(s, 600) +
    backdrop(s, r.pick(["city", "town", "city"]), HORIZON + 20) +
    rect(0, HORIZON + 14, 1200, 200, p.road) +
    poly(
      [
        0,
        HORIZON + 40,
        leftX,
        ground(left),
        edge,
        base,
        rightX,
        ground(right),
        1200,
        HORIZON + 40,
        1200,
        730,
        edge + 20,
        768,
        0,
        726,
      ],
      p.pavement,
    ) +
    poly(
      [0, 726, edge + 20, 768, 1200, 730, 1200, 740, edge + 20, 780, 0, 736],
      winter ? snowTop(s) : m.ink,
      winter ? 0.9 : 0.2,
    ) +
    tree(s, leftX - 60, ground(left) + 4, 300) +
    tree(s, Math.min(1150, rightX + 70), ground(right) + 4, 330) +
    face(left) +
    shadow((fill, o) => band(left, top - 36, base, fill, o), p.night ? 0.1 : 0.18) +
    face(right) +
    shadow(
      (fill, o) =>
        poly(
          [
            leftX,
            ground(left),
            edge,
            base,
            rightX,
            ground(right),
            rightX,
            ground(right) + 14,
            edge + 4,
            base + 22,
            leftX,
            ground(left) + 14,
          ],
          fill,
          o,
        ),
      0.2,
    ) +
    (tables
      ? cafeTable(s, edge + 200, 728, true) + cafeTable(s, edge + 420, 716, r.chance(0.4))
      : bicycle(s, edge + 130, 736, 190) + person(s, edge + 420, 728, 172)) +
    lampPost(s, edge - 170, 742, 420) +
    (r.chance(0.5)
      ? car(s, -70, 786, 320, m[r.pick(["saffron", "petrol", "terracotta", "mist"] as const)])
      : person(s, 120, 748, 180)) +
    weather(s)
  );
}
