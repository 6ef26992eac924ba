import { data, useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/my-listings-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { answerOwnerAction } from "./answer-owner-action.server.ts";
import { allLabel, ownerBulkLabels } from "./bulk/bulk-change.ts";
import { BulkBar } from "#app/ui/bulk/bulk-bar.tsx";
import { ListingsTable } from "./bulk/listings-table.tsx";
import { ChangeBanner } from "./change-banner.tsx";
import { ListingActions } from "./listing-actions.tsx";
import { ownedParams, parseOwnedSearch, sortedQuery } from "./owned-listing.ts";
import { formatResponseTime } from "#app/messages/reply-time/reply-time.ts";
import { OwnedToolbar } from "./owned-toolbar.tsx";
import { OwnedListingRow } from "./owned-listing-row.tsx";
import { makeOwnedListingView } from "./make-owned-listing-view.ts";
import { countOwnListings, listOwnListings } from "./owned-listings.queries.server.ts";
import { listRenewalDates } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "My listings",
  "Your listings, what they need, and how they do with buyers.",
);

const pageSize = 20;
const brokerPageSize = 25;
/** Fewer fit at a glance. */
const fewestToFilter = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, userType } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const search = parseOwnedSearch(url.searchParams);
  const isBroker = userType === "broker";
  const page = pageFrom(url.searchParams, isBroker ? brokerPageSize : pageSize);
  const now = new Date();
  const [counts, listings] = await Promise.all([
    countOwnListings(db, id, now, search.words),
    listOwnListings(db, id, search, { ...page, now }),
  ]);
  const renewals = await listRenewalDates(
    db,
    listings.map((listing) => listing.id),
  );
  const rows = listings.map((listing) =>
    Object.assign(makeOwnedListingView(listing, listing.leads, now, renewals.get(listing.id)), {
      replyTime: listing.replySeconds === null ? null : formatResponseTime(listing.replySeconds),
    }),
  );
  const { statuses, needs } = counts;
  const total = search.need ? needs[search.need] : statuses[search.status ?? "all"];
  return { search, isBroker, counts, list: paged(rows, total, page) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const intent = formText(form, "intent");
  const listingId = formText(form, "listingId");
  if (!isId(listingId)) throw data(null, { status: intent === "" ? 400 : 404 });
  return answerOwnerAction(context.get(servicesContext), {
    ownerId,
    listingId,
    intent,
    form,
    now: new Date(),
    requestId,
  });
}

export default function MyListingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, counts, list, isBroker } = loaderData;
  const { pathname } = useLocation();
  const isFiltered = Boolean(search.words || search.status || search.need);
  return (
    <TitledSection
      id="listings-title"
      title="My Business Listings"
      aside={
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {isBroker && (
            <>
              <PlainLink to="/account/mandates" className="link text-sm">
                Listings I represent
              </PlainLink>
              <PlainLink to="/account/reports" className="link text-sm">
                Owner reports
              </PlainLink>
            </>
          )}
          <PlainLink to="/account/import" className="link text-sm">
            Import and export
          </PlainLink>
          <HelpLink article="listing-states">What each status means</HelpLink>
          <HelpLink article="still-for-sale">Why we ask you to confirm</HelpLink>
          <HelpLink article="my-listings">How views are counted</HelpLink>
        </p>
      }
    >
      {actionData && <ChangeBanner result={actionData} />}
      {(counts.statuses.all >= (isBroker ? 1 : fewestToFilter) || isFiltered) && (
        <OwnedToolbar search={search} counts={counts} hasHeaders={isBroker} />
      )}
      {list.rows.length > 0 ? (
        <>
          {isBroker ? (
            <>
              <BulkBar
                labels={ownerBulkLabels}
                action="/account/listings/bulk"
                submitLabel="Continue"
                params={ownedParams(search)}
                allLabel={list.pages > 1 ? allLabel(list.total) : null}
                shown={list.rows.map(({ id }) => id).join()}
              />
              <ListingsTable
                listings={list.rows}
                sorting={{
                  key: search.sort,
                  direction: search.direction,
                  href: (key, direction) => pathname + sortedQuery(search, key, direction),
                }}
              />
            </>
          ) : (
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
          )}
          <ListPagination label="Pages of my listings" list={list} />
        </>
      ) : counts.statuses.all > 0 || search.words ? (
        <EmptyState
          headingLevel={3}
          title="Nothing here"
          hint={
            search.words
              ? `None of these listings has “${search.words}” in its title.`
              : search.need
                ? "Nothing of this kind needs you today."
                : "You have no listings with this status."
          }
          link={{ to: pathname, label: "Show all listings" }}
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title="No listings yet"
          hint="Tell buyers about your business in three steps. You can stop at any time and continue later."
          action={<ButtonLink to="/sell-business">List New Business</ButtonLink>}
        />
      )}
    </TitledSection>
  );
}
