import { d, dot, line, path, poly, rect, ring, round, times } from "../pen.ts";
import { lighter, type Sheet } from "../sheet.ts";
import { potted } from "./pots.ts";
import { colours, type DrawWare } from "./ware.ts";

function bottle(s: Sheet, x: number, base: number, size: number) {
  const { r, m } = s;
  const w = size * r.between(0.2, 0.27);
  const h = size * r.between(0.78, 1);
  const c = r.pick([m.evergreen, m.mustard, m.brick, m.petrol, m.sage, m.walnut, m.cream]);
  const body = h * 0.58;
  return {
    width: w * 1.28,
    art:
      path(
        d`M${x} ${base}V${base - body}Q${x} ${base - body - h * 0.12} ${x + w * 0.34} ${base - h * 0.78}V${base - h}H${x + w * 0.66}V${base - h * 0.78}Q${x + w} ${base - body - h * 0.12} ${x + w} ${base - body}V${base}Z`,
        c,
      ) +
      rect(
        x + w * 0.1,
        base - body * 0.72,
        w * 0.8,
        body * 0.4,
        r.pick([m.paper, m.saffron, m.cream]),
        0.9,
      ) +
      (size > 70 ? rect(x + w * 0.12, base - body, w * 0.12, body, lighter(c, 0.4), 0.6) : ""),
  };
}

