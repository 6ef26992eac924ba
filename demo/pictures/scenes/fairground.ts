import { backdrop } from "../parts/landscape.ts";
import { snowLine } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { lampPost } from "../parts/street.ts";
import { hedge, tree } from "../parts/trees.ts";
import { d, dot, line, path, poly, rect, ring, stroke, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

export function fairground(s: Sheet): string {
  const { r, m, p } = s;
  const base = 640;
  const cx = r.between(380, 480);
  const cy = 330;
  const R = 230;
  const colours = [m.terracotta, m.saffron, m.petrol, m.evergreen, m.rose];
  const spokes = times(12, (i) => {
    const a = (i * Math.PI) / 6 + 0.2;
    return line(cx, cy, cx + Math.cos(a) * R, cy + Math.sin(a) * R, m.mist, 3.5);
  });
  const cabins = times(12, (i) => {
    const a = (i * Math.PI) / 6 + 0.2;
    const x = cx + Math.cos(a) * R;
    const y = cy + Math.sin(a) * R;
    return (
      path(d`M${x - 26} ${y + 12}h52q0 34 -26 34t-26 -34Z`, colours[i % 5]!) +
      path(d`M${x - 28} ${y + 4}q28 -30 56 0Z`, darker(colours[i % 5]!, 0.2)) +
      line(x - 20, y, x - 20, y + 14, m.ink, 2) +
      line(x + 20, y, x + 20, y + 14, m.ink, 2) +
      dot(x, y - 4, 5, p.lit ? p.glow : m.cream) +
      (p.lit ? dot(x, y, 50, "url(#glow)", 0.8) : "")
    );
  });
  const tent = (x: number, b: number, w: number, h: number, c: string) =>
    times(6, (i) =>
      poly(
        [x + w / 2, b - h, x + (i * w) / 6, b - h * 0.48, x + ((i + 1) * w) / 6, b - h * 0.48],
        i % 2 ? m.paper : c,
      ),
    ) +
    times(6, (i) =>
      rect(
        x + 8 + (i * (w - 16)) / 6,
        b - h * 0.48,
        (w - 16) / 6 + 0.5,
        h * 0.48,
        darker(i % 2 ? m.paper : c, 0.12),
      ),
    ) +
    poly([x + w * 0.4, b, x + w / 2, b - h * 0.4, x + w * 0.6, b], darker(m.pine, 0.1)) +
    line(x + w / 2, b - h, x + w / 2, b - h - 46, m.ink, 3) +
    poly([x + w / 2, b - h - 46, x + w / 2 + 40, b - h - 34, x + w / 2, b - h - 22], c) +
    snowLine(s, x, b - h * 0.48, w, 9);
  return (
    sky(s, 590) +
    backdrop(s, r.pick(["city", "hills", "water"]), base) +
    stroke(d`M${cx} ${cy}L${cx - 150} ${base}M${cx} ${cy}L${cx + 150} ${base}`, m.pine, 16) +
    spokes +
    ring(cx, cy, R, m.paper, 8) +
    ring(cx, cy, R * 0.86, m.mist, 3) +
    dot(cx, cy, 26, m.saffron) +
    cabins +
    rect(0, base, 1200, 170, p.season === "winter" ? p.ground : p.pavement) +
    hedge(s, -30, base + 8, 200, 60) +
    tent(800, base + 24, 300, 300, m.terracotta) +
    tent(640, base + 16, 190, 200, m.evergreen) +
    tree(s, 1150, base + 20, 300) +
    poly(
      [cx - 190, base + 30, cx - 160, base - 10, cx + 160, base - 10, cx + 190, base + 30],
      m.petrol,
    ) +
    shadow((f, o) => rect(cx - 190, base + 28, 420, 14, f, o), 0.2) +
    tent(60, 770, 210, 230, m.saffron) +
    person(s, 520, 748, 160) +
    person(s, 580, 756, 166) +
    person(s, 760, 742, 150) +
    lampPost(s, 930, 772, 400) +
    weather(s)
  );
}
