import { glyph } from "../parts/glyph.ts";
import { d, dot, line, oval, path, poly, rect, round, times } from "../pen.ts";
import { type Sheet, darker, indoors } from "../sheet.ts";

export function stage(outside: Sheet): string {
  const s = indoors(outside);
  const { r, m, p } = s;
  const cloth = m[r.pick(["brick", "terracotta", "evergreen", "petrol"] as const)];
  const kit =
    dot(600, 510, 62, m.cream) +
    dot(600, 510, 52, m.saffron) +
    glyph("star", 600, 510, 56, m.paper) +
    round(500, 440, 84, 50, 6, m.petrol) +
    round(616, 440, 84, 50, 6, m.petrol) +
    oval(470, 410, 52, 9, m.saffron) +
    oval(736, 404, 52, 9, m.saffron) +
    line(470, 412, 480, 570, m.ink, 5) +
    line(736, 406, 726, 570, m.ink, 5);
  const mic = (x: number) =>
    line(x, 600, x, 410, m.ink, 5) +
    oval(x, 602, 34, 7, m.ink) +
    round(x - 9, 384, 18, 34, 9, m.ink);
  const amp = (x: number) =>
    round(x, 470, 120, 110, 6, m.ink) +
    dot(x + 60, 532, 36, m.slate) +
    dot(x + 60, 532, 18, m.ink) +
    rect(x + 10, 480, 100, 14, m.saffron);
  const drape = (x: number, w: number, flip: number) =>
    times(6, (i) => {
      const a = x + (i * w) / 6;
      return path(
        d`M${a} 0H${a + w / 6 + 1}Q${a + w / 12 + flip * 30} 300 ${a + w / 6 + flip * (i * 8)} 640H${a + flip * (i * 8)}Q${a + flip * 20} 300 ${a} 0Z`,
        i % 2 ? cloth : darker(cloth, 0.18),
      );
    });
  return (
    rect(0, 0, 1200, 800, darker(m.pine, 0.35)) +
    rect(150, 60, 900, 540, darker(cloth, 0.45)) +
    times(14, (i) => rect(150 + i * 66, 60, 30, 540, darker(cloth, 0.52))) +
    [330, 600, 870]
      .map((x, i) =>
        path(
          d`M${x - 14} 60L${x - 150 + (i - 1) * 40} 590H${x + 150 + (i - 1) * 40}L${x + 14} 60Z`,
          "url(#beam)",
        ),
      )
      .join("") +
    dot(600, 420, 380, "url(#glow)", 0.8) +
    rect(100, 580, 1000, 24, m.wood) +
    poly([60, 604, 1140, 604, 1180, 690, 20, 690], darker(m.wood, 0.3)) +
    times(16, (i) => rect(60 + i * 70, 606, 3, 84, darker(m.wood, 0.5))) +
    amp(240) +
    amp(860) +
    kit +
    mic(420) +
    mic(770) +
    drape(-20, 220, 0.6) +
    drape(1000, 220, -0.6) +
    path(d`M0 0H1200V60Q1050 150 900 66Q750 150 600 66Q450 150 300 66Q150 150 0 60Z`, cloth) +
    path(
      d`M0 52Q150 142 300 58Q450 142 600 58Q750 142 900 58Q1050 142 1200 52V66Q1050 156 900 72Q750 156 600 72Q450 156 300 72Q150 156 0 66Z`,
      m.saffron,
    ) +
    times(13, (i) => dot(70 + i * 88, 640, 8, p.glow)) +
    times(14, (i) => {
      const x = 30 + i * 88 + r.between(-10, 10);
      const h = r.between(0, 36);
      const c = r.pick([m.ink, darker(m.petrol, 0.5), darker(m.walnut, 0.4)]);
      return (
        dot(x, 716 - h, 32, c) +
        path(
          d`M${x - 62} 810V${780 - h}Q${x - 56} ${746 - h} ${x} ${744 - h}Q${x + 56} ${746 - h} ${x + 62} ${780 - h}V810Z`,
          c,
        )
      );
    })
  );
}
