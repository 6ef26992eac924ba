import { data, useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/saved-listings-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { noteSchema, updateNote } from "./save-listing.server.ts";
import {
  parseSavedSearch,
  removedParam,
  savedState,
  maxSavedWords,
  type SavedSearch,
  type SavedSort,
  savedSorts,
  withoutRemoved,
} from "./saved-list.ts";
import { NothingSaved } from "./saved-section.tsx";
import { SavedListing } from "./saved-listing.tsx";
import { countSaved, findRemoved, listSaved } from "./saved-listings.queries.server.ts";
import type { NoteResult } from "./saved-note.tsx";
import { makeSavedView } from "./make-saved-view.ts";
import { getCachedRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { SmallSearch } from "#app/ui/forms/small-search.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Saved Listings",
  "The businesses that you saved, with your notes.",
);

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

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(request);
  const listingId = formText(form, "listingId");
  if (!isId(listingId)) notFound();
  const typed = formText(form, "note");
  const note = noteSchema.safeParse(typed);
  if (!note.success) {
    const error = note.error.issues[0]!.message;
    return data<NoteResult>({ ok: false, listingId, error, typed }, { status: 422 });
  }
  const outcome = await updateNote(db, { userId, listingId, note: note.data });
  if (!outcome.ok) notFound();
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
        <NothingSaved />
      ) : (
        <EmptyState
          headingLevel={3}
          title="No matching saved listings"
          hint="Try fewer words, or show all your saved listings."
          link={{ to: pathname, label: "Show all saved listings" }}
        />
      )}
      {removed && <UndoRemoval removed={removed} />}
    </TitledSection>
  );
}

const sortLabels: Record<SavedSort, string> = {
  newest: "Recently saved",
  price: "Lowest price",
  "cash-flow": "Highest cash flow",
};

function SavedToolbar({ search: { words, sort } }: { search: SavedSearch }) {
  const href = (next: SavedSort) => {
    const params = new URLSearchParams();
    if (words) params.set("q", words);
    if (next !== "newest") params.set("sort", next);
    const query = params.toString();
    return query ? `?${query}` : "?";
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <SmallSearch
        label="Saved listings"
        fieldLabel="Search your saved listings and notes"
        placeholder="Keyword, location or note"
        words={words}
        maxLength={maxSavedWords}
        kept={{ sort: sort === "newest" ? null : sort }}
      />
      <FilterLinks
        label="Sort by"
        links={savedSorts.map((one) => ({
          label: sortLabels[one],
          to: href(one),
          current: one === sort,
        }))}
      />
    </div>
  );
}

/** Part of the page instead of a toast, so that it works without JavaScript and stays until the next step. */
function UndoRemoval({ removed }: { removed: { id: string; title: string | null } }) {
  const { pathname, search } = useLocation();
  return (
    <div
      role="status"
      className="no-print fixed inset-x-4 bottom-[calc(1rem+var(--tray-room))] z-30 mx-auto flex w-fit max-w-md items-center gap-3 rounded-control border border-line bg-surface py-2 ps-4 pe-2 text-sm font-medium shadow-float"
    >
      <p className="line-clamp-2">
        {removed.title
          ? `“${removed.title}” is no longer saved.`
          : "The business that was withdrawn is no longer saved."}
      </p>
      <PostButton
        fields={{
          listingId: removed.id,
          saved: "yes",
          returnTo: pathname + withoutRemoved(search),
        }}
        form={{ action: "/listings/save", preventScrollReset: true }}
        variant="quiet"
        size="sm"
      >
        Undo
      </PostButton>
    </div>
  );
}
