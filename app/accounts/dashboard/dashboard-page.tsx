import { messagesTopic } from "#app/messages/thread/thread.ts";
import { Link, replace, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/dashboard-page.ts";
import { ManyListings } from "#app/brokerage/many-listings.tsx";
import { getBuyerFacts } from "#app/accounts/users.queries.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { makeCard } from "#app/listings/card/make-card.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { DraftsSection } from "#app/selling/owned/drafts-list.tsx";
import { NeedsToday } from "#app/selling/owned/needs-today.tsx";
import { editHref, fillDays, ownedQuery, wholeList } from "#app/selling/owned/owned-listing.ts";
import { dayBefore } from "#app/shared/day.ts";
import { OwnedListingsSection, ViewsChart } from "#app/selling/owned/owned-listings-section.tsx";
import {
  countOwnListings,
  countOwnViews,
  listDrafts,
  listOwnListings,
  listOwnViewsByDay,
} from "#app/selling/owned/owned-listings.queries.server.ts";
import { ReviewNote } from "#app/listings/review/review-note.tsx";
import { makeOwnedListingView } from "#app/selling/owned/make-owned-listing-view.ts";
import { listLatestSaved } from "#app/shortlist/saved/saved-listings.queries.server.ts";
import { SavedSection } from "#app/shortlist/saved/saved-section.tsx";
import { RecentSearchesSection } from "#app/search/recent-searches-section.tsx";
import { wholeInbox } from "#app/messages/leads/inbox-search.ts";
import { RecentLeads } from "#app/messages/leads/recent-leads.tsx";
import { countLeads, listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { PaymentBanner } from "#app/payments/return/payment-banner.tsx";
import { findPaymentResult } from "#app/payments/return/payment-result.queries.server.ts";
import { listRenewalDates } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { nothingUnread, useUnreadCounts } from "#app/platform/live/unread-counts.tsx";
import { loadOrKeep } from "#app/platform/live/background-load.ts";
import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { privatePage } from "#app/shared/page-meta.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

import { Banner } from "#app/ui/feedback/banner.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const meta = privatePage(
  "Dashboard",
  "Your listings, messages, drafts and figures at a glance.",
);

const firstThree = { page: 1, size: 3 };
const newestActive = { ...wholeList, status: "active" } as const;
const chartDays = 30;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, userType } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const now = new Date();
  const isReturning = url.searchParams.get("payment") === "success";
  const clean = new URLSearchParams(url.search);
  clean.delete("payment");
  const cleanHref = clean.size > 0 ? `${url.pathname}?${clean.toString()}` : url.pathname;
  // Anyone can type the URL.
  const payment = isReturning ? await findPaymentResult(db, id, now) : null;
  if (isReturning && !payment) throw replace(cleanHref);
  const [facts, counts, recentLeads] = await Promise.all([
    userType === "buyer" ? getBuyerFacts(db, id) : null,
    countLeads(db, id, wholeInbox, now),
    listLeads(db, id, wholeInbox, firstThree, { now, order: "latest-first" }),
  ]);
  const conversations = {
    now: now.toISOString(),
    leads: counts.inbox + counts.archived,
    inbox: counts.inbox,
    recentLeads,
  };
  return facts?.listings === 0
    ? { ...conversations, buying: await loadBuying(context, facts, now), selling: null }
    : {
        ...conversations,
        buying: null,
        selling: {
          ...(await loadSelling(context, now)),
          isBroker: userType === "broker",
          payment,
          cleanHref,
        },
      };
}

type Context = Route.LoaderArgs["context"];

async function loadBuying(
  context: Context,
  { emailVerified, saved }: Awaited<ReturnType<typeof getBuyerFacts>>,
  now: Date,
) {
  const { id, email } = context.get(viewerContext);
  const { db, queryCache } = context.get(servicesContext);
  const { currency } = context.get(requestContext).preferences;
  const [rows, rates] = await Promise.all([
    saved > 0 ? listLatestSaved(db, id, now, firstThree.size) : [],
    getCachedRates(queryCache),
  ]);
  return {
    unconfirmedEmail: emailVerified ? null : email,
    saved,
    cards: rows.map((row) => makeCard(row, { now, currency, rates })),
  };
}

async function loadSelling(context: Context, now: Date) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const { statuses: counts, needs } = await countOwnListings(db, id, now);
  const hasPublished = counts.all > counts.draft;
  const [views, days, pending, active, drafts] = await Promise.all([
    hasPublished ? countOwnViews(db, id) : 0,
    hasPublished ? listOwnViewsByDay(db, id, dayBefore(now, chartDays - 1)) : [],
    counts.pending > 0
      ? listOwnListings(db, id, { ...newestActive, status: "pending" }, { ...firstThree, now })
      : [],
    counts.active > 0 ? listOwnListings(db, id, newestActive, { ...firstThree, now }) : [],
    counts.draft > 0 ? listDrafts(db, id, firstThree) : [],
  ]);
  const renewals = await listRenewalDates(
    db,
    active.map((listing) => listing.id),
  );
  return {
    counts,
    needs: hasPublished ? needs : null,
    views,
    pending: pending.map((listing) => makeOwnedListingView(listing, null, now)),
    active: active.map((listing) =>
      makeOwnedListingView(listing, null, now, renewals.get(listing.id)),
    ),
    drafts,
    viewsByDay: hasPublished ? fillDays(days, now, chartDays) : null,
  };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadOrKeep(request, serverLoader);

