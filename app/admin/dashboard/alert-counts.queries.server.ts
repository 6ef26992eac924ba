import { alertKinds, type AlertName } from "#app/admin/dashboard/alerts.ts";
import { countEmails } from "#app/admin/emails/email-list.queries.server.ts";
import { emailListSpec } from "#app/admin/emails/email-list.ts";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import { listingsSource } from "#app/admin/listings/listings-list.queries.server.ts";
import { countListed } from "#app/admin/lists/list-rows.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { countOrders } from "#app/admin/orders/order-list.queries.server.ts";
import { orderListSpec } from "#app/admin/orders/order-list.ts";
import { isQueueKind } from "#app/admin/queues/queue-kind.ts";
import { queueSources } from "#app/admin/queues/queue-sources.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { getOperator } from "#app/platform/operator.server.ts";

type Count = (db: Db, params: URLSearchParams, now: Date) => Promise<number>;

/** By address. Uses the conditions of the lists, so that an alert and its list show the same number. */
const counters: Record<string, Count> = {
  "/admin/orders": (db, params, now) => countOrders(db, parseListState(orderListSpec, params), now),
  "/admin/listings": (db, params) =>
    countListed(db, listingsSource(parseListState(listingsSpec, params))),
  "/admin/emails": (db, params) => countEmails(db, parseListState(emailListSpec, params)),
  "/admin/settings/operator": async (db) => ((await getOperator(db)) ? 0 : 1),
};

async function countBehind(db: Db, to: string, now: Date): Promise<number> {
  const [path, query] = to.split("?");
  const kind = path!.replace("/admin/queues/", "");
  if (isQueueKind(kind)) return (await queueSources[kind].summarize(db, { person: null })).waiting;
  return counters[path!]!(db, new URLSearchParams(query), now);
}

export async function countAlerts(
  db: Db,
  names: readonly AlertName[],
  now: Date,
): Promise<Map<AlertName, number>> {
  const counts = names.map(
    async (name) => [name, await countBehind(db, alertKinds[name].to, now)] as const,
  );
  return new Map(await Promise.all(counts));
}
