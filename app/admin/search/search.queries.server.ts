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
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";

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
      id: listings.id,
      title: listings.title,
      status: listings.status,
      city: listings.city,
      createdAt: listings.createdAt,
    })
    .from(listings)
    .where(orHasId(titleHasWords(query), query, listings.id))
    .limit(considered)
    .as("found");
  return db.select().from(found).orderBy(desc(found.createdAt)).limit(limit);
}

/** By receipt number, with or without its letter, or by id. */
export const searchOrders = (db: Db, query: string) =>
  db
    .select({
      id: orders.id,
      receiptNumber: orders.receiptNumber,
      amount: orders.amount,
      title: listings.title,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(
      isId(query.toLowerCase())
        ? eq(orders.id, query.toLowerCase())
        : or(eq(orders.receiptNumber, query.toUpperCase()), eq(orders.receiptNumber, `R-${query}`)),
    )
    .limit(limit);
