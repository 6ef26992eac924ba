import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { identityFile, type IdentityProblem, refuseToAsk } from "./identity-verification.ts";
import { identityVerifications } from "./identity-verifications.table.ts";
import { findLatestVerification } from "./identity-verifications.queries.server.ts";
import { identityReview } from "./identity-review.server.ts";
import type { IdentityRequestInput } from "./identity.schema.ts";
import { askForReview, type ReviewServices } from "#app/accounts/reviews/ask-for-review.server.ts";
import type { RenderedPicture } from "#app/accounts/reviews/review.ts";
import type { Db } from "#app/platform/db/db.ts";
import { tooSlow } from "#app/platform/files/picture-limits.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";

export interface RequestVerification {
  userId: string;
  input: IdentityRequestInput;
  picture: Uint8Array;
  now: Date;
  requestId: string;
}

export const requestVerification = (
  services: ReviewServices,
  { userId, input, picture, now, requestId }: RequestVerification,
) =>
  askForReview<IdentityProblem>(services, identityReview, {
    userId,
    now,
    requestId,
    findRefusal: (db) => findRefusal(db, userId),
    render: async () =>
      (await runFileTask<RenderedPicture>({ name: "document-picture", bytes: picture })) ?? tooSlow,
    keyOf: identityFile,
    insert: (tx, request) =>
      tx
        .insert(identityVerifications)
        .values({ ...request, ...input })
        .returning({ id: identityVerifications.id }),
  });

async function findRefusal(db: Db, userId: string) {
  const [user] = await db
    .select({ identityVerified: users.identityVerified })
    .from(users)
    .where(eq(users.id, userId));
  return refuseToAsk(user!.identityVerified, await findLatestVerification(db, userId));
}
