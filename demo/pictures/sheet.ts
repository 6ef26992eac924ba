import { materials, mix, type Materials, type Palette } from "./palette.ts";
import { dot, line, rect, times } from "./pen.ts";
import type { Random } from "./random.ts";

export const WIDTH = 1200;
export const HEIGHT = 800;

/** What a scene draws on: the light, the dice and the colours as that light shows them. */
export interface Sheet {
  p: Palette;
  r: Random;
  m: Materials;
  inside: boolean;
  id(): string;
}

export function outdoors(p: Palette, r: Random): Sheet {
  let count = 0;
  return { p, r, m: materials(p, p.strength), inside: false, id: () => `c${++count}` };
}

/** Rooms carry their own lamps, so the hour tints them less than it tints a street. */
export function indoors(s: Sheet): Sheet {
  return { ...s, m: materials(s.p, s.p.strength * 0.5), inside: true };
}

export const far = (s: Sheet) => mix(s.p.sky[1], s.p.haze, 0.22);
export const middle = (s: Sheet) => mix(s.p.sky[1], s.p.haze, 0.42);
export const near = (s: Sheet) => mix(s.p.sky[1], s.p.haze, 0.66);

export const darker = (color: string, amount = 0.25) => mix(color, "#14211d", amount);
export const lighter = (color: string, amount = 0.25) => mix(color, "#fdf6e6", amount);

export function clip(s: Sheet, shape: string, inner: string): string {
  const id = s.id();
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Flat shadow with the series' hatching over it. */
export function shadow(shape: (fill: string, o: number) => string, strength = 0.16): string {
  return shape("#14211d", strength) + shape("url(#hatch)", strength * 2.2);
}

function grain(r: Random): string {
  const size = 160;
  const specks = times(70, () => {
    const light = r.chance(0.5);
    return dot(
      r.between(2, size - 2),
      r.between(2, size - 2),
      r.between(0.5, 1.3),
      light ? "#fff8e8" : "#14211d",
      light ? 0.22 : 0.13,
    );
  });
  const fibres = times(9, () => {
    const x = r.between(4, size - 14);
    const y = r.between(4, size - 6);
    return line(x, y, x + r.between(4, 10), y + r.between(-3, 3), "#14211d", 0.6, 0.1);
  });
  return `<pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${specks}${fibres}</pattern>`;
}

/** How the camera stands to the scene: closer in, to one side, or seen in a mirror. */
export interface Frame {
  mirrored: boolean;
  zoom: number;
  /** Where between the left (0) and right (1) edge the closer view is taken. */
  focus: number;
}

export function sheetDocument(s: Sheet, art: string, frame: Frame): string {
  const [top, low] = s.p.sky;
  const { zoom, focus } = frame;
  const left = (1 - zoom) * focus * WIDTH;
  const drop = (1 - zoom) * 0.6 * HEIGHT;
  const matrix = frame.mirrored
    ? `matrix(${-zoom} 0 0 ${zoom} ${Math.round(WIDTH - left)} ${Math.round(drop)})`
    : `matrix(${zoom} 0 0 ${zoom} ${Math.round(left)} ${Math.round(drop)})`;
  const plain = zoom === 1 && !frame.mirrored;
  const body = plain ? art : `<g transform="${matrix}">${zoom === 1 ? art : unhatched(art)}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<radialGradient id="glow"><stop offset="0" stop-color="${s.p.glow}" stop-opacity=".75"/><stop offset=".4" stop-color="${s.p.glow}" stop-opacity=".28"/><stop offset="1" stop-color="${s.p.glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${s.p.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${s.p.glow}" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#14211d" stop-opacity="0"/><stop offset="1" stop-color="#14211d" stop-opacity=".34"/></linearGradient>` +
    `<pattern id="hatch" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M-12 36L36 -12M-12 48L48 -12M-12 60L60 -12M0 60L60 0M12 60L60 12" stroke="#14211d" stroke-opacity=".42" stroke-width="1.3"/></pattern>` +
    `${grain(s.r)}</defs>${body}${rect(0, 0, WIDTH, HEIGHT, "url(#grain)")}</svg>`
  );
}

/** Hatching is cheap only when it needs no resampling: art that gets scaled or leaned goes without. */
export function unhatched(art: string): string {
  return art.replaceAll(/<[^<>]*url\(#hatch\)[^<>]*\/>/g, "");
}
