import { ownText, ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { adminScreensFor } from "#app/admin/admin-screens.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import { refundLabel } from "#app/payments/orders/order-labels.ts";
import { refundedAmount } from "#app/admin/orders/order-list.queries.server.ts";
import { findScreens } from "#app/admin/search/find-screens.ts";
import type { SearchResult } from "#app/admin/search/search-result.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { and, desc, eq, isNull, or, type SQL } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import {
  orHasId,
  personHasPhone,
  personHasWords,
  titleHasWords,
} from "#app/admin/lists/list-search.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders } from "#app/payments/payments.table.ts";
import { isId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";

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
    ...orders.map(({ id, receiptNumber, amount, refunded, title }) => ({
      group: "orders" as const,
      label: receiptNumber ?? title,
      note: [
        formatMoney(amount, "CAD"),
        ...(refunded > 0 ? [refundLabel(amount, refunded)] : []),
        title,
      ].join(" · "),
      to: `/admin/orders/${id}`,
    })),
  ];
}

const limit = 6;
/** Sorts only this many matches: two letters may match most of the table. */
const considered = 200;

/** By name, email, phone number or id. Deleted accounts are not found. */
export async function searchPeople(db: Db, query: string) {
  const found = db
    .select({
      id: users.id,
      name: fullName().as("full_name"),
      email: users.email,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(isNull(users.deletedAt), isPerson(query)))
    .limit(considered)
    .as("found");
  return db.select().from(found).orderBy(desc(found.createdAt)).limit(limit);
}

function isPerson(query: string): SQL {
  // The word index splits addresses; the unique index has them whole.
  if (query.includes("@")) return or(eq(users.email, query.toLowerCase()), personHasWords(query))!;
  return personHasPhone(query) ?? orHasId(personHasWords(query), query, users.id);
}

export async function searchListings(db: Db, query: string) {
  const found = db
    .select({
      ...pick(listings, "id", "status", "createdAt"),
      title: ownTitle.as("title"),
      city: ownText("city").as("city"),
    })
    .from(listings)
    .where(orHasId(titleHasWords(query), query, listings.id))
    .limit(considered)
    .as("found");
  return db.select().from(found).orderBy(desc(found.createdAt)).limit(limit);
}

export const searchOrders = (db: Db, query: string) =>
  db
    .select({
      ...pick(orders, "id", "receiptNumber", "amount"),
      refunded: refundedAmount,
      title: ownTitle,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(
      isId(query.toLowerCase())
        ? eq(orders.id, query.toLowerCase())
        : or(eq(orders.receiptNumber, query.toUpperCase()), eq(orders.receiptNumber, `R-${query}`)),
    )
    .limit(limit);
