import { d, dot, path, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker } from "../sheet.ts";

export function tool(s: Sheet, kind: number, x: number, y: number): string {
  const { m, r } = s;
  const handle = r.pick([m.terracotta, m.saffron, m.wood, m.petrol]);
  switch (kind % 7) {
    case 0:
      return (
        round(x - 7, y + 26, 14, 100, 6, handle) +
        round(x - 34, y, 68, 32, 6, m.ink) +
        poly([x + 30, y + 2, x + 52, y + 16, x + 30, y + 30], m.ink)
      );
    case 1:
      return rect(x - 4, y, 8, 84, m.steel) + round(x - 11, y + 80, 22, 60, 9, handle);
    case 2:
      return path(
        d`M${x - 16} ${y + 30}q-6 -30 10 -36v22l8 6l8 -6v-22q16 6 10 36l-8 10v90q-10 12 -20 0v-90Z`,
        m.steel,
      );
    case 3:
      return (
        poly([x - 26, y + 130, x + 34, y, x + 40, y + 20, x - 4, y + 136], m.steel) +
        path(d`M${x - 40} ${y + 112}h46l-4 36q-24 12 -46 -6Z`, handle)
      );
    case 4:
      return (
        stroke(
          d`M${x - 14} ${y + 130}Q${x - 18} ${y + 70} ${x} ${y + 44}Q${x + 18} ${y + 70} ${x + 14} ${y + 130}`,
          handle,
          12,
        ) + poly([x - 14, y + 46, x, y, x + 14, y + 46], m.steel)
      );
    case 5:
      return (
        rect(x - 30, y, 12, 140, m.saffron) +
        rect(x - 30, y + 128, 66, 12, m.saffron) +
        times(6, (i) => rect(x - 30, y + 14 + i * 18, 6, 2, m.ink))
      );
    default:
      return (
        dot(x, y + 40, 40, m.clay) +
        dot(x, y + 40, 27, darker(m.clay, 0.3)) +
        dot(x, y + 40, 20, m.sand)
      );
  }
}
