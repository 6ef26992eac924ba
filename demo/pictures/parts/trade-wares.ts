import { d, dot, line, oval, path, poly, rect, ring, round, times } from "../pen.ts";
import { darker, lighter } from "../sheet.ts";
import { colours, type DrawWare } from "./ware.ts";

export const tradeWares = {
  boxes: (s, x, base, size) => {
    const w = size * s.r.between(0.55, 0.95);
    const h = size * s.r.between(0.45, 0.92);
    const c = s.r.pick([s.m.clay, s.m.sand, s.m.wood, s.m.clay]);
    return {
      width: w + size * 0.06,
      art:
        rect(x, base - h, w, h, c) +
        rect(x + w * 0.72, base - h, w * 0.28, h, darker(c, 0.1)) +
        rect(x + w * 0.38, base - h, w * 0.14, h * 0.34, lighter(c, 0.35)),
    };
  },
  parcels: (s, x, base, size) => {
    const w = size * s.r.between(0.6, 1.05);
    const h = size * s.r.between(0.35, 0.8);
    const c = s.r.pick([s.m.clay, s.m.sand, s.m.rose, s.m.wood]);
    return {
      width: w + size * 0.07,
      art:
        rect(x, base - h, w, h, c) +
        rect(x, base - h, w, h * 0.12, lighter(c, 0.3)) +
        rect(x + w * 0.44, base - h, w * 0.12, h, s.m.terracotta, 0.75) +
        rect(x + w * 0.1, base - h * 0.5, w * 0.24, h * 0.3, s.m.paper),
    };
  },
  sacks: (s, x, base, size) => {
    const w = size * 0.72;
    const c = s.r.pick([s.m.sand, s.m.cream, s.m.clay, s.m.sage]);
    const h = size * 0.95;
    return {
      width: w * 1.08,
      art:
        path(
          d`M${x + w * 0.06} ${base}Q${x - w * 0.06} ${base - h * 0.5} ${x + w * 0.1} ${base - h * 0.86}L${x + w * 0.04} ${base - h}H${x + w * 0.96}L${x + w * 0.9} ${base - h * 0.86}Q${x + w * 1.06} ${base - h * 0.5} ${x + w * 0.94} ${base}Z`,
          c,
        ) +
        line(
          x + w * 0.12,
          base - h * 0.86,
          x + w * 0.88,
          base - h * 0.86,
          darker(c, 0.4),
          size * 0.025,
        ) +
        oval(
          x + w / 2,
          base - h * 0.42,
          w * 0.24,
          h * 0.19,
          s.r.pick([s.m.evergreen, s.m.terracotta, s.m.saffron]),
        ) +
        path(
          d`M${x + w * 0.5} ${base - h * 0.28}q${-w * 0.16} ${-h * 0.14} 0 ${-h * 0.28}q${w * 0.16} ${h * 0.14} 0 ${h * 0.28}Z`,
          lighter(c, 0.5),
        ),
    };
  },
  cans: (s, x, base, size) => {
    const w = size * 0.56;
    const h = size * s.r.pick([0.62, 0.8]);
    const c = s.r.pick(colours(s));
    return {
      width: w * 1.12,
      art:
        rect(x, base - h, w, h, s.m.mist) +
        rect(x, base - h * 0.82, w, h * 0.62, c) +
        rect(x + w * 0.66, base - h, w * 0.34, h, s.m.ink, 0.12) +
        rect(x - w * 0.03, base - h, w * 1.06, h * 0.07, s.m.steel),
    };
  },
  tyres: (s, x, base, size) => {
    const rad = size * 0.46;
    return {
      width: rad * 1.1,
      art:
        dot(x + rad, base - rad, rad, darker(s.m.ink, 0)) +
        ring(x + rad, base - rad, rad * 0.8, s.m.slate, 1.5, 0.6) +
        dot(x + rad, base - rad, rad * 0.5, s.m.steel) +
        dot(x + rad, base - rad, rad * 0.18, s.m.ink),
    };
  },
  parts: (s, x, base, size) => {
    const w = size * 0.8;
    const c = s.r.pick([s.m.petrol, s.m.saffron, s.m.terracotta, s.m.steel]);
    return {
      width: w * 1.12,
      art:
        poly(
          [
            x,
            base - size * 0.56,
            x + w * 0.3,
            base - size * 0.56,
            x + w * 0.36,
            base - size * 0.38,
            x + w,
            base - size * 0.38,
            x + w,
            base,
            x,
            base,
          ],
          c,
        ) +
        rect(x + w * 0.3, base - size * 0.26, w * 0.4, size * 0.14, s.m.paper) +
        times(3, (i) => dot(x + w * (0.46 + i * 0.18), base - size * 0.42, size * 0.07, s.m.ink)),
    };
  },
  drums: (s, x, base, size) => {
    const w = size * 0.62;
    const c = s.r.pick([s.m.petrol, s.m.terracotta, s.m.evergreen, s.m.saffron]);
    return {
      width: w * 1.1,
      art:
        round(x, base - size * 0.94, w, size * 0.94, 5, c) +
        rect(x + w * 0.68, base - size * 0.92, w * 0.32, size * 0.9, s.m.ink, 0.16) +
        rect(x - 1, base - size * 0.64, w + 2, size * 0.05, darker(c, 0.3)) +
        rect(x - 1, base - size * 0.34, w + 2, size * 0.05, darker(c, 0.3)),
    };
  },
} satisfies Record<string, DrawWare>;
