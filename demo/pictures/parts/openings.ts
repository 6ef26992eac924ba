import { mix } from "../palette.ts";
import { type Goods, goods } from "./goods.ts";
import { d, dot, line, oval, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, clip, darker, lighter, shadow } from "../sheet.ts";

export const snowTop = (s: Sheet) => mix(s.p.ground, "#ffffff", s.p.night ? 0.35 : 0.6);

/** A cushion of snow lying along a ledge. */
export function snowLine(s: Sheet, x: number, y: number, w: number, depth = 9): string {
  if (s.p.season !== "winter" || s.inside) return "";
  const bumps = Math.max(2, Math.round(w / 46));
  const step = w / bumps;
  let data = d`M${x - 3} ${y + 1}`;
  for (let i = 0; i < bumps; i++)
    data += d`q${step * 0.5} ${-depth * s.r.between(1.2, 2.2)} ${step + (i === bumps - 1 ? 6 : 0)} 0`;
  for (let i = 0; i < bumps; i++)
    data += d`q${-step * 0.5} ${depth * s.r.between(0.2, 0.7)} ${-step - (i === 0 ? 6 : 0)} 0`;
  return path(`${data}Z`, snowTop(s));
}

export function glassColor(s: Sheet): string {
  return mix(mix("#2f5a5c", s.p.sky[0], 0.35), s.p.ambient, s.p.strength * 0.5);
}

export interface WindowStyle {
  panes: 1 | 2 | 4 | 6;
  head: "flat" | "arch" | "lintel";
  box: boolean;
  shutters: boolean;
}

export function windowStyle(s: Sheet): WindowStyle {
  return {
    panes: s.r.pick([1, 2, 4, 6]),
    head: s.r.pick(["flat", "lintel", "lintel", "arch"]),
    box: s.r.chance(0.35),
    shutters: s.r.chance(0.22),
  };
}

function boxFlowers(s: Sheet, x: number, y: number, w: number): string {
  const { m, p, r } = s;
  const winter = p.season === "winter";
  const leaf = winter ? m.evergreen : p.leaves[0]!;
  const blooms = winter ? [m.terracotta, m.brick] : [m.saffron, m.terracotta, m.rose, m.white];
  const step = w / 5;
  return times(
    5,
    (i) =>
      dot(x + step * (i + 0.5), y - 2, step * 0.62, leaf) +
      dot(x + step * (i + 0.5), y - r.between(5, 13), 4, r.pick(blooms)),
  );
}

export function sash(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle,
  trim: string,
): string {
  const { r, p, m } = s;
  const lit = p.lit && r.chance(p.night ? 0.62 : 0.5);
  const arch = style.head === "arch";
  const shape = (fill: string, inset: number) =>
    arch
      ? path(
          d`M${x + inset} ${y + h - inset}V${y + w / 2}A${w / 2 - inset} ${w / 2 - inset} 0 0 1 ${x + w - inset} ${y + w / 2}V${y + h - inset}Z`,
          fill,
        )
      : rect(x + inset, y + inset, w - inset * 2, h - inset * 2, fill);
  const glass = lit ? mix(p.glow, m.saffron, 0.12) : glassColor(s);
  const view = lit
    ? rect(x, y, w * 0.3, h, m.cream, 0.5) +
      rect(x + w * 0.76, y, w * 0.24, h, m.cream, 0.4) +
      (r.chance(0.4)
        ? oval(x + w * 0.52, y + h, w * 0.18, h * 0.28, m.evergreen, 0.7)
        : line(x + w / 2, y, x + w / 2, y + h * 0.3, m.walnut, 2) +
          poly(
            [
              x + w * 0.34,
              y + h * 0.4,
              x + w * 0.44,
              y + h * 0.28,
              x + w * 0.56,
              y + h * 0.28,
              x + w * 0.66,
              y + h * 0.4,
            ],
            m.walnut,
            0.8,
          ))
    : poly(
        [x + w * 0.1, y + h, x + w * 0.62, y, x + w * 0.92, y, x + w * 0.4, y + h],
        lighter(glass, 0.3),
        0.45,
      ) + (r.chance(0.5) ? rect(x, y, w, h * r.between(0.2, 0.5), m.cream, 0.55) : "");
  const bars =
    (style.panes > 1 ? rect(x, y + h * 0.48, w, 4, trim) : "") +
    (style.panes > 2 ? rect(x + w / 2 - 2, y, 4, h, trim) : "") +
    (style.panes > 4 ? rect(x, y + h * 0.24, w, 3, trim) + rect(x, y + h * 0.73, w, 3, trim) : "");
  const shutter = (sx: number) =>
    rect(sx, y, w * 0.34, h, m.evergreen) +
    times(3, (i) =>
      rect(sx + 4, y + 12 + (i * (h - 12)) / 3, w * 0.34 - 8, 3, darker(m.evergreen, 0.35)),
    );
  return (
    (lit ? oval(x + w / 2, y + h / 2, w * 1.1, h * 0.85, "url(#glow)", 0.7) : "") +
    (style.shutters && !arch ? shutter(x - w * 0.38) + shutter(x + w * 1.04) : "") +
    (style.head === "lintel"
      ? rect(x - 8, y - 13, w + 16, 12, trim) + shadow((f, o) => rect(x, y, w, 9, f, o), 0.2)
      : "") +
    shape(trim, -5) +
    shape(glass, 0) +
    (arch
      ? clip(s, shape("#000", 0), view + bars)
      : view + bars + rect(x, y, w, h * 0.1, m.ink, 0.22)) +
    rect(x - 9, y + h + 3, w + 18, 8, trim) +
    rect(x - 9, y + h + 11, w + 18, 4, m.ink, 0.16) +
    (style.box
      ? rect(x - 4, y + h - 12, w + 8, 15, m.walnut) + boxFlowers(s, x - 4, y + h - 10, w + 8)
      : "") +
    snowLine(s, x - 9, y + h + 3, w + 18, 6)
  );
}

