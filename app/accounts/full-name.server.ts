import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { users } from "./accounts.table.ts";

export const fullName = (
  person: { firstName: AnyColumn; lastName: AnyColumn } = users,
): SQL<string> => sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`;
