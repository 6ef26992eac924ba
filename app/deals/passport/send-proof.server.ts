import { isWholeChecked } from "#app/accounts/passport/passport.ts";
import { askForReview, type ReviewServices } from "#app/accounts/reviews/ask-for-review.server.ts";
import {
  maxReviewedBytes,
  type RenderedDocument,
  type RenderedPicture,
} from "#app/accounts/reviews/review.ts";
import { findLatestRequest, findPassport, getChecks } from "./own-passport.queries.server.ts";
import { type ProofProblem, proofFile } from "./passport-request.ts";
import { passportRequests } from "./passport-requests.table.ts";
import { passportReview } from "./passport-review.server.ts";
import type { FundsInput } from "./passport.schema.ts";
import type { Db } from "#app/platform/db/db.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import type { InspectedDocument } from "#app/platform/inspection/inspect-document.server.ts";

export interface SendProof {
  userId: string;
  input: FundsInput;
  proof: Uint8Array;
  now: Date;
  requestId: string;
}

export const sendProof = (
  services: ReviewServices,
  { userId, input, proof, now, requestId }: SendProof,
) =>
  askForReview<ProofProblem>(services, passportReview, {
    userId,
    now,
    requestId,
    findRefusal: (db) => findRefusal(db, userId),
    render: () => renderProof(proof),
    keyOf: proofFile,
    insert: (tx, request) =>
      tx
        .insert(passportRequests)
        .values({ ...request, ...input })
        .returning({ id: passportRequests.id }),
  });

async function findRefusal(db: Db, userId: string): Promise<ProofProblem | null> {
  if (!isWholeChecked(await getChecks(db, userId))) return "not-checked";
  if (!(await findPassport(db, userId))) return "no-description";
  return (await findLatestRequest(db, userId))?.state === "pending" ? "already-pending" : null;
}

/** PDFs are inspected and kept as they are; pictures are re-encoded. */
async function renderProof(bytes: Uint8Array): Promise<RenderedDocument<ProofProblem>> {
  if (bytes.byteLength > maxReviewedBytes) return { ok: false, reason: "too-large" };
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") !== "%PDF-")
    return (await runFileTask<RenderedPicture>({ name: "document-picture", bytes })) ?? tooSlow;
  const inspected = await runFileTask<InspectedDocument>({ name: "document", bytes });
  if (!inspected) return { ok: false, reason: "too-complex" };
  return inspected.ok ? { ok: true, bytes, contentType: "application/pdf" } : inspected;
}
