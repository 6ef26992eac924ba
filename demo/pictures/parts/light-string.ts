import { d, dot, path, times } from "../pen.ts";
import type { Sheet } from "../sheet.ts";

export function lightString(
  s: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  n: number,
): string {
  const sag = 50;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag * 2;
  return (
    path(d`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}Q${mx} ${my + 3} ${x1} ${y1}Z`, s.m.ink) +
    times(n, (i) => {
      const t = (i + 0.5) / n;
      const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2;
      const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2;
      return (
        (s.p.lit ? dot(x, y + 9, 30, "url(#glow)") : "") +
        dot(x, y + 8, 6.5, s.p.lit ? s.p.glow : s.m.saffron)
      );
    })
  );
}
