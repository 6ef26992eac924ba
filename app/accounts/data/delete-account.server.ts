import { and, eq, isNull, ne } from "drizzle-orm";
import { brokerApplications, credentials, sessions, users } from "#app/accounts/accounts.table.ts";
import { replaceAvatar } from "#app/accounts/avatar/set-avatar.server.ts";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { formerMember } from "#app/accounts/privacy.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import { recoveryCodes, twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { deleteSentMail } from "#app/platform/mail/delete-sent-mail.server.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { brand } from "#app/shared/brand.ts";

export interface Leaver {
  id: string;
  email: string;
  now: Date;
}

const personalTables = [
  sessions,
  credentials,
  knownDevices,
  proofs,
  twoFactors,
  recoveryCodes,
  brokerApplications,
] as const;

/** What another feature does when somebody leaves, in the same transaction. The page that lets people leave names them all. */
export type Parting = (tx: Db, leaver: Leaver) => Promise<void>;

export interface DeleteAccount {
  userId: string;
  now: Date;
  requestId: string;
  partings: readonly Parting[];
}

export type DeleteOutcome = { ok: true } | { ok: false; reason: "last-administrator" };

/**
 * The person is forgotten; the row stays, emptied, because other people's threads and receipts point at it.
 * All or nothing: half a person is worse than a whole one.
 */
export async function deleteAccount(
  db: Db,
  jobs: Jobs,
  { userId, now, requestId, partings }: DeleteAccount,
): Promise<DeleteOutcome> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, userType: users.userType })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("update");
    // Two presses: the second finds the work done.
    if (!user) return { ok: true };
    if (user.userType === "admin" && !(await hasOtherAdministrator(tx, userId)))
      return { ok: false, reason: "last-administrator" };
    for (const part of partings) await part(tx, { id: userId, email: user.email, now });
    await replaceAvatar(tx, jobs, userId, null);
    // Every way in, and everything that says where the person was.
    for (const table of personalTables) await tx.delete(table).where(eq(table.userId, userId));
    await tx.update(users).set(emptied(userId, now)).where(eq(users.id, userId));
    await deleteSentMail(tx, user.email);
    await recordAudit(tx, {
      actorId: userId,
      action: "account-deleted",
      subjectType: "user",
      subjectId: userId,
      requestId,
    });
    await sendEmail(tx, jobs, user.email, {
      subject: `Your ${brand.name} account was deleted`,
      heading: "Your account was deleted",
      paragraphs: [
        "Your personal details, drafts and saved listings are gone, and your listings are no longer shown.",
        "This is the last email that you will get from us.",
      ],
      reason: `Somebody who knew your password asked us to delete your account. If that was not you, write to ${brand.supportEmail}.`,
    });
    return { ok: true };
  });
}

async function hasOtherAdministrator(tx: Db, userId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.userType, "admin"),
        ne(users.id, userId),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** `.invalid` never resolves: nothing can be sent there, and nobody can own it. */
const deadAddress = (userId: string): string => `deleted-${userId}@deleted.invalid`;

function emptied(userId: string, now: Date): Partial<typeof users.$inferInsert> {
  const [firstName, lastName] = formerMember.split(" ");
  return {
    email: deadAddress(userId),
    name: formerMember,
    firstName: firstName!,
    lastName: lastName!,
    phone: "",
    emailVerified: false,
    phoneVerified: false,
    identityVerified: false,
    brokerLicense: null,
    brokerage: null,
    about: "",
    userType: "buyer",
    city: "",
    region: null,
    country: "CA",
    latitude: 0,
    longitude: 0,
    preferredCategories: [],
    preferredLocations: [],
    preferredPriceMin: 0,
    preferredPriceMax: 1_000_000,
    emailNotifications: false,
    showContactInfo: false,
    showProfile: false,
    allowMessages: false,
    notifyByEmail: false,
    notifyByPush: false,
    notifyBySms: false,
    notifyMarketing: false,
    language: "en",
    deletedAt: now,
  };
}
