import { desc, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { passportRequests } from "./passport-requests.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readRows } from "#app/platform/db/read-rows.ts";

const columns = pick(
  passports,
  "experience",
  "sought",
  "timing",
  "about",
  "fundsBand",
  "fundsCurrency",
  "fundsVerifiedOn",
  "approvedAt",
  "expiresAt",
  "updatedAt",
);

export async function findPassport(db: Db, userId: string) {
  const [passport] = await db.select(columns).from(passports).where(eq(passports.userId, userId));
  return passport ?? null;
}
export type OwnPassport = NonNullable<Awaited<ReturnType<typeof findPassport>>>;

const requestColumns = pick(
  passportRequests,
  "id",
  "band",
  "currency",
  "state",
  "reason",
  "createdAt",
  "decidedAt",
);

export async function findLatestRequest(db: Db, userId: string) {
  const [latest] = await db
    .select(requestColumns)
    .from(passportRequests)
    .where(eq(passportRequests.userId, userId))
    .orderBy(desc(passportRequests.createdAt), desc(passportRequests.id))
    .limit(1);
  return latest ?? null;
}
export type OwnRequest = NonNullable<Awaited<ReturnType<typeof findLatestRequest>>>;

/** The checks that a passport requires. */
export async function getChecks(db: Db, userId: string) {
  const [checks] = await db
    .select(pick(users, "emailVerified", "phoneVerified", "identityVerified"))
    .from(users)
    .where(eq(users.id, userId));
  if (!checks) throw new Error(`no user ${userId}`);
  return checks;
}
export type OwnChecks = Awaited<ReturnType<typeof getChecks>>;

export async function exportPassport(db: Db, userId: string) {
  const passport = await findPassport(db, userId);
  const requests = await Array.fromAsync(
    readRows(db, passportRequests, requestColumns, eq(passportRequests.userId, userId)),
  );
  return { ...passport, requests };
}
