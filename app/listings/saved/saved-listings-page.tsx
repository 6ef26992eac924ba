import { data, redirect, replace, useLocation } from "react-router";
import type { Route } from "./+types/saved-listings-page.ts";
import { requireViewer } from "#app/accounts/require-viewer.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { noteSchema } from "#app/listings/saved/note.schema.ts";
import { staysOnPage } from "#app/listings/card/card-forms.tsx";
import { pendingSaveCookie, resumeHref } from "#app/listings/saved/pending-save.ts";
import { removeSavedListing, saveListing } from "#app/listings/saved/save-listing.server.ts";
import { parseSavedSearch } from "#app/listings/saved/saved-list.ts";
import { SavedListing } from "#app/listings/saved/saved-listing.tsx";
import { countSaved, listSaved } from "#app/listings/saved/saved-listings.queries.server.ts";
import type { NoteResult } from "#app/listings/saved/saved-note.tsx";
import { SavedToolbar } from "#app/listings/saved/saved-toolbar.tsx";
import { makeSavedView } from "#app/listings/saved/make-saved-view.ts";
import { updateNote } from "#app/listings/saved/update-note.server.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { ListPagination } from "#app/ui/list-pagination.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Saved Listings") }];

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = requireViewer(context);
  const { db, queryCache } = context.get(servicesContext);
  const { preferences } = context.get(requestContext);
  const now = new Date();
  const page = pageFrom(url.searchParams, pageSize);
  const search = parseSavedSearch(url.searchParams);
  const rates = await queryCache.get("exchange rates", ["exchange_rates"], () =>
    getExchangeRates(db),
  );
  const question = { ...search, userId, now, rates };
  const [total, saved] = await Promise.all([
    countSaved(db, question),
    listSaved(db, question, page),
  ]);
  const rows = saved.map((row) =>
    makeSavedView(row, { now, currency: preferences.currency, rates }),
  );
  return { search, list: paged(rows, total, page) };
}

/** The heart of every card posts here, and so do the notes. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const returnTo = ownPath(form.get("returnTo") ?? "/account/saved-listings");
  const listingId = String(form.get("listingId") ?? "");
  if (!isId(listingId)) throw data(null, { status: 404 });
  const { viewer } = context.get(requestContext);
  // Somebody not signed in signs in first; what they pressed is remembered, done, and they are back on the page with the heart.
  if (!viewer)
    throw redirect(`/signin?returnTo=${encodeURIComponent(resumeHref(returnTo))}`, {
      headers: form.get("saved") === "yes" ? { "Set-Cookie": pendingSaveCookie(listingId) } : {},
    });
  const { db } = context.get(servicesContext);
  const userId = viewer.id;
  if (form.has("note")) {
    const typed = String(form.get("note"));
    const note = noteSchema.safeParse(typed);
    if (!note.success) {
      const error = note.error.issues[0]!.message;
      return data<NoteResult>({ ok: false, listingId, error, typed }, { status: 422 });
    }
    const outcome = await updateNote(db, { userId, listingId, note: note.data });
    if (!outcome.ok) throw data(null, { status: 404 });
    return data<NoteResult>({ ok: true, listingId });
  }
  if (form.get("saved") === "no") await removeSavedListing(db, userId, listingId);
  else {
    const outcome = await saveListing(db, { userId, listingId, now: new Date() });
    if (!outcome.ok) throw data(null, { status: 404 });
  }
  // With scripts the heart shows by itself what was done; without them the page it was on is shown anew.
  if (form.has(staysOnPage)) return null;
  throw replace(returnTo);
}

export default function SavedListingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, list } = loaderData;
  const { pathname } = useLocation();
  const isEmpty = list.total === 0 && !search.words;
  return (
    <TitledSection
      id="saved-title"
      title="Saved Listings"
      aside={
        !isEmpty && (
          <p role="status" className="figures text-sm text-ink-3">
            {formatCount(list.total, { one: "business", other: "businesses" })}
          </p>
        )
      }
    >
      {!isEmpty && <SavedToolbar search={search} />}
      {list.rows.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-t border-ink">
            {list.rows.map((saved, index) => (
              <li key={saved.id}>
                <SavedListing saved={saved} answer={actionData ?? null} eager={index < 2} />
              </li>
            ))}
          </ul>
          <ListPagination label="Pages of saved listings" list={list} />
        </>
      ) : isEmpty ? (
        <EmptyState
          headingLevel={3}
          title="No saved listings yet"
          hint="Press the heart on a listing and it waits here for you, with your own notes beside it."
          action={<ButtonLink to="/businesses">Browse businesses</ButtonLink>}
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title="None of your saved listings matches"
          hint="Look for fewer words, or see all of them."
          action={
            <ButtonLink to={pathname} variant="secondary">
              Show all saved listings
            </ButtonLink>
          }
        />
      )}
    </TitledSection>
  );
}
