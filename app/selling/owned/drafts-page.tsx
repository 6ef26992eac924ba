import type { Route } from "./+types/drafts-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { DraftsList } from "./drafts-list.tsx";
import { countOwnListings, listDrafts } from "./owned-listings.queries.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta = privatePage(
  "Saved Drafts",
  "Listings that you have begun and not finished yet.",
);

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const page = pageFrom(url.searchParams, pageSize);
  const [counts, drafts] = await Promise.all([
    countOwnListings(db, id, new Date()),
    listDrafts(db, id, page),
  ]);
  return { list: paged(drafts, counts.statuses.draft, page) };
}

export default function DraftsPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <TitledSection id="drafts-title" title="Saved Drafts">
      {list.rows.length > 0 ? (
        <>
          <div className="border-t border-ink">
            <DraftsList drafts={list.rows} />
          </div>
          <ListPagination label="Pages of drafts" list={list} />
        </>
      ) : (
        <EmptyState
          headingLevel={3}
          title="No drafts"
          hint="Listings you start but don't finish are saved here."
          action={<ButtonLink to="/sell-business">List New Business</ButtonLink>}
        />
      )}
    </TitledSection>
  );
}
