import { cladding } from "./cladding.ts";
import { type WindowStyle, door, sash, snowLine, snowTop } from "./openings.ts";
import { poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export const panes: WindowStyle = { panes: 4, head: "flat", box: false, shutters: false };

export function house(s: Sheet, x: number, base: number, w: number, garage: boolean): string {
  return s.r.chance(0.4) ? bungalow(s, x, base, w) : gabled(s, x, base, w, garage);
}

/** Long and low under a hipped roof, with a bay window beside the porch. */
function bungalow(s: Sheet, x: number, base: number, narrow: number): string {
  const { r, m, p } = s;
  const w = narrow * 1.5;
  const h = narrow * 0.46;
  const top = base - h;
  const wall = m[r.pick(p.walls)];
  const trim = lighter(m.paper, 0.2);
  const slate =
    p.season === "winter" ? snowTop(s) : darker(r.pick([m.petrol, m.walnut, m.slate]), 0.2);
  const eaves = darker(wall, 0.4);
  return (
    rect(x + w * 0.7, top - h * 0.86, w * 0.06, h * 0.6, m.brick) +
    snowLine(s, x + w * 0.69, top - h * 0.86, w * 0.08, 6) +
    cladding(s, x, top, w, h, wall, r.pick(["boards", "brick", "render"])) +
    poly(
      [
        x - 26,
        top + 8,
        x + w * 0.16,
        top - h * 0.66,
        x + w * 0.84,
        top - h * 0.66,
        x + w + 26,
        top + 8,
      ],
      slate,
    ) +
    poly(
      [x + w * 0.5, top + 8, x + w * 0.66, top - h * 0.46, x + w * 0.98, top + 8],
      lighter(wall, 0.1),
    ) +
    poly(
      [
        x + w * 0.47,
        top + 12,
        x + w * 0.68,
        top - h * 0.56,
        x + w + 14,
        top + 12,
        x + w * 0.96,
        top + 12,
        x + w * 0.68,
        top - h * 0.4,
        x + w * 0.53,
        top + 12,
      ],
      slate,
    ) +
    rect(x - 26, top + 6, w + 52, 9, eaves) +
    shadow((f, o) => rect(x, top + 15, w, 14, f, o), 0.16) +
    sash(s, x + w * 0.07, top + h * 0.3, w * 0.14, h * 0.36, panes, trim) +
    sash(s, x + w * 0.62, top + h * 0.26, w * 0.1, h * 0.44, panes, trim) +
    sash(s, x + w * 0.74, top + h * 0.26, w * 0.1, h * 0.44, panes, trim) +
    door(
      s,
      x + w * 0.33,
      base,
      w * 0.11,
      h * 0.68,
      r.pick([m.terracotta, m.saffron, m.evergreen]),
    ) +
    rect(x + w * 0.27, top + 15, 9, h - 15, trim) +
    rect(x + w * 0.49, top + 15, 9, h - 15, trim) +
    rect(x + w * 0.25, base - 12, w * 0.28, 12, m.mist)
  );
}

function gabled(s: Sheet, x: number, base: number, w: number, garage: boolean): string {
  const { r, m, p } = s;
  const wall = m[r.pick(p.walls)];
  const trim = lighter(m.paper, 0.2);
  const h = w * 0.62;
  const top = base - h;
  const apex = w * 0.44;
  const c = x + w / 2;
  const slate = darker(r.pick([m.petrol, m.walnut, m.slate]), 0.2);
  const snow = p.season === "winter";
  const porchY = base - h * 0.44;
  return (
    (garage
      ? cladding(s, x + w - 10, base - h * 0.5, w * 0.6, h * 0.5, darker(wall, 0.06), "boards") +
        poly(
          [
            x + w - 20,
            base - h * 0.48,
            x + w + 10,
            base - h * 0.74,
            x + w * 1.5,
            base - h * 0.74,
            x + w * 1.64,
            base - h * 0.48,
          ],
          snow ? snowTop(s) : slate,
        ) +
        rect(x + w * 1.1, base - h * 0.38, w * 0.4, h * 0.38, trim) +
        times(4, (i) =>
          rect(x + w * 1.12, base - h * 0.36 + i * h * 0.09, w * 0.36, h * 0.075, m.mist),
        )
      : "") +
    rect(c + w * 0.2, top - apex * 0.86, w * 0.09, apex * 0.7, m.brick) +
    snowLine(s, c + w * 0.19, top - apex * 0.86, w * 0.11, 7) +
    cladding(s, x, top, w, h, wall, "boards") +
    poly([x, top + 1, c, top - apex, x + w, top + 1], wall) +
    times(3, (i) =>
      rect(
        x + w * (0.14 + i * 0.06),
        top - apex * (0.1 + i * 0.16),
        w * (0.72 - i * 0.12),
        2,
        darker(wall, 0.14),
      ),
    ) +
    poly(
      [
        x - 24,
        top + 20,
        c,
        top - apex - 8,
        x + w + 24,
        top + 20,
        x + w + 24,
        top,
        c,
        top - apex - 34,
        x - 24,
        top,
      ],
      snow ? snowTop(s) : slate,
    ) +
    sash(s, c - 26, top - apex * 0.42, 52, 70, panes, trim) +
    sash(s, x + w * 0.12, top + h * 0.1, w * 0.2, h * 0.28, panes, trim) +
    sash(s, x + w * 0.66, top + h * 0.1, w * 0.2, h * 0.28, panes, trim) +
    sash(s, x + w * 0.64, base - h * 0.36, w * 0.24, h * 0.24, panes, trim) +
    door(s, x + w * 0.2, base, w * 0.19, h * 0.38, r.pick([m.terracotta, m.saffron, m.evergreen])) +
    poly(
      [
        x + w * 0.04,
        porchY + 4,
        x + w * 0.1,
        porchY - 34,
        x + w * 0.5,
        porchY - 34,
        x + w * 0.56,
        porchY + 4,
      ],
      snow ? snowTop(s) : slate,
    ) +
    shadow((f, o) => rect(x + w * 0.06, porchY + 4, w * 0.48, 16, f, o), 0.2) +
    rect(x + w * 0.06, porchY + 4, 9, base - porchY - 4, trim) +
    rect(x + w * 0.51, porchY + 4, 9, base - porchY - 4, trim) +
    rect(x + w * 0.02, base - 12, w * 0.56, 12, m.mist)
  );
}
