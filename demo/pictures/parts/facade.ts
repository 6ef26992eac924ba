import type { MaterialName } from "../palette.ts";
import { awning } from "./awning.ts";
import { type Cladding, cladding } from "./cladding.ts";
import type { Glyph } from "./glyph.ts";
import type { Goods } from "./goods.ts";
import { door, sash, showcase, windowStyle } from "./openings.ts";
import { type Roof, roof } from "./roofs.ts";
import { signBoard } from "./signs.ts";
import { rect, times } from "../pen.ts";
import { type Sheet, darker, lighter } from "../sheet.ts";

export interface Trade {
  sign: Glyph;
  display: readonly Goods[];
}

export function groundFloor(
  s: Sheet,
  x: number,
  base: number,
  w: number,
  h: number,
  trade: Trade,
  frame: string,
): string {
  const { r, m } = s;
  const trim = darker(frame, 0.12);
  const riser = 46;
  const signH = 50;
  const top = base - h;
  const doorW = Math.min(96, w * 0.24);
  const windowY = top + signH + 40;
  const windowH = h - signH - 40 - riser - 12;
  const side = r.pick(["left", "right", "middle"]);
  const margin = 26;
  const inner = w - margin * 2;
  let out =
    rect(x, top, w, h, frame) +
    times(4, (i) =>
      rect(
        x + 10 + (i * (w - 20)) / 4,
        base - riser + 8,
        (w - 20) / 4 - 10,
        riser - 20,
        darker(frame, 0.14),
      ),
    );
  const win = (wx: number, ww: number) =>
    showcase(s, wx, windowY, ww, windowH, trade.display, trim);
  const doorArt = (dx: number) =>
    rect(dx - 14, windowY - 8, doorW + 28, base - windowY + 8, darker(frame, 0.3)) +
    door(
      s,
      dx,
      base,
      doorW,
      base - windowY - 8,
      darker(r.pick([m.terracotta, m.evergreen, m.saffron, m.petrol]), 0.05),
    );
  if (side === "middle" && w > 430) {
    const ww = (inner - doorW - 56) / 2;
    out += win(x + margin, ww) + win(x + w - margin - ww, ww) + doorArt(x + w / 2 - doorW / 2);
  } else {
    const ww = inner - doorW - 42;
    const wx = side === "left" ? x + w - margin - ww : x + margin;
    const dx = side === "left" ? x + margin + 4 : x + w - margin - doorW - 4;
    if (ww > 330) out += win(wx, ww / 2 - 8) + win(wx + ww / 2 + 8, ww / 2 - 8);
    else out += win(wx, ww);
    out += doorArt(dx);
  }
  out += rect(x, base - 8, w, 8, darker(frame, 0.4));
  out += times(
    2,
    (i) =>
      rect(x + (i ? w - 18 : 4), top, 14, h, lighter(frame, 0.08)) +
      rect(x + (i ? w - 8 : 14), top, 4, h, m.ink, 0.16),
  );
  out += signBoard(s, x - 6, top - 2, w + 12, signH, trade.sign, darker(frame, 0.22));
  return out;
}

export function upperFloors(
  s: Sheet,
  x: number,
  top: number,
  w: number,
  floors: number,
  floorH: number,
  wall: string,
  clad: Cladding,
): string {
  const { r, m } = s;
  const style = windowStyle(s);
  const columns = Math.max(2, Math.round(w / r.between(120, 165)));
  const trim = r.pick([m.paper, m.cream, darker(wall, 0.4)]);
  const ww = Math.min(70, (w / columns) * 0.5);
  return (
    cladding(s, x, top, w, floors * floorH, wall, clad) +
    times(floors, (f) =>
      times(columns, (c) =>
        sash(
          s,
          x + ((c + 0.5) * w) / columns - ww / 2,
          top + f * floorH + floorH * 0.22,
          ww,
          floorH * 0.56,
          style,
          trim,
        ),
      ),
    )
  );
}

export interface Building {
  x: number;
  w: number;
  base: number;
  floors: number;
  wall?: MaterialName;
  trade: Trade;
}

export function building(
  s: Sheet,
  b: Building,
  awningKind?: "stripe" | "plain" | "scallop",
): string {
  const { r, m, p } = s;
  const wall = m[b.wall ?? r.pick(p.walls)];
  const shopH = r.between(290, 320);
  const floorH = r.between(150, 175);
  const top = b.base - shopH - b.floors * floorH;
  const frame = m[r.pick(p.accents.filter((a) => a !== "cream" && m[a] !== wall))];
  const kind = awningKind ?? r.pick(["stripe", "stripe", "plain", "scallop"]);
  const clad = r.pick<Cladding>(["brick", "brick", "boards", "render"]);
  const roofs: Roof[] =
    b.floors === 0 ? ["step", "gable", "cornice"] : ["cornice", "parapet", "mansard", "cornice"];
  return (
    upperFloors(s, b.x, top, b.w, b.floors, floorH, wall, clad) +
    (b.floors === 0 ? rect(b.x, top - 2, b.w, 40, wall) : "") +
    roof(s, b.x, top, b.w, r.pick(roofs), wall) +
    groundFloor(s, b.x, b.base, b.w, shopH, b.trade, frame) +
    (r.chance(0.88) || awningKind
      ? awning(
          s,
          b.x + 14,
          b.base - shopH + 50,
          b.w - 28,
          r.between(44, 62),
          m[r.pick(p.accents.filter((a) => m[a] !== frame))],
          kind,
        )
      : "")
  );
}
