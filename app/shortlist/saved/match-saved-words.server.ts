import { and, type Column, inArray, or, type SQL, sql } from "drizzle-orm";
import { savedListings } from "./saved-listings.table.ts";
import { categories } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isOpenListing } from "#app/listings/public-listing.server.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import { regions } from "#app/shared/places.ts";

/** Every word must match, ignoring case and accents. Listings that are no longer public match only on what is still shown. */
export function matchSavedWords(words: string, now: Date): SQL[] {
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
