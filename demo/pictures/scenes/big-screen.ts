import { nearLeaves, picture, shelf } from "../parts/fittings.ts";
import { chairBack, roundTable, sofa } from "../parts/furniture.ts";
import { item } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { laptop } from "../parts/screens.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { dot, rect, round, times } from "../pen.ts";
import { type Sheet, indoors, lighter, shadow } from "../sheet.ts";

/** The product on a big screen, with the small team's table in front of it. */
export function bigScreen(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 570;
  const x = r.between(250, 300);
  const tone = lighter(m.paper, 0.3);
  const bar = m[r.pick(["evergreen", "petrol", "terracotta"] as const)];
  const cards = times(6, (i) => {
    const cx = x + 190 + (i % 3) * 150;
    const cy = 170 + Math.floor(i / 3) * 146;
    const k = [m.saffron, m.rose, m.sage, m.petrol, m.terracotta, m.sand][(i + r.int(0, 5)) % 6]!;
    return (
      round(cx, cy, 134, 128, 6, m.cream) +
      rect(cx, cy, 134, 76, k) +
      dot(cx + 67, cy + 40, 20, lighter(k, 0.5)) +
      rect(cx + 12, cy + 88, 86, 7, m.ink, 0.7) +
      rect(cx + 12, cy + 104, 50, 6, m.ink, 0.4)
    );
  });
  return (
    backWall(s, y, c, r.pick(["plain", "brick", "stripes"])) +
    shadow((f, o) => rect(x + 12, 86, 670, 420, f, o), 0.16) +
    round(x - 10, 70, 680, 416, 12, m.ink) +
    rect(x, 82, 660, 392, tone) +
    rect(x, 82, 660, 40, bar) +
    times(3, (i) => dot(x + 24 + i * 22, 102, 7, m.cream, 0.8)) +
    round(x + 180, 92, 300, 20, 10, lighter(bar, 0.3)) +
    rect(x, 122, 160, 352, lighter(bar, 0.75)) +
    times(7, (i) =>
      rect(x + 24, 156 + i * 38, r.between(60, 110), 10, i === 1 ? m.saffron : m.slate),
    ) +
    cards +
    view(s, outside, 40, 130, 150, 260, 1) +
    picture(s, 1010, 120, 130, 160) +
    shelf(s, 990, 390, 180, ["plants", "books"], 78) +
    floor(s, y, c.floor, "boards") +
    sunPatch(s, -60, 200, y, 1) +
    potted(s, 110, y + 40, 260) +
    sofa(s, 700, 716, 400, m[r.pick(["terracotta", "saffron", "sage"] as const)]) +
    roundTable(s, 380, 766, 330, 130, m.wood) +
    laptop(s, 290, 640, 160, m.pine) +
    item(s, "cups", 480, 640, 50) +
    chairBack(s, 210, 800, 240, m.petrol) +
    person(s, 600, 744, 360) +
    nearLeaves(s, 1180, 230)
  );
}
