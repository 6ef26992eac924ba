import { and, type Column, inArray, or, type SQL, sql } from "drizzle-orm";
import { savedListings } from "#app/listings/saved/saved-listings.table.ts";
import { categories } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isOpenListing } from "#app/listings/public-listing.server.ts";
import { regions } from "#app/shared/places.ts";

/**
 * Every word is in the headline, the place, the trade or the buyer's own note, whatever its case and accents. A business that
 * left the market is found by what the list still shows of it: a search must not tell the rest.
 */
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

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const named = <Thing extends { name: string }>(things: readonly Thing[], word: string): Thing[] =>
  things.filter(({ name }) => fold(name).includes(fold(word)));
