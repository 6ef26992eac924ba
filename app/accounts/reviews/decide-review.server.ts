import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import type { DocumentReview } from "./document-review.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { sweepFilesJob } from "#app/platform/files/sweep-files.job.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";

interface DecideReview {
  id: string;
  adminId: string;
  /** Null approves. */
  rejection: string | null;
  now: Date;
  requestId: string;
}

type DecideOutcome = Outcome<"not-found" | "already-decided" | "oneself">;

export function decideReview(
  db: Db,
  jobs: Jobs,
  review: DocumentReview,
  { id, adminId, rejection, now, requestId }: DecideReview,
): Promise<DecideOutcome> {
  const { table, subject } = review;
  return db.transaction(async (tx): Promise<DecideOutcome> => {
    const [request] = await tx
      .select(pick(table, "userId", "state", "storageKey"))
      .from(table)
      .where(eq(table.id, id))
      .for("update");
    if (!request) return { ok: false, reason: "not-found" };
    if (request.state !== "pending") return { ok: false, reason: "already-decided" };
    const { userId, storageKey } = request;
    if (userId === adminId) return { ok: false, reason: "oneself" };
    const state = rejection === null ? "approved" : "rejected";
    await tx
      .update(table)
      .set({ state, decidedBy: adminId, decidedAt: now, reason: rejection, storageKey: null })
      .where(eq(table.id, id));
    if (rejection === null) await review.approve(tx, { id, userId, now });
    await recordAudit(tx, { actorId: adminId, requestId }, `${subject}-${state}`, [subject, id], {
      userId,
      ...(rejection !== null && { reason: rejection }),
    });
    await jobs.enqueue(tx, sweepFilesJob, { keys: [storageKey!] });
    await tellPerson(tx, jobs, review, { userId, rejection });
    return { ok: true };
  });
}

async function tellPerson(
  tx: Db,
  jobs: Jobs,
  { subject, page, decisionEmail }: DocumentReview,
  { userId, rejection }: { userId: string; rejection: string | null },
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!person || person.deletedAt) return;
  const email = decisionEmail(rejection);
  await sendEmail(tx, jobs, person.email, email);
  await notify(tx, jobs, {
    userId,
    kind: documentNotification,
    isQuiet: true,
    key: subject,
    ...summarizeEmail(email, page),
  });
}
