import { paymentNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import { paymentNotices } from "#app/payments/payments.table.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

/** Once per key; false if already done. Deleted accounts get no email. */
export async function notifyOwner(
  { tx, jobs }: Omit<Settlement, "now">,
  userId: string,
  key: string,
  content: EmailContent,
): Promise<boolean> {
  const [isNew] = await tx
    .insert(paymentNotices)
    .values({ key })
    .onConflictDoNothing()
    .returning({ key: paymentNotices.key });
  if (!isNew) return false;
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user) return true;
  await sendEmail(tx, jobs, user.email, content);
  await notify(tx, jobs, {
    userId,
    kind: paymentNotification,
    key: `payment:${key}`,
    ...summarizeEmail(content, "/account/upgrades"),
  });
  return true;
}
