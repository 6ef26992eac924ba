import { cabinet, pendant, picture } from "../parts/fittings.ts";
import { chair, sofa, table } from "../parts/furniture.ts";
import { goods } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { dot, line, oval, poly } from "../pen.ts";
import { type Sheet, indoors, lighter } from "../sheet.ts";

export function showroom(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 560;
  const wx = r.between(80, 130);
  return (
    backWall(s, y, c, r.pick(["wainscot", "plain", "stripes"])) +
    view(s, outside, wx, 90, 360, 300, 2) +
    picture(s, 560, 110, 170, 210) +
    picture(s, 756, 110, 120, 98) +
    picture(s, 756, 224, 120, 96) +
    cabinet(s, 930, y, 210, 430, 4, ["vases", "books", "plants"], m.wood) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, wx - 100, 360, y, 2) +
    potted(s, 60, y + 50, 340) +
    oval(560, 716, 470, 62, m[r.pick(["rose", "slate", "sage"] as const)]) +
    oval(560, 714, 430, 52, lighter(m.cream, 0.2)) +
    sofa(s, 300, 700, 470, m[r.pick(["terracotta", "evergreen", "petrol", "saffron"] as const)]) +
    line(850, 700, 850, 380, m.ink, 6) +
    oval(850, 702, 44, 8, m.ink) +
    dot(850, 380, 130, "url(#glow)") +
    poly([800, 400, 826, 330, 874, 330, 900, 400], lighter(m.cream, 0.3)) +
    chair(s, 960, 756, 240, m.saffron, 1) +
    table(s, 430, 780, 280, 84, m.walnut) +
    goods(s, ["vases", "books", "cups"], 450, 696, 230, 56) +
    pendant(s, 640, 60, 90, m[r.pick(["saffron", "ink"] as const)], 2) +
    potted(s, 1130, 790, 240)
  );
}
