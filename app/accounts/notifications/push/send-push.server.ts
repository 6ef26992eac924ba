import { eq } from "drizzle-orm";
import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";
import { pushSubscriptions } from "#app/accounts/notifications/notifications.table.ts";
import type { PushMessage } from "#app/platform/push/push-message.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { brand } from "#app/shared/brand.ts";

/** A separate queue: an unresponsive push service must not delay emails. */
export const deliverPushJob = defineJob<{ mailId: string }>("deliver-push", { retryLimit: 12 });

interface Pushed {
  userId: string;
  kind: NotificationKind;
  key: string;
  href: string;
}

export async function sendPush(
  tx: Db,
  jobs: Jobs,
  { userId, kind, key, href }: Pushed,
): Promise<void> {
  const subscriptions = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  const message: PushMessage = {
    title: brand.name,
    body: `${kind.discreetText}.`,
    path: href,
    tag: key,
  };
  for (const { id } of subscriptions) {
    const [mail] = await tx
      .insert(mails)
      .values({
        channel: "push",
        recipient: id,
        subject: kind.discreetText,
        text: JSON.stringify(message),
      })
      .returning({ id: mails.id });
    await jobs.enqueue(tx, deliverPushJob, { mailId: mail!.id });
  }
}
