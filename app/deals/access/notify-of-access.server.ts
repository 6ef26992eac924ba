import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

interface NewAccess {
  listingId: string;
  title: string;
  timezone: string;
  buyerId: string;
  endsAt: Date | null;
  now: Date;
}

export async function notifyOfAccess(
  tx: Db,
  jobs: Jobs,
  { listingId, title, timezone, buyerId, endsAt, now }: NewAccess,
): Promise<void> {
  const end =
    endsAt && formatDate(endsAt.toISOString(), { format: "with-zone", timeZone: timezone });
  const email: EmailContent = {
    subject: "You now have access",
    heading: "You now have access",
    paragraphs: [
      title,
      "The owner has given you access. Please share what you see only with your advisers. Every page of a PDF carries your name, your email address and the date, and the owner sees which documents you open.",
      ...(end ? [`Your access ends on ${end}.`] : []),
    ],
    action: { label: "See what is open", url: `${site}/business/${listingId}#confidential` },
    reason: `You received this email because you requested the documents of a listing on ${brand.name}. You can turn these emails off in your profile, under notifications.`,
  };
  await notify(
    tx,
    jobs,
    {
      userId: buyerId,
      kind: documentNotification,
      key: `documents-granted:${listingId}`,
      ...summarizeEmail(email, `/business/${listingId}`),
      data: { listingId },
      email,
    },
    now,
  );
}
