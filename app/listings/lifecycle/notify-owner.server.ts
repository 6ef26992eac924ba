import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { confirmUrl } from "./confirm-by-link.server.ts";
import { type Decision, decisionEmail, type MailedListing } from "./listing-emails.ts";
import { listingNotices } from "./listing-notices.table.ts";
import { listingNotification, paymentNotification } from "./listing-notifications.ts";
import type { NoticeKind } from "./notices.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";

export interface LifecycleServices {
  db: Db;
  jobs: Jobs;
  secret: string;
}

interface NotifiedListing {
  id: string;
  ownerId: string;
  title: string;
}

export interface Notice {
  kind: NoticeKind;
  period: Date;
  content: (listing: MailedListing, confirmUrl: string) => EmailContent;
}

/** Notifies the owner once per period. Deleted and deactivated accounts get no email, but the notice is recorded. */
export async function sendNotice(
  tx: Db,
  { jobs, secret }: Omit<LifecycleServices, "db">,
  listing: NotifiedListing,
  { kind, period, content }: Notice,
): Promise<void> {
  const { id: listingId, ownerId } = listing;
  const written = await tx
    .insert(listingNotices)
    .values({ listingId, kind, period })
    .onConflictDoNothing()
    .returning({ kind: listingNotices.kind });
  if (written.length === 0) return;
  const link = confirmUrl(secret, { listingId, ownerId, since: period });
  const isRenewal = kind === "renewal-14" || kind === "renewal-3";
  await tell(tx, jobs, listing, (mailed) => content(mailed, link), isRenewal);
}

export const notifyOfDecision = (
  tx: Db,
  jobs: Jobs,
  { listing, decision }: { listing: NotifiedListing; decision: Decision },
): Promise<void> => tell(tx, jobs, listing, (mailed) => decisionEmail(mailed, decision));

async function tell(
  tx: Db,
  jobs: Jobs,
  { id, ownerId, title }: NotifiedListing,
  content: (listing: MailedListing) => EmailContent,
  isRenewal = false,
): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.deletedAt), isNull(users.deactivatedAt)));
  if (!owner) return;
  const email = content({ title, listingId: id });
  await sendEmail(tx, jobs, owner.email, email);
  await notify(tx, jobs, {
    userId: ownerId,
    ...(isRenewal
      ? { kind: paymentNotification, key: `renewal:${id}` }
      : { kind: listingNotification, key: `listing:${id}` }),
    ...summarizeEmail(email, "/account/listings"),
    data: { listingId: id },
  });
}
