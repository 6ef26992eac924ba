import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";

/** Alerts of the account, and those that were made without one for the address that the person has confirmed as theirs. */
export const isOwnAlert = (userId: string): SQL =>
  and(
    isNull(alerts.unsubscribedAt),
    or(
      eq(alerts.userId, userId),
      and(
        isNull(alerts.userId),
        sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailVerified}
          and ${users.email} = ${alerts.email})`,
      ),
    ),
  )!;
