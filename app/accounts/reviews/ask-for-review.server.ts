import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { alertStaff } from "#app/accounts/administration/email-staff.server.ts";
import type { DocumentReview } from "./document-review.ts";
import type { AskProblem, RenderedDocument } from "./review.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Log } from "#app/platform/log.ts";
import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";

interface NewRequest {
  userId: string;
  storageKey: string;
  contentType: string;
  bytes: number;
  createdAt: Date;
}

interface AskForReview<Problem extends string> {
  userId: string;
  now: Date;
  requestId: string;
  /** Checked before the work and again before the request is stored. */
  findRefusal(db: Db): Promise<Problem | null>;
  /** Inspects an untrusted file, in its own process. */
  render(): Promise<RenderedDocument<Problem>>;
  /** In the private file store; only administrators can open it. */
  keyOf(name: string, contentType: string): string;
  insert(tx: Db, request: NewRequest): Promise<{ id: string }[]>;
}

export interface ReviewServices {
  db: Db;
  jobs: Jobs;
  files: FileStore;
  log: Log;
}

export async function askForReview<Problem extends string>(
  { db, jobs, files, log }: ReviewServices,
  { subject, limit, queue, alert }: Pick<DocumentReview, "subject" | "limit" | "queue" | "alert">,
  { userId, now, requestId, findRefusal, render, keyOf, insert }: AskForReview<Problem>,
): Promise<Outcome<Problem | AskProblem>> {
  const refusal = await findRefusal(db);
  if (refusal) return { ok: false, reason: refusal };
  if (!(await allowAttempt(db, limit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const rendered = await takeTurn(userId, render);
  if (!rendered.ok) return rendered;
  const { bytes, contentType } = rendered;
  const storageKey = keyOf(createId(), contentType);
  const file = { key: storageKey, bytes, contentType };
  return storeWithRow({ files, log }, [file], () =>
    db.transaction(async (tx): Promise<Outcome<Problem>> => {
      await lockPerson(tx, userId);
      const reason = await findRefusal(tx);
      if (reason) return { ok: false, reason };
      const request = { userId, storageKey, contentType, bytes: bytes.byteLength, createdAt: now };
      const [made] = await insert(tx, request);
      await recordAudit(tx, { actorId: userId, requestId }, `${subject}-requested`, [
        subject,
        made!.id,
      ]);
      await alertStaff(tx, jobs, {
        kind: subject,
        path: queue,
        ...alert,
        text: `${alert.text} We promise an answer within two business days.`,
        now,
      });
      return { ok: true };
    }),
  );
}
