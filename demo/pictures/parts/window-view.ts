import { backdrop } from "./landscape.ts";
import { snowLine } from "./openings.ts";
import { sky } from "./sky.ts";
import { tree } from "./trees.ts";
import { poly, rect, times } from "../pen.ts";
import { type Sheet, clip, lighter, shadow, unhatched } from "../sheet.ts";

/** A window with the hour and the season behind it. */
export function view(
  s: Sheet,
  outside: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  columns = 2,
): string {
  const { r, m } = s;
  const scale = Math.max(w / 1200, h / 800) * 1.25;
  // A low strip of window shows the skyline; a tall one has room for the ground too.
  const ground = h < 200 * scale ? y + h * 0.88 - 640 * scale : y + h - 720 * scale;
  const scene =
    sky(outside, 560) +
    backdrop(outside, r.pick(["city", "hills", "forest", "town", "mountains"]), 640) +
    rect(0, 638, 1200, 400, outside.p.ground) +
    tree(outside, r.between(200, 460), 740, r.between(300, 460));
  const frame = lighter(m.paper, 0.1);
  const light = s.p.night ? "" : shadow((f, o) => rect(x - 10, y - 10, w + 26, h + 26, f, o), 0.1);
  return (
    light +
    rect(x - 12, y - 12, w + 24, h + 24, frame) +
    clip(
      s,
      rect(x, y, w, h, "#000"),
      `<g transform="translate(${Math.round(x - w * 0.1)} ${Math.round(ground)}) scale(${scale.toFixed(3)})">${unhatched(scene)}</g>` +
        poly([x, y + h, x + w * 0.4, y, x + w * 0.6, y, x + w * 0.2, y + h], "#fffaf0", 0.1),
    ) +
    times(columns - 1, (i) => rect(x + ((i + 1) * w) / columns - 4, y, 8, h, frame)) +
    rect(x, y + h * 0.36, w, 6, frame) +
    rect(x - 20, y + h + 12, w + 40, 13, lighter(frame, 0.3)) +
    rect(x - 20, y + h + 25, w + 40, 7, m.ink, 0.14) +
    snowLine(outside, x, y + h, w, 6)
  );
}

/** The patch of daylight (or street light) a window throws on the floor. */
export function sunPatch(s: Sheet, x: number, w: number, y: number, columns = 2): string {
  const strength = s.p.night ? 0.1 : s.p.snowing || s.p.name === "overcast" ? 0.18 : 0.34;
  const slant = 150;
  return times(columns, (i) => {
    const x1 = x + (i * w) / columns + 6;
    const x2 = x + ((i + 1) * w) / columns - 6;
    return poly(
      [x1 + slant, y, x2 + slant, y, x2 + slant * 2.3 + 40, 800, x1 + slant * 2.3 - 10, 800],
      s.p.glow,
      strength,
    );
  });
}
