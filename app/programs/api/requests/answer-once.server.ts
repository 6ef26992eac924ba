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

/** Null for a new key. */
export async function findAnswer(db: Db, request: RepeatableRequest): Promise<KeptAnswer | null> {
  const [kept] = await db.select().from(apiAnswers).where(keyOf(request));
  if (!kept) return null;
  if (kept.requestHash !== request.requestHash)
    refuse(422, "This Idempotency-Key was used for another request. Use a new one.");
  return { status: kept.status, body: kept.body, location: kept.location, isReplay: true };
}

/** Of two requests at once the second one waits here until the first is stored, or has failed and left nothing. */
export async function claimKey(tx: Db, request: RepeatableRequest): Promise<boolean> {
  const { tokenId, key, requestHash } = request;
  const claimed = await tx
    .insert(apiAnswers)
    .values({ tokenId, key, requestHash, status: 0 })
    .onConflictDoNothing()
    .returning({ key: apiAnswers.key });
  return claimed.length > 0;
}

export async function keepAnswer(
  tx: Db,
  request: RepeatableRequest,
  { status, body, location }: KeptAnswer,
): Promise<void> {
  await tx.update(apiAnswers).set({ status, body, location }).where(keyOf(request));
}

/** Of the row that a request creates: a repeated one finds it. */
export const idFor = ({ tokenId, key }: RepeatableRequest): string =>
  // Without a time, because the repeated request comes at another one.
  createIdAt(0, createHash("sha256").update(`${tokenId} ${key}`).digest().subarray(0, 10));
