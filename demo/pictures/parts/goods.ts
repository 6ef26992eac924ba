import type { Sheet } from "../sheet.ts";
import { kitchenWares } from "./kitchen-wares.ts";
import { shopWares } from "./shop-wares.ts";
import { tradeWares } from "./trade-wares.ts";
import type { DrawWare } from "./ware.ts";

export type Goods = keyof typeof kitchenWares | keyof typeof shopWares | keyof typeof tradeWares;

const draw: Record<Goods, DrawWare> = { ...kitchenWares, ...shopWares, ...tradeWares };

/** A row of goods standing on a shelf from x to x+w, things about `size` high. */
export function goods(
  s: Sheet,
  kind: Goods | readonly Goods[],
  x: number,
  base: number,
  w: number,
  size: number,
): string {
  const kinds = typeof kind === "string" ? [kind] : kind;
  let left = x;
  let out = "";
  let current = s.r.pick(kinds);
  while (left < x + w) {
    if (s.r.chance(0.3)) current = s.r.pick(kinds);
    const item = draw[current](s, left, base, size);
    if (left + item.width > x + w + size * 0.12) break;
    out += item.art;
    left += item.width + (s.r.chance(0.12) ? size * 0.2 : size * 0.04);
  }
  return out;
}

/** One thing on its own. */
export function item(s: Sheet, kind: Goods, x: number, base: number, size: number): string {
  return draw[kind](s, x, base, size).art;
}
