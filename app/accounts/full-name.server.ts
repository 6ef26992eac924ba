import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";

interface Named {
  firstName: AnyColumn;
  lastName: AnyColumn;
}

/** First and last name as one column; of an alias of the table where a query has several people. */
export const fullName = (person: Named = users): SQL<string> =>
  sql<string>`${person.firstName} || ' ' || ${person.lastName}`;
