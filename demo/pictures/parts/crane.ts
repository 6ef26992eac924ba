import { d, line, poly, rect, stroke } from "../pen.ts";
import type { Sheet } from "../sheet.ts";

function lattice(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  w: number,
  n: number,
  c: string,
): string {
  const dx = (x2 - x1) / n;
  const dy = (y2 - y1) / n;
  const len = Math.hypot(x2 - x1, y2 - y1);
  const nx = (-(y2 - y1) / len) * w;
  const ny = ((x2 - x1) / len) * w;
  let zig = d`M${x1} ${y1}`;
  for (let i = 1; i <= n; i++)
    zig += d`L${x1 + dx * i + (i % 2 ? nx : 0)} ${y1 + dy * i + (i % 2 ? ny : 0)}`;
  return (
    stroke(zig, c, 2.6) +
    line(x1, y1, x2, y2, c, 4) +
    line(x1 + nx, y1 + ny, x2 + nx, y2 + ny, c, 4)
  );
}

export function crane(s: Sheet, x: number, base: number, h: number, reach: number): string {
  const c = s.m.saffron;
  const top = base - h;
  return (
    lattice(x, base, x, top, 30, Math.round(h / 30), c) +
    lattice(x - 120, top, x + reach, top, -26, Math.round(reach / 24), c) +
    poly([x, top - 26, x + 15, top - 110, x + 30, top - 26], c) +
    line(x + 15, top - 108, x + reach * 0.8, top - 26, c, 2.5) +
    line(x + 15, top - 108, x - 110, top - 26, c, 2.5) +
    rect(x - 122, top - 6, 60, 42, s.m.slate) +
    rect(x + 32, top - 4, 34, 34, s.m.petrol) +
    line(x + reach * 0.72, top, x + reach * 0.72, top + h * 0.3, s.m.ink, 2) +
    rect(x + reach * 0.72 - 46, top + h * 0.3, 92, 14, s.m.wood) +
    line(x + reach * 0.72 - 40, top + h * 0.3, x + reach * 0.72, top + h * 0.3 - 26, s.m.ink, 1.6) +
    line(x + reach * 0.72 + 40, top + h * 0.3, x + reach * 0.72, top + h * 0.3 - 26, s.m.ink, 1.6)
  );
}
