import { and, asc, count, desc, eq } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.table.ts";
import type { DeliveryState } from "./webhook.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";

/** Without the secrets: they are shown once, when they are made. */
const shownColumns = pick(
  webhookEndpoints,
  "id",
  "url",
  "events",
  "state",
  "failingSince",
  "previousSecretUntil",
  "createdAt",
);

export interface OwnWebhook {
  userId: string;
  webhookId: string;
}

export const isOwn = ({ userId, webhookId }: OwnWebhook) =>
  and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, webhookId));

export const listWebhooks = (db: Db, userId: string) =>
  db
    .select(shownColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.id));

export async function findWebhook(db: Db, own: OwnWebhook) {
  const [webhook] = await db.select(shownColumns).from(webhookEndpoints).where(isOwn(own));
  return webhook ?? null;
}

export const countWebhooks = (db: Db, userId: string): Promise<number> =>
  db.$count(webhookEndpoints, eq(webhookEndpoints.userId, userId));

/** The caller has found the webhook among its owner's. */
export async function listDeliveries(
  db: Db,
  webhookId: string,
  { state, page }: { state: DeliveryState | null; page: Page },
) {
  const where = and(
    eq(webhookDeliveries.endpointId, webhookId),
    state ? eq(webhookDeliveries.state, state) : undefined,
  );
  const [[all], rows] = await Promise.all([
    db.select({ deliveries: count() }).from(webhookDeliveries).where(where),
    db
      .select(
        pick(
          webhookDeliveries,
          "messageId",
          "event",
          "data",
          "happenedAt",
          "state",
          "dueAt",
          "attempts",
        ),
      )
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(webhookDeliveries.id))
      .limit(page.size)
      .offset(offsetOf(page)),
  ]);
  return paged(rows, all!.deliveries, page);
}

export const countFailed = (db: Db, webhookId: string): Promise<number> =>
  db.$count(
    webhookDeliveries,
    and(eq(webhookDeliveries.endpointId, webhookId), eq(webhookDeliveries.state, "failed")),
  );

export const exportWebhooks = (db: Db, userId: string) =>
  readRows(
    db,
    webhookEndpoints,
    pick(webhookEndpoints, "id", "url", "events", "state", "createdAt"),
    eq(webhookEndpoints.userId, userId),
  );
