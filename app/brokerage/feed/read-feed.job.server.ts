import { createHash } from "node:crypto";
import { and, asc, eq, gt } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { startImport } from "#app/brokerage/import/apply-import.job.server.ts";
import { maxSheetBytes, sheetProblems } from "#app/brokerage/import/files/sheet.ts";
import { listingFeeds } from "#app/brokerage/import/imports.table.ts";
import { readImport } from "#app/brokerage/import/read-import.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { type Fetch, fetchPublic } from "#app/platform/http/fetch-public.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { feedFailedEmail, feedHeldEmail } from "./feed-emails.ts";
import { readFeedJob } from "./save-feed.server.ts";

interface FeedServices {
  db: Db;
  jobs: Jobs;
  fetch?: Fetch;
}

/** One job for each feed: what fails is retried alone. */
export async function readFeeds({ db, jobs }: FeedServices): Promise<void> {
  const feeds = readInBatches(
    (after: string | null, size) =>
      db
        .select({ userId: listingFeeds.userId })
        .from(listingFeeds)
        .where(after ? gt(listingFeeds.userId, after) : undefined)
        .orderBy(asc(listingFeeds.userId))
        .limit(size),
    ({ userId }) => userId,
  );
  for await (const { userId } of feeds)
    await jobs.enqueue(db, readFeedJob, { userId }, { onceKey: userId });
}

type Feed = typeof listingFeeds.$inferSelect;

/** Applied at once if the columns are known and nothing unusual is missing; otherwise the person is asked. */
export async function readFeed(
  { db, jobs, fetch = fetchPublic }: FeedServices,
  userId: string,
  now: Date,
): Promise<void> {
  const [found] = await db
    .select({ feed: listingFeeds, email: users.email })
    .from(listingFeeds)
    .innerJoin(users, eq(users.id, listingFeeds.userId))
    .where(and(eq(listingFeeds.userId, userId), isActiveUser));
  if (!found) return;
  const { feed, email } = found;
  const keep = (changes: Partial<Feed>, tx = db) =>
    tx
      .update(listingFeeds)
      .set({ checkedAt: now, ...changes })
      // The person may have entered another address meanwhile.
      .where(and(eq(listingFeeds.userId, userId), eq(listingFeeds.address, feed.address)));
  const fail = (problem: string) =>
    db.transaction(async (tx) => {
      const failures = feed.failures + 1;
      await keep({ problem, failures }, tx);
      if (failures % 7 === 1) await sendEmail(tx, jobs, email, feedFailedEmail(problem));
    });

  const got = await fetch(feed.address, {
    maxBytes: maxSheetBytes,
    headers: {
      ...(feed.etag && { "if-none-match": feed.etag }),
      ...(feed.lastModified && { "if-modified-since": feed.lastModified }),
    },
  });
  if (!got.ok) return fail(got.message);
  const fine = { problem: null, failures: 0 };
  if (got.status === 304) return void (await keep(fine));
  if (got.status !== 200) return fail(`The address answered with the status ${got.status}.`);
  const version = {
    etag: got.headers.etag?.slice(0, 500) ?? null,
    lastModified: got.headers["last-modified"]?.slice(0, 100) ?? null,
    contentHash: createHash("sha256").update(got.body).digest("base64url"),
  };
  if (version.contentHash === feed.contentHash) return void (await keep({ ...fine, ...version }));
  const outcome = await readImport(db, {
    userId,
    fileName: showableFileName(new URL(feed.address).pathname),
    bytes: got.body,
    isFromFeed: true,
    now,
  });
  if (!outcome.ok) {
    if (outcome.reason === "busy") throw new Error("other files of this person are being read");
    return fail(
      outcome.reason === "too-slow" || outcome.reason === "too-many-attempts"
        ? "The file takes too long to read."
        : sheetProblems[outcome.reason],
    );
  }
  const { importId, heldBecause, isTold } = outcome;
  if (heldBecause)
    return db.transaction(async (tx) => {
      await keep({ ...fine, ...version }, tx);
      if (!isTold) await sendEmail(tx, jobs, email, feedHeldEmail(importId, heldBecause));
    });
  await startImport({ db, jobs }, { importId, userId, requestId: null, now });
  await keep({ ...fine, ...version });
}
