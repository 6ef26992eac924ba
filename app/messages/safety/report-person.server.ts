import { and, eq, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { personReports } from "./safety.table.ts";
import { findOwnThread, type OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { personReportLabels } from "./safety.ts";
import type { PersonReportInput } from "#app/messages/thread/thread.schema.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";

const personReportLimit = defineRateLimit("personReport", { max: 10, windowMinutes: 24 * 60 });

interface ReportPerson extends OwnThread {
  input: PersonReportInput;
  now: Date;
}

/** The reported person is not notified. */
export async function reportPerson(db: Db, jobs: Jobs, { input, now, ...own }: ReportPerson) {
  const { conversationId, userId: reporterId } = own;
  return db.transaction(async (tx) => {
    const thread = await findOwnThread(tx, own);
    if (!thread) return { ok: false, reason: "not-found" } as const;
    const waiting = await tx.$count(
      personReports,
      and(
        eq(personReports.conversationId, conversationId),
        eq(personReports.reporterId, reporterId),
        isNull(personReports.handledAt),
      ),
    );
    // A repeated report does not notify the administrators again.
    if (waiting > 0) return { ok: true } as const;
    if (!(await allowAttempt(tx, personReportLimit, reporterId, now)))
      return { ok: false, reason: "too-many" } as const;
    const reportedId = thread.other.id;
    const [report] = await tx
      .insert(personReports)
      .values({ reporterId, reportedId, conversationId, ...input, createdAt: now })
      .returning({ id: personReports.id });
    const [reported] = await tx
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, reportedId));
    const name = `${reported!.firstName} ${reported!.lastName}`.trim();
    const queue = "/admin/queues/person-reports";
    const email = reportEmail(`${site}${queue}?item=${report!.id}`, name, input);
    await emailStaff(tx, jobs, queue, email);
    return { ok: true } as const;
  });
}

const reportEmail = (
  url: string,
  name: string,
  { reason, details }: PersonReportInput,
): EmailContent => ({
  subject: `A member was reported: ${name}`,
  heading: "Someone reported a member",
  paragraphs: [
    `Reported: ${name}`,
    `Reason: ${personReportLabels[reason]}`,
    ...(details ? [details] : []),
  ],
  action: { label: "Look at the report", url },
  reason: `You received this email because you are an administrator of ${brand.name}.`,
});
