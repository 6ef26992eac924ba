import { data, useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/my-listings-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { isOwnerAction } from "#app/listings/lifecycle/owner-actions.ts";
import { soldPriceSchema } from "#app/listings/lifecycle/sold-price.schema.ts";
import { listingStatuses } from "#app/listings/listing.ts";
import { ChangeBanner, type ChangeResult } from "#app/listings/owned/change-banner.tsx";
import { ListingActions } from "#app/listings/owned/listing-actions.tsx";
import { isListingStatus } from "#app/listings/owned/owned-listing.ts";
import { OwnedListingRow } from "#app/listings/owned/owned-listing-row.tsx";
import { makeOwnedListingView } from "#app/listings/owned/make-owned-listing-view.ts";
import {
  countOwnListings,
  listOwnListings,
} from "#app/listings/owned/owned-listings.queries.server.ts";
import { countLeadsByListing } from "#app/messages/leads/leads.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { PageButton } from "#app/page-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { ListPagination } from "#app/ui/list-pagination.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "My Listings",
    description: "Your listings with their status, views and leads.",
    pathname,
  });

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const requested = url.searchParams.get("status");
  const status = isListingStatus(requested) ? requested : null;
  const page = pageFrom(url.searchParams, pageSize);
  const [counts, listings] = await Promise.all([
    countOwnListings(db, id),
    listOwnListings(db, id, status, page),
  ]);
  const leads = await countLeadsByListing(
    db,
    listings.map((listing) => listing.id),
  );
  const now = new Date();
  const rows = listings.map((listing) =>
    makeOwnedListingView(listing, leads.get(listing.id) ?? 0, now),
  );
  return { status, counts, list: paged(rows, counts[status ?? "all"], page) };
}

/** Changes the state of one listing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  const listingId = String(form.get("listingId") ?? "");
  if (!isOwnerAction(intent)) throw data(null, { status: 400 });
  if (!isId(listingId)) throw data(null, { status: 404 });
  const price = soldPriceSchema.safeParse(form.get("soldPrice") ?? undefined);
  if (!price.success) {
    const error = price.error.issues[0]!.message;
    return data<ChangeResult>({ ok: false, listingId, reason: "price", error }, { status: 422 });
  }
  const outcome = await changeOwnListing(db, jobs, {
    listingId,
    ownerId,
    action: intent,
    soldPrice: price.data,
    now: new Date(),
    requestId,
  });
  if (outcome.ok) return data<ChangeResult>({ ...outcome, listingId });
  if (outcome.reason === "not-found") throw data(null, { status: 404 });
  return data<ChangeResult>({ ok: false, listingId, reason: "not-possible" }, { status: 409 });
}

const labels = {
  draft: "Drafts",
  pending: "Pending",
  active: "Active",
  sold: "Sold",
  expired: "Expired",
} as const;

export default function MyListingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { status, counts, list } = loaderData;
  const { pathname } = useLocation();
  return (
    <TitledSection
      id="listings-title"
      title="My Business Listings"
      aside={
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <HelpLink article="listing-states">What the states mean</HelpLink>
          <HelpLink article="still-for-sale">Why we ask you to confirm</HelpLink>
          <HelpLink article="my-listings">How views are counted</HelpLink>
        </p>
      }
    >
      {actionData && <ChangeBanner result={actionData} />}
      {counts.all > 0 && (
        <FilterLinks
          label="Status"
          links={[
            { label: "All", to: pathname, count: counts.all, current: status === null },
            ...listingStatuses.map((one) => ({
              label: labels[one],
              to: `${pathname}?status=${one}`,
              count: counts[one],
              current: status === one,
            })),
          ]}
        />
      )}
      {list.rows.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-t border-ink">
            {list.rows.map((listing) => (
              <li key={listing.id}>
                <OwnedListingRow listing={listing}>
                  <ListingActions
                    listing={listing}
                    refusal={
                      actionData && "error" in actionData && actionData.listingId === listing.id
                        ? actionData
                        : null
                    }
                  />
                </OwnedListingRow>
              </li>
            ))}
          </ul>
          <ListPagination label="Pages of my listings" list={list} />
        </>
      ) : counts.all > 0 ? (
        <EmptyState
          headingLevel={3}
          title="Nothing here"
          hint="You have no listings with this status."
          action={
            <ButtonLink to={pathname} variant="secondary">
              Show all listings
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title="No listings yet"
          hint="Tell buyers about your business in three steps. You can stop at any time and continue later."
          action={<PageButton to="/sell-business">List New Business</PageButton>}
        />
      )}
    </TitledSection>
  );
}
