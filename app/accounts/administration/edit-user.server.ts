import { and, eq, ne } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { type Administrator, mayChangeUser } from "./admin-areas.ts";
import { lockUser } from "./lock-user.server.ts";
import { type UserEdit, userEditSchema } from "./user-edit.schema.ts";
import { approvePendingApplication } from "#app/accounts/broker/decide-broker-application.server.ts";
import { deleteProofs } from "#app/accounts/proofs/proofs.server.ts";
import { emailConfirmation } from "#app/accounts/email-confirmation/send-confirmation.server.ts";
import { addressChangedEmail } from "#app/accounts/security/security-emails.ts";
import { changedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { changedSince, type EditedFields } from "#app/shared/edit-version.ts";
import { findRegion } from "#app/shared/places.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

/** Messages, a later feature, end what a verified broker or an administrator did there. */
export const roleLostJob = defineJob<object>("role-lost");

export interface EditUser {
  userId: string;
  administrator: Administrator;
  input: UserEdit;
  version: EditedFields;
  requestId: string;
  now: Date;
}

export type EditUserOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" | "not-allowed" | "email-taken" | "last-administrator" }
  | { ok: false; reason: "changed-meanwhile"; current: UserEdit };

export const editedFieldsOf = (user: UserEdit): UserEdit =>
  Object.fromEntries(
    userEditSchema.keyof().options.map((name) => [name, user[name]]),
  ) as unknown as UserEdit;

/** Open sessions have the new type from their next request. */
export async function editUser(db: Db, jobs: Jobs, edit: EditUser): Promise<EditUserOutcome> {
  const { userId, administrator, input, version } = edit;
  return db.transaction(async (tx): Promise<EditUserOutcome> => {
    const user = await lockUser(tx, userId);
    if (!user) return { ok: false, reason: "not-found" };
    if (!mayChangeUser(administrator, user) || !mayChangeUser(administrator, input))
      return { ok: false, reason: "not-allowed" };
    const before = editedFieldsOf(user);
    if (changedSince(version, before).length > 0)
      return { ok: false, reason: "changed-meanwhile", current: before };
    const isChief = input.userType === "admin" && input.adminAreas === null;
    if (user.isLastAdministrator && !isChief) return { ok: false, reason: "last-administrator" };
    if (input.email !== user.email && (await isTaken(tx, input.email, userId)))
      return { ok: false, reason: "email-taken" };
    const changes = changedFields(before, input);
    if (!changes) return { ok: true };
    await tx
      .update(users)
      .set({
        ...input,
        name: `${input.firstName} ${input.lastName}`,
        ...(input.region !== user.region && placeOf(input.region)),
      })
      .where(eq(users.id, userId));
    const role = roleOf(user);
    if (role && role !== roleOf(input)) await jobs.enqueue(tx, roleLostJob, {});
    if (input.userType === "broker" && user.userType !== "broker")
      await approvePendingApplication(tx, { userId, adminId: administrator.id, now: edit.now });
    await recordAudit(
      tx,
      { actorId: administrator.id, requestId: edit.requestId },
      "user-updated",
      ["user", userId],
      { ...changes },
    );
    if (input.email !== user.email) await notifyBothAddresses(tx, jobs, edit, user.email);
    return { ok: true };
  });
}

const roleOf = ({ userType, identityVerified }: UserEdit) =>
  userType === "admin" || (userType === "broker" && identityVerified) ? userType : null;

async function isTaken(tx: Db, email: string, userId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  return other !== undefined;
}

function placeOf(code: string | null): Partial<typeof users.$inferInsert> {
  const region = code ? findRegion(code) : null;
  return {
    ...(region && { country: region.country }),
    latitude: region?.latitude ?? 0,
    longitude: region?.longitude ?? 0,
  };
}

/** The old address is notified; the new one has to be confirmed unless the administrator vouches for it. */
async function notifyBothAddresses(
  tx: Db,
  jobs: Jobs,
  { userId, input, now }: EditUser,
  oldEmail: string,
): Promise<void> {
  await deleteProofs(tx, userId, "change-email", "confirm-email", "reset-password");
  const when = formatDate(now, { format: "with-time" });
  await sendEmail(tx, jobs, oldEmail, addressChangedEmail(input.email, when));
  if (!input.emailVerified) await emailConfirmation(tx, { jobs, now }, { id: userId, ...input });
}
