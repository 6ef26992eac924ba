import { mix } from "../palette.ts";
import { d, path, poly, rect, times } from "../pen.ts";
import { type Sheet, far, middle, near } from "../sheet.ts";

const snowy = (s: Sheet) => s.p.season === "winter";

function skyline(s: Sheet, base: number, color: string, low: number, high: number): string {
  const { r, p } = s;
  let x = -20;
  let out = "";
  while (x < 1220) {
    const w = r.between(46, 120);
    const h = r.between(low, high);
    const top = base - h;
    const shape = r.int(0, 3);
    if (shape === 0) out += poly([x, top, x + w / 2, top - w * 0.3, x + w, top], color);
    if (shape === 1) out += rect(x + w * 0.3, top - 22, w * 0.3, 24, color);
    if (shape === 2) out += rect(x + w * 0.46, top - 46, 4, 48, color);
    out += rect(x, top, w + 1, h, color);
    const windows = p.lit ? mix(color, p.glow, p.night ? 0.6 : 0.45) : mix(color, p.sky[1], 0.35);
    const columns = Math.floor(w / 17);
    for (let c = 0; c < columns; c++)
      for (let row = 0; row < 5; row++)
        if (r.chance(0.34)) out += rect(x + 8 + c * 16, top + 14 + row * 24, 7, 11, windows);
    x += w + (r.chance(0.3) ? r.between(4, 26) : 0);
  }
  return out;
}

function ridge(s: Sheet, base: number, height: number, color: string): string {
  const { r } = s;
  const step = 200;
  let data = d`M-20 ${base}L-20 ${base - height * r.between(0.3, 0.8)}`;
  for (let x = -20; x < 1240; x += step)
    data += d`Q${x + step * r.between(0.3, 0.7)} ${base - height * r.between(0.5, 1.25)} ${x + step} ${base - height * r.between(0.25, 0.8)}`;
  return path(`${data}L1240 ${base}Z`, color);
}

function mountains(s: Sheet, base: number): string {
  const { r } = s;
  const cap = mix(s.p.sky[1], "#fffdf6", s.p.night ? 0.25 : 0.7);
  const peak = (x: number, h: number, w: number, color: string) => {
    const side = w * r.between(0.05, 0.14);
    const cut = h * r.between(0.26, 0.36);
    const half = (w * cut) / h / 2;
    return (
      poly([x - w / 2, base, x, base - h, x + w / 2, base], color) +
      poly(
        [x, base - h, x + w / 2, base, x + side, base - h * 0.3, x - side * 0.4, base - h * 0.55],
        mix(color, s.p.haze, 0.22),
      ) +
      poly(
        [
          x,
          base - h,
          x + half,
          base - h + cut,
          x + half * 0.4,
          base - h + cut * 0.72,
          x,
          base - h + cut * 1.15,
          x - half * 0.4,
          base - h + cut * 0.8,
          x - half,
          base - h + cut,
        ],
        cap,
      )
    );
  };
  const start = r.between(-60, 60);
  return (
    times(4, (i) =>
      peak(start + i * 350 + r.between(-40, 40), r.between(250, 360), r.between(480, 620), far(s)),
    ) + ridge(s, base, 110, middle(s))
  );
}

export function conifers(s: Sheet, base: number, low: number, high: number, color: string): string {
  const { r } = s;
  let data = "";
  let x = -20;
  while (x < 1220) {
    const h = r.between(low, high);
    const w = h * r.between(0.3, 0.42);
    data += d`M${x} ${base}l${w * 0.28} ${-h * 0.4}l${-w * 0.12} 0l${w * 0.22} ${-h * 0.32}l${-w * 0.08} 0l${w * 0.2} ${-h * 0.28}l${w * 0.2} ${h * 0.28}l${-w * 0.08} 0l${w * 0.22} ${h * 0.32}l${-w * 0.12} 0l${w * 0.28} ${h * 0.4}Z`;
    x += w * r.between(0.5, 0.95);
  }
  return path(data, color);
}

