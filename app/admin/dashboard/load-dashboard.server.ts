import { type AdminAreas, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import {
  listAdministratorActions,
  listNewListings,
  listPaidOrders,
  listSignUps,
} from "#app/admin/dashboard/activity.queries.server.ts";
import {
  alertKinds,
  type AlertName,
  alertNamesFor,
  canSeeJobs,
  makeAlerts,
} from "#app/admin/dashboard/alerts.ts";
import { addDays, dayOf, monthBefore, monthStart } from "#app/admin/dashboard/calendar-day.ts";
import { listFigures } from "#app/admin/dashboard/figures.queries.server.ts";
import type { FigureName } from "#app/admin/dashboard/figures.ts";
import { canSeeSubject, makeActivity } from "#app/admin/dashboard/make-activity.ts";
import { makeCards } from "#app/admin/dashboard/make-cards.ts";
import { growthStart, makeGrowth } from "#app/admin/dashboard/make-growth.ts";
import { makePerformance } from "#app/admin/dashboard/make-performance.ts";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import {
  countCategories,
  listingsSource,
} from "#app/admin/listings/listings-list.queries.server.ts";
import { countListed } from "#app/admin/lists/list-rows.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { makeTopCategories } from "#app/admin/dashboard/make-top-categories.ts";
import { type PeriodName, periods } from "#app/admin/dashboard/period.ts";
import type { Db } from "#app/platform/db/db.ts";
import { countFailingJobs } from "#app/platform/jobs/failing-jobs.ts";
import { percentileOf } from "#app/platform/performance/latency-bounds.ts";
import { listPerformanceHours } from "#app/platform/performance/performance.queries.server.ts";
import type { Health } from "#app/platform/health.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { dayMs } from "#app/shared/day.ts";
import { countEmails } from "#app/admin/emails/email-list.queries.server.ts";
import { emailListSpec } from "#app/admin/emails/email-list.ts";
import { countOrders } from "#app/admin/orders/order-list.queries.server.ts";
import { orderListSpec } from "#app/admin/orders/order-list.ts";
import { isQueueKind } from "#app/admin/queues/queue-kind.ts";
import { queueSources } from "#app/admin/queues/queue-sources.server.ts";
import { getOperator } from "#app/platform/operator.server.ts";

interface DashboardServices {
  db: Db;
  queryCache: QueryCache;
  health: Pick<Health, "listDegraded">;
}

const activeListings = parseListState(listingsSpec, new URLSearchParams("status=active"));
const activityLimit = 8;
/** More than shown: limited administrators do not see all of them. */
const actionLimit = 30;

/** Loads only the areas of the administrator. */
export async function loadDashboard(
  { db, queryCache, health }: DashboardServices,
  areas: AdminAreas,
  period: PeriodName,
  now: Date,
) {
  const can = (path: string) => canOpenAdminPath(areas, path);
  const today = dayOf(now);
  const names = figureNamesFor(can);
  const seesListings = can("/admin/listings");
  const [figures, active, categories, alertCounts, failingJobs, degraded, activity, hours] =
    await Promise.all([
      listFigures(db, names, firstDay(today, period), now),
      seesListings
        ? queryCache.get("admin: active listings", (primary) =>
            countListed(primary, listingsSource(activeListings)),
          )
        : null,
      seesListings ? countCategories({ db, queryCache }, activeListings) : null,
      countAlerts(db, alertNamesFor(areas), now),
      canSeeJobs(areas) ? queryCache.get("admin: failing jobs", countFailingJobs) : 0,
      canSeeJobs(areas) ? health.listDegraded() : [],
      loadActivity(db, areas, now),
      canSeeJobs(areas) ? listPerformanceHours(db, new Date(now.getTime() - dayMs)) : null,
    ]);
  const parts = {
    users: can("/admin/users"),
    activeListings: active,
    messages: can("/admin/messages"),
    revenue: can("/admin/revenue"),
  };
  return {
    cards: makeCards(figures, parts, today, period),
    growth: makeGrowth(figures, names, today, period),
    alerts: makeAlerts(alertCounts, { failingJobs, degraded }),
    activity,
    categories: categories && makeTopCategories(categories),
    performance: hours && { figures: makePerformance(hours, percentileOf) },
  };
}

const figureNamesFor = (can: (path: string) => boolean): FigureName[] => [
  ...(can("/admin/users") ? (["users", "new-users"] as const) : []),
  ...(can("/admin/listings") ? (["active-listings", "new-listings"] as const) : []),
  ...(can("/admin/messages") ? (["messages", "new-messages"] as const) : []),
  ...(can("/admin/revenue") ? (["revenue"] as const) : []),
];

function firstDay(today: string, period: PeriodName): string {
  const twoPeriods = addDays(today, -2 * periods[period].days);
  return [twoPeriods, growthStart(today, period), monthStart(monthBefore(today))].toSorted()[0]!;
}

async function loadActivity(db: Db, areas: AdminAreas, now: Date) {
  const can = (path: string) => canOpenAdminPath(areas, path);
  const since = new Date(now.getTime() - 30 * dayMs);
  const [signUps, listings, orders, actions] = await Promise.all([
    can("/admin/users") ? listSignUps(db, activityLimit) : [],
    can("/admin/listings") ? listNewListings(db, activityLimit) : [],
    can("/admin/orders") ? listPaidOrders(db, activityLimit) : [],
    listAdministratorActions(db, since, actionLimit),
  ]);
  const visible = actions.filter(({ subjectType, subjectId }) =>
    canSeeSubject(areas, subjectType, subjectId),
  );
  return makeActivity({ signUps, listings, orders, actions: visible }, activityLimit, now);
}

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

async function countAlerts(
  db: Db,
  names: readonly AlertName[],
  now: Date,
): Promise<Map<AlertName, number>> {
  const counts = names.map(
    async (name) => [name, await countBehind(db, alertKinds[name].to, now)] as const,
  );
  return new Map(await Promise.all(counts));
}
