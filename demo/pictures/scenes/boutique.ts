import { nearLeaves, pendant, shelf } from "../parts/fittings.ts";
import { table } from "../parts/furniture.ts";
import { goods } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, line, oval, path, rect, times } from "../pen.ts";
import { type Sheet, darker, indoors, shadow } from "../sheet.ts";

function garment(s: Sheet, x: number, y: number, h: number): string {
  const { m, r } = s;
  const c = r.pick([
    m.terracotta,
    m.saffron,
    m.petrol,
    m.evergreen,
    m.rose,
    m.sage,
    m.cream,
    m.clay,
  ]);
  const w = h * 0.42;
  return (
    line(x, y - 8, x, y + 6, m.ink, 2.4) +
    path(
      d`M${x - w * 0.2} ${y + 6}L${x - w * 0.5} ${y + h * 0.2}L${x - w * 0.38} ${y + h}H${x + w * 0.38}L${x + w * 0.5} ${y + h * 0.2}L${x + w * 0.2} ${y + 6}Z`,
      c,
    ) +
    path(
      d`M${x + w * 0.1} ${y + 8}L${x + w * 0.08} ${y + h}H${x + w * 0.38}L${x + w * 0.5} ${y + h * 0.2}L${x + w * 0.2} ${y + 6}Z`,
      darker(c, 0.14),
    )
  );
}

export function boutique(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 560;
  const rail = (x: number, ry: number, w: number, h: number, base: number) =>
    shadow((f, o) => rect(x, base - 3, w + 20, 10, f, o), 0.18) +
    rect(x, ry, 7, base - ry, m.ink) +
    rect(x + w - 7, ry, 7, base - ry, m.ink) +
    rect(x - 10, ry, w + 20, 7, m.ink) +
    times(Math.floor(w / 44), (i) => garment(s, x + 36 + i * 43, ry + 10, h * r.between(0.82, 1)));
  const dummy = (x: number, b: number, k: number, col: string) =>
    oval(x, b, 48 * k, 9 * k, m.ink) +
    rect(x - 4 * k, b - 150 * k, 8 * k, 150 * k, m.ink) +
    path(
      d`M${x - 30 * k} ${b - 330 * k}Q${x} ${b - 350 * k} ${x + 30 * k} ${b - 330 * k}Q${x + 56 * k} ${b - 316 * k} ${x + 44 * k} ${b - 270 * k}Q${x + 24 * k} ${b - 230 * k} ${x + 40 * k} ${b - 190 * k}L${x + 62 * k} ${b - 110 * k}H${x - 62 * k}L${x - 40 * k} ${b - 190 * k}Q${x - 24 * k} ${b - 230 * k} ${x - 44 * k} ${b - 270 * k}Q${x - 56 * k} ${b - 316 * k} ${x - 30 * k} ${b - 330 * k}Z`,
      col,
    ) +
    rect(x - 10 * k, b - 366 * k, 20 * k, 36 * k, m.wood) +
    path(d`M${x - 40 * k} ${b - 192 * k}h${80 * k}v${12 * k}h${-80 * k}Z`, m.ink);
  return (
    backWall(s, y, c, r.pick(["plain", "stripes", "wainscot", "brick"])) +
    view(s, outside, 420, 80, 330, 270, 2) +
    rail(70, 190, 290, 200, 420) +
    shelf(s, 70, 470, 290, ["shoes", "folded"], 64) +
    shelf(s, 830, 170, 300, ["vases", "folded"], 74) +
    shelf(s, 830, 280, 300, ["shoes", "folded"], 70) +
    shelf(s, 830, 390, 300, ["folded", "shoes"], 70) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, 300, 330, y, 2) +
    potted(s, 1140, y + 30, 210) +
    oval(600, 730, 430, 50, m[r.pick(["rose", "sage", "sand"] as const)], 0.8) +
    rail(180, 420, 380, 230, 730) +
    table(s, 640, 750, 330, 130, m.wood) +
    goods(s, ["folded", "shoes"], 660, 620, 290, 80) +
    dummy(r.between(590, 620), 720, 0.9, m.saffron) +
    dummy(1060, 770, 1.12, m[r.pick(["terracotta", "petrol", "evergreen"] as const)]) +
    [250, 600, 950].map((x) => pendant(s, x, 90, 56, m.ink)).join("") +
    nearLeaves(s, 20, 220)
  );
}
