import { mix } from "../palette.ts";
import { cladding } from "../parts/cladding.ts";
import { goods } from "../parts/goods.ts";
import { backdrop, field } from "../parts/landscape.ts";
import { tractor } from "../parts/machines.ts";
import { glassColor, snowLine, snowTop } from "../parts/openings.ts";
import { sky, weather } from "../parts/sky.ts";
import { tree } from "../parts/trees.ts";
import { d, dot, line, oval, path, poly, rect, stroke, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

function silo(s: Sheet, x: number, base: number, w: number, h: number): string {
  const c = s.m.steel;
  return (
    rect(x, base - h, w, h, lighter(c, 0.25)) +
    rect(x + w * 0.62, base - h, w * 0.38, h, darker(c, 0.08)) +
    times(Math.floor(h / 34), (i) => rect(x, base - h + i * 34, w, 2.5, darker(c, 0.25))) +
    path(
      d`M${x - 6} ${base - h}Q${x + w / 2} ${base - h - w * 0.7} ${x + w + 6} ${base - h}Z`,
      s.p.season === "winter" ? snowTop(s) : darker(s.m.slate, 0.1),
    ) +
    line(x + w * 0.2, base - h, x + w * 0.2, base, darker(c, 0.4), 3)
  );
}

function barn(s: Sheet, x: number, base: number, w: number): string {
  const { m, p, r } = s;
  const h = w * 0.42;
  const wall = r.pick([m.brick, m.terracotta, m.evergreen, m.petrol]);
  const c = x + w / 2;
  const roofY = base - h;
  const slate = p.season === "winter" ? snowTop(s) : darker(m.walnut, 0.25);
  return (
    cladding(s, x, roofY, w, h, wall, "boards") +
    poly(
      [
        x,
        roofY + 1,
        x + w * 0.14,
        roofY - w * 0.2,
        c,
        roofY - w * 0.34,
        x + w * 0.86,
        roofY - w * 0.2,
        x + w,
        roofY + 1,
      ],
      wall,
    ) +
    stroke(
      d`M${x - 14} ${roofY + 14}L${x + w * 0.12} ${roofY - w * 0.2}L${c} ${roofY - w * 0.35}L${x + w * 0.88} ${roofY - w * 0.2}L${x + w + 14} ${roofY + 14}`,
      slate,
      20,
    ) +
    rect(c - w * 0.17, base - h * 0.86, w * 0.34, h * 0.86, m.paper) +
    rect(
      c - w * 0.15,
      base - h * 0.82,
      w * 0.3,
      h * 0.82,
      p.lit ? darker(p.glow, 0.1) : darker(m.pine, 0.3),
    ) +
    poly(
      [
        c - w * 0.15,
        base,
        c - w * 0.15,
        base - h * 0.82,
        c - w * 0.04,
        base - h * 0.78,
        c - w * 0.04,
        base,
      ],
      wall,
    ) +
    stroke(d`M${c - w * 0.15} ${base}L${c - w * 0.04} ${base - h * 0.78}`, m.paper, 4) +
    goods(s, "sacks", c, base - 2, w * 0.14, w * 0.1) +
    rect(c - w * 0.06, roofY - w * 0.2, w * 0.12, w * 0.13, m.paper) +
    rect(c - w * 0.05, roofY - w * 0.19, w * 0.1, w * 0.11, darker(m.pine, 0.2)) +
    [0.1, 0.78]
      .map(
        (k) =>
          rect(x + w * k, base - h * 0.6, w * 0.12, h * 0.26, m.paper) +
          rect(
            x + w * k + 5,
            base - h * 0.6 + 5,
            w * 0.12 - 10,
            h * 0.26 - 10,
            p.lit ? p.glow : glassColor(s),
          ),
      )
      .join("")
  );
}

export function barnyard(s: Sheet): string {
  const { r, m, p } = s;
  const base = 560;
  const x = r.between(300, 480);
  const bales = times(3, (i) => {
    const bx = 130 + i * 92;
    const by = 690 - (i % 2) * 20;
    return (
      shadow((f, o) => oval(bx + 10, by + 40, 56, 9, f, o), 0.18) +
      dot(bx, by, 42, m.mustard) +
      dot(bx, by, 30, lighter(m.mustard, 0.15)) +
      dot(bx, by, 17, m.mustard) +
      dot(bx, by, 7, darker(m.mustard, 0.25))
    );
  });
  return (
    sky(s, 540) +
    backdrop(s, r.pick(["hills", "prairie", "mountains"]), base) +
    field(
      s,
      base - 2,
      p.ground,
      mix(
        p.ground,
        p.season === "autumn" ? m.mustard : m.fern,
        p.season === "winter" ? 0.06 : 0.28,
      ),
    ) +
    tree(s, x - 120, base + 20, 250) +
    silo(s, x + 500, base + 26, 84, 300) +
    silo(s, x + 400, base + 20, 96, 380) +
    barn(s, x, base + 40, 420) +
    shadow(
      (f, o) =>
        poly([x, base + 40, x + 420, base + 40, x + 590, base + 62, x + 60, base + 62], f, o),
      0.18,
    ) +
    times(9, (i) => rect(-20 + i * 150, 712, 9, 58, m.walnut)) +
    rect(0, 722, 1200, 6, m.wood) +
    rect(0, 744, 1200, 6, m.wood) +
    snowLine(s, 0, 722, 1200, 6) +
    (r.chance(0.6)
      ? tractor(s, 690, 706, 260, m[r.pick(["evergreen", "terracotta", "petrol"] as const)])
      : bales) +
    weather(s)
  );
}
