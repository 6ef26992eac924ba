import { d, dot, oval, path, rect, stroke } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

/** A plain figure, walking when outdoors and standing at something when inside. */
export function person(s: Sheet, x: number, base: number, h: number, coat?: string): string {
  const { m, r, p } = s;
  const u = h / 100;
  const side = r.pick([1, -1]);
  const X = (v: number) => x + side * v * u;
  const Y = (v: number) => base - v * u;
  const top = coat ?? r.pick([m.terracotta, m.saffron, m.petrol, m.evergreen, m.rose, m.slate]);
  const dark = r.pick([m.ink, darker(m.petrol, 0.45), darker(m.walnut, 0.4)]);
  const skin = r.pick([m.skin, lighter(m.skin, 0.35), darker(m.skin, 0.4)]);
  const hair = r.pick([m.ink, m.walnut, darker(m.walnut, 0.4), m.clay]);
  const cold = p.season === "winter" && !s.inside;
  const hem = cold ? 30 : r.pick([45, 45, 36]);
  const flare = hem < 40 ? 11 : 8.4;
  const legs = s.inside
    ? stroke(
        d`M${X(-3)} ${Y(48)}L${X(-4)} ${Y(2)}M${X(3.4)} ${Y(48)}L${X(4.6)} ${Y(2)}`,
        dark,
        6.4 * u,
      ) +
      oval(X(-2.4), Y(1.6), 4.6 * u, 2 * u, dark) +
      oval(X(6.4), Y(1.6), 4.6 * u, 2 * u, dark)
    : stroke(d`M${X(1)} ${Y(48)}L${X(5.5)} ${Y(26)}L${X(8.5)} ${Y(3)}`, dark, 5.8 * u) +
      stroke(d`M${X(-1)} ${Y(48)}L${X(-3)} ${Y(26)}L${X(-9)} ${Y(3)}`, darker(dark, 0.3), 5.6 * u) +
      oval(X(10.4), Y(1.8), 4.4 * u, 1.9 * u, dark) +
      oval(X(-7), Y(1.8), 4.2 * u, 1.9 * u, dark);
  const far = s.inside
    ? d`M${X(6.5)} ${Y(79)}L${X(11)} ${Y(66)}L${X(16)} ${Y(60)}`
    : d`M${X(5.5)} ${Y(79)}L${X(9)} ${Y(64)}L${X(13)} ${Y(54)}`;
  const near = s.inside
    ? d`M${X(-6.5)} ${Y(79)}L${X(-9.5)} ${Y(64)}L${X(-6)} ${Y(51)}`
    : d`M${X(-6)} ${Y(79)}L${X(-9.5)} ${Y(65)}L${X(-10.5)} ${Y(52)}`;
  const hand = s.inside ? dot(X(17), Y(59.6), 2.5 * u, skin) : dot(X(13.6), Y(52.6), 2.4 * u, skin);
  const body = path(
    d`M${X(-flare)} ${Y(hem)}Q${X(-8)} ${Y(64)} ${X(-8.6)} ${Y(78)}Q${X(-7.5)} ${Y(83.5)} ${X(0)} ${Y(84)}Q${X(7.5)} ${Y(83.5)} ${X(8.6)} ${Y(78)}Q${X(8)} ${Y(64)} ${X(flare)} ${Y(hem)}Q${X(0)} ${Y(hem - 2)} ${X(-flare)} ${Y(hem)}Z`,
    top,
  );
  const fold = path(
    d`M${X(-flare)} ${Y(hem)}Q${X(-8)} ${Y(64)} ${X(-8.6)} ${Y(78)}Q${X(-7.5)} ${Y(83.5)} ${X(-3)} ${Y(84)}Q${X(-4.5)} ${Y(62)} ${X(-3)} ${Y(hem - 1.6)}Z`,
    darker(top, 0.16),
  );
  const style = r.int(0, 2);
  const cap = cold
    ? path(
        d`M${X(-5.6)} ${Y(93)}Q${X(-5.6)} ${Y(101)} ${X(0.4)} ${Y(101)}Q${X(6.4)} ${Y(101)} ${X(6.4)} ${Y(93)}Z`,
        r.pick([m.saffron, m.terracotta, m.cream]),
      ) + dot(X(0.4), Y(101.6), 1.9 * u, m.cream)
    : path(
        d`M${X(-5.8)} ${Y(90)}Q${X(-7)} ${Y(98.6)} ${X(0.4)} ${Y(98.8)}Q${X(6.4)} ${Y(98.6)} ${X(6)} ${Y(93.6)}Q${X(1)} ${Y(94.6)} ${X(-1.6)} ${Y(92)}Q${X(-2.6)} ${Y(89)} ${X(-5.8)} ${Y(90)}Z`,
        hair,
      ) +
      (style === 1
        ? dot(X(-5.6), Y(97.4), 3 * u, hair)
        : style === 2
          ? path(
              d`M${X(-6)} ${Y(93)}Q${X(-8.4)} ${Y(84)} ${X(-5.8)} ${Y(79)}Q${X(-2)} ${Y(80)} ${X(-1.8)} ${Y(91)}Z`,
              hair,
            )
          : "");
  return (
    shadow((f, o) => oval(x + 8 * u, base, 19 * u, 2.6 * u, f, o), 0.2) +
    stroke(far, darker(top, 0.28), 4.6 * u) +
    hand +
    legs +
    body +
    fold +
    stroke(near, darker(top, 0.08), 4.8 * u) +
    dot(s.inside ? X(-5.8) : X(-10.6), Y(50), 2.4 * u, skin) +
    rect(x - 2 * u, Y(88), 4 * u, 6 * u, darker(skin, 0.14)) +
    dot(X(0.6), Y(92), 5.4 * u, skin) +
    (cold ? rect(x - 5 * u, Y(86.6), 10 * u, 4.4 * u, r.pick([m.saffron, m.brick, m.cream])) : "") +
    cap
  );
}
