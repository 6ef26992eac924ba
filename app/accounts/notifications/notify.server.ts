import { eq, isNull, sql } from "drizzle-orm";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { isWanted } from "./channel-choice.ts";
import { findReachable, type Reachable } from "./channel-choices.queries.server.ts";
import { type NotificationKind, notificationsTopic, smsText } from "./notification-kind.ts";
import { notifications } from "./notifications.table.ts";
import { sendPush } from "#app/accounts/notifications/push/send-push.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { sendSms } from "#app/platform/mail/send-sms.server.ts";

const smsNotificationLimit = defineRateLimit("smsNotification", { max: 1, windowMinutes: 60 });
const smsPersonLimit = defineRateLimit("smsPerson", { max: 20, windowMinutes: 24 * 60 });

export interface Notification {
  userId: string;
  kind: NotificationKind;
  /** An unread notification with the same key is replaced. */
  key: string;
  /** Gets how often it happened since the person last looked: "3 new messages from Priya". */
  title: string | ((count: number) => string);
  text?: string;
  href: string;
  data?: Record<string, unknown>;
  /** Sent if the person wants emails of this kind. */
  email?: EmailContent;
  /** Only the bell. */
  isQuiet?: boolean;
}

/** Locks the person's live counter until the transaction ends: notify several people in the order of their ids. */
export async function notify(
  tx: Db,
  jobs: Jobs,
  notification: Notification,
  now: Date = new Date(),
): Promise<void> {
  const person = await findReachable(tx, notification.userId);
  if (!person) return;
  const { userId } = notification;
  // First, because every writer of notifications locks the counter before the rows.
  await publishChanges(tx, [{ userId, topic: notificationsTopic }]);
  await writeToBell(tx, notification, now);
  if (!notification.isQuiet) await sendByChannels(tx, jobs, person, notification, now);
}

async function writeToBell(
  tx: Db,
  { userId, kind, key, title, text = "", href, data = {} }: Notification,
  now: Date,
): Promise<void> {
  const titleFor = (count: number) => (typeof title === "string" ? title : title(count));
  const shown = { kind: kind.name, title: titleFor(1), text, href, createdAt: now };
  const [written] = await tx
    .insert(notifications)
    .values({ userId, key, ...shown, data: { ...data, count: 1 } })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.key],
      targetWhere: isNull(notifications.readAt),
      set: {
        ...shown,
        // Counted by the database, so that concurrent updates are not lost.
        data: sql`excluded.data || jsonb_build_object('count', (${notifications.data}->>'count')::int + 1)`,
      },
    })
    .returning({
      id: notifications.id,
      count: sql<number>`(${notifications.data}->>'count')::int`,
    });
  const { id, count } = written!;
  if (count > 1 && typeof title !== "string")
    await tx
      .update(notifications)
      .set({ title: titleFor(count) })
      .where(eq(notifications.id, id));
}

async function sendByChannels(
  tx: Db,
  jobs: Jobs,
  { email, phone, settings, choices }: Reachable,
  { userId, kind, key, href, email: content }: Notification,
  now: Date,
): Promise<void> {
  if (content && isWanted(settings, choices, kind, "email"))
    await sendEmail(tx, jobs, email, content);
  if (isWanted(settings, choices, kind, "push"))
    await sendPush(tx, jobs, { userId, kind, key, href });
  if (
    isWanted(settings, choices, kind, "sms") &&
    (await allowAttempt(tx, smsNotificationLimit, `${userId} ${key}`, now)) &&
    (await allowAttempt(tx, smsPersonLimit, userId, now))
  )
    await sendSms(tx, jobs, phone, smsText(kind));
}
