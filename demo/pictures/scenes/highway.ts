import { backdrop } from "../parts/landscape.ts";
import { snowTop } from "../parts/openings.ts";
import { sky, weather } from "../parts/sky.ts";
import { conifer } from "../parts/trees.ts";
import { car, truck } from "../parts/vehicles.ts";
import { d, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker } from "../sheet.ts";

export function highway(s: Sheet): string {
  const { r, m, p } = s;
  const horizon = r.between(430, 480);
  const winter = p.season === "winter";
  return (
    sky(s, horizon) +
    backdrop(s, r.pick(["mountains", "mountains", "prairie", "forest"]), horizon) +
    rect(0, horizon - 2, 1200, 400, p.ground) +
    path(
      d`M0 ${horizon + 60}Q300 ${horizon + 20} 620 ${horizon + 66}T1200 ${horizon + 40}V800H0Z`,
      winter ? snowTop(s) : darker(p.ground, 0.1),
    ) +
    times(7, (i) =>
      conifer(
        s,
        40 + i * 180 + r.between(-50, 50),
        horizon + 96 + r.between(-10, 16),
        r.between(100, 190),
      ),
    ) +
    path(d`M0 622Q600 596 1200 616V736Q600 716 0 742Z`, p.road) +
    path(d`M0 622Q600 596 1200 616v7Q600 603 0 629Z`, winter ? snowTop(s) : m.cream) +
    times(7, (i) =>
      poly(
        [
          i * 190 - 40,
          676 - Math.sin(i / 2) * 6,
          i * 190 + 70,
          673 - Math.sin(i / 2) * 6,
          i * 190 + 70,
          681 - Math.sin(i / 2) * 6,
          i * 190 - 40,
          684 - Math.sin(i / 2) * 6,
        ],
        m.saffron,
      ),
    ) +
    truck(
      s,
      r.between(150, 330),
      694,
      r.between(600, 680),
      m[r.pick(["terracotta", "evergreen", "saffron"] as const)],
      m[r.pick(["paper", "petrol", "cream"] as const)],
    ) +
    (r.chance(0.5) ? car(s, 980, 662, 190, m.petrol) : "") +
    path(d`M0 748Q600 724 1200 744V800H0Z`, winter ? snowTop(s) : darker(p.ground, 0.2)) +
    times(
      9,
      (i) =>
        rect(30 + i * 150, 708 + Math.abs(i - 4) * 2, 12, 54, m.paper) +
        rect(30 + i * 150, 716 + Math.abs(i - 4) * 2, 12, 8, m.terracotta),
    ) +
    path(d`M-10 722Q600 704 1210 722v14Q600 718 -10 736Z`, m.steel) +
    weather(s)
  );
}