type DashboardData = Awaited<ReturnType<typeof loader>>;

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { buying, selling, ...conversations } = loaderData;
  const loaded = useRouteLoaderData<typeof rootLoader>("root")?.unread ?? nothingUnread;
  const { unreadLeads } = useUnreadCounts(loaded);
  useLiveRevalidation(messagesTopic);
  const given = { ...conversations, unreadLeads };
  return (
    <div className="flex flex-col gap-10">
      {buying && <BuyerDashboard {...given} {...buying} />}
      {selling && <SellerDashboard {...given} {...selling} />}
    </div>
  );
}

type Conversations = Pick<DashboardData, "now" | "leads" | "inbox" | "recentLeads"> & {
  unreadLeads: number;
};

function BuyerDashboard(props: Conversations & NonNullable<DashboardData["buying"]>) {
  const { unconfirmedEmail, saved, cards, leads, inbox, recentLeads, now, unreadLeads } = props;
  const conversations = { count: inbox, archived: leads - inbox, now };
  return (
    <>
      {unconfirmedEmail && <ConfirmEmailBanner email={unconfirmedEmail} />}
      <AccountStatistics
        figures={[
          { label: "Saved Listings", value: saved },
          { label: "Inquiries sent", value: leads },
        ]}
        unread={{ label: "Unread messages", value: unreadLeads }}
      />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <SavedSection cards={cards} count={saved} />
          <RecentLeads kind="inquiries" leads={recentLeads} {...conversations} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <QuickActions inbox="Messages" />
          <RecentSearchesSection />
        </div>
      </div>
    </>
  );
}

function SellerDashboard(props: Conversations & NonNullable<DashboardData["selling"]>) {
  const { counts, needs, views, pending, active, drafts, viewsByDay, payment, cleanHref } = props;
  const conversations = { count: props.inbox, archived: props.leads - props.inbox, now: props.now };
  return (
    <>
      <PaymentBanner payment={payment} cleanHref={cleanHref} />
      {pending.map(
        (listing) =>
          listing.review && (
            <ReviewNote
              key={listing.id}
              {...listing.review}
              listing={{ title: listing.title, href: editHref(listing) }}
            />
          ),
      )}
      <AccountStatistics
        figures={[
          { label: "Total Listings", value: counts.all },
          { label: "Active Listings", value: counts.active },
          { label: "Total Views", value: views },
          { label: "Leads", value: props.leads },
        ]}
        unread={{ label: "Unread Leads", value: props.unreadLeads }}
      />
      {needs && (
        <NeedsToday
          counts={needs}
          current={null}
          href={(need) => `/account/listings${ownedQuery({ ...wholeList, need })}`}
        />
      )}
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-10">
          <OwnedListingsSection
            listings={active}
            count={counts.active}
            others={counts.all > counts.draft ? "ended" : counts.draft > 0 ? "drafts" : null}
          />
          {viewsByDay && <ViewsChart days={viewsByDay} />}
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:row-span-2">
          <QuickActions inbox="Leads" />
          <RecentLeads kind="leads" leads={props.recentLeads} {...conversations} />
          {props.isBroker && <ManyListings />}
        </div>
        <DraftsSection drafts={drafts} count={counts.draft} />
      </div>
    </>
  );
}

interface Statistic {
  label: string;
  value: number;
}

interface AccountStatisticsProps {
  figures: Statistic[];
  unread: Statistic;
}

function AccountStatistics({ figures, unread }: AccountStatisticsProps) {
  const shown: (Statistic & { strong?: boolean })[] = [
    ...figures,
    ...(unread.value > 0 ? [{ ...unread, strong: true }] : []),
  ];
  return (
    <section aria-labelledby="account-statistics">
      <h2 id="account-statistics" className="eyebrow mb-3">
        Account Statistics
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-0">
        {shown.map(({ label, value, strong }) => (
          <div
            key={label}
            className="flex flex-col-reverse sm:border-s sm:border-line sm:px-7 sm:first:border-s-0 sm:first:ps-0"
          >
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className={`display figures text-2xl ${strong ? "text-warm-ink" : ""}`}>
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ConfirmEmailBanner({ email }: { email: string }) {
  return (
    <Banner tone="warning" title="Confirm your email address">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 wrap-anywhere">
          {`Open the link that we emailed to ${email}. Until then you can send 3 inquiries a day.`}
        </p>
        <PostButton
          intent="send-confirmation"
          form={{ action: "/account/security" }}
          variant="secondary"
          size="sm"
        >
          Send a new link
        </PostButton>
      </div>
    </Banner>
  );
}

const actionsOf = (inbox: "Messages" | "Leads") =>
  [
    { label: "List New Business", to: "/sell-business", icon: "plus" },
    { label: "Manage Listings", to: "/account/listings", icon: "list" },
    { label: `View ${inbox}`, to: "/account/leads", icon: "message-square" },
    { label: "Saved Listings", to: "/account/saved-listings", icon: "heart" },
    { label: "Upgrade Account", to: "/account/upgrades", icon: "star" },
    { label: "Edit Profile", to: "/account/profile", icon: "user" },
  ] as const;

function QuickActions({ inbox }: { inbox: "Messages" | "Leads" }) {
  return (
    <Section id="quick-actions" title="Quick Actions">
      <ul>
        {actionsOf(inbox).map(({ label, to, icon }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 font-medium transition-colors duration-120 hover:bg-sunken hover:text-accent"
            >
              <Icon name={icon} className="size-5 text-accent" />
              {label}
              <Icon name="chevron-right" className="ms-auto size-4 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
