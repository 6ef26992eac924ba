import { d, dot, oval, path, poly, rect, round, times } from "../pen.ts";
import { darker, lighter } from "../sheet.ts";
import { colours, type DrawWare } from "./ware.ts";

export const shopWares = {
  books: (s, x, base, size) => {
    const w = size * s.r.between(0.12, 0.22);
    const h = size * s.r.between(0.72, 1);
    const c = s.r.pick(colours(s));
    return {
      width: w + 0.6,
      art:
        rect(x, base - h, w, h, c) +
        rect(x, base - h * 0.84, w, h * 0.07, lighter(c, 0.4)) +
        (size > 80 ? rect(x, base - h * 0.2, w, h * 0.04, lighter(c, 0.4)) : ""),
    };
  },
  binders: (s, x, base, size) => {
    const w = size * 0.24;
    const c = s.r.pick([s.m.petrol, s.m.evergreen, s.m.terracotta, s.m.paper]);
    return {
      width: w + 2,
      art:
        round(x, base - size * 0.95, w, size * 0.95, 2, c) +
        rect(x + w * 0.2, base - size * 0.8, w * 0.6, size * 0.28, lighter(c, 0.6)) +
        dot(x + w / 2, base - size * 0.2, w * 0.17, darker(c, 0.3)),
    };
  },
  folded: (s, x, base, size) => {
    const w = size * 0.9;
    const n = s.r.int(3, 5);
    const t = (size * 0.8) / 5;
    return {
      width: w + size * 0.14,
      art: times(n, (i) =>
        round(
          x + s.r.between(-1.5, 1.5),
          base - (i + 1) * t,
          w,
          t * 0.9,
          t * 0.4,
          s.r.pick(colours(s)),
        ),
      ),
    };
  },
  toys: (s, x, base, size) => {
    const c = s.r.shuffle([s.m.saffron, s.m.terracotta, s.m.petrol, s.m.sage, s.m.rose]);
    const kind = s.r.int(0, 2);
    const w = size * 0.8;
    const art =
      kind === 0
        ? oval(x + w / 2, base - size * 0.1, w * 0.36, size * 0.1, c[0]!) +
          oval(x + w / 2, base - size * 0.28, w * 0.29, size * 0.09, c[1]!) +
          oval(x + w / 2, base - size * 0.44, w * 0.22, size * 0.08, c[2]!) +
          dot(x + w / 2, base - size * 0.6, w * 0.12, c[3]!)
        : kind === 1
          ? dot(x + w / 2, base - size * 0.28, size * 0.26, c[0]!) +
            dot(x + w / 2, base - size * 0.66, size * 0.2, c[0]!) +
            dot(x + w * 0.3, base - size * 0.83, size * 0.08, c[0]!) +
            dot(x + w * 0.7, base - size * 0.83, size * 0.08, c[0]!) +
            oval(x + w / 2, base - size * 0.24, size * 0.14, size * 0.16, lighter(c[0]!, 0.4)) +
            oval(x + w / 2, base - size * 0.61, size * 0.08, size * 0.06, lighter(c[0]!, 0.5))
          : rect(x, base - size * 0.44, w * 0.62, size * 0.3, c[0]!) +
            rect(x + w * 0.62, base - size * 0.66, w * 0.32, size * 0.52, c[1]!) +
            dot(x + w * 0.2, base - size * 0.12, size * 0.12, c[2]!) +
            dot(x + w * 0.76, base - size * 0.12, size * 0.12, c[2]!) +
            rect(x + w * 0.12, base - size * 0.62, w * 0.12, size * 0.2, c[3]!);
    return { width: w * 1.16, art };
  },
  blocks: (s, x, base, size) => {
    const t = size * 0.34;
    const n = s.r.int(1, 3);
    return {
      width: t * 1.2,
      art: times(n, (i) =>
        rect(
          x + s.r.between(-2, 2),
          base - (i + 1) * t,
          t,
          t - 1,
          s.r.pick([s.m.saffron, s.m.terracotta, s.m.petrol, s.m.sage]),
        ),
      ),
    };
  },
  screens: (s, x, base, size) => {
    const w = size * 1.15;
    const h = size * 0.72;
    const c = s.r.pick([s.m.petrol, s.m.evergreen, s.m.pine]);
    return {
      width: w * 1.16,
      art:
        rect(x + w * 0.44, base - size * 0.2, w * 0.12, size * 0.2, s.m.ink) +
        rect(x + w * 0.28, base - size * 0.04, w * 0.44, size * 0.04, s.m.ink) +
        round(x, base - size * 0.15 - h, w, h, 4, s.m.ink) +
        rect(x + 4, base - size * 0.15 - h + 4, w - 8, h - 8, c) +
        rect(x + w * 0.12, base - h * 0.86, w * 0.4, h * 0.12, s.m.saffron) +
        times(size > 70 ? 3 : 2, (i) =>
          rect(
            x + w * 0.12,
            base - h * (0.62 - i * 0.15),
            w * s.r.between(0.3, 0.72),
            h * 0.06,
            lighter(c, 0.5),
          ),
        ),
    };
  },
  shoes: (s, x, base, size) => {
    const w = size * 0.86;
    const c = s.r.pick(colours(s));
    return {
      width: w * 1.2,
      art:
        path(
          d`M${x} ${base - size * 0.08}V${base - size * 0.5}H${x + w * 0.3}Q${x + w * 0.42} ${base - size * 0.3} ${x + w * 0.8} ${base - size * 0.26}Q${x + w} ${base - size * 0.22} ${x + w} ${base - size * 0.08}Z`,
          c,
        ) + rect(x, base - size * 0.09, w, size * 0.09, s.m.paper),
    };
  },
  cards: (s, x, base, size) => {
    const w = size * 0.74;
    const c = s.r.pick([s.m.sage, s.m.slate, s.m.saffron, s.m.rose]);
    return {
      width: w * 1.2,
      art:
        rect(x, base - size, w, size * 0.94, s.m.white) +
        rect(x + w * 0.08, base - size * 0.93, w * 0.84, size * 0.52, c) +
        poly(
          [
            x + w * 0.24,
            base - size * 0.62,
            x + w * 0.5,
            base - size * 0.8,
            x + w * 0.76,
            base - size * 0.62,
          ],
          s.m.terracotta,
        ) +
        rect(x + w * 0.3, base - size * 0.62, w * 0.4, size * 0.2, s.m.cream) +
        rect(x + w * 0.1, base - size * 0.32, w * 0.6, size * 0.06, s.m.ink, 0.6) +
        rect(x + w * 0.1, base - size * 0.2, w * 0.4, size * 0.05, s.m.ink, 0.35),
    };
  },
} satisfies Record<string, DrawWare>;
