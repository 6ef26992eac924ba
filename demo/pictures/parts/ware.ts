import type { Sheet } from "../sheet.ts";

/** One thing standing on a shelf at x, about `size` high, and the room it takes. */
export type DrawWare = (
  s: Sheet,
  x: number,
  base: number,
  size: number,
) => { art: string; width: number };

export const colours = (s: Sheet) => {
  const { m } = s;
  return [m.terracotta, m.saffron, m.evergreen, m.petrol, m.cream, m.sage, m.rose, m.clay];
};
