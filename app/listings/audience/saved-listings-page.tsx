import { data, replace, useLocation } from "react-router";
import type { Route } from "./+types/saved-listings-page.ts";
import { requireViewer, requireViewerOrSignIn } from "#app/accounts/require-viewer.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { removeSavedListing, saveListing } from "#app/listings/audience/save-listing.server.ts";
import { SavedListing } from "#app/listings/audience/saved-listing.tsx";
import { countSaved, listSaved } from "#app/listings/audience/saved-listings.queries.server.ts";
import { getExchangeRates } from "#app/listings/exchange-rates.queries.server.ts";
import { makeCard } from "#app/listings/make-card.ts";
import { isId } from "#app/platform/db/id.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { paged, pageFrom, pageHref } from "#app/shared/paging.ts";
import { ownPath } from "#app/shell/preferences.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Saved Listings") }];

const pageSize = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireViewer(context);
  const { db } = context.get(servicesContext);
  const { preferences } = context.get(requestContext);
  const now = new Date();
  const page = pageFrom(url.searchParams, pageSize);
  const [total, saved, rates] = await Promise.all([
    countSaved(db, id, now),
    listSaved(db, id, now, page),
    getExchangeRates(db),
  ]);
  const rows = saved.map(({ card, note, savedAt, status }) => ({
    card: makeCard(card, {
      now,
      currency: preferences.currency,
      rates,
      savedIds: new Set([card.id]),
    }),
    note,
    savedAt: savedAt.toISOString(),
    isSold: status === "sold",
  }));
  return { now: now.toISOString(), list: paged(rows, total, page) };
}

/** The heart of every card posts here. Somebody not signed in signs in first, and comes back to the page with the heart. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const returnTo = ownPath(form.get("returnTo") ?? "/account/saved-listings");
  const { id } = requireViewerOrSignIn(context, returnTo);
  const { db } = context.get(servicesContext);
  const listingId = String(form.get("listingId") ?? "");
  if (!isId(listingId)) throw data(null, { status: 404 });
  if (form.get("saved") === "no") await removeSavedListing(db, id, listingId);
  else {
    const outcome = await saveListing(db, { userId: id, listingId, now: new Date() });
    if (!outcome.ok) throw data(null, { status: 404 });
  }
  return replace(returnTo);
}

export default function SavedListingsPage({ loaderData: { list, now } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <section aria-labelledby="saved-title" className="flex flex-col gap-6">
      <h2 id="saved-title" className="font-serif text-2xl font-medium tracking-tight">
        Saved Listings
      </h2>
      {list.rows.length > 0 ? (
        <>
          <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {list.rows.map((saved, index) => (
              <li key={saved.card.id}>
                <SavedListing saved={saved} now={now} eager={index < 3} />
              </li>
            ))}
          </ul>
          <Pagination
            label="Pages of saved listings"
            page={list.page}
            pages={list.pages}
            href={(page) => pageHref(pathname, search, page)}
          />
        </>
      ) : (
        <EmptyState
          headingLevel={3}
          title="No saved listings yet"
          hint="Press the heart on a listing and it waits here for you."
          action={<ButtonLink to="/businesses">Browse businesses</ButtonLink>}
        />
      )}
    </section>
  );
}
