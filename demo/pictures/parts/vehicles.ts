import { glassColor, snowLine } from "./openings.ts";
import { d, dot, line, oval, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export function wheel(s: Sheet, x: number, base: number, r: number): string {
  return (
    dot(x, base - r, r, s.m.ink) +
    dot(x, base - r, r * 0.56, s.m.steel) +
    dot(x, base - r, r * 0.4, darker(s.m.steel, 0.3)) +
    dot(x, base - r, r * 0.14, s.m.ink)
  );
}

export const ground = (x: number, base: number, w: number) =>
  shadow((f, o) => oval(x + w * 0.53, base - 1, w * 0.53, w * 0.03, f, o), 0.26);

function headlight(s: Sheet, x: number, y: number, size: number): string {
  return s.p.lit
    ? dot(x, y, size * 7, "url(#glow)") + dot(x, y, size, s.p.glow)
    : dot(x, y, size, lighter(s.m.cream, 0.4));
}

/** Cars face right; `w` is the length. */
export function car(s: Sheet, x: number, base: number, w: number, color: string): string {
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  const glass = glassColor(s);
  const estate = s.r.chance(0.4);
  const back = estate
    ? d`M${X(3)} ${y(21)}L${X(8)} ${y(33)}Q${X(9)} ${y(35.5)} ${X(13)} ${y(35.5)}`
    : d`M${X(3)} ${y(21)}L${X(18)} ${y(23)}L${X(27)} ${y(33.5)}Q${X(29)} ${y(35.5)} ${X(33)} ${y(35.5)}`;
  const rear = estate ? 13 : 31;
  return (
    ground(x, base, w) +
    path(
      back +
        d`H${X(56)}Q${X(61)} ${y(35.5)} ${X(65)} ${y(32)}L${X(75)} ${y(22.5)}L${X(92)} ${y(19.5)}Q${X(98)} ${y(18)} ${X(98)} ${y(12)}V${y(7)}H${X(2)}V${y(13)}Z`,
      color,
    ) +
    path(d`M${X(2)} ${y(7)}V${y(13)}H${X(98)}V${y(7)}Z`, darker(color, 0.22)) +
    path(d`M${X(rear + 1)} ${y(32.8)}H${X(44)}V${y(23)}H${X(estate ? 11 : 24)}Z`, glass) +
    path(
      d`M${X(47)} ${y(32.8)}H${X(56)}Q${X(60)} ${y(32.4)} ${X(63)} ${y(29.8)}L${X(70)} ${y(23)}H${X(47)}Z`,
      glass,
    ) +
    poly([X(50), y(23), X(55), y(32.8), X(58), y(32.8), X(53), y(23)], "#fffaf0", 0.3) +
    poly([X(30), y(23), X(35), y(32.8), X(39), y(32.8), X(34), y(23)], "#fffaf0", 0.25) +
    line(X(45.5), y(23), X(45.5), y(8), darker(color, 0.3), 1.6) +
    rect(X(38), y(19.5), u * 5, u * 1.2, darker(color, 0.4)) +
    rect(X(63), y(19.5), u * 5, u * 1.2, darker(color, 0.4)) +
    dot(X(20), y(7.5), u * 9, darker(color, 0.5)) +
    dot(X(79), y(7.5), u * 9, darker(color, 0.5)) +
    wheel(s, X(20), base, u * 7.6) +
    wheel(s, X(79), base, u * 7.6) +
    headlight(s, X(95), y(15.5), u * 2) +
    rect(X(2), y(19), u * 3, u * 4, s.m.brick) +
    snowLine(s, X(rear + 1), y(35.2), u * 26, 7)
  );
}

export function van(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  color: string,
  mark = "",
): string {
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  return (
    ground(x, base, w) +
    path(
      d`M${X(1)} ${y(7)}V${y(47)}Q${X(1)} ${y(51)} ${X(5)} ${y(51)}H${X(68)}Q${X(74)} ${y(51)} ${X(78)} ${y(45)}L${X(86)} ${y(31)}L${X(95)} ${y(27)}Q${X(99)} ${y(25)} ${X(99)} ${y(20)}V${y(7)}Z`,
      color,
    ) +
    path(d`M${X(1)} ${y(7)}V${y(15)}H${X(99)}V${y(7)}Z`, darker(color, 0.22)) +
    path(
      d`M${X(66)} ${y(45)}H${X(73)}Q${X(75)} ${y(45)} ${X(77)} ${y(41)}L${X(82)} ${y(30)}H${X(66)}Z`,
      glassColor(s),
    ) +
    poly([X(69), y(30), X(73), y(45), X(75.5), y(44), X(72), y(30)], "#fffaf0", 0.3) +
    line(X(63), y(47), X(63), y(10), darker(color, 0.28), 1.8) +
    line(X(34), y(47), X(34), y(15), darker(color, 0.18), 1.4) +
    mark +
    dot(X(20), y(8), u * 9.4, darker(color, 0.5)) +
    dot(X(80), y(8), u * 9.4, darker(color, 0.5)) +
    wheel(s, X(20), base, u * 8) +
    wheel(s, X(80), base, u * 8) +
    headlight(s, X(96), y(20), u * 2.2) +
    rect(X(1), y(24), u * 2, u * 6, s.m.brick) +
    snowLine(s, X(4), y(50.8), u * 64, 9)
  );
}

export function truck(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  cab: string,
  box: string,
  mark = "",
): string {
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  return (
    ground(x, base, w) +
    rect(X(2), y(9), u * 90, u * 3, s.m.ink) +
    round(X(0), y(42), u * 72, u * 33, 3, box) +
    rect(X(0), y(16), u * 72, u * 7, darker(box, 0.18)) +
    times(8, (i) => rect(X(8 + i * 8.4), y(42), 2, u * 26, darker(box, 0.1))) +
    mark +
    path(
      d`M${X(75)} ${y(8)}V${y(37)}Q${X(75)} ${y(40)} ${X(78)} ${y(40)}H${X(88)}Q${X(91)} ${y(40)} ${X(92.5)} ${y(35)}L${X(95)} ${y(24)}L${X(98)} ${y(22)}Q${X(99.5)} ${y(21)} ${X(99.5)} ${y(18)}V${y(8)}Z`,
      cab,
    ) +
    path(d`M${X(82)} ${y(36)}H${X(89)}L${X(92.4)} ${y(25)}H${X(82)}Z`, glassColor(s)) +
    rect(X(75), y(14), u * 24.5, u * 6, darker(cab, 0.24)) +
    rect(X(73), y(46), u * 1.2, u * 30, s.m.steel) +
    times(2, (i) => wheel(s, X(10 + i * 12), base, u * 5.6)) +
    wheel(s, X(62), base, u * 5.6) +
    wheel(s, X(89), base, u * 5.8) +
    headlight(s, X(98), y(13), u * 1.4) +
    snowLine(s, X(1), y(41.8), u * 70, 9)
  );
}

export function bus(s: Sheet, x: number, base: number, w: number, color: string): string {
  const u = w / 100;
  const y = (v: number) => base - v * u;
  const X = (v: number) => x + v * u;
  const glass = s.p.lit ? s.p.glow : glassColor(s);
  return (
    ground(x, base, w) +
    round(X(0), y(34), u * 100, u * 29, u * 3, color) +
    rect(X(0), y(13), u * 100, u * 7, darker(color, 0.22)) +
    times(6, (i) => round(X(4 + i * 13), y(30), u * 11.6, u * 11, 3, glass)) +
    round(X(84), y(30), u * 14, u * 22, 3, glass) +
    rect(X(90.5), y(30), 3, u * 22, color) +
    rect(X(2), y(17), u * 80, u * 1.6, s.m.paper, 0.8) +
    wheel(s, X(18), base, u * 5.6) +
    wheel(s, X(76), base, u * 5.6) +
    headlight(s, X(98.5), y(11), u * 1.4) +
    snowLine(s, X(2), y(33.8), u * 96, 9)
  );
}
