import { d, dot, line, oval, path, poly, rect, ring, round, stroke, times } from "../pen.ts";

/** Wordless signs: what a shop hangs out when nobody needs to read. */
export type Glyph =
  | "cup"
  | "fork"
  | "glass"
  | "loaf"
  | "leaf"
  | "scissors"
  | "drop"
  | "wheel"
  | "wrench"
  | "cross"
  | "tooth"
  | "eye"
  | "book"
  | "star"
  | "house"
  | "key"
  | "bolt"
  | "gear"
  | "sun"
  | "wave"
  | "wheat"
  | "shirt"
  | "paw"
  | "note"
  | "arch"
  | "box"
  | "flower"
  | "hop";

export function glyph(kind: Glyph, x: number, y: number, size: number, c: string): string {
  const u = size / 2;
  const w = size * 0.09;
  switch (kind) {
    case "cup":
      return (
        path(
          d`M${x - u * 0.7} ${y - u * 0.3}H${x + u * 0.4}L${x + u * 0.25} ${y + u * 0.7}H${x - u * 0.55}Z`,
          c,
        ) +
        ring(x + u * 0.46, y + u * 0.1, u * 0.26, c, w) +
        stroke(
          d`M${x - u * 0.35} ${y - u * 0.5}q${u * 0.15} ${-u * 0.2} 0 ${-u * 0.4}M${x + u * 0.05} ${y - u * 0.5}q${u * 0.15} ${-u * 0.2} 0 ${-u * 0.4}`,
          c,
          w * 0.8,
        )
      );
    case "fork":
      return (
        stroke(
          d`M${x - u * 0.35} ${y + u * 0.85}V${y - u * 0.85}M${x - u * 0.65} ${y - u * 0.85}V${y - u * 0.4}Q${x - u * 0.35} ${y} ${x - u * 0.05} ${y - u * 0.4}V${y - u * 0.85}`,
          c,
          w,
        ) +
        stroke(d`M${x + u * 0.45} ${y + u * 0.85}V${y}`, c, w) +
        oval(x + u * 0.45, y - u * 0.42, u * 0.26, u * 0.46, c)
      );
    case "glass":
      return (
        path(d`M${x - u * 0.6} ${y - u * 0.8}H${x + u * 0.6}L${x} ${y + u * 0.1}Z`, c) +
        line(x, y, x, y + u * 0.8, c, w) +
        line(x - u * 0.4, y + u * 0.8, x + u * 0.4, y + u * 0.8, c, w)
      );
    case "loaf":
      return path(
        d`M${x - u * 0.8} ${y + u * 0.5}Q${x - u * 0.9} ${y - u * 0.5} ${x} ${y - u * 0.5}Q${x + u * 0.9} ${y - u * 0.5} ${x + u * 0.8} ${y + u * 0.5}Z`,
        c,
      );
    case "leaf":
      return path(
        d`M${x - u * 0.7} ${y + u * 0.7}Q${x - u * 0.8} ${y - u * 0.7} ${x + u * 0.75} ${y - u * 0.75}Q${x + u * 0.8} ${y + u * 0.6} ${x - u * 0.7} ${y + u * 0.7}Z`,
        c,
      );
    case "scissors":
      return (
        stroke(
          d`M${x - u * 0.5} ${y - u * 0.85}L${x + u * 0.3} ${y + u * 0.35}M${x + u * 0.5} ${y - u * 0.85}L${x - u * 0.3} ${y + u * 0.35}`,
          c,
          w,
        ) +
        ring(x - u * 0.42, y + u * 0.58, u * 0.24, c, w) +
        ring(x + u * 0.42, y + u * 0.58, u * 0.24, c, w)
      );
    case "drop":
      return path(
        d`M${x} ${y - u * 0.9}Q${x + u * 0.75} ${y} ${x + u * 0.55} ${y + u * 0.45}A${u * 0.6} ${u * 0.6} 0 0 1 ${x - u * 0.55} ${y + u * 0.45}Q${x - u * 0.75} ${y} ${x} ${y - u * 0.9}Z`,
        c,
      );
    case "wheel":
      return (
        ring(x, y, u * 0.68, c, w * 1.5) +
        dot(x, y, u * 0.2, c) +
        times(3, (i) =>
          line(
            x - Math.cos((i * Math.PI) / 3) * u * 0.65,
            y - Math.sin((i * Math.PI) / 3) * u * 0.65,
            x + Math.cos((i * Math.PI) / 3) * u * 0.65,
            y + Math.sin((i * Math.PI) / 3) * u * 0.65,
            c,
            w * 0.7,
          ),
        )
      );
    case "wrench":
      return (
        stroke(d`M${x - u * 0.55} ${y + u * 0.6}L${x + u * 0.3} ${y - u * 0.3}`, c, w * 2) +
        path(
          d`M${x + u * 0.1} ${y - u * 0.5}A${u * 0.45} ${u * 0.45} 0 0 1 ${x + u * 0.6} ${y - u * 0.85}L${x + u * 0.42} ${y - u * 0.5}L${x + u * 0.62} ${y - u * 0.34}L${x + u * 0.9} ${y - u * 0.5}A${u * 0.45} ${u * 0.45} 0 0 1 ${x + u * 0.4} ${y - u * 0.05}Z`,
          c,
        )
      );
    case "cross":
      return (
        round(x - u * 0.24, y - u * 0.75, u * 0.48, u * 1.5, 2, c) +
        round(x - u * 0.75, y - u * 0.24, u * 1.5, u * 0.48, 2, c)
      );
    case "tooth":
      return path(
        d`M${x - u * 0.6} ${y - u * 0.4}Q${x - u * 0.5} ${y - u * 0.9} ${x} ${y - u * 0.65}Q${x + u * 0.5} ${y - u * 0.9} ${x + u * 0.6} ${y - u * 0.4}Q${x + u * 0.6} ${y + u * 0.1} ${x + u * 0.35} ${y + u * 0.8}Q${x + u * 0.15} ${y + u * 0.8} ${x} ${y + u * 0.2}Q${x - u * 0.15} ${y + u * 0.8} ${x - u * 0.35} ${y + u * 0.8}Q${x - u * 0.6} ${y + u * 0.1} ${x - u * 0.6} ${y - u * 0.4}Z`,
        c,
      );
    case "eye":
      return (
        ring(x - u * 0.44, y, u * 0.34, c, w) +
        ring(x + u * 0.44, y, u * 0.34, c, w) +
        stroke(
          d`M${x - u * 0.12} ${y - u * 0.06}Q${x} ${y - u * 0.2} ${x + u * 0.12} ${y - u * 0.06}`,
          c,
          w,
        )
      );
    case "book":
      return (
        path(
          d`M${x - u * 0.05} ${y - u * 0.45}Q${x - u * 0.4} ${y - u * 0.75} ${x - u * 0.85} ${y - u * 0.55}V${y + u * 0.5}Q${x - u * 0.4} ${y + u * 0.3} ${x - u * 0.05} ${y + u * 0.6}Z`,
          c,
        ) +
        path(
          d`M${x + u * 0.05} ${y - u * 0.45}Q${x + u * 0.4} ${y - u * 0.75} ${x + u * 0.85} ${y - u * 0.55}V${y + u * 0.5}Q${x + u * 0.4} ${y + u * 0.3} ${x + u * 0.05} ${y + u * 0.6}Z`,
          c,
        )
      );
    case "star":
      return poly(
        Array.from({ length: 16 }, (_, i) => {
          const a = (Math.floor(i / 2) * Math.PI) / 4 - Math.PI / 2;
          const k = Math.floor(i / 2) % 2 ? u * 0.28 : u * 0.85;
          return i % 2 ? y + Math.sin(a) * k : x + Math.cos(a) * k;
        }),
        c,
      );
    case "house":
      return poly(
        [
          x - u * 0.8,
          y,
          x,
          y - u * 0.75,
          x + u * 0.8,
          y,
          x + u * 0.55,
          y,
          x + u * 0.55,
          y + u * 0.7,
          x - u * 0.55,
          y + u * 0.7,
          x - u * 0.55,
          y,
        ],
        c,
      );
    case "key":
      return (
        ring(x - u * 0.4, y, u * 0.34, c, w * 1.2) +
        line(x - u * 0.08, y, x + u * 0.85, y, c, w * 1.2) +
        rect(x + u * 0.5, y, w, u * 0.34, c) +
        rect(x + u * 0.74, y, w, u * 0.26, c)
      );
    case "bolt":
      return poly(
        [
          x + u * 0.2,
          y - u * 0.9,
          x - u * 0.55,
          y + u * 0.15,
          x - u * 0.05,
          y + u * 0.15,
          x - u * 0.2,
          y + u * 0.9,
          x + u * 0.55,
          y - u * 0.15,
          x + u * 0.05,
          y - u * 0.15,
        ],
        c,
      );
    case "gear":
      return (
        ring(x, y, u * 0.46, c, u * 0.32) +
        times(
          8,
          (i) =>
            `<g transform="rotate(${i * 45} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - u * 0.13, y - u * 0.86, u * 0.26, u * 0.3, c)}</g>`,
        )
      );
    case "sun":
      return (
        dot(x, y, u * 0.42, c) +
        times(8, (i) => {
          const a = (i * Math.PI) / 4;
          return line(
            x + Math.cos(a) * u * 0.58,
            y + Math.sin(a) * u * 0.58,
            x + Math.cos(a) * u * 0.86,
            y + Math.sin(a) * u * 0.86,
            c,
            w,
          );
        })
      );
    case "wave":
      return times(3, (i) =>
        stroke(
          d`M${x - u * 0.8} ${y - u * 0.4 + i * u * 0.4}q${u * 0.4} ${-u * 0.36} ${u * 0.8} 0t${u * 0.8} 0`,
          c,
          w,
        ),
      );
    case "wheat":
      return (
        line(x, y + u * 0.9, x, y - u * 0.5, c, w * 0.7) +
        oval(x, y - u * 0.7, u * 0.14, u * 0.24, c) +
        times(
          3,
          (i) =>
            `<g>${path(d`M${x} ${y - u * 0.1 + i * u * 0.3}q${u * 0.1} ${-u * 0.34} ${u * 0.46} ${-u * 0.36}q${-u * 0.06} ${u * 0.32} ${-u * 0.46} ${u * 0.36}Z`, c)}${path(d`M${x} ${y - u * 0.1 + i * u * 0.3}q${-u * 0.1} ${-u * 0.34} ${-u * 0.46} ${-u * 0.36}q${u * 0.06} ${u * 0.32} ${u * 0.46} ${u * 0.36}Z`, c)}</g>`,
        )
      );
    case "shirt":
      return poly(
        [
          x - u * 0.3,
          y - u * 0.75,
          x + u * 0.3,
          y - u * 0.75,
          x + u * 0.85,
          y - u * 0.35,
          x + u * 0.6,
          y - u * 0.02,
          x + u * 0.42,
          y - u * 0.14,
          x + u * 0.42,
          y + u * 0.75,
          x - u * 0.42,
          y + u * 0.75,
          x - u * 0.42,
          y - u * 0.14,
          x - u * 0.6,
          y - u * 0.02,
          x - u * 0.85,
          y - u * 0.35,
        ],
        c,
      );
    case "paw":
      return (
        oval(x, y + u * 0.3, u * 0.42, u * 0.36, c) +
        times(4, (i) =>
          dot(x + u * (-0.6 + i * 0.4), y - u * (i === 0 || i === 3 ? 0.14 : 0.46), u * 0.18, c),
        )
      );
    case "note":
      return (
        dot(x - u * 0.34, y + u * 0.5, u * 0.27, c) +
        dot(x + u * 0.5, y + u * 0.34, u * 0.27, c) +
        stroke(
          d`M${x - u * 0.12} ${y + u * 0.5}V${y - u * 0.6}L${x + u * 0.72} ${y - u * 0.78}V${y + u * 0.34}`,
          c,
          w,
        )
      );
    case "arch":
      return path(
        d`M${x - u * 0.75} ${y + u * 0.7}V${y}A${u * 0.75} ${u * 0.75} 0 0 1 ${x + u * 0.75} ${y}V${y + u * 0.7}H${x + u * 0.32}V${y}A${u * 0.32} ${u * 0.32} 0 0 0 ${x - u * 0.32} ${y}V${y + u * 0.7}Z`,
        c,
      );
    case "box":
      return (
        poly(
          [x - u * 0.72, y - u * 0.2, x, y + u * 0.1, x, y + u * 0.85, x - u * 0.72, y + u * 0.5],
          c,
        ) +
        poly(
          [
            x + u * 0.72,
            y - u * 0.2,
            x + u * 0.06,
            y + u * 0.1,
            x + u * 0.06,
            y + u * 0.85,
            x + u * 0.72,
            y + u * 0.5,
          ],
          c,
          0.75,
        ) +
        poly([x, y - u * 0.7, x + u * 0.7, y - u * 0.32, x, y, x - u * 0.7, y - u * 0.32], c, 0.88)
      );
    case "flower":
      return (
        times(6, (i) =>
          dot(
            x + Math.cos((i * Math.PI) / 3) * u * 0.46,
            y + Math.sin((i * Math.PI) / 3) * u * 0.46,
            u * 0.28,
            c,
          ),
        ) + ring(x, y, u * 0.3, c, u * 0.16)
      );
    case "hop":
      return times(3, (i) =>
        path(
          d`M${x - u * (0.6 - i * 0.14)} ${y - u * 0.4 + i * u * 0.36}Q${x} ${y - u * 0.8 + i * u * 0.36} ${x + u * (0.6 - i * 0.14)} ${y - u * 0.4 + i * u * 0.36}Q${x + u * 0.2} ${y + u * 0.1 + i * u * 0.36} ${x} ${y + u * 0.16 + i * u * 0.36}Q${x - u * 0.2} ${y + u * 0.1 + i * u * 0.36} ${x - u * (0.6 - i * 0.14)} ${y - u * 0.4 + i * u * 0.36}Z`,
          c,
          1 - i * 0.12,
        ),
      );
  }
}
