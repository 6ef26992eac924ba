import { blob } from "./blob.ts";
import { d, line, oval, path, poly, rect, stroke, times } from "../pen.ts";
import type { Random } from "../random.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

function branches(x: number, y: number, h: number, color: string, r: Random): string {
  const w = Math.max(3, h * 0.035);
  let out = stroke(
    d`M${x} ${y}Q${x + r.between(-6, 6)} ${y - h * 0.5} ${x} ${y - h}`,
    color,
    w * 1.3,
  );
  for (let i = 0; i < 9; i++) {
    const from = y - h * (0.34 + i * 0.07);
    const side = i % 2 ? 1 : -1;
    const reach = h * (0.34 - i * 0.025) * side;
    const up = h * r.between(0.18, 0.28);
    out += stroke(d`M${x} ${from}q${reach * 0.6} ${-up * 0.3} ${reach} ${-up}`, color, w * 0.55);
    out += stroke(
      d`M${x + reach * 0.55} ${from - up * 0.35}q${reach * 0.05} ${-up * 0.5} ${reach * 0.1} ${-up * 0.75}`,
      color,
      w * 0.35,
    );
  }
  return out;
}

export function conifer(s: Sheet, x: number, base: number, h: number): string {
  const { r, m } = s;
  const w = h * 0.46;
  const leaf = r.pick(s.p.season === "autumn" ? [m.fern, m.evergreen] : s.p.leaves);
  const snow = s.p.season === "winter" ? lighter(s.p.ground, 0.5) : "";
  const tiers = 4;
  let out = rect(x - h * 0.025, base - h * 0.14, h * 0.05, h * 0.14, darker(m.walnut, 0.2));
  for (let i = 0; i < tiers; i++) {
    const y = base - h * 0.1 - i * h * 0.2;
    const half = (w / 2) * (1 - i * 0.2);
    const top = y - h * 0.33;
    out += poly(
      [
        x - half,
        y,
        x,
        top,
        x + half,
        y,
        x + half * 0.35,
        y - h * 0.025,
        x,
        y + h * 0.01,
        x - half * 0.4,
        y - h * 0.02,
      ],
      leaf,
    );
    out += poly(
      [x, top, x + half, y, x + half * 0.35, y - h * 0.025, x + half * 0.1, y],
      darker(leaf, 0.22),
    );
    if (snow)
      out += poly(
        [
          x,
          top,
          x + half * 0.6,
          y - h * 0.13,
          x + half * 0.2,
          y - h * 0.11,
          x - half * 0.1,
          y - h * 0.16,
          x - half * 0.62,
          y - h * 0.1,
        ],
        snow,
      );
  }
  return out;
}

export function tree(s: Sheet, x: number, base: number, h: number): string {
  const { r, m, p } = s;
  const ground = shadow((f, o) => oval(x + h * 0.12, base, h * 0.26, h * 0.03, f, o), 0.14);
  if (p.season === "winter") {
    if (r.chance(0.5)) return ground + conifer(s, x, base, h);
    const bark = darker(m.walnut, 0.3);
    return ground + branches(x, base, h * 0.92, bark, r);
  }
  const leaf = r.pick(p.leaves);
  const trunk =
    poly(
      [
        x - h * 0.022,
        base,
        x - h * 0.012,
        base - h * 0.5,
        x + h * 0.012,
        base - h * 0.5,
        x + h * 0.022,
        base,
      ],
      darker(m.walnut, 0.15),
    ) + line(x, base - h * 0.34, x + h * 0.1, base - h * 0.5, darker(m.walnut, 0.15), h * 0.014);
  const tall = r.chance(0.35);
  const rx = h * (tall ? 0.17 : 0.27);
  const ry = h * (tall ? 0.38 : 0.3);
  const cy = base - h + ry;
  const crown =
    path(blob(r, x, cy, rx, ry), leaf) +
    path(blob(r, x + rx * 0.3, cy + ry * 0.25, rx * 0.68, ry * 0.66), darker(leaf, 0.18)) +
    path(blob(r, x - rx * 0.32, cy - ry * 0.36, rx * 0.46, ry * 0.4), lighter(leaf, 0.18));
  const dashes = times(14, () => {
    const a = r.between(0, 6.28);
    const k = Math.sqrt(r.next()) * 0.86;
    const lx = x + Math.cos(a) * rx * k;
    const ly = cy + Math.sin(a) * ry * k;
    return path(
      d`M${lx} ${ly}q5 -7 11 -2q-4 7 -11 2Z`,
      r.chance(0.5) ? lighter(leaf, 0.34) : darker(leaf, 0.32),
      0.8,
    );
  });
  return ground + trunk + crown + dashes;
}

export function hedge(s: Sheet, x: number, base: number, w: number, h: number): string {
  const leaf = s.p.season === "winter" ? lighter(s.p.leaves[0]!, 0.1) : s.r.pick(s.p.leaves);
  const lumps = Math.max(2, Math.round(w / (h * 0.9)));
  const out = times(lumps, (i) =>
    path(
      blob(s.r, x + ((i + 0.5) * w) / lumps, base - h * 0.5, w / lumps / 1.5, h * 0.52, 0.1),
      i % 2 ? leaf : darker(leaf, 0.12),
    ),
  );
  const snow =
    s.p.season === "winter"
      ? times(lumps, (i) =>
          path(
            blob(s.r, x + ((i + 0.5) * w) / lumps, base - h * 0.86, w / lumps / 2, h * 0.16, 0.1),
            lighter(s.p.ground, 0.5),
          ),
        )
      : "";
  return rect(x, base - h * 0.4, w, h * 0.4, darker(leaf, 0.25)) + out + snow;
}
