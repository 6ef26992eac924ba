/** The list of all listings in every state: what it can be filtered and sorted by. */
import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { listingStatuses } from "#app/listings/listing.ts";

type Filter = "status" | "category" | "freshness";

/** Active listings whose owners have been silent for too long. */
export const freshnessFilters = ["unconfirmed"] as const;
type Sort = "createdAt" | "title" | "askingPrice";

export const listingsSpec: ListSpec<Filter, Sort> = {
  filters: { status: listingStatuses, category: categorySlugs, freshness: freshnessFilters },
  sorts: ["createdAt", "title", "askingPrice"],
  defaultDirection: "desc",
};

export type ListingsState = ListState<Filter, Sort>;
