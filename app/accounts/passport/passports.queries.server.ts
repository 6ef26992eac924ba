import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { passports } from "./passports.table.ts";
import { pick } from "#app/platform/db/pick.ts";

/** Whether the passport is valid now. It expires by itself, and when a required check is lost. */
export const holdsPassport = (userId: SQLWrapper, now: SQLWrapper): SQL<boolean> =>
  sql`exists (select 1 from ${passports} as held join ${users} as holder on holder.id = held.user_id
    where held.user_id = ${userId} and held.expires_at > ${now} and holder.email_verified
      and holder.phone_verified and holder.identity_verified
      and holder.deactivated_at is null and holder.deleted_at is null)`;

/** Confidential: `shownPassport` decides what may be shown. */
export const passportColumns = {
  // First, because it is never null: the query builder uses it to tell whether there is a row.
  ...pick(passports, "experience", "sought", "timing", "about"),
  ...pick(passports, "fundsBand", "fundsCurrency", "fundsVerifiedOn"),
  identityCheckedAt:
    sql<Date>`coalesce((select max(seen.decided_at) from identity_verifications as seen
    where seen.user_id = ${passports.userId} and seen.state = 'approved'), ${passports.approvedAt})`.mapWith(
      passports.approvedAt,
    ),
};
