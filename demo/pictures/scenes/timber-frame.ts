import { backdrop } from "../parts/landscape.ts";
import { snowLine, snowTop } from "../parts/openings.ts";
import { person } from "../parts/person.ts";
import { earth } from "../parts/site-ground.ts";
import { sky, weather } from "../parts/sky.ts";
import { tree } from "../parts/trees.ts";
import { van } from "../parts/vehicles.ts";
import { d, line, poly, rect, round, stroke, times } from "../pen.ts";
import { type Sheet, darker, lighter, shadow } from "../sheet.ts";

/** A timber house frame, half sheathed. */
export function timberFrame(s: Sheet): string {
  const { r, m, p } = s;
  const base = 650;
  const x = r.between(230, 330);
  const w = 640;
  const top = 390;
  const c = m.wood;
  const apex = x + w * 0.5;
  const studs = times(17, (i) =>
    rect(x + (i * w) / 16 - 5, top, 10, base - top, i % 4 ? c : darker(c, 0.15)),
  );
  const rafters = times(9, (i) => {
    const t = i / 8;
    const bx = x + w * t;
    const h = 190 * (1 - Math.abs(t - 0.5) * 2);
    return rect(bx - 4, top - h, 8, h, c);
  });
  return (
    sky(s, 590) +
    backdrop(s, r.pick(["mountains", "forest", "hills"]), base) +
    tree(s, x - 130, base, 380) +
    tree(s, x + w + 120, base, 320) +
    rect(x, top, w, base - top, darker(m.walnut, 0.2), 0.35) +
    poly([x, top, apex, top - 200, x + w, top], darker(m.walnut, 0.2), 0.28) +
    studs +
    rafters +
    rect(x + w * 0.56, top + 6, w * 0.44, base - top - 6, m.sand) +
    rect(x + w * 0.56, top + 6, w * 0.44, 3, darker(m.sand, 0.3)) +
    times(3, (i) =>
      rect(x + w * (0.56 + i * 0.147), top + 6, 3, base - top, darker(m.sand, 0.25)),
    ) +
    rect(x + w * 0.68, top + 70, 110, 100, darker(m.pine, 0.1)) +
    rect(x + w * 0.68 - 6, top + 64, 122, 8, c) +
    rect(x - 10, top - 8, w + 20, 18, darker(c, 0.12)) +
    rect(x - 10, base - 18, w + 20, 18, darker(c, 0.25)) +
    rect(x, top + 120, w * 0.56, 9, darker(c, 0.1)) +
    stroke(
      d`M${x - 30} ${top + 8}L${apex} ${top - 206}L${x + w + 30} ${top + 8}`,
      darker(c, 0.1),
      15,
    ) +
    (p.season === "winter"
      ? stroke(
          d`M${x - 30} ${top - 2}L${apex} ${top - 216}L${x + w + 30} ${top - 2}`,
          snowTop(s),
          8,
        )
      : "") +
    earth(s, base) +
    shadow((f, o) => rect(x - 10, base, w + 60, 18, f, o), 0.18) +
    stroke(
      d`M${x + 70} ${base + 26}L${x + 140} ${top - 30}M${x + 104} ${base + 26}L${x + 174} ${top - 30}`,
      m.saffron,
      6,
    ) +
    times(8, (i) =>
      line(x + 74 + i * 8.6, base + 6 - i * 34, x + 108 + i * 8.6, base + 6 - i * 34, m.saffron, 4),
    ) +
    times(5, (i) =>
      round(x + 380 + (i % 2) * 8, 716 - i * 13, 250, 11, 2, i % 2 ? c : lighter(c, 0.15)),
    ) +
    snowLine(s, x + 384, 664, 242, 8) +
    van(s, x + 590, 742, 300, m[r.pick(["paper", "petrol", "saffron"] as const)]) +
    person(s, x + 320, 720, 150, m.terracotta) +
    weather(s)
  );
}