/** A shop window: an inhabited little stage behind glass. */
export function showcase(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  kinds: readonly Goods[],
  trim: string,
): string {
  const { r, p, m } = s;
  const back = p.lit ? mix(p.glow, m.clay, 0.22) : mix(glassColor(s), m.sand, 0.2);
  const deep = p.lit ? mix(back, m.brick, 0.3) : darker(back, 0.22);
  const size = Math.min(h * 0.26, 64);
  const shelfY = y + h * r.between(0.4, 0.48);
  const lamps = times(Math.max(1, Math.round(w / 130)), (i) => {
    const n = Math.max(1, Math.round(w / 130));
    const lx = x + ((i + 0.5) * w) / n;
    const ly = y + h * 0.16;
    return (
      line(lx, y, lx, ly, m.ink, 1.8) +
      path(
        d`M${lx - 15} ${ly + 13}Q${lx - 13} ${ly - 3} ${lx} ${ly - 3}Q${lx + 13} ${ly - 3} ${lx + 15} ${ly + 13}Z`,
        m.ink,
      ) +
      dot(lx, ly + 15, 6, p.glow) +
      (p.lit ? dot(lx, ly + 18, 46, "url(#glow)") : "")
    );
  });
  const left = r.chance(0.5);
  const shelfW = w * r.between(0.46, 0.6);
  const shelfX = left ? x + 10 : x + w - shelfW - 10;
  const inside =
    rect(x, y, w, h, back) +
    rect(x, y + h * 0.62, w, h * 0.38, deep) +
    rect(shelfX, shelfY, shelfW, 5, m.walnut) +
    goods(s, kinds, shelfX + 6, shelfY, shelfW - 12, size * 0.78) +
    lamps +
    rect(x, y + h - 12, w, 12, m.walnut) +
    goods(s, kinds, x + 12, y + h - 12, w - 22, size * 1.15);
  const shine =
    poly(
      [x + w * 0.06, y + h, x + w * 0.34, y, x + w * 0.5, y, x + w * 0.22, y + h],
      "#fffaf0",
      p.night ? 0.05 : 0.13,
    ) +
    poly(
      [x + w * 0.28, y + h, x + w * 0.56, y, x + w * 0.6, y, x + w * 0.32, y + h],
      "#fffaf0",
      p.night ? 0.05 : 0.13,
    );
  return rect(x - 7, y - 7, w + 14, h + 14, trim) + inside + shine + rect(x, y, w, 14, m.ink, 0.2);
}

export function door(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  color: string,
): string {
  const { m, p } = s;
  const y = base - h;
  const glass = p.lit ? mix(p.glow, m.clay, 0.18) : glassColor(s);
  return (
    rect(x - 8, y - 8, w + 16, h + 8, darker(color, 0.35)) +
    rect(x, y, w, h, color) +
    rect(x + w * 0.16, y + h * 0.09, w * 0.68, h * 0.52, glass) +
    poly(
      [
        x + w * 0.2,
        y + h * 0.61,
        x + w * 0.56,
        y + h * 0.09,
        x + w * 0.74,
        y + h * 0.09,
        x + w * 0.38,
        y + h * 0.61,
      ],
      "#fffaf0",
      0.15,
    ) +
    rect(x + w * 0.16, y + h * 0.68, w * 0.68, h * 0.22, darker(color, 0.2)) +
    round(x + w * 0.86, y + h * 0.48, 5, h * 0.14, 2, m.saffron) +
    round(x + w * 0.34, y + h * 0.18, w * 0.32, h * 0.1, 2, m.paper, 0.85) +
    rect(x - 14, base - 8, w + 28, 8, darker(m.mist, 0.15))
  );
}
