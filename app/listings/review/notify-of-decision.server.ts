import { listingNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import {
  type AdministratorChange,
  administratorChangeEmail,
} from "#app/listings/lifecycle/administrator-change-email.ts";
import { reviewClearedEmail, reviewPassedEmail, reviewRejectedEmail } from "./review-emails.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export type Decision =
  | { kind: "live" }
  | { kind: "cleared" }
  | { kind: "rejected"; reason: string; isRefunded: boolean }
  | AdministratorChange;

interface Notification {
  listing: { id: string; ownerId: string; title: string };
  appUrl: string;
  decision: Decision;
}

export async function notifyOfDecision(
  tx: Db,
  jobs: Jobs,
  { listing, appUrl, decision }: Notification,
): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email })
    .from(users)
    .where(
      and(eq(users.id, listing.ownerId), isNull(users.deletedAt), isNull(users.deactivatedAt)),
    );
  if (!owner) return;
  const email = emailOf(appUrl, listing, decision);
  await sendEmail(tx, jobs, owner.email, email);
  await notify(tx, jobs, {
    userId: listing.ownerId,
    kind: listingNotification,
    key: `listing:${listing.id}`,
    ...summarizeEmail(email, appUrl, "/account/listings"),
    data: { listingId: listing.id },
  });
}

function emailOf(appUrl: string, listing: Notification["listing"], decision: Decision) {
  switch (decision.kind) {
    case "live":
      return reviewPassedEmail(appUrl, listing);
    case "cleared":
      return reviewClearedEmail(appUrl, listing);
    case "rejected":
      return reviewRejectedEmail(appUrl, listing, {
        why: decision.reason,
        isRefunded: decision.isRefunded,
      });
    default:
      return administratorChangeEmail(appUrl, listing, decision);
  }
}
