import { snowLine } from "./openings.ts";
import { flowers, leafSpray } from "./pots.ts";
import { d, dot, line, oval, path, poly, rect, ring, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function lampPost(s: Sheet, x: number, base: number, h = 380): string {
  const { m, p } = s;
  const c = darker(m.pine, 0.2);
  const top = base - h;
  return (
    shadow((f, o) => oval(x + 20, base, 44, 6, f, o), 0.16) +
    rect(x - 4, top + 34, 8, h - 34, c) +
    poly([x - 12, base, x - 7, base - 60, x + 7, base - 60, x + 12, base], c) +
    rect(x - 9, base - h * 0.62, 18, 7, c) +
    (p.lit ? dot(x, top + 16, 120, "url(#glow)") : "") +
    poly(
      [x - 17, top - 4, x + 17, top - 4, x + 11, top + 36, x - 11, top + 36],
      p.lit ? p.glow : lighter(m.mist, 0.3),
    ) +
    poly([x - 22, top - 3, x, top - 22, x + 22, top - 3], c) +
    rect(x - 13, top + 33, 26, 5, c) +
    line(x, top - 4, x, top + 36, c, 2.5) +
    snowLine(s, x - 18, top - 7, 36, 7)
  );
}

export function bench(s: Sheet, x: number, base: number, w = 170): string {
  const { m } = s;
  const wood = m.wood;
  return (
    shadow((f, o) => oval(x + w / 2 + 10, base, w * 0.56, 7, f, o), 0.16) +
    rect(x + 12, base - 46, 7, 46, m.ink) +
    rect(x + w - 19, base - 46, 7, 46, m.ink) +
    rect(x + 14, base - 92, 5, 50, m.ink) +
    rect(x + w - 19, base - 92, 5, 50, m.ink) +
    times(3, (i) => rect(x, base - 92 + i * 15, w, 10, i % 2 ? darker(wood, 0.1) : wood)) +
    rect(x - 4, base - 48, w + 8, 10, darker(wood, 0.18)) +
    snowLine(s, x - 4, base - 48, w + 8, 8) +
    snowLine(s, x, base - 92, w, 6)
  );
}

export function planter(s: Sheet, x: number, base: number, w = 90): string {
  const { m, r, p } = s;
  const c = r.pick([m.terracotta, m.walnut, m.petrol, m.paper]);
  const h = w * 0.5;
  const green =
    p.season === "winter"
      ? leafSpray(s, x + w / 2, base - h + 4, w * 0.6, m.evergreen, 7, 130)
      : r.chance(0.5)
        ? flowers(s, x, base - h + 4, w, w * 0.5)
        : leafSpray(s, x + w / 2, base - h + 4, w * 0.75, r.pick(p.leaves), 7, 140);
  return (
    shadow((f, o) => oval(x + w / 2 + 8, base, w * 0.6, 6, f, o), 0.16) +
    green +
    poly([x, base - h, x + w, base - h, x + w * 0.9, base, x + w * 0.1, base], c) +
    poly(
      [x + w * 0.66, base - h, x + w, base - h, x + w * 0.9, base, x + w * 0.66, base],
      darker(c, 0.16),
    ) +
    rect(x - 4, base - h - 3, w + 8, 10, lighter(c, 0.14)) +
    snowLine(s, x - 4, base - h - 3, w + 8, 6)
  );
}

export function bicycle(s: Sheet, x: number, base: number, size: number): string {
  const { m, r } = s;
  const R = size * 0.21;
  const c = r.pick([m.terracotta, m.saffron, m.petrol]);
  const y = base - R;
  const bx = x + size * 0.62;
  return (
    shadow((f, o) => oval(x + size * 0.32, base, size * 0.5, 5, f, o), 0.14) +
    ring(x, y, R, m.ink, 4) +
    ring(bx, y, R, m.ink, 4) +
    ring(x, y, R * 0.86, m.mist, 1.2) +
    ring(bx, y, R * 0.86, m.mist, 1.2) +
    stroke(
      d`M${x} ${y}L${x + size * 0.16} ${y - size * 0.25}H${x + size * 0.47}L${x + size * 0.27} ${y}ZM${x + size * 0.27} ${y}L${x + size * 0.13} ${y - size * 0.31}M${bx} ${y}L${x + size * 0.45} ${y - size * 0.36}`,
      c,
      5,
    ) +
    stroke(
      d`M${x + size * 0.4} ${y - size * 0.37}h${size * 0.07}q${size * 0.06} 0 ${size * 0.06} ${size * 0.06}`,
      m.ink,
      4,
    ) +
    round(x + size * 0.06, y - size * 0.34, size * 0.14, 7, 3, m.ink) +
    poly(
      [
        x + size * 0.5,
        y - size * 0.36,
        x + size * 0.7,
        y - size * 0.36,
        x + size * 0.67,
        y - size * 0.22,
        x + size * 0.53,
        y - size * 0.22,
      ],
      m.wood,
    )
  );
}

export function cafeTable(s: Sheet, x: number, base: number, umbrella: boolean): string {
  const { m, r } = s;
  const c = r.pick([m.terracotta, m.saffron, m.evergreen]);
  const chair = (cx: number, side: number) =>
    stroke(
      d`M${cx} ${base}L${cx + side * 4} ${base - 46}M${cx + side * 30} ${base}L${cx + side * 26} ${base - 46}`,
      m.ink,
      4,
    ) +
    round(Math.min(cx, cx + side * 30) - 2, base - 50, 34, 7, 3, darker(m.wood, 0.1)) +
    stroke(
      d`M${cx + side * 30} ${base - 48}Q${cx + side * 36} ${base - 80} ${cx + side * 32} ${base - 98}`,
      m.ink,
      4,
    ) +
    stroke(
      d`M${cx + side * 34} ${base - 62}L${cx + side * 34} ${base - 92}`,
      darker(m.wood, 0.1),
      8,
    );
  const top = umbrella
    ? rect(x - 3, base - 250, 6, 180, m.walnut) +
      times(6, (i) =>
        poly(
          [x, base - 268, x - 114 + i * 38, base - 202, x - 76 + i * 38, base - 202],
          i % 2 ? m.paper : c,
        ),
      ) +
      times(6, (i) =>
        rect(x - 114 + i * 38, base - 202, 38, 12, darker(i % 2 ? m.paper : c, 0.14)),
      ) +
      snowLine(s, x - 60, base - 236, 120, 9)
    : "";
  return (
    shadow((f, o) => oval(x + 10, base, 110, 9, f, o), 0.16) +
    chair(x - 52, -1) +
    chair(x + 52, 1) +
    top +
    rect(x - 4, base - 72, 8, 70, m.ink) +
    oval(x, base - 2, 30, 5, m.ink) +
    round(x - 48, base - 78, 96, 9, 4, m.paper) +
    rect(x - 44, base - 70, 88, 4, m.ink, 0.25) +
    path(d`M${x - 22} ${base - 92}h20l-4 14h-12Z`, c) +
    path(d`M${x + 12} ${base - 90}h16l-3 12h-10Z`, m.petrol) +
    snowLine(s, x - 46, base - 78, 92, 5)
  );
}

export function easelSign(s: Sheet, x: number, base: number): string {
  const { m, r } = s;
  return (
    shadow((f, o) => oval(x + 14, base, 44, 6, f, o), 0.18) +
    poly([x - 26, base - 106, x + 26, base - 106, x + 34, base, x - 34, base], m.wood) +
    poly([x - 20, base - 99, x + 20, base - 99, x + 26, base - 16, x - 26, base - 16], m.pine) +
    times(4, (i) =>
      line(
        x - 12,
        base - 82 + i * 15,
        x - 12 + r.between(10, 26),
        base - 82 + i * 15,
        m.cream,
        3,
        0.8,
      ),
    ) +
    snowLine(s, x - 26, base - 106, 52, 5)
  );
}