function town(s: Sheet, base: number, color: string): string {
  const { r } = s;
  let x = -30;
  let out = "";
  const snow = snowy(s) ? mix(color, "#fffdf6", 0.65) : "";
  while (x < 1220) {
    const w = r.between(70, 130);
    const h = r.between(40, 110);
    const top = base - h;
    const roof = w * r.between(0.3, 0.5);
    out +=
      rect(x, top, w, h, color) + poly([x - 6, top, x + w / 2, top - roof, x + w + 6, top], color);
    if (snow)
      out += poly(
        [x - 6, top, x + w / 2, top - roof, x + w + 6, top, x + w / 2, top - roof + 16],
        snow,
      );
    if (r.chance(0.5)) out += rect(x + w * 0.68, top - roof * 0.86, 13, roof * 0.7, color);
    const light = s.p.lit ? mix(color, s.p.glow, 0.75) : mix(color, s.p.sky[1], 0.4);
    if (r.chance(0.8)) out += rect(x + w * 0.24, top + 16, 13, 18, light);
    if (r.chance(0.8)) out += rect(x + w * 0.6, top + 16, 13, 18, light);
    x += w + r.between(-4, 30);
  }
  return out;
}

export type Backdrop = "city" | "hills" | "mountains" | "forest" | "town" | "prairie" | "water";

export function backdrop(s: Sheet, kind: Backdrop, base: number): string {
  const { r } = s;
  switch (kind) {
    case "city":
      return skyline(s, base, far(s), 150, 380) + skyline(s, base, middle(s), 70, 210);
    case "hills":
      return (
        ridge(s, base, 220, far(s)) + ridge(s, base, 130, middle(s)) + ridge(s, base, 60, near(s))
      );
    case "mountains":
      return mountains(s, base) + conifers(s, base, 34, 76, near(s));
    case "forest":
      return (
        ridge(s, base, 210, far(s)) +
        conifers(s, base, 90, 190, middle(s)) +
        conifers(s, base, 50, 120, near(s))
      );
    case "town":
      return (
        ridge(s, base, 240, far(s)) +
        town(s, base - 60, mix(far(s), middle(s), 0.5)) +
        rect(0, base - 62, 1200, 62, middle(s)) +
        town(s, base, near(s))
      );
    case "prairie": {
      const x = r.between(120, 1000);
      const c = middle(s);
      return (
        ridge(s, base, 60, far(s)) +
        rect(x, base - 150, 60, 150, c) +
        poly([x, base - 150, x + 12, base - 176, x + 48, base - 176, x + 60, base - 150], c) +
        rect(x + 14, base - 205, 32, 34, c) +
        poly([x + 10, base - 205, x + 30, base - 222, x + 50, base - 205], c) +
        rect(x + 60, base - 70, 70, 70, c) +
        times(5, () => {
          const tx = r.between(0, 1180);
          return rect(tx, base - 26, r.between(50, 130), 26, middle(s));
        })
      );
    }
    case "water":
      return (
        ridge(s, base - 90, 150, far(s)) +
        rect(0, base - 90, 1200, 92, mix(s.p.sky[0], s.p.haze, 0.25)) +
        times(16, () =>
          rect(
            r.between(-40, 1180),
            base - r.between(4, 84),
            r.between(30, 150),
            2.4,
            s.p.sky[1],
            0.55,
          ),
        )
      );
  }
}

export function field(s: Sheet, horizon: number, color: string, rows: string, count = 15): string {
  const vx = s.r.between(380, 820);
  return (
    rect(0, horizon, 1200, 800 - horizon, color) +
    times(count, (i) => {
      const x = -1000 + (i * 3200) / count;
      const w = 1700 / count;
      return poly(
        [vx + (x - vx) * 0.06, horizon, vx + (x + w - vx) * 0.06, horizon, x + w, 800, x, 800],
        rows,
        0.55,
      );
    })
  );
}
