import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { listingStatuses } from "#app/listings/listing.ts";

type Filter = "status" | "category" | "freshness";

export const freshnessFilters = ["unconfirmed"] as const;
type Sort = "createdAt" | "title" | "askingPrice";

export const listingsSpec: ListSpec<Filter, Sort> = {
  filters: { status: listingStatuses, category: categorySlugs, freshness: freshnessFilters },
  sorts: ["createdAt", "title", "askingPrice"],
  defaultDirection: "desc",
};

export type ListingsState = ListState<Filter, Sort>;
