import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import type { Answer } from "./endpoint.ts";
import { apiAnswers } from "./answers.table.ts";
import { refuse } from "./problem.ts";

export interface RepeatableRequest {
  tokenId: string;
  key: string;
  requestHash: string;
}

export interface KeptAnswer {
  status: number;
  body: string | null;
  location: string | null;
  isReplay: boolean;
}

export const bodyOf = ({ body }: Pick<Answer, "body">): string | null =>
  body === undefined ? null : JSON.stringify(body);

export const toKept = (answer: Answer): KeptAnswer => ({
  status: answer.status,
  body: bodyOf(answer),
  location: answer.location ?? null,
  isReplay: false,
});

const keyOf = ({ tokenId, key }: RepeatableRequest) =>
  and(eq(apiAnswers.tokenId, tokenId), eq(apiAnswers.key, key));

const unfinished = 0;

/** Null for a new key, and while its first request is being answered. */
export async function findAnswer(db: Db, request: RepeatableRequest): Promise<KeptAnswer | null> {
  const [kept] = await db.select().from(apiAnswers).where(keyOf(request));
  if (!kept) return null;
  if (kept.requestHash !== request.requestHash)
    refuse(422, "This Idempotency-Key was used for another request. Use a new one.");
  if (kept.status === unfinished) return null;
  return { status: kept.status, body: kept.body, location: kept.location, isReplay: true };
}

/** The answer that is kept for a repeated request. In a transaction, the second of two at once waits here until the first is stored, or has failed and left nothing. */
export async function claimKey(db: Db, request: RepeatableRequest): Promise<KeptAnswer | null> {
  const { tokenId, key, requestHash } = request;
  const claimed = await db
    .insert(apiAnswers)
    .values({ tokenId, key, requestHash, status: unfinished })
    .onConflictDoNothing()
    .returning({ key: apiAnswers.key });
  return claimed.length > 0 ? null : findAnswer(db, request);
}

export async function keepAnswer(
  db: Db,
  request: RepeatableRequest,
  { status, body, location }: KeptAnswer,
): Promise<void> {
  await db.update(apiAnswers).set({ status, body, location }).where(keyOf(request));
}

/** After a refusal outside a transaction. */
export async function freeKey(db: Db, request: RepeatableRequest): Promise<void> {
  await db.delete(apiAnswers).where(and(keyOf(request), eq(apiAnswers.status, unfinished)));
}

/** Of the row that a request creates: a repeated one finds it, and another one that has the key later does not. */
export const idFor = ({ tokenId, key, requestHash }: RepeatableRequest): string =>
  // Without a time, because the repeated request comes at another one.
  createIdAt(
    0,
    createHash("sha256").update(`${tokenId} ${key} ${requestHash}`).digest().subarray(0, 10),
  );
