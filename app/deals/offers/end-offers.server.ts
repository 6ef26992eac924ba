import { asc, inArray } from "drizzle-orm";
import { conversations } from "#app/messages/messages.table.ts";
import { participantsOf, representedId } from "#app/messages/thread/thread.queries.server.ts";
import { messagesTopic } from "#app/messages/thread/thread.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";
import { closeOffer } from "./close-offer.server.ts";
import { endingSteps, type StandingOffer } from "./offer.ts";
import { postEvent } from "./post-event.server.ts";

type LockedOffers = Awaited<ReturnType<typeof lockOpenOffers>>;

/** Locks the conversations of the open ones, and the counters of all their people at once, as they are told one by one. */
export async function lockOpenOffers(
  tx: Db,
  offers: readonly StandingOffer[],
  { people = [], now }: { people?: string[]; now: Date },
) {
  const closing = endingSteps(offers, now);
  const threadOf = new Map(offers.map(({ id, conversationId }) => [id, conversationId]));
  const ids = closing.map(({ id }) => threadOf.get(id)!);
  const threads = await tx
    .select({ ...pick(conversations, "id", "buyerId", "ownerId", "thirdId"), representedId })
    .from(conversations)
    .where(inArray(conversations.id, ids))
    .orderBy(asc(conversations.id))
    .for("no key update");
  const userIds = [...people, ...threads.flatMap(participantsOf)];
  await publishChanges(
    tx,
    userIds.map((userId) => ({ userId, topic: messagesTopic })),
  );
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  return closing.map(({ id, step }) => ({ id, step, thread: byId.get(threadOf.get(id)!)! }));
}

/** The business has gone to somebody else. */
export async function endOffers(
  tx: Db,
  jobs: Jobs,
  locked: LockedOffers,
  now: Date,
): Promise<void> {
  for (const { id, step, thread } of locked)
    if ((await closeOffer(tx, id, step)) && step !== "expire")
      await postEvent(tx, jobs, thread, { side: "owner", event: step, now });
}
