import { type Administrator, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { areRatesStale, listFirstRun } from "#app/admin/dashboard/first-run.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { getTaxNumbers } from "#app/payments/tax/tax-settings.queries.server.ts";
import type { Env } from "#app/platform/env.ts";
import { loadActivity } from "#app/admin/dashboard/activity.queries.server.ts";
import {
  alertKinds,
  type AlertName,
  alertNamesFor,
  canSeeJobs,
  makeAlerts,
  setUpAlerts,
} from "#app/admin/dashboard/alerts.ts";
import { addDays, monthBefore, monthStart } from "#app/admin/dashboard/calendar-day.ts";
import { listFigures } from "#app/admin/dashboard/figures.queries.server.ts";
import { type FigureName, type PeriodName, periods } from "#app/admin/dashboard/figures.ts";
import {
  growthStart,
  makeCards,
  makeGrowth,
  makePerformance,
} from "#app/admin/dashboard/make-panels.ts";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import { countCategories, listingsList } from "#app/admin/listings/listings-list.queries.server.ts";
import { countListed } from "#app/admin/lists/list-rows.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { categoryName } from "#app/listings/category.ts";
import type { Db } from "#app/platform/db/db.ts";
import { countFailingJobs } from "#app/platform/jobs/failing-jobs.ts";
import { percentileOf } from "#app/platform/performance/latency-bounds.ts";
import { listPerformanceHours } from "#app/platform/performance/performance.queries.server.ts";
import type { Health } from "#app/platform/health.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { dayMs } from "#app/shared/day.ts";
import { emailsList } from "#app/admin/emails/email-list.queries.server.ts";
import { ordersList } from "#app/admin/orders/order-list.queries.server.ts";
import { countOverdue } from "#app/admin/queues/deliverables/deliverable-queue.server.ts";
import { isQueueKind } from "#app/admin/queues/queue-kind.ts";
import { queueSources } from "#app/admin/queues/source/queue-sources.server.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { officeDay } from "#app/ui/format/format-date.ts";

interface DashboardServices {
  env: Pick<Env, "mode" | "SMTP_URL" | "PAYMENTS">;
  db: Db;
  queryCache: QueryCache;
  health: Pick<Health, "listDegraded">;
}

const activeListings = parseListState(listingsSpec, new URLSearchParams("status=active"));
const shownCategories = 8;

export async function loadDashboard(
  { db, queryCache, health, env }: DashboardServices,
  { id: viewerId, adminAreas: areas }: Administrator,
  period: PeriodName,
  now: Date,
) {
  const can = (path: string) => canOpenAdminPath(areas, path);
  const today = officeDay(now);
  const names = figureNamesFor(can);
  const seesListings = can("/admin/listings");
  const [figures, active, categories, alertCounts, failingJobs, degraded, activity, hours] =
    await Promise.all([
      listFigures(db, names, firstDay(today, period), now),
      seesListings
        ? queryCache.get("admin: active listings", (primary) =>
            countListed(primary, listingsList.source(activeListings)),
          )
        : null,
      seesListings ? countCategories({ db, queryCache }, activeListings) : null,
      countAlerts(db, alertNamesFor(areas), now),
      canSeeJobs(areas) ? queryCache.get("admin: failing jobs", countFailingJobs) : 0,
      canSeeJobs(areas) ? health.listDegraded() : [],
      loadActivity(db, areas, now),
      canSeeJobs(areas) ? listPerformanceHours(db, new Date(now.getTime() - dayMs)) : null,
    ]);
  const firstRun =
    areas === null && env.mode === "production"
      ? listFirstRun({
          hasOperator: alertCounts.get("operator") === 0,
          hasTaxNumber: alertCounts.get("tax-number") === 0,
          hasFreshRates: alertCounts.get("stale-rates") === 0,
          hasMail: env.SMTP_URL !== undefined,
          hasPayments: env.PAYMENTS === "stripe",
          hasTwoStep: await isTwoFactorOn(db, viewerId),
        })
      : null;
  if (firstRun) for (const name of setUpAlerts) alertCounts.delete(name);
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
    firstRun,
    activity,
    categories: categories && topCategories(categories),
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

function topCategories(counts: Awaited<ReturnType<typeof countCategories>>) {
  return counts
    .filter(({ listings }) => listings > 0)
    .toSorted((one, other) => other.listings - one.listings)
    .slice(0, shownCategories)
    .map(({ category, listings }) => ({
      label: categoryName(category),
      value: listings,
      text: formatNumber(listings),
      to: `/admin/listings?status=active&category=${category}`,
    }));
}

/** By address. Uses the conditions of the lists, so that an alert and its list show the same number. */
const lists = [ordersList, listingsList, emailsList];

const setUpChecks: Record<string, ((db: Db, now: Date) => Promise<boolean>) | undefined> = {
  "/admin/settings/operator": async (db) => !(await getOperator(db)),
  "/admin/settings/taxes": async (db) => Object.keys(await getTaxNumbers(db)).length === 0,
  "/admin/settings/exchange-rates": async (db, now) =>
    areRatesStale((await getExchangeRates(db)).asOf, now),
};

async function countBehind(db: Db, to: string, now: Date): Promise<number> {
  const { pathname, searchParams } = new URL(to, "http://localhost");
  const kind = pathname.replace("/admin/queues/", "");
  if (searchParams.has("overdue")) return countOverdue(db, now);
  if (isQueueKind(kind)) return (await queueSources[kind].summarize(db, null)).waiting;
  const isMissing = setUpChecks[pathname];
  if (isMissing) return Number(await isMissing(db, now));
  return lists.find(({ spec }) => spec.pathname === pathname)!.count(db, searchParams);
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
