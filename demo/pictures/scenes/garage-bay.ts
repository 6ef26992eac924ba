import { cabinet, pendant, shelf } from "../parts/fittings.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { tool } from "../parts/tools.ts";
import { car } from "../parts/vehicles.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { oval, rect, times } from "../pen.ts";
import { type Sheet, darker, indoors, shadow } from "../sheet.ts";

export function garageBay(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = 560;
  const lift = r.chance(0.6);
  const col = m[r.pick(["terracotta", "saffron", "petrol", "rose", "mist"] as const)];
  const carY = lift ? 500 : 724;
  const x = r.between(300, 360);
  const posts = lift
    ? [x + 20, x + 470]
        .map(
          (k) =>
            rect(k, 130, 34, 600, m.saffron) +
            rect(k + 22, 130, 12, 600, darker(m.saffron, 0.25)) +
            rect(k - 22, 716, 78, 16, m.ink) +
            rect(k - 40, carY - 8, 120, 14, m.ink),
        )
        .join("") + rect(x + 20, 118, 484, 22, darker(m.saffron, 0.1))
    : "";
  return (
    backWall(s, y, c, r.pick(["brick", "plain", "tiles"])) +
    rect(60, 130, 250, 430, m.pine) +
    rect(72, 142, 226, 418, p.lit ? darker(m.petrol, 0.1) : m.mist) +
    times(6, (i) => rect(72, 142 + i * 60, 226, 6, darker(m.steel, 0.2))) +
    view(s, outside, 92, 160, 186, 110, 2) +
    shelf(s, 860, 220, 290, "tyres", 86) +
    shelf(s, 860, 350, 290, ["cans", "parts"], 70) +
    rect(400, 120, 380, 130, m.walnut) +
    rect(408, 128, 364, 114, m.sand) +
    [440, 510, 580, 650, 720]
      .map(
        (k, i) =>
          `<g transform="translate(${k * 0.3} 100) scale(.7)">${tool(s, [1, 2, 0, 2, 4][i]!, k, 60)}</g>`,
      )
      .join("") +
    floor(s, y, c.floor, "concrete") +
    sunPatch(s, 0, 250, y, 2) +
    shadow((f, o) => oval(x + 260, 744, 340, 24, f, o), 0.22) +
    cabinet(s, 900, y + 40, 240, 180, 3, ["parts", "cans"], m.terracotta) +
    posts +
    car(s, x, carY, 520, col) +
    (lift
      ? [x + 20, x + 470]
          .map((k) => rect(k + 6, carY - 40, 22, 60, darker(m.saffron, 0.1)))
          .join("")
      : "") +
    person(s, lift ? x + 250 : x + 640, 752, lift ? 230 : 340, m.petrol) +
    goods(s, "tyres", 40, 770, 210, 120) +
    goods(s, "drums", 1010, 780, 180, 130) +
    [330, 620, 910].map((k) => pendant(s, k, 60, 58, m.ink, 0)).join("")
  );
}
