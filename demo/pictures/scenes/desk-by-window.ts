import { picture, shelf } from "../parts/fittings.ts";
import { type Goods, goods, item } from "../parts/goods.ts";
import { potted } from "../parts/pots.ts";
import { backWall, roomColours } from "../parts/room.ts";
import { laptop } from "../parts/screens.ts";
import { view } from "../parts/window-view.ts";
import { d, dot, line, oval, path, poly, rect, stroke, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

/** A desk by a window, close: laptop, lamp, the things of a small online trade. */
export function deskByWindow(outside: Sheet, wares: readonly Goods[]): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const wx = r.between(90, 180);
  const lx = r.between(420, 500);
  const lamp = m[r.pick(["saffron", "terracotta", "evergreen"] as const)];
  const bx = r.between(900, 960);
  return (
    backWall(s, 800, c, r.pick(["plain", "brick", "stripes"])) +
    view(s, outside, wx, 60, 440, 380, 2) +
    shelf(s, 720, 170, 400, ["books", "vases", "plants"], 92) +
    shelf(s, 720, 310, 400, wares, 92) +
    picture(s, 600, 100, 90, 120) +
    rect(0, 580, 1200, 230, m.wood) +
    rect(0, 580, 1200, 8, lighter(m.wood, 0.35)) +
    times(9, (i) =>
      rect(r.between(0, 1000), 606 + i * 22, r.between(80, 260), 2.4, darker(m.wood, 0.14)),
    ) +
    poly([wx + 80, 590, wx + 330, 590, wx + 620, 800, wx + 240, 800], p.glow, p.night ? 0.1 : 0.3) +
    shadow((f, o) => poly([lx - 30, 690, lx + 380, 690, lx + 460, 716, lx, 716], f, o), 0.2) +
    laptop(s, lx, 694, 350, m[r.pick(["petrol", "evergreen", "pine"] as const)]) +
    shadow((f, o) => oval(bx + 40, 664, 110, 10, f, o), 0.2) +
    oval(bx + 20, 656, 76, 14, m.ink) +
    stroke(d`M${bx + 20} 650L${bx + 60} 470L${bx - 50} 360`, m.ink, 11) +
    dot(bx + 60, 470, 12, lamp) +
    (p.lit
      ? path(d`M${bx - 120} 400L${bx - 320} 690H${bx + 40}L${bx - 30} 370Z`, "url(#beam)")
      : "") +
    `<g transform="rotate(-32 ${Math.round(bx - 70)} 370)">${path(d`M${bx - 130} 410q0 -86 60 -86t60 86Z`, lamp)}${oval(bx - 70, 410, 52, 11, p.glow)}</g>` +
    potted(s, 110, 700, 270) +
    goods(s, wares, 190, 690, 190, 100) +
    item(s, "cups", lx + 400, 730, 92) +
    rect(170, 716, 180, 14, m.paper) +
    rect(182, 702, 160, 14, m[r.pick(["terracotta", "petrol"] as const)]) +
    rect(176, 730, 190, 16, m.evergreen) +
    `<g transform="rotate(-9 880 750)">${rect(800, 716, 150, 84, m.paper)}${times(4, (i) => rect(816, 732 + i * 16, 100, 4, m.slate, 0.6))}</g>` +
    line(960, 770, 1060, 736, m.saffron, 9) +
    goods(s, wares, 1040, 706, 150, 110)
  );
}
