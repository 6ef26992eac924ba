import { and, eq } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { wantsChannel } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { staffNotification } from "#app/accounts/notifications/notification-kind.ts";
import { canOpenAdminPath } from "./admin-areas.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { brand, site } from "#app/shared/brand.ts";

/** To administrators who may open the page and want such emails. Without any administrator the support address gets it, so that no message is lost. */
export async function emailStaff(
  tx: Db,
  jobs: Jobs,
  path: string,
  email: EmailContent,
): Promise<void> {
  for (const recipient of await listRecipients(tx, path))
    await sendEmail(tx, jobs, recipient, email);
}

async function listRecipients(db: Db, path: string): Promise<string[]> {
  const admins = await db
    .select({ id: users.id, email: users.email, adminAreas: users.adminAreas })
    .from(users)
    .where(and(eq(users.userType, "admin"), isActiveUser))
    .orderBy(users.createdAt)
    .limit(20);
  const responsible = admins.filter(({ adminAreas }) => canOpenAdminPath(adminAreas, path));
  if (responsible.length === 0) {
    const operator = await getOperator(db);
    return operator ? [operator.supportEmail] : [];
  }
  const wanted: string[] = [];
  for (const { id, email } of responsible)
    if (await wantsChannel(db, id, staffNotification, "email")) wanted.push(email);
  return wanted;
}

const alertLimit = defineRateLimit("staffAlert", { max: 1, windowMinutes: 60 });

interface StaffAlert {
  kind: "dispute" | "failing-jobs" | "identity" | "funds" | "broker";
  path: string;
  /** Where the page is open to more areas than those who have to act. */
  area?: string;
  heading: string;
  text: string;
  now: Date;
}

/** At most one email per kind and hour: the page shows the rest. */
export async function alertStaff(
  tx: Db,
  jobs: Jobs,
  { kind, path, area = path, heading, text, now }: StaffAlert,
): Promise<void> {
  if (!(await allowAttempt(tx, alertLimit, kind, now))) return;
  await emailStaff(tx, jobs, area.split("?")[0]!, {
    subject: heading,
    heading,
    paragraphs: [text, "There is at most one such email an hour."],
    action: { label: "Look at it", url: `${site}${path}` },
    reason: `You received this email because you are an administrator of ${brand.name}. You can turn it off in your notification settings.`,
  });
}
