import { ECDH } from "node:crypto";
import { and, desc, eq, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { pushSubscriptions } from "#app/accounts/notifications/notifications.table.ts";
import type { pushSubscriptionSchema } from "./push-subscription.schema.ts";
import type { PushSubscriptions } from "#app/platform/push/push-transport.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";

const pushSubscriptionLimit = defineRateLimit("pushSubscription", { max: 30, windowMinutes: 60 });

/** Each browser costs a request per notification. */
const maxBrowsers = 10;

interface Subscribe extends z.infer<typeof pushSubscriptionSchema> {
  userId: string;
  now: Date;
}

type SubscribeOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: "not-valid" | "too-many-attempts" };

/** Another person's browser is reassigned only with its keys: knowing its endpoint is not enough. */
export async function subscribeBrowser(
  db: Db,
  { userId, endpoint, p256dh, auth, now }: Subscribe,
): Promise<SubscribeOutcome> {
  if (!isPointOnCurve(p256dh)) return { ok: false, reason: "not-valid" };
  if (!(await allowAttempt(db, pushSubscriptionLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  return db.transaction(async (tx): Promise<SubscribeOutcome> => {
    const [saved] = await tx
      .insert(pushSubscriptions)
      .values({ userId, endpoint, p256dh, auth, createdAt: now })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, createdAt: now },
        setWhere: sql`${pushSubscriptions.p256dh} = excluded.p256dh and ${pushSubscriptions.auth} = excluded.auth`,
      })
      .returning({ id: pushSubscriptions.id });
    if (!saved) return { ok: false, reason: "not-valid" };
    const tooMany = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(maxBrowsers);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
    return { ok: true, id: saved.id };
  });
}

/** The browser from a push cookie, whose value is untrusted. */
const isBrowser = (id: string | null): SQL =>
  id !== null && isId(id) ? eq(pushSubscriptions.id, id) : sql`false`;

export async function unsubscribeBrowser(db: Db, userId: string, id: string | null): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(isBrowser(id), eq(pushSubscriptions.userId, userId)));
}

/** The previous user of this browser gets no more push messages here. */
export async function unsubscribePredecessor(
  tx: Db,
  userId: string,
  id: string | null,
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(isBrowser(id), ne(pushSubscriptions.userId, userId)));
}

/** Which browser belonged to an ended session is unknown, so all others are unsubscribed. */
export async function unsubscribeOthers(
  tx: Db,
  userId: string,
  exceptId: string | null = null,
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), not(isBrowser(exceptId))));
}

export const isBrowserSubscribed = async (
  db: Db,
  userId: string,
  id: string | null,
): Promise<boolean> =>
  (await db.$count(pushSubscriptions, and(isBrowser(id), eq(pushSubscriptions.userId, userId)))) >
  0;

/** Any other key would fail on encryption. */
function isPointOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    // There is no other way to check.
    return false;
  }
}

export const openSubscriptions = (db: Db): PushSubscriptions => ({
  async find(id) {
    const [found] = await db
      .select(pick(pushSubscriptions, "endpoint", "p256dh", "auth"))
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.id, id));
    return found;
  },
  async remove(id) {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  },
});
