import { mix } from "../palette.ts";
import { backdrop, field } from "../parts/landscape.ts";
import { tractor } from "../parts/machines.ts";
import { snowTop } from "../parts/openings.ts";
import { sky, weather } from "../parts/sky.ts";
import { hedge, tree } from "../parts/trees.ts";
import { d, oval, stroke, times } from "../pen.ts";
import { type Sheet, darker } from "../sheet.ts";

export function tractorField(s: Sheet): string {
  const { r, m, p } = s;
  const horizon = r.between(420, 480);
  const crop =
    p.season === "autumn"
      ? m.mustard
      : p.season === "winter"
        ? mix(p.ground, m.slate, 0.3)
        : m.fern;
  const stalks = times(46, (i) => {
    const x = i * 27 + r.between(-8, 8);
    const h = r.between(70, 130);
    return (
      stroke(
        d`M${x} 810Q${x + 6} ${800 - h * 0.6} ${x + r.between(-8, 16)} ${800 - h}`,
        darker(crop, 0.25),
        3,
      ) + oval(x + 4, 800 - h, 5, 15, p.season === "winter" ? snowTop(s) : m.saffron)
    );
  });
  return (
    sky(s, horizon) +
    backdrop(s, r.pick(["prairie", "mountains", "hills"]), horizon) +
    field(s, horizon - 2, mix(crop, p.ground, 0.45), mix(crop, m.walnut, 0.18), 19) +
    hedge(s, r.between(0, 700), horizon + 20, 330, 40) +
    tree(s, r.between(900, 1080), horizon + 40, 220) +
    tractor(
      s,
      r.between(280, 520),
      690,
      r.between(330, 400),
      m[r.pick(["evergreen", "terracotta", "saffron"] as const)],
    ) +
    stalks +
    weather(s)
  );
}
