import type { PaletteName } from "./palettes.ts";
import type { Sheet } from "./sheet.ts";

/** One thing that can be drawn, in the lights it is drawn in: one picture for each light. */
export interface Subject {
  scene: string;
  /** What it shows, without the hour and the season: the palette adds those. */
  shows: string;
  where: "street" | "room";
  lights: readonly PaletteName[];
  draw: (s: Sheet) => string;
}

export function street(
  scene: string,
  shows: string,
  lights: readonly PaletteName[],
  draw: (s: Sheet) => string,
): Subject {
  return { scene, shows, where: "street", lights, draw };
}

export function room(
  scene: string,
  shows: string,
  lights: readonly PaletteName[],
  draw: (s: Sheet) => string,
): Subject {
  return { scene, shows, where: "room", lights, draw };
}
