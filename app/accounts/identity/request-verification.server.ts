import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { alertStaff } from "#app/accounts/administration/email-staff.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { identityFile, type IdentityProblem, refuseToAsk } from "./identity-verification.ts";
import { identityVerifications } from "./identity-verifications.table.ts";
import { findLatestVerification } from "./identity-verifications.queries.server.ts";
import type { RenderedIdentity } from "./render-identity.server.ts";
import type { IdentityRequestInput } from "./identity.schema.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { Log } from "#app/platform/log.ts";
import type { Outcome } from "#app/shared/outcome.ts";

const identityRequestLimit = defineRateLimit("identityRequest", { max: 5, windowMinutes: 24 * 60 });

export interface RequestVerification {
  userId: string;
  input: IdentityRequestInput;
  picture: Uint8Array;
  now: Date;
  requestId: string;
}

export type RequestOutcome = Outcome<IdentityProblem>;

export async function requestVerification(
  { db, jobs, files, log }: { db: Db; jobs: Jobs; files: FileStore; log: Log },
  { userId, input, picture, now, requestId }: RequestVerification,
): Promise<RequestOutcome> {
  const refusal = await findRefusal(db, userId);
  if (refusal) return { ok: false, reason: refusal };
  if (!(await allowAttempt(db, identityRequestLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const rendered = await takeTurn(
    userId,
    async () =>
      (await runFileTask<RenderedIdentity>({ name: "identity", bytes: picture })) ?? tooSlow,
  );
  if (!rendered.ok) return rendered;
  const storageKey = identityFile(createId());
  const file = { key: storageKey, bytes: rendered.bytes, contentType: "image/webp" };
  const insert = () =>
    db.transaction(async (tx): Promise<RequestOutcome> => {
      // Locked, so that a double click creates one request.
      const reason = await findRefusal(tx, userId, { isLocked: true });
      if (reason) return { ok: false, reason };
      const [made] = await tx
        .insert(identityVerifications)
        .values({
          userId,
          ...input,
          storageKey,
          contentType: "image/webp",
          bytes: rendered.bytes.byteLength,
          createdAt: now,
        })
        .returning({ id: identityVerifications.id });
      await recordAudit(tx, { actorId: userId, requestId }, "identity-requested", [
        "identity",
        made!.id,
      ]);
      await alertStaff(tx, jobs, {
        kind: "identity",
        path: "/admin/queues/identities",
        heading: "Somebody asks for an identity check",
        text: "A member has sent a document. We promise an answer within two business days.",
        now,
      });
      return { ok: true };
    });
  return storeWithRow({ files, log }, [file], insert);
}

async function findRefusal(db: Db, userId: string, { isLocked = false } = {}) {
  const person = db
    .select({ identityVerified: users.identityVerified })
    .from(users)
    .where(eq(users.id, userId));
  const [user] = await (isLocked ? person.for("update") : person);
  return refuseToAsk(user!.identityVerified, await findLatestVerification(db, userId));
}
