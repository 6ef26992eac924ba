import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  lte,
  notInArray,
  type SQL,
  sql,
  type Column,
  or,
} from "drizzle-orm";
import { removedSavedListings, savedListings } from "./saved-listings.table.ts";
import { type SavedSearch, type SavedSort, undoDeadline } from "./saved-list.ts";
import { listCardsByIds, selectCards } from "#app/listings/card/listing-cards.queries.server.ts";
import { listingPrices, listings, listingCategories } from "#app/listings/listings.table.ts";
import {
  isOpenListing,
  isPublicListing,
  placeColumns,
  shownTitle,
} from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { prepareOnce } from "#app/platform/db/prepare-once.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { placeName, regions } from "#app/shared/places.ts";
import { categories } from "#app/listings/category.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

export interface SavedQuery extends SavedSearch {
  userId: string;
  now: Date;
  rates: ExchangeRates;
}

export async function countSaved(
  db: Db,
  { userId, words, now }: Pick<SavedQuery, "userId" | "words" | "now">,
): Promise<number> {
  const [row] = await db
    .select({ saved: count() })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(and(eq(savedListings.userId, userId), ...matchSavedWords(words, now)));
  return row!.saved;
}

/** Two queries: the saved rows, then their cards. Listings that are no longer open have no card. */
export async function listSaved(db: Db, question: SavedQuery, page: Page) {
  const { userId, words, sort, now, rates } = question;
  const saved = await db
    .select({
      listingId: savedListings.listingId,
      note: savedListings.note,
      savedAt: savedListings.createdAt,
      status: listings.status,
      expiresAt: listings.expiresAt,
      title: shownTitle,
      priceThen: priceAtSaving(db, listingPrices.amount),
      currencyThen: priceAtSaving(db, listingPrices.currency),
    })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(and(eq(savedListings.userId, userId), ...matchSavedWords(words, now)))
    .orderBy(...orderOf(sort, now, rates), desc(savedListings.createdAt), desc(listings.id))
    .limit(page.size)
    .offset(offsetOf(page));
  if (saved.length === 0) return [];
  const ids = saved.map(({ listingId }) => listingId);
  const open = and(inArray(listings.id, ids), isOpenListing(now))!;
  const cards = await selectCards(db, open, [], page.size);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return saved.map((row) => Object.assign(row, { card: byId.get(row.listingId) ?? null }));
}

/** Null once the removal can no longer be undone. */
export async function findRemoved(db: Db, userId: string, listingId: string, now: Date) {
  const [row] = await db
    .select({
      id: listings.id,
      title: shownTitle,
      status: listings.status,
      expiresAt: listings.expiresAt,
    })
    .from(removedSavedListings)
    .innerJoin(listings, eq(listings.id, removedSavedListings.listingId))
    .where(
      and(
        eq(removedSavedListings.userId, userId),
        eq(removedSavedListings.listingId, listingId),
        gt(removedSavedListings.removedAt, undoDeadline(now)),
      ),
    );
  return row ?? null;
}

function priceAtSaving<Column extends typeof listingPrices.amount | typeof listingPrices.currency>(
  db: Db,
  column: Column,
) {
  const price = db
    .select({ value: column })
    .from(listingPrices)
    .where(
      and(
        eq(listingPrices.listingId, savedListings.listingId),
        lte(listingPrices.since, savedListings.createdAt),
      ),
    )
    .orderBy(desc(listingPrices.since))
    .limit(1);
  return sql<Column["_"]["data"] | null>`(${price})`.mapWith(column);
}

/** Converted to one currency; missing amounts and those no longer public come last. */
function orderOf(sort: SavedSort, now: Date, { perCad }: ExchangeRates): SQL[] {
  if (sort === "newest") return [];
  const rate = sql`case ${listings.currency} when 'USD' then ${perCad.USD}::numeric when 'MXN' then ${perCad.MXN}::numeric else 1 end`;
  const worth = (amount: typeof listings.askingPrice | typeof listings.annualCashFlow) =>
    sql`case when ${isOpenListing(now)} then ${amount} / ${rate} end`;
  return sort === "price"
    ? [sql`${worth(listings.askingPrice)} asc nulls last`]
    : [sql`${worth(listings.annualCashFlow)} desc nulls last`];
}

export async function findSavedIds(
  db: Db,
  userId: string | undefined,
  listingIds: readonly string[],
): Promise<Set<string>> {
  if (!userId || listingIds.length === 0) return new Set();
  const rows = await savedAmong(db).execute({ userId, listingIds: [...listingIds] });
  return new Set(rows.map(({ listingId }) => listingId));
}

const savedAmong = prepareOnce((db) =>
  db
    .select({ listingId: savedListings.listingId })
    .from(savedListings)
    .where(
      and(
        eq(savedListings.userId, sql.placeholder("userId")),
        sql`${savedListings.listingId} = any (${sql.placeholder("listingIds")}::uuid[])`,
      ),
    )
    .prepare("saved_among"),
);

const latestForSale = prepareOnce((db) =>
  db
    .select({ id: listings.id })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(
      and(
        eq(savedListings.userId, sql.placeholder("userId")),
        isPublicListing(sql.placeholder("now")),
      ),
    )
    .orderBy(desc(savedListings.createdAt), desc(listings.id))
    .limit(sql.placeholder("limit"))
    .prepare("latest_saved"),
);

export async function listLatestSaved(db: Db, userId: string, now: Date, limit: number) {
  const rows = await latestForSale(db).execute({ userId, now, limit });
  return listCardsByIds(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

const choices = 6;

export async function listSavedChoices(
  db: Db,
  userId: string,
  without: readonly string[],
  now: Date,
) {
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      ...placeColumns,
    })
    .from(savedListings)
    .innerJoin(listings, eq(listings.id, savedListings.listingId))
    .where(
      and(
        eq(savedListings.userId, userId),
        isPublicListing(now),
        notInArray(listings.id, [...without]),
      ),
    )
    .orderBy(desc(savedListings.createdAt), desc(listings.id))
    .limit(choices);
  return rows.map((row) => ({ id: row.id, title: row.title, place: placeName(row) }));
}

/** Every word must match, ignoring case and accents. Listings that are no longer public match only on what is still shown. */
function matchSavedWords(words: string, now: Date): SQL[] {
  const wasAdvertised = inArray(listings.status, ["active", "sold", "expired"]);
  return words
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const inText = (column: Column) => sql`unaccent(${column}) ilike unaccent(${pattern(word)})`;
      const slugs = named(categories, word).map(({ slug }) => slug);
      const codes = named(regions, word).map(({ code }) => code);
      const inTrade = sql`exists (select 1 from ${listingCategories}
        where ${listingCategories.listingId} = ${listings.id} and ${inArray(listingCategories.category, slugs)})`;
      return or(
        inText(savedListings.note),
        and(wasAdvertised, inText(listings.title)),
        and(
          isOpenListing(now),
          or(inText(listings.city), inArray(listings.region, codes), inTrade),
        ),
      )!;
    });
}

const pattern = (word: string): string => `%${escapeLike(word)}%`;

const named = <Thing extends { name: string }>(things: readonly Thing[], word: string): Thing[] =>
  things.filter(({ name }) => foldAccents(name).includes(foldAccents(word)));
