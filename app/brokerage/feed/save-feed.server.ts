import { eq } from "drizzle-orm";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { listingFeeds } from "#app/brokerage/import/imports.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

/** At night in North America. */
export const readFeedsJob = defineJob<object>("read-feeds", { schedule: "10 7 * * *" });
export const readFeedJob = defineJob<{ userId: string }>("read-feed", { retryLimit: 3 });

interface Feed {
  userId: string;
  address: string;
  withdraws: boolean;
  requestId: string | null;
}

/** Read at once, so that the person sees soon whether it works. */
export const saveFeed = (
  db: Db,
  jobs: Jobs,
  { userId, address, withdraws, requestId }: Feed,
): Promise<void> =>
  db.transaction(async (tx) => {
    const fresh = { etag: null, lastModified: null, contentHash: null, problem: null, failures: 0 };
    const set = { address, withdraws, checkedAt: null, ...fresh };
    await tx
      .insert(listingFeeds)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: listingFeeds.userId, set });
    await recordOwnAction(tx, userId, "feed-saved", requestId, { withdraws });
    await jobs.enqueue(tx, readFeedJob, { userId }, { onceKey: userId });
  });

export const removeFeed = (db: Db, userId: string, requestId: string | null): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(listingFeeds).where(eq(listingFeeds.userId, userId));
    await recordOwnAction(tx, userId, "feed-removed", requestId);
  });

export async function findFeed(db: Db, userId: string) {
  const [feed] = await db.select().from(listingFeeds).where(eq(listingFeeds.userId, userId));
  return feed ?? null;
}
