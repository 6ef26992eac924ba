import { cabinet, pendant, picture } from "../parts/fittings.ts";
import { stool } from "../parts/furniture.ts";
import { person } from "../parts/person.ts";
import { potted } from "../parts/pots.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { d, dot, oval, path, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, indoors, lighter, shadow } from "../sheet.ts";

export function treatmentRoom(outside: Sheet, kind: "dental" | "physio"): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const c = roomColours(s);
  const y = 560;
  const seat = m[r.pick(["petrol", "evergreen", "terracotta", "sage"] as const)];
  const wx = r.pick([90, 700]);
  const ox = wx === 90 ? 700 : 120;
  const dental =
    oval(600, 742, 150, 18, darker(m.steel, 0.2)) +
    rect(560, 640, 80, 96, m.mist) +
    rect(610, 640, 30, 96, m.ink, 0.1) +
    path(
      d`M360 560Q360 600 420 612L760 636Q800 640 820 610L830 590L450 560L400 400Q390 370 360 372Q320 376 330 420Z`,
      seat,
    ) +
    path(
      d`M330 420Q320 376 360 372L372 372Q350 390 356 420L392 580Q366 586 360 560Z`,
      darker(seat, 0.2),
    ) +
    round(338, 330, 70, 60, 20, lighter(seat, 0.15)) +
    round(470, 520, 150, 22, 10, m.ink) +
    stroke(d`M800 720V330Q800 240 700 226L560 206`, m.mist, 16) +
    round(490, 186, 110, 44, 18, m.slate) +
    oval(545, 232, 44, 9, p.glow) +
    path(d`M505 234L440 480H640L585 234Z`, "url(#beam)") +
    rect(760, 712, 90, 16, m.steel) +
    stroke(d`M800 420L900 400`, m.mist, 12) +
    round(870, 380, 150, 20, 5, m.paper) +
    times(4, (i) => rect(890 + i * 30, 360, 6, 24, m.steel));
  const physio =
    rect(340, 640, 24, 100, m.walnut) +
    rect(800, 640, 24, 100, m.walnut) +
    rect(330, 660, 510, 12, m.walnut) +
    round(300, 588, 570, 58, 16, seat) +
    round(300, 588, 570, 22, 11, lighter(seat, 0.15)) +
    round(780, 556, 96, 40, 18, m.white) +
    dot(990, 690, 76, m.saffron) +
    path(d`M914 690a76 76 0 0 0 152 0Z`, m.ink, 0.14) +
    oval(970, 656, 20, 12, m.white, 0.4) +
    times(3, (i) => round(110, 724 - i * 30, 150, 24, 12, [m.terracotta, m.sage, m.petrol][i]!));
  return (
    backWall(s, y, c, r.pick(["plain", "tiles", "plain"])) +
    view(s, outside, wx, 120, 380, 250, 2) +
    cabinet(s, ox, y, 380, 240, 2, ["lotions", "boxes", "binders"], lighter(m.paper, 0.1)) +
    picture(s, ox + 40, 110, 100, 130) +
    picture(s, ox + 180, 90, 160, 150) +
    floor(s, y, c.floor, "tiles") +
    sunPatch(s, wx - 130, 380, y, 2) +
    shadow((f, o) => oval(600, 744, 320, 26, f, o), 0.16) +
    (kind === "dental" ? stool(s, 240, 760, 150, m.ink) : "") +
    potted(s, wx === 90 ? 1130 : 60, y + 40, 280) +
    person(s, kind === "dental" ? 1040 : 560, kind === "dental" ? 740 : 700, 390, m.white) +
    (kind === "dental" ? dental : physio) +
    pendant(s, 1000, 100, 70, m.paper, 0)
  );
}
