import { eq } from "drizzle-orm";
import { contactMessages } from "#app/messages/messages.table.ts";
import { contactAnswerEmail } from "#app/messages/support/contact-request-emails.ts";
import type { SettleContactRequest } from "#app/messages/support/settle-contact-request.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export type AnswerOutcome = { ok: true } | { ok: false; reason: "not-found" | "already-decided" };

/**
 * Answers a message from the contact form by email and settles it. The email stays in the outbox, where the answer can be read
 * again; the audit log names it.
 */
export function answerContactRequest(
  db: Db,
  jobs: Jobs,
  { id, adminId, now, requestId, answer }: SettleContactRequest & { answer: string },
): Promise<AnswerOutcome> {
  return db.transaction(async (tx): Promise<AnswerOutcome> => {
    const [asked] = await tx
      .select({
        email: contactMessages.email,
        content: contactMessages.content,
        handledAt: contactMessages.handledAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for("update");
    if (!asked) return { ok: false, reason: "not-found" };
    if (asked.handledAt) return { ok: false, reason: "already-decided" };
    await tx
      .update(contactMessages)
      .set({ handledBy: adminId, handledAt: now })
      .where(eq(contactMessages.id, id));
    const email = contactAnswerEmail({ id, content: asked.content, answer });
    const mailId = await sendEmail(tx, jobs, asked.email, email);
    await recordAudit(tx, {
      actorId: adminId,
      action: "contact-request-answered",
      subjectType: "contact-request",
      subjectId: id,
      details: { mailId },
      requestId,
    });
    return { ok: true };
  });
}
