import { smooth } from "../pen.ts";
import type { Random } from "../random.ts";

export function blob(
  r: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0.14,
): string {
  const count = 9;
  const points = Array.from({ length: count }, (_, i): [number, number] => {
    const a = (i / count) * Math.PI * 2;
    const k = 1.06 + r.between(-wobble, wobble);
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
  });
  return smooth(points);
}
