import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { contactMessages } from "#app/messages/messages.table.ts";
import {
  contactAnswerEmail,
  contactConfirmationEmail,
  contactNoticeEmail,
} from "./contact-request-emails.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { ContactRequestInput } from "./contact-request.schema.ts";
import { contactReference, repeatWindowMs } from "./contact-request.ts";
import { hasPrioritySupport } from "./priority-support.queries.server.ts";
import { priorityHours } from "#app/payments/package.ts";

interface ContactRequestChange {
  id: string;
  adminId: string;
  now: Date;
  requestId: string;
}

/** Takes a message out of the queue once, with or without an answer by email. The outbox keeps the answer; the audit log refers to it. */
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
    if (!settled) {
      const isKnown = (await tx.$count(contactMessages, eq(contactMessages.id, id))) > 0;
      return { ok: false, reason: isKnown ? "already-decided" : "not-found" } as const;
    }
    if (answer === null) await audit(tx, "contact-request-settled", change);
    else {
      const email = contactAnswerEmail({ id, content: settled.content, answer });
      const mailId = await sendEmail(tx, jobs, settled.email, email);
      await audit(tx, "contact-request-answered", change, { mailId });
    }
    return { ok: true } as const;
  });

/** A sent answer cannot be undone. */
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
) => recordAudit(tx, { actorId: adminId, requestId }, action, ["contact-request", id], details);

/** Of everybody, or of one person. */
export async function findContactRequest(db: Db, reference: string, userId?: string) {
  const end = reference.replace("-", "").toLowerCase();
  const [row] = await db
    .select({ id: contactMessages.id, promisedAt: contactMessages.promisedAt })
    .from(contactMessages)
    .where(
      and(
        sql`right(${contactMessages.id}::text, 8) = ${end}`,
        userId ? eq(contactMessages.userId, userId) : undefined,
      ),
    )
    .orderBy(desc(contactMessages.createdAt))
    .limit(1);
  return row ?? null;
}

const contactAddressLimit = defineRateLimit("contactAddress", {
  max: 5,
  windowMinutes: 60,
  perAddress: true,
});
/** Anyone may have entered the address. */
const contactConfirmationLimit = defineRateLimit("contactConfirmation", {
  max: 2,
  windowMinutes: 24 * 60,
});

export interface SendContactRequest {
  userId: string | null;
  ip: string;
  input: ContactRequestInput;
  now: Date;
}

export async function sendContactRequest(
  db: Db,
  jobs: Jobs,
  { userId, ip, input, now }: SendContactRequest,
) {
  if (!(await allowAttempt(db, contactAddressLimit, ip, now)))
    return { ok: false, reason: "too-many" } as const;
  return db.transaction(async (tx) => {
    const { name, email, topic, message: content } = input;
    // One request per sender at a time, so that a double click finds the first message.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
    const [repeated] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.email, email),
          eq(contactMessages.content, content),
          gt(contactMessages.createdAt, new Date(now.getTime() - repeatWindowMs)),
        ),
      )
      .limit(1);
    if (repeated) return { ok: true, reference: contactReference(repeated.id) } as const;
    const promisedAt =
      userId && (await hasPrioritySupport(tx, userId, now))
        ? new Date(now.getTime() + priorityHours * 60 * 60_000)
        : null;
    const [row] = await tx
      .insert(contactMessages)
      .values({ userId, name, email, topic, content, promisedAt, createdAt: now })
      .returning({ id: contactMessages.id });
    const reference = contactReference(row!.id);
    const notice = contactNoticeEmail({ id: row!.id }, input);
    await emailStaff(tx, jobs, "/admin/queues/contact", notice);
    // Anyone can enter anyone's address: it gets at most two confirmations a day.
    if (await allowAttempt(tx, contactConfirmationLimit, email, now))
      await sendEmail(tx, jobs, email, contactConfirmationEmail(reference, promisedAt));
    return { ok: true, reference } as const;
  });
}
