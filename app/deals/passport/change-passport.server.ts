import { eq } from "drizzle-orm";
import {
  canRenew,
  isWholeChecked,
  needsProof,
  passportEnd,
} from "#app/accounts/passport/passport.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { forgetReviews } from "#app/accounts/reviews/forget-reviews.server.ts";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { getChecks } from "./own-passport.queries.server.ts";
import { passportRequests } from "./passport-requests.table.ts";
import type { PassportTextInput } from "./passport.schema.ts";
import { hidePassport } from "#app/messages/passport/show-passport.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";

interface OwnChange {
  userId: string;
  now: Date;
  requestId: string;
}

/** Begins the passport, or changes what it says about the buyer. */
export async function savePassport(
  db: Db,
  { userId, now }: OwnChange,
  input: PassportTextInput,
): Promise<void> {
  await db
    .insert(passports)
    .values({ userId, ...input, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: passports.userId, set: { ...input, updatedAt: now } });
}

export type RenewProblem = "not-found" | "not-checked" | "proof-needed" | "too-early";

/** The buyer confirms that everything is still true. */
export function renewPassport(
  db: Db,
  { userId, now, requestId }: OwnChange,
): Promise<Outcome<RenewProblem>> {
  return db.transaction(async (tx): Promise<Outcome<RenewProblem>> => {
    const [passport] = await tx
      .select(pick(passports, "approvedAt", "expiresAt", "fundsVerifiedOn"))
      .from(passports)
      .where(eq(passports.userId, userId))
      .for("update");
    if (!passport?.approvedAt) return { ok: false, reason: "not-found" };
    if (!isWholeChecked(await getChecks(tx, userId))) return { ok: false, reason: "not-checked" };
    if (needsProof(passport, now)) return { ok: false, reason: "proof-needed" };
    if (!canRenew(passport, now)) return { ok: false, reason: "too-early" };
    await tx
      .update(passports)
      .set({ expiresAt: passportEnd(now), remindedAt: null, updatedAt: now })
      .where(eq(passports.userId, userId));
    await recordOwnAction(tx, userId, "passport-renewed", requestId);
    return { ok: true };
  });
}

/** With every request and its file, and gone from every conversation. */
export const deletePassport = (
  db: Db,
  jobs: Jobs,
  { userId, requestId }: OwnChange,
): Promise<void> =>
  db.transaction(async (tx) => {
    await recordOwnAction(tx, userId, "passport-deleted", requestId);
    await removePassport(tx, jobs, userId);
  });

export const forgetPassport =
  (jobs: Jobs): DeletionStep =>
  (tx, { id }) =>
    removePassport(tx, jobs, id);

async function removePassport(tx: Db, jobs: Jobs, userId: string): Promise<void> {
  await tx.delete(passports).where(eq(passports.userId, userId));
  await forgetReviews(tx, jobs, passportRequests, userId);
  await hidePassport(tx, userId);
}
