import { d, path, times } from "../pen.ts";
import { type Sheet, darker } from "../sheet.ts";

export function earth(s: Sheet, y: number): string {
  const { p, m, r } = s;
  const c = p.season === "winter" ? p.ground : m.sand;
  return (
    path(d`M0 ${y}Q300 ${y - 16} 620 ${y}T1200 ${y - 4}V800H0Z`, c) +
    times(14, () => {
      const x = r.between(0, 1160);
      const ry = r.between(y + 20, 790);
      return path(d`M${x} ${ry}q24 -12 52 0Z`, darker(c, 0.12));
    }) +
    path(
      d`M0 ${y + 92}Q420 ${y + 66} 1200 ${y + 84}v16Q420 ${y + 84} 0 ${y + 110}Z`,
      darker(c, 0.14),
    ) +
    path(
      d`M0 ${y + 132}Q420 ${y + 100} 1200 ${y + 118}v18Q420 ${y + 120} 0 ${y + 154}Z`,
      darker(c, 0.14),
    )
  );
}
