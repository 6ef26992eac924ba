import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";

interface Named {
  firstName: AnyColumn;
  lastName: AnyColumn;
}

export const fullName = (person: Named = users): SQL<string> =>
  sql<string>`${person.firstName} || ' ' || ${person.lastName}`;
