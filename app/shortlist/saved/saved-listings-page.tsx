import { data, useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/saved-listings-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { noteSchema } from "./note.schema.ts";
import { parseSavedSearch, removedParam, savedState } from "./saved-list.ts";
import { SavedListing } from "./saved-listing.tsx";
import { countSaved, findRemoved, listSaved } from "./saved-listings.queries.server.ts";
import type { NoteResult } from "./saved-note.tsx";
import { SavedToolbar } from "./saved-toolbar.tsx";
import { UndoRemoval } from "./undo-removal.tsx";
import { makeSavedView } from "./make-saved-view.ts";
import { updateNote } from "./update-note.server.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { ListPagination } from "#app/ui/list-pagination.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Saved Listings",
    description: "The businesses that you saved, with your notes.",
    pathname,
  });

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, queryCache } = context.get(servicesContext);
  const { preferences } = context.get(requestContext);
  const now = new Date();
  const page = pageFrom(url.searchParams, pageSize);
  const search = parseSavedSearch(url.searchParams);
  const rates = await getCachedRates(queryCache);
  const question = { ...search, userId, now, rates };
  const removedId = url.searchParams.get(removedParam) ?? undefined;
  const [total, saved, removed] = await Promise.all([
    countSaved(db, question),
    listSaved(db, question, page),
    isId(removedId) ? findRemoved(db, userId, removedId, now) : null,
  ]);
  const rows = saved.map((row) =>
    makeSavedView(row, { now, currency: preferences.currency, rates }),
  );
  return {
    search,
    list: paged(rows, total, page),
    removed: removed && {
      id: removed.id,
      title: savedState(removed, now) === "withdrawn" ? null : removed.title,
    },
  };
}

/** Stores the note of one saved listing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(request);
  const listingId = String(form.get("listingId") ?? "");
  if (!isId(listingId)) throw data(null, { status: 404 });
  const typed = String(form.get("note") ?? "");
  const note = noteSchema.safeParse(typed);
  if (!note.success) {
    const error = note.error.issues[0]!.message;
    return data<NoteResult>({ ok: false, listingId, error, typed }, { status: 422 });
  }
  const outcome = await updateNote(db, { userId, listingId, note: note.data });
  if (!outcome.ok) throw data(null, { status: 404 });
  return data<NoteResult>({ ok: true, listingId });
}

export default function SavedListingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, list, removed } = loaderData;
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
      <HelpLink article="saved-listings">How saving works</HelpLink>
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
          hint="Select the heart on a listing to save it here. You can add your own notes."
          action={<ButtonLink to="/businesses">Browse businesses</ButtonLink>}
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title="No matching saved listings"
          hint="Try fewer words, or show all your saved listings."
          action={
            <ButtonLink to={pathname} variant="secondary">
              Show all saved listings
            </ButtonLink>
          }
        />
      )}
      {removed && <UndoRemoval removed={removed} />}
    </TitledSection>
  );
}
