import { or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import {
  confidentialListings,
  realWords,
} from "#app/listings/confidential/confidential-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isId } from "#app/platform/db/id.ts";

// Matches words by prefix, ignoring case, accents and punctuation. The expressions must match the indexes.

export const personHasWords = (typed: string): SQL =>
  sql`list_words(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}) @@ list_query(${typed})`;

const minPhoneDigits = 7;

/** People whose number ends with these digits; null where the words are not a phone number. */
export function personHasPhone(typed: string): SQL | null {
  const digits = typed.replaceAll(/\D/g, "");
  if (digits.length < minPhoneDigits || !/^[\d\s()+.-]+$/.test(typed)) return null;
  const lastFirst = [...digits].toReversed().join("");
  return sql`${users.phone} <> '' and reverse(regexp_replace(${users.phone}, '[^0-9]', '', 'g')) like ${`${lastFirst}%`}`;
}

export const listingHasWords = (typed: string): SQL =>
  sql`(list_words(${listings.title} || ' ' || ${listings.description} || ' ' || ${listings.city}) @@ list_query(${typed})
    or ${listings.id} = any (${idsBehindTeasers(typed)}))`;

export const titleHasWords = (typed: string): SQL =>
  sql`(list_words(${listings.title}) @@ list_query(${typed}) or ${listings.id} = any (${idsBehindTeasers(
    typed,
    sql`list_words(particulars->>'title') @@ list_query(${typed})`,
  )}))`;

/** An array, so that both sides of the condition use their index. */
const idsBehindTeasers = (typed: string, condition: SQL = sql`true`): SQL =>
  sql`array(select listing_id from ${confidentialListings} where ${realWords} @@ list_query(${typed}) and ${condition})`;

export const orHasId = (condition: SQL, typed: string, ...ids: PgColumn[]): SQL => {
  const id = typed.toLowerCase();
  return isId(id) ? or(...ids.map((column) => sql`${column} = ${id}::uuid`))! : condition;
};
