import { cabinet, pendant } from "../parts/fittings.ts";
import { goods } from "../parts/goods.ts";
import { person } from "../parts/person.ts";
import { backWall, floor, roomColours } from "../parts/room.ts";
import { laptop } from "../parts/screens.ts";
import { sunPatch, view } from "../parts/window-view.ts";
import { dot, rect, round } from "../pen.ts";
import { type Sheet, indoors, lighter, shadow } from "../sheet.ts";

export function packingRoom(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m } = s;
  const c = roomColours(s);
  const y = 580;
  const wx = r.pick([60, 850]);
  const sx = wx === 60 ? 420 : 60;
  return (
    backWall(s, y, c, r.pick(["brick", "plain"])) +
    view(s, outside, wx, 100, 290, 260, 2) +
    cabinet(
      s,
      sx,
      y,
      720,
      470,
      4,
      ["boxes", "parcels", "folded"],
      m[r.pick(["wood", "evergreen", "petrol"] as const)],
    ) +
    floor(s, y, c.floor, "concrete") +
    sunPatch(s, wx - 120, 290, y, 2) +
    goods(s, "parcels", wx + 10, y + 40, 260, 120) +
    person(s, 600, 780, 440, m[r.pick(["terracotta", "saffron", "evergreen"] as const)]) +
    shadow((f, o) => rect(120, 770, 900, 22, f, o), 0.2) +
    rect(150, 640, 20, 140, m.walnut) +
    rect(960, 640, 20, 140, m.walnut) +
    rect(110, 600, 920, 40, m.wood) +
    rect(110, 600, 920, 6, lighter(m.wood, 0.3)) +
    rect(110, 640, 920, 8, m.ink, 0.25) +
    rect(170, 720, 790, 14, m.walnut) +
    goods(s, "boxes", 180, 720, 770, 62) +
    goods(s, ["parcels"], 140, 602, 300, 110) +
    laptop(s, 800, 600, 170, m.petrol) +
    round(690, 548, 70, 54, 27, m.clay) +
    dot(725, 575, 12, m.walnut) +
    [300, 640, 960].map((x) => pendant(s, x, 100, 62, m.ink, 0)).join("") +
    goods(s, "parcels", 1040, 790, 170, 150)
  );
}
