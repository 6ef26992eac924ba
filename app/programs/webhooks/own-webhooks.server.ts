import { eq, sql } from "drizzle-orm";
import type { DeletionStep } from "#app/accounts/data/delete-account.server.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { encrypt, formatSecret, makeSecret } from "./sign-webhook.server.ts";
import { maxWebhooks, rotationDays, type WebhookState } from "./webhook.ts";
import type { WebhookInput } from "./webhook.schema.ts";
import { countWebhooks, isOwn, type OwnWebhook } from "./webhooks.queries.server.ts";
import { webhookEndpoints } from "./webhooks.table.ts";

interface Request {
  secret: string;
  requestId: string;
  now: Date;
}

type Added =
  | { ok: true; webhookId: string; secret: string }
  | Extract<Outcome<"too-many" | "unconfirmed">, { ok: false }>;

/** The secret is in the result, and nowhere else. */
export async function addWebhook(
  db: Db,
  userId: string,
  input: WebhookInput,
  { secret, requestId }: Request,
): Promise<Added> {
  return db.transaction(async (tx) => {
    // The lock keeps concurrent requests from exceeding the limit.
    const { emailVerified } = await lockPerson(tx, userId);
    if (!emailVerified) return { ok: false, reason: "unconfirmed" };
    if ((await countWebhooks(tx, userId)) >= maxWebhooks) return { ok: false, reason: "too-many" };
    const webhookId = createId();
    const made = makeSecret();
    const values = { id: webhookId, userId, ...input, secret: encrypt(secret, webhookId, made) };
    await tx.insert(webhookEndpoints).values(values);
    await recordOwnAction(tx, userId, "webhook-added", requestId, { url: input.url });
    return { ok: true, webhookId, secret: formatSecret(made) };
  });
}

/** What waits goes to the new address. */
export const changeWebhook = (db: Db, own: OwnWebhook, input: WebhookInput, requestId: string) =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(webhookEndpoints)
      .set(input)
      .where(isOwn(own))
      .returning({ id: webhookEndpoints.id });
    if (changed.length > 0)
      await recordOwnAction(tx, own.userId, "webhook-changed", requestId, { url: input.url });
    return changed.length > 0;
  });

/** The old secret signs beside the new one for a day. Null if it is not theirs. */
export async function rotateSecret(
  db: Db,
  own: OwnWebhook,
  { secret, requestId, now }: Request,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const made = makeSecret();
    const rotated = await tx
      .update(webhookEndpoints)
      .set({
        secret: encrypt(secret, own.webhookId, made),
        previousSecret: sql`${webhookEndpoints.secret}`,
        previousSecretUntil: addDays(now, rotationDays),
      })
      .where(isOwn(own))
      .returning({ id: webhookEndpoints.id });
    if (rotated.length === 0) return null;
    await recordOwnAction(tx, own.userId, "webhook-secret-renewed", requestId);
    return formatSecret(made);
  });
}

/** Paused, it records nothing new; what waits is sent when it goes on. One that failed has to take something before it counts as well. */
export async function setWebhookState(
  db: Db,
  own: OwnWebhook,
  state: Exclude<WebhookState, "failing">,
): Promise<boolean> {
  const changed = await db
    .update(webhookEndpoints)
    .set({ state })
    .where(isOwn(own))
    .returning({ id: webhookEndpoints.id });
  return changed.length > 0;
}

export const removeWebhook = (db: Db, own: OwnWebhook, requestId: string) =>
  db.transaction(async (tx) => {
    const removed = await tx
      .delete(webhookEndpoints)
      .where(isOwn(own))
      .returning({ id: webhookEndpoints.id, url: webhookEndpoints.url });
    if (removed[0])
      await recordOwnAction(tx, own.userId, "webhook-removed", requestId, { url: removed[0].url });
    return removed.length > 0;
  });

export const forgetWebhooks: DeletionStep = async (tx, { id }) => {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, id));
};
