import { snowLine, snowTop } from "./openings.ts";
import { dot, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

export type Roof = "cornice" | "gable" | "parapet" | "mansard" | "step";

export function roof(
  s: Sheet,
  x: number,
  top: number,
  w: number,
  kind: Roof,
  wall: string,
): string {
  const { m, r } = s;
  const slate = darker(r.pick([m.slate, m.petrol, m.walnut, m.pine]), 0.15);
  const winter = s.p.season === "winter";
  switch (kind) {
    case "cornice":
      return (
        rect(x - 14, top - 26, w + 28, 26, lighter(wall, 0.18)) +
        rect(x - 20, top - 36, w + 40, 12, darker(wall, 0.3)) +
        times(Math.round(w / 26), (i) =>
          rect(x + i * 26 + 4, top - 22, 10, 16, darker(wall, 0.18)),
        ) +
        shadow((f, o) => rect(x, top, w, 14, f, o), 0.2) +
        snowLine(s, x - 20, top - 36, w + 40, 13)
      );
    case "parapet":
      return (
        rect(x - 6, top - 16, w + 12, 18, darker(wall, 0.22)) +
        rect(x + w * 0.7, top - 62, 40, 48, darker(wall, 0.3)) +
        rect(x + w * 0.7 - 4, top - 68, 48, 9, darker(wall, 0.45)) +
        snowLine(s, x - 6, top - 16, w + 12, 12) +
        snowLine(s, x + w * 0.7 - 4, top - 68, 48, 7)
      );
    case "gable": {
      const h = w * 0.34;
      const apex = x + w / 2;
      return (
        poly([x, top + 1, apex, top - h, x + w, top + 1], wall) +
        dot(apex, top - h * 0.36, h * 0.17, lighter(wall, 0.4)) +
        dot(apex, top - h * 0.36, h * 0.12, s.p.lit ? s.p.glow : darker(wall, 0.45)) +
        poly(
          [
            x - 26,
            top + 16,
            apex,
            top - h - 8,
            x + w + 26,
            top + 16,
            x + w + 26,
            top - 4,
            apex,
            top - h - 32,
            x - 26,
            top - 4,
          ],
          winter ? snowTop(s) : slate,
        ) +
        poly(
          [
            x - 26,
            top + 16,
            apex,
            top - h - 8,
            x + w + 26,
            top + 16,
            x + w + 26,
            top + 10,
            apex,
            top - h - 15,
            x - 26,
            top + 10,
          ],
          darker(slate, 0.2),
        )
      );
    }
    case "mansard":
      return (
        poly([x - 10, top, x + 22, top - 96, x + w - 22, top - 96, x + w + 10, top], slate) +
        times(4, (i) =>
          rect(x + 4 + i * 3, top - 20 - i * 22, w - 8 - i * 6, 2, darker(slate, 0.3)),
        ) +
        times(Math.max(2, Math.round(w / 190)), (i) => {
          const n = Math.max(2, Math.round(w / 190));
          const dx = x + ((i + 0.5) * w) / n;
          return (
            rect(dx - 25, top - 80, 50, 66, lighter(wall, 0.2)) +
            rect(dx - 18, top - 72, 36, 54, s.p.lit ? s.p.glow : darker(slate, 0.25)) +
            rect(dx - 2, top - 72, 4, 54, lighter(wall, 0.2)) +
            poly([dx - 32, top - 78, dx, top - 100, dx + 32, top - 78], darker(slate, 0.3)) +
            snowLine(s, dx - 28, top - 82, 56, 7)
          );
        }) +
        rect(x + 16, top - 104, w - 32, 10, darker(slate, 0.3)) +
        rect(x - 14, top - 4, w + 28, 10, lighter(wall, 0.25)) +
        snowLine(s, x + 16, top - 104, w - 32, 11)
      );
    case "step": {
      const c = x + w / 2;
      return (
        rect(x, top - 26, w, 28, wall) +
        rect(c - w * 0.32, top - 62, w * 0.64, 40, wall) +
        rect(c - w * 0.15, top - 96, w * 0.3, 38, wall) +
        rect(x - 8, top - 34, w * 0.2, 10, darker(wall, 0.3)) +
        rect(x + w - w * 0.2 + 8, top - 34, w * 0.2, 10, darker(wall, 0.3)) +
        rect(c - w * 0.33, top - 70, w * 0.2, 10, darker(wall, 0.3)) +
        rect(c + w * 0.13, top - 70, w * 0.2, 10, darker(wall, 0.3)) +
        rect(c - w * 0.16, top - 104, w * 0.32, 10, darker(wall, 0.3)) +
        dot(c, top - 46, 22, lighter(wall, 0.3)) +
        dot(c, top - 46, 15, darker(wall, 0.35)) +
        snowLine(s, c - w * 0.16, top - 104, w * 0.32, 9) +
        snowLine(s, x - 8, top - 34, w * 0.18, 7) +
        snowLine(s, c + w * 0.15, top - 70, w * 0.18, 7)
      );
    }
  }
}
