import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { contactMessages } from "#app/messages/messages.table.ts";
import { contactAnswerEmail } from "./contact-request-emails.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

interface ContactRequestChange {
  id: string;
  adminId: string;
  now: Date;
  requestId: string;
}

/** Takes a message out of the queue once, with an answer by email or without. The outbox keeps the answer; the audit log names it. */
export const settleContactRequest = (
  db: Db,
  jobs: Jobs,
  { answer, ...change }: ContactRequestChange & { answer: string | null },
) =>
  db.transaction(async (tx) => {
    const { id, adminId: handledBy, now: handledAt } = change;
    const [settled] = await tx
      .update(contactMessages)
      .set({ handledBy, handledAt })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.handledAt)))
      .returning({ email: contactMessages.email, content: contactMessages.content });
    if (!settled) return { ok: false, reason: "already-decided" } as const;
    if (answer === null) await audit(tx, "contact-request-settled", change);
    else {
      const email = contactAnswerEmail({ id, content: settled.content, answer });
      const mailId = await sendEmail(tx, jobs, settled.email, email);
      await audit(tx, "contact-request-answered", change, { mailId });
    }
    return { ok: true } as const;
  });

/** An answer that was sent stays sent. */
export const reopenContactRequest = (db: Db, change: ContactRequestChange) =>
  db.transaction(async (tx) => {
    const [reopened] = await tx
      .update(contactMessages)
      .set({ handledBy: null, handledAt: null })
      .where(and(eq(contactMessages.id, change.id), isNotNull(contactMessages.handledAt)))
      .returning({ id: contactMessages.id });
    if (!reopened) return { ok: false, reason: "not-decided" } as const;
    await audit(tx, "contact-request-reopened", change);
    return { ok: true } as const;
  });

const audit = (
  tx: Db,
  action: string,
  { id, adminId, requestId }: ContactRequestChange,
  details: Record<string, unknown> = {},
) =>
  recordAudit(tx, {
    actorId: adminId,
    action,
    subjectType: "contact-request",
    subjectId: id,
    details,
    requestId,
  });

export async function findContactRequestId(db: Db, reference: string): Promise<string | null> {
  const end = reference.replace("-", "").toLowerCase();
  const [row] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(sql`right(${contactMessages.id}::text, 8) = ${end}`)
    .orderBy(desc(contactMessages.createdAt))
    .limit(1);
  return row?.id ?? null;
}
