import { mix } from "../palette.ts";
import { line, oval, poly, rect, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export interface RoomColours {
  wall: string;
  panel: string;
  floor: string;
}

export function roomColours(s: Sheet): RoomColours {
  const [wall, panel, floor] = s.r.pick(s.p.rooms);
  return { wall: s.m[wall], panel: s.m[panel], floor: s.m[floor] };
}

export type Flooring = "boards" | "tiles" | "concrete";

/** Floor from `y` to the bottom edge, drawn towards a vanishing point above it. */
export function floor(s: Sheet, y: number, color: string, kind: Flooring): string {
  const { r } = s;
  const vx = 600;
  const vy = y - 260;
  const dark = darker(color, 0.14);
  const k = (y - vy) / (800 - vy);
  const base = rect(0, y, 1200, 800 - y, color);
  const rays = (n: number, from: number, to: number) =>
    times(n + 1, (i) => {
      const x = from + ((to - from) * i) / n;
      return line(vx + (x - vx) * k, y, x, 800, dark, 1.8);
    });
  if (kind === "boards")
    return (
      base +
      rays(26, -900, 2100) +
      times(18, () => {
        const x = r.between(-100, 1300);
        const t = r.between(0.1, 0.95);
        const yy = y + (800 - y) * t;
        return rect(x, yy, r.between(30, 70), 2, dark);
      })
    );
  if (kind === "tiles")
    return (
      base +
      rays(18, -900, 2100) +
      [0.1, 0.24, 0.42, 0.66].map((t) => rect(0, y + (800 - y) * t, 1200, 1.8, dark)).join("") +
      times(9, (i) => {
        const t0 = [0.1, 0.24, 0.42][i % 3]!;
        const t1 = [0.24, 0.42, 0.66][i % 3]!;
        const c = Math.floor(r.between(3, 15));
        const at = (col: number, t: number) => {
          const x = -900 + (3000 * col) / 18;
          const f = k + (1 - k) * t;
          return vx + (x - vx) * f;
        };
        return poly(
          [
            at(c, t0),
            y + (800 - y) * t0,
            at(c + 1, t0),
            y + (800 - y) * t0,
            at(c + 1, t1),
            y + (800 - y) * t1,
            at(c, t1),
            y + (800 - y) * t1,
          ],
          lighter(color, 0.18),
          0.6,
        );
      })
    );
  return (
    base +
    times(12, () =>
      oval(
        r.between(0, 1200),
        r.between(y + 10, 800),
        r.between(30, 120),
        r.between(2, 6),
        r.chance(0.5) ? dark : lighter(color, 0.2),
        0.5,
      ),
    )
  );
}

export type Panelling = "plain" | "wainscot" | "tiles" | "brick" | "stripes";

export function backWall(s: Sheet, y: number, c: RoomColours, kind: Panelling): string {
  const { r, m } = s;
  const wall = rect(0, 0, 1200, y, c.wall);
  const skirting =
    rect(0, y - 16, 1200, 16, darker(c.panel, 0.15)) +
    rect(0, y - 16, 1200, 3, lighter(c.panel, 0.2));
  switch (kind) {
    case "wainscot": {
      const top = y - 170;
      return (
        wall +
        rect(0, top, 1200, 170, c.panel) +
        rect(0, top - 8, 1200, 11, lighter(c.panel, 0.18)) +
        times(
          11,
          (i) =>
            rect(14 + i * 110, top + 24, 82, 108, darker(c.panel, 0.12)) +
            rect(14 + i * 110, top + 24, 82, 3, lighter(c.panel, 0.12)),
        ) +
        skirting
      );
    }
    case "tiles": {
      const top = y - 300;
      return (
        wall +
        rect(0, top, 1200, 300, mix(c.panel, m.paper, 0.55)) +
        times(9, (i) => rect(0, top + i * 34, 1200, 2, mix(c.panel, m.paper, 0.25))) +
        times(80, () => {
          const row = r.int(0, 8);
          return rect(
            r.int(0, 19) * 64 + (row % 2) * 32,
            top + row * 34,
            2,
            34,
            mix(c.panel, m.paper, 0.25),
          );
        }) +
        times(14, () => {
          const row = r.int(0, 7);
          return rect(
            r.int(0, 18) * 64 + (row % 2) * 32 + 2,
            top + row * 34 + 2,
            60,
            30,
            mix(c.panel, m.paper, 0.42),
          );
        }) +
        rect(0, top - 8, 1200, 9, c.panel) +
        skirting
      );
    }
    case "brick":
      return (
        wall +
        times(90, () => {
          const row = r.int(0, Math.floor(y / 24));
          return rect(
            r.int(0, 24) * 52 + (row % 2) * 26,
            row * 24,
            47,
            20,
            r.chance(0.5) ? darker(c.wall, 0.1) : lighter(c.wall, 0.08),
            0.8,
          );
        }) +
        skirting
      );
    case "stripes":
      return wall + times(15, (i) => rect(i * 84, 0, 42, y, darker(c.wall, 0.05))) + skirting;
    case "plain":
      return (
        wall +
        times(12, () =>
          rect(
            r.between(0, 1150),
            r.between(20, y - 40),
            r.between(20, 60),
            2.4,
            r.chance(0.5) ? darker(c.wall, 0.12) : lighter(c.wall, 0.14),
            0.7,
          ),
        ) +
        rect(0, y - 130, 1200, 130, c.panel, 0.16) +
        skirting
      );
  }
}
