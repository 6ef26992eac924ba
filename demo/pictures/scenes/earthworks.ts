import { crane } from "../parts/crane.ts";
import { goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { excavator } from "../parts/machines.ts";
import { person } from "../parts/person.ts";
import { earth } from "../parts/site-ground.ts";
import { sky, weather } from "../parts/sky.ts";
import { d, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export function earthworks(s: Sheet): string {
  const { r, m } = s;
  const y = 560;
  return (
    sky(s, 540) +
    backdrop(s, r.pick(["mountains", "forest", "city"]), y + 10) +
    crane(s, r.between(860, 940), y, 430, 240) +
    earth(s, y) +
    path(
      d`M640 ${y + 60}Q780 ${y - 120} 880 ${y - 60}Q980 ${y - 130} 1220 ${y + 40}V${y + 130}H600Z`,
      darker(s.p.season === "winter" ? s.p.ground : m.clay, 0.1),
    ) +
    path(
      d`M700 ${y + 60}Q800 ${y - 80} 870 ${y - 40}Q840 ${y + 40} 780 ${y + 90}Z`,
      lighter(m.clay, 0.15),
      0.6,
    ) +
    excavator(s, r.between(120, 190), 720, r.between(560, 640)) +
    times(4, (i) => {
      const x = 60 + i * 74;
      return (
        poly([x - 18, 776, x, 712, x + 18, 776], m.terracotta) +
        poly([x - 11, 752, x - 6, 734, x + 6, 734, x + 11, 752], m.paper) +
        rect(x - 24, 774, 48, 8, darker(m.terracotta, 0.3))
      );
    }) +
    person(s, 860, 736, 160, m.saffron) +
    goods(s, "drums", 940, 764, 190, 84) +
    weather(s)
  );
}
