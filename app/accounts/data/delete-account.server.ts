import { and, eq, isNotNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { userNotes } from "#app/accounts/administration/user-notes.table.ts";
import { lockUser } from "#app/accounts/administration/lock-user.server.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { replaceAvatar } from "#app/accounts/avatar/set-avatar.server.ts";
import {
  notificationChoices,
  notifications,
  pushSubscriptions,
} from "#app/accounts/notifications/notifications.table.ts";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { formerMember } from "#app/accounts/privacy/privacy.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import { forgetReviews } from "#app/accounts/reviews/forget-reviews.server.ts";
import { recoveryCodes, twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { brand } from "#app/shared/brand.ts";
import type { Outcome } from "#app/shared/outcome.ts";

export interface DepartingUser {
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
  notifications,
  notificationChoices,
  pushSubscriptions,
  userNotes,
] as const;

export type DeletionStep = (tx: Db, leaver: DepartingUser) => Promise<void>;

export interface DeleteAccount {
  userId: string;
  now: Date;
  requestId: string;
  steps: readonly DeletionStep[];
}

export type DeleteOutcome = Outcome<"last-administrator">;

/** The anonymized row stays, because other people's conversations and receipts refer to it. */
export async function deleteAccount(
  db: Db,
  jobs: Jobs,
  { userId, now, requestId, steps }: DeleteAccount,
): Promise<DeleteOutcome> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    // A second click finds the account already deleted.
    if (!user) return { ok: true };
    if (user.isLastAdministrator) return { ok: false, reason: "last-administrator" };
    for (const step of steps) await step(tx, { id: userId, email: user.email, now });
    await replaceAvatar(tx, jobs, userId, null);
    await forgetReviews(tx, jobs, identityVerifications, userId);
    for (const table of personalTables) await tx.delete(table).where(eq(table.userId, userId));
    await tx.update(users).set(anonymized(userId, now)).where(eq(users.id, userId));
    await tx.delete(mails).where(and(eq(mails.recipient, user.email), isNotNull(mails.sentAt)));
    await recordOwnAction(tx, userId, "account-deleted", requestId);
    await sendEmail(tx, jobs, user.email, {
      subject: `Your ${brand.name} account was deleted`,
      heading: "Your account was deleted",
      paragraphs: [
        "We removed your personal details, drafts and saved listings, and took down your listings.",
        "This is the last email you'll receive from us.",
      ],
      reason:
        "You received this email because someone used your password to delete your account. If it wasn't you, tell us at once.",
    });
    return { ok: true };
  });
}

/** `.invalid` is reserved by RFC 2606: nothing can be sent there, and nobody can own it. */
const placeholderEmail = (userId: string): string => `deleted-${userId}@deleted.invalid`;

function anonymized(userId: string, now: Date): Partial<typeof users.$inferInsert> {
  const [firstName, lastName] = formerMember.split(" ");
  return {
    email: placeholderEmail(userId),
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
    termsVersion: null,
    adminAreas: null,
    termsAcceptedAt: null,
    deletedAt: now,
  };
}
