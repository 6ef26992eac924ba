import { blob } from "./blob.ts";
import { d, dot, line, path, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export function leafSpray(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  color: string,
  count = 7,
  spread = 150,
): string {
  return times(count, (i) => {
    const angle = ((-90 - spread / 2 + (spread * (i + 0.5)) / count) * Math.PI) / 180;
    const l = size * s.r.between(0.75, 1.08);
    const ex = x + Math.cos(angle) * l;
    const ey = y + Math.sin(angle) * l;
    const nx = -Math.sin(angle) * l * 0.2;
    const ny = Math.cos(angle) * l * 0.2;
    const mx = x + Math.cos(angle) * l * 0.55;
    const my = y + Math.sin(angle) * l * 0.55;
    const shade = i % 2 ? color : darker(color, 0.2);
    return (
      path(
        d`M${x} ${y}Q${mx + nx} ${my + ny} ${ex} ${ey}Q${mx - nx} ${my - ny} ${x} ${y}Z`,
        shade,
      ) +
      line(x, y, (mx + ex) / 2, (my + ey) / 2, lighter(shade, 0.25), Math.max(1, size * 0.012), 0.6)
    );
  });
}

/** A potted plant standing on `base`; `h` is the whole height. */
export function potted(s: Sheet, x: number, base: number, h: number, pot?: string): string {
  const { r, m, p } = s;
  const clay = pot ?? r.pick([m.terracotta, m.paper, m.petrol, m.saffron]);
  const ph = h * 0.34;
  const pw = h * 0.2;
  const leaf =
    p.season === "winter" || p.season === "autumn"
      ? r.pick([m.fern, m.evergreen])
      : r.pick(p.leaves.slice(0, 3));
  const top = base - ph;
  const kind = r.int(0, 2);
  const green =
    kind === 0
      ? leafSpray(s, x, top + 4, h * 0.66, leaf)
      : kind === 1
        ? line(x, top, x, top - h * 0.3, m.walnut, h * 0.02) +
          path(blob(r, x, top - h * 0.38, h * 0.22, h * 0.26), leaf) +
          path(blob(r, x - h * 0.06, top - h * 0.46, h * 0.1, h * 0.11), lighter(leaf, 0.2))
        : leafSpray(s, x, top + 4, h * 0.62, leaf, 5, 70);
  return (
    green +
    poly([x - pw, top, x + pw, top, x + pw * 0.74, base, x - pw * 0.74, base], clay) +
    poly(
      [x + pw * 0.3, top, x + pw, top, x + pw * 0.74, base, x + pw * 0.3, base],
      darker(clay, 0.18),
    ) +
    rect(x - pw * 1.08, top - h * 0.02, pw * 2.16, h * 0.06, lighter(clay, 0.12))
  );
}

export function flowers(s: Sheet, x: number, base: number, w: number, h: number): string {
  const { r, m, p } = s;
  const leaf = p.season === "winter" ? m.evergreen : r.pick(p.leaves.slice(0, 2));
  const blooms =
    p.season === "winter" ? [m.terracotta, m.brick] : [m.saffron, m.terracotta, m.rose, m.white];
  const count = Math.max(3, Math.round(w / 15));
  return times(count, (i) => {
    const fx = x + ((i + 0.5) * w) / count + r.between(-3, 3);
    const fy = base - h * r.between(0.55, 1);
    return (
      path(blob(r, fx, base - h * 0.3, w / count, h * 0.34), i % 2 ? leaf : darker(leaf, 0.15)) +
      dot(fx, fy, h * 0.15, r.pick(blooms))
    );
  });
}
