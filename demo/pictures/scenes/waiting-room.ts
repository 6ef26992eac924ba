import { pendant } from "../parts/fittings.ts";
import { counter, sofa, table } from "../parts/furniture.ts";
import { type Glyph, glyph } from "../parts/glyph.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { monitor } from "../parts/screens.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { dot, line, oval, rect, ring } from "../pen.ts";
import { type Sheet, darker, indoors, lighter } from "../sheet.ts";

export function waitingRoom(outside: Sheet, sign: Glyph): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 560;
  const wx = r.between(90, 150);
  return (
    backWall(s, y, c, r.pick(["wainscot", "plain", "stripes"])) +
    view(s, outside, wx, 110, 420, 270, 3) +
    ring(660, 190, 52, m.walnut, 8) +
    dot(660, 190, 49, m.paper) +
    line(660, 190, 660, 158, m.ink, 4) +
    line(660, 190, 682, 202, m.ink, 4) +
    rect(790, 110, 320, 210, c.panel) +
    glyph(sign, 950, 214, 110, lighter(m.cream, 0.3)) +
    floor(s, y, c.floor, r.pick(["boards", "tiles"])) +
    sunPatch(s, wx - 100, 420, y, 3) +
    potted(s, 60, y + 40, 300) +
    sofa(s, 150, y + 70, 400, m[r.pick(["terracotta", "saffron", "petrol", "sage"] as const)]) +
    person(s, 960, 716, 380, m[r.pick(["white", "sage", "rose"] as const)]) +
    counter(s, 720, 720, 430, 190, m[r.pick(["evergreen", "petrol", "walnut"] as const)], m.wood) +
    monitor(s, 770, 522, 150, m.petrol) +
    goods(s, ["binders", "books"], 1030, 522, 90, 60) +
    oval(400, 744, 190, 26, darker(c.floor, 0.14)) +
    table(s, 280, 742, 240, 80, m.wood) +
    goods(s, ["vases", "books"], 300, 662, 180, 60) +
    potted(s, 650, y + 60, 220) +
    pendant(s, 360, 110, 70, m.saffron) +
    pendant(s, 860, 90, 64, m.saffron)
  );
}
