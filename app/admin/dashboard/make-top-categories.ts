import { categories, type CategorySlug } from "#app/listings/category.ts";
import { formatNumber } from "#app/ui/format-count.ts";

export interface TopCategory {
  label: string;
  count: string;
  /** Of the first one, from 0 to 1. */
  share: number;
  to: string;
}

const shown = 8;

/** The categories with the most listings on the market. */
export function makeTopCategories(counts: ReadonlyMap<CategorySlug, number>): TopCategory[] {
  const top = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, shown);
  const most = top[0]?.[1] ?? 1;
  return top.map(([slug, count]) => ({
    label: categories.find((category) => category.slug === slug)?.name ?? slug,
    count: formatNumber(count),
    share: count / most,
    to: `/admin/listings?status=active&category=${slug}`,
  }));
}
