import { d, dot, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export function monitor(s: Sheet, x: number, base: number, w: number, tone: string): string {
  const { m, r } = s;
  const h = w * 0.6;
  const y = base - h - w * 0.16;
  const kind = r.int(0, 2);
  const c = lighter(tone, 0.55);
  const screen =
    kind === 0
      ? times(5, (i) =>
          rect(
            x + w * (0.14 + i * 0.15),
            y + h * 0.82 - h * 0.12 * (1 + ((i * 3) % 4)),
            w * 0.09,
            h * 0.12 * (1 + ((i * 3) % 4)),
            i === 3 ? m.saffron : c,
          ),
        )
      : kind === 1
        ? rect(x + w * 0.08, y + h * 0.14, w * 0.26, h * 0.72, darker(tone, 0.2)) +
          times(4, (i) =>
            rect(
              x + w * 0.42,
              y + h * (0.2 + i * 0.17),
              w * r.between(0.24, 0.48),
              h * 0.07,
              i === 1 ? m.terracotta : c,
            ),
          ) +
          dot(x + w * 0.21, y + h * 0.34, w * 0.07, m.saffron)
        : stroke(
            d`M${x + w * 0.1} ${y + h * 0.76}L${x + w * 0.3} ${y + h * 0.5}L${x + w * 0.48} ${y + h * 0.62}L${x + w * 0.68} ${y + h * 0.28}L${x + w * 0.88} ${y + h * 0.36}`,
            m.saffron,
            w * 0.02,
          ) + times(3, (i) => rect(x + w * 0.1, y + h * (0.3 + i * 0.22), w * 0.8, 1.6, c, 0.5));
  return (
    poly(
      [
        x + w * 0.42,
        base - w * 0.18,
        x + w * 0.58,
        base - w * 0.18,
        x + w * 0.62,
        base,
        x + w * 0.38,
        base,
      ],
      darker(m.steel, 0.3),
    ) +
    rect(x + w * 0.3, base - 5, w * 0.4, 6, darker(m.steel, 0.3)) +
    round(x, y, w, h, w * 0.025, m.ink) +
    rect(x + w * 0.025, y + w * 0.025, w * 0.95, h - w * 0.05, tone) +
    screen
  );
}

export function laptop(s: Sheet, x: number, base: number, w: number, tone: string): string {
  const h = w * 0.62;
  const { m } = s;
  return (
    poly(
      [x - w * 0.08, base, x + w * 1.08, base, x + w, base - w * 0.07, x, base - w * 0.07],
      m.steel,
    ) +
    rect(x - w * 0.08, base, w * 1.16, w * 0.025, darker(m.steel, 0.3)) +
    round(x, base - w * 0.07 - h, w, h, w * 0.03, m.ink) +
    rect(x + w * 0.03, base - w * 0.04 - h, w * 0.94, h - w * 0.06, tone) +
    rect(x + w * 0.08, base - h * 0.96, w * 0.84, h * 0.1, lighter(tone, 0.3)) +
    times(6, (i) =>
      rect(
        x + w * (0.08 + (i % 3) * 0.29),
        base - h * (0.78 - Math.floor(i / 3) * 0.36),
        w * 0.25,
        h * 0.28,
        [m.saffron, m.cream, m.terracotta, m.sage, m.rose, m.mist][i]!,
      ),
    )
  );
}
