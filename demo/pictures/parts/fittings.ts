import { type Goods, goods } from "./goods.ts";
import { leafSpray } from "./pots.ts";
import { d, dot, line, oval, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function pendant(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  color: string,
  shape?: number,
): string {
  const { m, p, r } = s;
  const k = shape ?? r.int(0, 2);
  const glow = dot(x, y + size * 0.5, size * (p.lit ? 3.4 : 2), "url(#glow)", p.lit ? 1 : 0.6);
  const cord = line(x, 0, x, y - size * 0.3, m.ink, 2.4);
  const bulb = oval(x, y + size * 0.42, size * 0.3, size * 0.14, p.glow);
  if (k === 0)
    return (
      glow +
      cord +
      bulb +
      path(
        d`M${x - size * 0.62} ${y + size * 0.4}Q${x - size * 0.56} ${y - size * 0.3} ${x} ${y - size * 0.3}Q${x + size * 0.56} ${y - size * 0.3} ${x + size * 0.62} ${y + size * 0.4}Z`,
        color,
      ) +
      path(
        d`M${x + size * 0.2} ${y + size * 0.4}Q${x + size * 0.3} ${y - size * 0.2} ${x} ${y - size * 0.3}Q${x + size * 0.56} ${y - size * 0.3} ${x + size * 0.62} ${y + size * 0.4}Z`,
        darker(color, 0.2),
      )
    );
  if (k === 1)
    return (
      glow +
      cord +
      bulb +
      poly(
        [
          x - size * 0.7,
          y + size * 0.4,
          x - size * 0.16,
          y - size * 0.3,
          x + size * 0.16,
          y - size * 0.3,
          x + size * 0.7,
          y + size * 0.4,
        ],
        color,
      ) +
      poly(
        [
          x + size * 0.2,
          y + size * 0.4,
          x + size * 0.04,
          y - size * 0.3,
          x + size * 0.16,
          y - size * 0.3,
          x + size * 0.7,
          y + size * 0.4,
        ],
        darker(color, 0.2),
      )
    );
  return (
    glow +
    cord +
    dot(x, y + size * 0.1, size * 0.42, p.lit ? p.glow : lighter(m.cream, 0.5)) +
    rect(x - size * 0.1, y - size * 0.42, size * 0.2, size * 0.16, m.ink)
  );
}

export function shelf(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  kinds: Goods | readonly Goods[],
  size: number,
): string {
  return (
    shadow((f, o) => rect(x + 6, y + 9, w, 10, f, o), 0.12) +
    goods(s, kinds, x + 8, y, w - 14, size) +
    rect(x, y, w, 10, s.m.walnut) +
    rect(x, y, w, 3, lighter(s.m.walnut, 0.25))
  );
}

export function cabinet(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  rows: number,
  kinds: readonly Goods[],
  color: string,
): string {
  const step = h / rows;
  return (
    shadow((f, o) => rect(x + 12, base - h + 12, w, h - 12, f, o), 0.14) +
    rect(x, base - h, w, h, color) +
    rect(x + 9, base - h + 9, w - 18, h - 18, darker(color, 0.34)) +
    times(rows, (i) => {
      const y = base - h + (i + 1) * step - 9;
      return (
        goods(s, kinds, x + 15, y, w - 32, step * 0.66) +
        rect(x + 9, y, w - 18, 8, color) +
        rect(x + 9, y + 8, w - 18, 6, "#14211d", 0.2)
      );
    }) +
    round(x - 5, base - h - 5, w + 10, 10, 2, lighter(color, 0.15))
  );
}

export function picture(s: Sheet, x: number, y: number, w: number, h: number): string {
  const { r, m } = s;
  const c = r.shuffle([m.saffron, m.terracotta, m.petrol, m.sage, m.rose, m.evergreen]);
  const art = r.int(0, 2);
  const inner =
    art === 0
      ? dot(x + w * 0.5, y + h * 0.42, w * 0.22, c[0]!) +
        path(
          d`M${x + 8} ${y + h - 8}V${y + h * 0.66}Q${x + w * 0.4} ${y + h * 0.46} ${x + w - 8} ${y + h * 0.7}V${y + h - 8}Z`,
          c[1]!,
        )
      : art === 1
        ? rect(x + w * 0.2, y + h * 0.2, w * 0.28, h * 0.6, c[0]!) +
          dot(x + w * 0.62, y + h * 0.56, w * 0.2, c[1]!)
        : leafSpray(s, x + w / 2, y + h * 0.86, h * 0.62, c[2]!, 5, 110);
  return (
    shadow((f, o) => rect(x + 6, y + 8, w, h, f, o), 0.14) +
    rect(x, y, w, h, m.walnut) +
    rect(x + 5, y + 5, w - 10, h - 10, lighter(m.paper, 0.2)) +
    inner
  );
}

/** Dark leaves leaning into the frame: something near the eye, so that the room lies behind. */
export function nearLeaves(s: Sheet, x: number, size: number): string {
  return leafSpray(s, x, 830, size, darker(s.m.evergreen, 0.2), 9, 150);
}
