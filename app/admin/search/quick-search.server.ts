import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { adminScreensFor } from "#app/admin/admin-screens.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import { findScreens } from "#app/admin/search/find-screens.ts";
import type { SearchResult } from "#app/admin/search/search-result.ts";
import {
  searchListings,
  searchOrders,
  searchPeople,
} from "#app/admin/search/search.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

/** One letter matches nearly everything. */
const minLength = 2;

export async function quickSearch(
  db: Db,
  areas: AdminAreas,
  query: string,
): Promise<SearchResult[]> {
  const screens = findScreens(adminScreensFor(areas), query);
  if (query.length < minLength) return screens;
  const can = (path: string) => canOpenAdminPath(areas, path);
  const [people, listings, orders] = await Promise.all([
    can("/admin/users") ? searchPeople(db, query) : [],
    can("/admin/listings") ? searchListings(db, query) : [],
    can("/admin/orders") ? searchOrders(db, query) : [],
  ]);
  return [
    ...screens,
    ...people.map(({ id, name, email }) => ({
      group: "people" as const,
      label: name,
      note: email,
      to: `/admin/users/${id}`,
    })),
    ...listings.map(({ id, title, status, city }) => ({
      group: "listings" as const,
      label: title,
      note: [city, statusLabels[status]].filter(Boolean).join(" · "),
      to: `/admin/listings/${id}/edit`,
    })),
    ...orders.map(({ id, receiptNumber, amount, title }) => ({
      group: "orders" as const,
      label: receiptNumber ?? title,
      note: `${formatMoney(amount, "CAD")} · ${title}`,
      to: `/admin/orders/${id}`,
    })),
  ];
}
