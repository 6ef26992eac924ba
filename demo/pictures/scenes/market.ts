import { awning } from "../parts/awning.ts";
import { type Goods, goods } from "../parts/goods.ts";
import { backdrop } from "../parts/landscape.ts";
import { lightString } from "../parts/light-string.ts";
import { person } from "../parts/person.ts";
import { sky, weather } from "../parts/sky.ts";
import { tree } from "../parts/trees.ts";
import { poly, rect, times } from "../pen.ts";
import { type Sheet, darker, shadow } from "../sheet.ts";

export function market(s: Sheet, wares: readonly Goods[]): string {
  const { r, m, p } = s;
  const cloths = r.shuffle(["terracotta", "saffron", "evergreen", "petrol"] as const);
  const stall = (x: number, base: number, w: number, h: number, cloth: string) => {
    const size = h * 0.19;
    return (
      shadow(
        (f, o) => poly([x, base, x + w, base, x + w + 50, base + 18, x + 30, base + 18], f, o),
        0.2,
      ) +
      rect(
        x + 13,
        base - h * 0.86,
        w - 26,
        h * 0.6,
        p.lit ? darker(p.glow, 0.1) : darker(m.walnut, 0.25),
        0.9,
      ) +
      rect(x + 20, base - h * 0.62, w - 40, 6, m.wood) +
      goods(s, wares, x + 24, base - h * 0.62, w - 50, size * 0.8) +
      person(s, x + w * r.between(0.3, 0.7), base + 10, h * 0.74) +
      rect(x + 4, base - h, 9, h, m.walnut) +
      rect(x + w - 13, base - h, 9, h, m.walnut) +
      goods(s, wares, x + 4, base - h * 0.28, w - 10, size) +
      rect(x - 8, base - h * 0.28, w + 16, h * 0.07, m.wood) +
      rect(x, base - h * 0.21, w, h * 0.21, darker(m.wood, 0.25)) +
      times(Math.round(w / 60), (i) =>
        rect(x + i * 60, base - h * 0.21, 2, h * 0.21, darker(m.wood, 0.4)),
      ) +
      awning(s, x, base - h - 30, w, h * 0.25, cloth, r.pick(["stripe", "scallop"]))
    );
  };
  const first = r.between(40, 90);
  const wide = r.between(420, 500);
  return (
    sky(s, 560) +
    backdrop(s, r.pick(["town", "city", "hills"]), 610) +
    rect(0, 608, 1200, 200, p.pavement) +
    tree(s, first + wide + 90, 640, 360) +
    tree(s, 40, 640, 420) +
    tree(s, 1130, 640, 380) +
    times(4, (i) => rect(0, 640 + i * i * 14, 1200, 2, darker(p.pavement, 0.12))) +
    stall(first + wide + 190, 690, 470, 370, m[cloths[0]!]) +
    stall(first, 716, wide, 400, m[cloths[1]!]) +
    lightString(s, -10, 150, 600, 190, 9) +
    lightString(s, 600, 190, 1210, 130, 9) +
    goods(s, wares, first + wide + 230, 756, 300, 74) +
    person(s, first + wide + 90, 762, 220) +
    person(s, first + 150, 776, 226) +
    weather(s)
  );
}
