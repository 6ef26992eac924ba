import { glassColor, snowLine } from "./openings.ts";
import { ground, wheel } from "./vehicles.ts";
import { d, dot, line, path, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export function tractor(s: Sheet, x: number, base: number, w: number, color: string): string {
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  return (
    ground(x, base, w) +
    round(X(46), y(46), u * 48, u * 22, u * 4, color) +
    rect(X(46), y(30), u * 48, u * 6, darker(color, 0.22)) +
    times(4, (i) => rect(X(72 + i * 5), y(42), u * 2, u * 12, darker(color, 0.35))) +
    rect(X(80), y(66), u * 3, u * 22, s.m.ink) +
    poly([X(14), y(42), X(20), y(78), X(48), y(78), X(54), y(42)], glassColor(s)) +
    poly([X(26), y(42), X(32), y(78), X(38), y(78), X(32), y(42)], "#fffaf0", 0.28) +
    stroke(
      d`M${X(14)} ${y(42)}L${X(20)} ${y(78)}H${X(48)}L${X(54)} ${y(42)}`,
      darker(color, 0.3),
      u * 2.4,
    ) +
    round(X(16), y(83), u * 37, u * 5.4, u * 2, color) +
    path(
      d`M${X(2)} ${y(36)}Q${X(8)} ${y(56)} ${X(26)} ${y(56)}Q${X(44)} ${y(56)} ${X(48)} ${y(34)}V${y(24)}H${X(4)}Z`,
      color,
    ) +
    dot(X(25), y(23), u * 23, s.m.ink) +
    times(12, (i) => {
      const a = (i * Math.PI) / 6;
      return line(
        X(25) + Math.cos(a) * u * 19,
        y(23) + Math.sin(a) * u * 19,
        X(25) + Math.cos(a + 0.2) * u * 23,
        y(23) + Math.sin(a + 0.2) * u * 23,
        s.m.slate,
        3,
        0.7,
      );
    }) +
    dot(X(25), y(23), u * 12, s.m.saffron) +
    dot(X(25), y(23), u * 5, darker(s.m.saffron, 0.3)) +
    dot(X(82), y(13), u * 13, s.m.ink) +
    dot(X(82), y(13), u * 6.5, s.m.saffron) +
    dot(X(82), y(13), u * 2.4, darker(s.m.saffron, 0.3)) +
    snowLine(s, X(16), y(82.6), u * 37, 8)
  );
}

export function excavator(s: Sheet, x: number, base: number, w: number): string {
  const { m } = s;
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  const c = m.saffron;
  return (
    ground(x, base, w * 0.7) +
    round(X(2), y(13), u * 46, u * 13, u * 6.5, m.ink) +
    times(5, (i) => dot(X(9 + i * 8), y(6.5), u * 3.6, m.slate)) +
    poly([X(4), y(15), X(48), y(15), X(46), y(32), X(24), y(32), X(20), y(36), X(4), y(34)], c) +
    rect(X(4), y(19), u * 43.5, u * 4, darker(c, 0.25)) +
    poly([X(27), y(30), X(28), y(54), X(42), y(54), X(46), y(30)], c) +
    poly([X(30), y(33), X(31), y(51), X(40.5), y(51), X(43), y(33)], glassColor(s)) +
    stroke(d`M${X(44)} ${y(28)}Q${X(54)} ${y(62)} ${X(68)} ${y(66)}`, c, u * 6.5) +
    stroke(d`M${X(67)} ${y(66)}L${X(84)} ${y(30)}`, darker(c, 0.14), u * 5) +
    line(X(50), y(44), X(66), y(60), m.steel, u * 2) +
    dot(X(68), y(66), u * 3, m.ink) +
    path(
      d`M${X(80)} ${y(32)}L${X(90)} ${y(29)}L${X(92)} ${y(16)}L${X(86)} ${y(12)}L${X(76)} ${y(20)}Z`,
      m.ink,
    ) +
    times(3, (i) =>
      line(X(78 + i * 3.2), y(18 - i * 2.3), X(76 + i * 3.2), y(13 - i * 2.3), m.ink, u * 1.6),
    )
  );
}

export function forklift(s: Sheet, x: number, base: number, w: number): string {
  const { m } = s;
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  const c = m.saffron;
  return (
    ground(x, base, w) +
    path(
      d`M${X(4)} ${y(10)}V${y(40)}Q${X(5)} ${y(46)} ${X(14)} ${y(46)}H${X(28)}V${y(30)}H${X(58)}V${y(10)}Z`,
      c,
    ) +
    rect(X(4), y(18), u * 54, u * 8, darker(c, 0.24)) +
    stroke(d`M${X(16)} ${y(46)}L${X(20)} ${y(86)}H${X(48)}L${X(58)} ${y(30)}`, m.ink, u * 3) +
    round(X(28), y(52), u * 5, u * 22, 3, m.ink) +
    round(X(28), y(36), u * 18, u * 6, 3, m.ink) +
    rect(X(60), y(98), u * 5, u * 92, m.ink) +
    rect(X(65), y(26), u * 4, u * 22, m.slate) +
    rect(X(65), y(7), u * 33, u * 3, m.slate) +
    wheel(s, X(16), base, u * 9.5) +
    wheel(s, X(50), base, u * 11.5) +
    rect(X(69), y(33), u * 28, u * 26, m.clay) +
    rect(X(69), y(33), u * 28, u * 4, lighter(m.clay, 0.25)) +
    rect(X(80), y(33), u * 5, u * 26, m.terracotta, 0.7)
  );
}

export function boat(s: Sheet, x: number, base: number, w: number, color: string): string {
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  const { m } = s;
  return (
    path(d`M${X(0)} ${y(18)}H${X(96)}L${X(100)} ${y(24)}L${X(88)} ${y(0)}H${X(10)}Z`, color) +
    path(d`M${X(4)} ${y(9)}H${X(92.5)}L${X(88)} ${y(0)}H${X(10)}Z`, m.brick) +
    rect(X(2), y(20), u * 95, u * 2.4, m.paper) +
    rect(X(10), y(42), u * 22, u * 22, m.paper) +
    rect(X(7), y(45), u * 28, u * 4, color) +
    times(3, (i) =>
      rect(X(13 + i * 6.2), y(38), u * 4, u * 6, s.p.lit ? s.p.glow : glassColor(s)),
    ) +
    rect(X(16), y(58), u * 7, u * 14, m.terracotta) +
    rect(X(16), y(58), u * 7, u * 3, m.ink) +
    line(X(62), y(20), X(62), y(60), m.ink, u * 1.4) +
    line(X(62), y(58), X(86), y(34), m.ink, u) +
    snowLine(s, X(8), y(45), u * 26, 7)
  );
}
