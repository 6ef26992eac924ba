import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import type { ListSpec } from "#app/admin/lists/list-state.ts";
import { categories } from "#app/listings/category.ts";

export const listingsSpec = {
  heading: "Listings",
  pathname: "/admin/listings",
  words: {
    label: "Search by title, description or city",
    placeholder: "Title, description or city",
  },
  filters: {
    status: { label: "Status", all: "All statuses", options: statusLabels },
    category: {
      label: "Category",
      all: "All categories",
      options: Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
    },
    freshness: {
      label: "Confirmation",
      all: "Confirmed or not",
      options: { unconfirmed: "Not confirmed by the owner" },
    },
  },
  sorts: ["createdAt", "title", "askingPrice"],
  defaultDirection: "desc",
} as const satisfies ListSpec;
