import type { Services } from "#app/context.ts";
import type { AccessDecision } from "#app/listings/media/documents/document-access.ts";
import { decideDocumentAccess } from "#app/listings/media/documents/change-document-access.server.ts";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import {
  findOwnThread,
  type OwnThread,
  participantsOf,
} from "#app/messages/thread/thread.queries.server.ts";

/** Answers the buyer's request in the conversation, as the desk does. Deciding the same again changes nothing. */
export async function decideAccess(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { decision, now, ...own }: OwnThread & { decision: AccessDecision; now: Date },
): Promise<boolean> {
  const thread = await findOwnThread(db, own);
  if (!thread?.listingId || thread.buyerId === own.userId) return false;
  const { listingId, buyerId } = thread;
  const outcome = await decideDocumentAccess(db, jobs, {
    listingId,
    ownerId: own.userId,
    buyerId,
    decision,
    now,
  });
  if (!outcome.ok) return outcome.reason === "not-possible";
  await db.transaction((tx) => publishThread(tx, own.conversationId, participantsOf(thread)));
  return true;
}