export const kitchenWares = {
  bottles: bottle,
  jars: (s, x, base, size) => {
    const w = size * s.r.between(0.42, 0.52);
    const h = size * s.r.between(0.62, 0.9);
    const c = s.r.pick([s.m.mustard, s.m.brick, s.m.fern, s.m.clay, s.m.rose]);
    return {
      width: w * 1.16,
      art:
        round(x, base - h, w, h, w * 0.16, c) +
        rect(x + w * 0.1, base - h * 0.62, w * 0.8, h * 0.36, s.m.paper, 0.9) +
        rect(
          x + w * 0.08,
          base - h - size * 0.02,
          w * 0.84,
          size * 0.13,
          s.r.pick([s.m.ink, s.m.terracotta, s.m.saffron]),
        ),
    };
  },
  plants: (s, x, base, size) => ({
    width: size * 0.72,
    art: potted(s, x + size * 0.33, base, size),
  }),
  cups: (s, x, base, size) => {
    const w = size * 0.5;
    const h = size * 0.42;
    const c = s.r.pick([s.m.paper, s.m.saffron, s.m.terracotta, s.m.sage]);
    return {
      width: w * 1.5,
      art:
        path(d`M${x} ${base - h}H${x + w}L${x + w * 0.86} ${base}H${x + w * 0.14}Z`, c) +
        ring(x + w * 1.04, base - h * 0.55, h * 0.24, c, size * 0.06),
    };
  },
  plates: (s, x, base, size) => {
    const n = s.r.int(3, 6);
    const w = size * 0.9;
    return {
      width: w * 1.1,
      art: times(n, (i) =>
        round(
          x + (i % 2),
          base - (i + 1) * size * 0.09,
          w,
          size * 0.075,
          4,
          i % 2 ? s.m.cream : s.m.white,
        ),
      ),
    };
  },
  vases: (s, x, base, size) => {
    const w = size * s.r.between(0.36, 0.5);
    const h = size * s.r.between(0.5, 0.8);
    const c = s.r.pick(colours(s));
    return {
      width: w * 1.4,
      art:
        path(
          d`M${x + w * 0.34} ${base - h}H${x + w * 0.66}Q${x + w * 0.6} ${base - h * 0.76} ${x + w * 0.9} ${base - h * 0.56}Q${x + w * 1.1} ${base - h * 0.2} ${x + w * 0.72} ${base}H${x + w * 0.28}Q${x - w * 0.1} ${base - h * 0.2} ${x + w * 0.1} ${base - h * 0.56}Q${x + w * 0.4} ${base - h * 0.76} ${x + w * 0.34} ${base - h}Z`,
          c,
        ) +
        path(
          d`M${x + w * 0.12} ${base - h * 0.4}h${w * 0.76}v${h * 0.1}h${-w * 0.76}Z`,
          lighter(c, 0.35),
        ),
    };
  },
  produce: (s, x, base, size) => {
    const w = size * 1.2;
    const c = s.r.pick([s.m.terracotta, s.m.saffron, s.m.fern, s.m.brick, s.m.sage]);
    return {
      width: w * 1.08,
      art:
        times(5, (i) =>
          dot(
            x + w * (0.14 + i * 0.18),
            base - size * 0.5,
            size * 0.15,
            i % 2 ? c : lighter(c, 0.15),
          ),
        ) +
        times(4, (i) =>
          dot(
            x + w * (0.23 + i * 0.18),
            base - size * 0.64,
            size * 0.14,
            i % 2 ? lighter(c, 0.2) : c,
          ),
        ) +
        poly(
          [
            x,
            base - size * 0.48,
            x + w,
            base - size * 0.48,
            x + w * 0.96,
            base,
            x + w * 0.04,
            base,
          ],
          s.m.wood,
        ) +
        rect(x + w * 0.02, base - size * 0.26, w * 0.96, size * 0.05, s.m.walnut, 0.6),
    };
  },
  lotions: (s, x, base, size) => {
    const w = size * s.r.between(0.24, 0.34);
    const h = size * s.r.between(0.42, 0.72);
    const c = s.r.pick([s.m.rose, s.m.sage, s.m.cream, s.m.mustard, s.m.petrol, s.m.white]);
    return {
      width: w * 1.34,
      art:
        round(x, base - h, w, h, w * 0.22, c) +
        rect(x + w * 0.3, base - h - size * 0.12, w * 0.4, size * 0.14, s.m.ink) +
        rect(x + w * 0.14, base - h * 0.62, w * 0.72, h * 0.3, lighter(c, 0.5)),
    };
  },
  loaves: (s, x, base, size) => {
    const w = size * s.r.between(0.7, 1);
    const h = size * s.r.between(0.4, 0.55);
    const c = s.r.pick([s.m.wood, s.m.clay, s.m.mustard]);
    return {
      width: w * 1.08,
      art:
        path(
          d`M${x} ${base}Q${x - w * 0.02} ${base - h} ${x + w / 2} ${base - h}Q${x + w * 1.02} ${base - h} ${x + w} ${base}Z`,
          c,
        ) +
        times(3, (i) =>
          line(
            x + w * (0.3 + i * 0.18),
            base - h * 0.85,
            x + w * (0.22 + i * 0.18),
            base - h * 0.4,
            lighter(c, 0.45),
            size * 0.05,
          ),
        ),
    };
  },
  cakes: (s, x, base, size) => {
    const w = size * 0.8;
    const c = s.r.pick([s.m.rose, s.m.cream, s.m.saffron, s.m.walnut]);
    return {
      width: w * 1.24,
      art:
        rect(x + w * 0.44, base - size * 0.26, w * 0.12, size * 0.26, s.m.paper) +
        round(x - w * 0.04, base - size * 0.3, w * 1.08, size * 0.06, 3, s.m.paper) +
        round(x + w * 0.08, base - size * 0.68, w * 0.84, size * 0.38, 4, c) +
        path(
          d`M${x + w * 0.08} ${base - size * 0.68}h${w * 0.84}v${size * 0.1}q${-w * 0.1} ${size * 0.1} ${-w * 0.21} 0t${-w * 0.21} 0t${-w * 0.21} 0t${-w * 0.21} 0Z`,
          s.m.white,
        ) +
        dot(x + w / 2, base - size * 0.73, size * 0.07, s.m.terracotta),
    };
  },
} satisfies Record<string, DrawWare>;
