import { replace, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/dashboard-page.ts";
import { AccountStatistics } from "#app/accounts/dashboard/account-statistics.tsx";
import { PaymentBanner } from "#app/accounts/dashboard/payment-banner.tsx";
import { QuickActions } from "#app/accounts/dashboard/quick-actions.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { DraftsSection } from "#app/listings/owned/drafts-section.tsx";
import { dayBefore, fillDays } from "#app/listings/owned/owned-listing.ts";
import { OwnedListingsSection } from "#app/listings/owned/owned-listings-section.tsx";
import {
  countOwnListings,
  countOwnViews,
  listDrafts,
  listOwnListings,
  listOwnViewsByDay,
} from "#app/listings/owned/owned-listings.queries.server.ts";
import { makeOwnedListingView } from "#app/listings/owned/make-owned-listing-view.ts";
import { ViewsChart } from "#app/listings/owned/views-chart.tsx";
import { countLeads, listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { LeadsSection } from "#app/messages/leads/leads-section.tsx";
import { hasPaidListing } from "#app/payments/paid-listing.queries.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageTitle } from "#app/shared/brand.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Dashboard") }];

const firstThree = { page: 1, size: 3 };
const chartDays = 30;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const now = new Date();
  const paid = url.searchParams.get("payment") === "success";
  const clean = new URLSearchParams(url.search);
  clean.delete("payment");
  const cleanHref = clean.size > 0 ? `${url.pathname}?${clean.toString()}` : url.pathname;
  // The address alone proves nothing: anybody can type it.
  if (paid && !(await hasPaidListing(db, id))) throw replace(cleanHref);
  const [counts, leads, recentLeads] = await Promise.all([
    countOwnListings(db, id),
    countLeads(db, id),
    listLeads(db, id, null, firstThree),
  ]);
  // Somebody who has never published has no statistics, and most people have no listings at all.
  const hasPublished = counts.all > counts.draft;
  const [views, days, active, drafts] = await Promise.all([
    hasPublished ? countOwnViews(db, id) : 0,
    hasPublished ? listOwnViewsByDay(db, id, dayBefore(now, chartDays - 1)) : [],
    counts.active > 0 ? listOwnListings(db, id, "active", firstThree) : [],
    counts.draft > 0 ? listDrafts(db, id, firstThree) : [],
  ]);
  return {
    now: now.toISOString(),
    figures: {
      totalListings: counts.all,
      activeListings: counts.active,
      totalViews: views,
      leads,
    },
    draftCount: counts.draft,
    active: active.map((listing) => makeOwnedListingView(listing, null)),
    drafts,
    recentLeads,
    viewsByDay: hasPublished ? fillDays(days, now, chartDays) : null,
    paid,
    cleanHref,
  };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { figures, active, drafts, draftCount, recentLeads, viewsByDay, now } = loaderData;
  const unreadLeads = useRouteLoaderData<typeof rootLoader>("root")?.unreadLeads ?? 0;
  return (
    <div className="flex flex-col gap-10">
      <PaymentBanner shown={loaderData.paid} cleanHref={loaderData.cleanHref} />
      <AccountStatistics figures={{ ...figures, unreadLeads }} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <OwnedListingsSection listings={active} count={figures.activeListings} />
          {viewsByDay && <ViewsChart days={viewsByDay} />}
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:row-span-2">
          <QuickActions />
          <LeadsSection leads={recentLeads} count={figures.leads} now={now} />
        </div>
        <DraftsSection drafts={drafts} count={draftCount} />
      </div>
    </div>
  );
}
