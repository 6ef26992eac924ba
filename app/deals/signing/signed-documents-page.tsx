import type { Route } from "./+types/signed-documents-page.ts";
import { partNames } from "./signed-document.ts";
import { listSignedDocuments } from "./signing.queries.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";

export const meta = privatePage(
  "Signed documents",
  "What you signed, and what was signed with you.",
);

const pageSize = 20;

export function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  return listSignedDocuments(db, id, pageFrom(url.searchParams, pageSize));
}

export default function SignedDocumentsPage({ loaderData: list }: Route.ComponentProps) {
  return (
    <TitledSection id="signed-title" title="Signed documents">
      {list.rows.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="Nothing signed yet"
          hint="Your confidentiality agreements and letters of intent appear here once they are signed."
        />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {list.rows.map(({ id, title, signatures }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4">
              <div className="min-w-0 flex-1 basis-64">
                <h3 className="font-semibold wrap-anywhere">{title}</h3>
                {signatures.map(({ part, name, at }) => (
                  <p key={part} className="text-sm wrap-anywhere text-ink-2">
                    {`${partNames[part]}: ${name}, `}
                    <DateText value={at} format="with-zone" />
                  </p>
                ))}
              </div>
              <a
                href={`/account/signed/${id}`}
                download
                className="link inline-flex min-h-8 items-center"
              >
                PDF<span className="sr-only">{`: ${title}`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <ListPagination label="Pages of signed documents" list={list} />
    </TitledSection>
  );
}
