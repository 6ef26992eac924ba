import { listingNotification, paymentNotification } from "./listing-notifications.ts";
import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { confirmUrl } from "./confirm-by-link.server.ts";
import { listingNotices } from "./listing-notices.table.ts";
import type { NoticeKind } from "./notices.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface LifecycleServices {
  db: Db;
  jobs: Jobs;
  appUrl: string;
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
  content: (
    listing: { title: string; appUrl: string; listingId: string },
    confirmUrl: string,
  ) => EmailContent;
}

/** Tells the owner once about this period. Deleted and deactivated accounts get no email, but the notice is recorded. */
export async function notifyOwner(
  tx: Db,
  { jobs, appUrl, secret }: Omit<LifecycleServices, "db">,
  { id, ownerId, title }: NotifiedListing,
  { kind, period, content }: Notice,
): Promise<void> {
  const written = await tx
    .insert(listingNotices)
    .values({ listingId: id, kind, period })
    .onConflictDoNothing()
    .returning({ kind: listingNotices.kind });
  if (written.length === 0) return;
  const [owner] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.deletedAt), isNull(users.deactivatedAt)));
  if (!owner) return;
  const link = confirmUrl(appUrl, secret, { listingId: id, ownerId, since: period });
  const email = content({ title, appUrl, listingId: id }, link);
  await sendEmail(tx, jobs, owner.email, email);
  const isRenewal = kind === "renewal-14" || kind === "renewal-3";
  await notify(tx, jobs, {
    userId: ownerId,
    ...(isRenewal
      ? { kind: paymentNotification, key: `renewal:${id}` }
      : { kind: listingNotification, key: `listing:${id}` }),
    ...summarizeEmail(email, appUrl, "/account/listings"),
    data: { listingId: id },
  });
}
