import { categoryName, type CategorySlug } from "#app/listings/category.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

export interface TopCategory {
  label: string;
  count: string;
  share: number;
  to: string;
}

const shown = 8;

export function makeTopCategories(
  counts: readonly { category: CategorySlug; listings: number }[],
): TopCategory[] {
  const top = counts
    .filter(({ listings }) => listings > 0)
    .toSorted((one, other) => other.listings - one.listings)
    .slice(0, shown);
  const most = top[0]?.listings ?? 1;
  return top.map(({ category, listings }) => ({
    label: categoryName(category),
    count: formatNumber(listings),
    share: listings / most,
    to: `/admin/listings?status=active&category=${category}`,
  }));
}
