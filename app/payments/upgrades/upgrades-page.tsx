import { data, redirect } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/upgrades-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { OrdersList } from "#app/payments/orders/orders-list.tsx";
import { askProvider } from "#app/payments/payment-request.server.ts";
import {
  cancelRenewal,
  openPortal,
  resumeRenewal,
} from "#app/payments/renewals/change-renewal.server.ts";
import { RunningPackages } from "#app/payments/upgrades/running-packages.tsx";
import {
  countOrders,
  listOrders,
  listPackages,
  listPurchasable,
} from "#app/payments/upgrades/upgrades.queries.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta = privatePage(
  "Upgrades",
  "Your packages, when they renew or end, and your orders.",
);

const pageSize = 20;
/** More than anyone has. */
const all = { page: 1, size: 100 };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const page = pageFrom(url.searchParams, pageSize);
  const [packages, purchasable, total, orders] = await Promise.all([
    listPackages(db, id, all),
    listPurchasable(db, id, all),
    countOrders(db, id),
    listOrders(db, id, page),
  ]);
  return { packages, purchasable, orders: paged(orders, total, page) };
}

type Command = (
  ...args: Parameters<typeof cancelRenewal>
) => Promise<{ ok: true; url?: string } | { ok: false }>;

const commands: Record<string, Command> = {
  "change-card": openPortal,
  "cancel-renewal": cancelRenewal,
  "resume-renewal": resumeRenewal,
};

const done: Record<string, string> = {
  "cancel-renewal": "The renewal is cancelled. Your listing stays live until the date below.",
  "resume-renewal": "The renewal is back on.",
};

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const form = await readForm(request);
  const intent = String(form.get("intent"));
  const change = { userId, subscriptionId: String(form.get("renewal")), now: new Date() };
  const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
  if (!command) throw data(null, { status: 400 });
  const outcome = await askProvider(context, (services) => command(services, change));
  if (!outcome) {
    const message = "Our payment provider did not answer. Please try again in a moment.";
    return data({ ok: false, message }, { status: 503 });
  }
  if (!outcome.ok) notFound();
  if (outcome.url) return redirect(outcome.url, 303);
  return data({ ok: true, message: done[intent] });
}

export default function UpgradesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { packages, purchasable, orders } = loaderData;
  return (
    <div className="flex flex-col gap-12">
      {actionData && (
        <Banner tone={actionData.ok ? "success" : "danger"}>{actionData.message}</Banner>
      )}
      <TitledSection
        id="packages-title"
        title="My packages"
        aside={<HelpLink article="packages">Packages, prices and renewals</HelpLink>}
      >
        <RunningPackages packages={packages} />
      </TitledSection>
      {purchasable.length > 0 && (
        <TitledSection id="purchasable-title" title="Ready to advertise">
          <PurchasableListings listings={purchasable} />
        </TitledSection>
      )}
      <TitledSection id="orders-title" title="Orders">
        <OrdersList orders={orders.rows} />
        <ListPagination label="Pages of orders" list={orders} />
      </TitledSection>
    </div>
  );
}

type Purchasable = Awaited<ReturnType<typeof listPurchasable>>;

function PurchasableListings({ listings }: { listings: Purchasable }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {listings.map((listing) => {
        const title = listing.title || "Untitled Draft";
        return (
          <li
            key={listing.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
          >
            <div className="min-w-0 grow basis-64">
              <h3 className="font-serif text-lg leading-snug font-medium tracking-tight">
                {title}
              </h3>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
                <Badge>{listing.status === "draft" ? "Draft" : "Expired"}</Badge>
                {listing.status === "expired" && listing.expiresAt ? (
                  <span>
                    Ended <DateText value={listing.expiresAt} />
                  </span>
                ) : (
                  <span>
                    Last updated <DateText value={listing.updatedAt} />
                  </span>
                )}
              </p>
            </div>
            <ButtonLink
              to={`/account/upgrades/${listing.id}`}
              variant="secondary"
              size="sm"
              aria-label={`Choose a package for ${title}`}
            >
              Choose a package
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
