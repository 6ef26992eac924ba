import { type Draft, draftPreview, draftTitle } from "./owned-listing.ts";
import { DeleteDraft } from "#app/selling/wizard/delete-draft-dialog.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export function DraftsList({ drafts }: { drafts: Draft[] }) {
  return (
    <ul className="divide-y divide-line">
      {drafts.map((draft) => {
        const title = draftTitle(draft);
        return (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 grow basis-64">
              <h3 className="font-serif text-lg leading-snug font-medium tracking-tight">
                {title}
              </h3>
              <p className="mt-1 text-sm text-ink-2">{draftPreview(draft)}</p>
              <p className="mt-1 text-xs text-ink-3">
                Last updated <DateText value={draft.updatedAt.toISOString()} />
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ButtonLink
                to={`/sell-business?draft=${draft.id}`}
                variant="secondary"
                size="sm"
                aria-label={`Continue ${title}`}
              >
                Continue
              </ButtonLink>
              <DeleteDraft draft={draft.id} title={title} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const shownDrafts = 3;

export function DraftsSection({ drafts, count }: { drafts: Draft[]; count: number }) {
  return (
    <Section id="saved-drafts" title="Saved Drafts" count={formatNumber(count)}>
      {drafts.length > 0 ? (
        <DraftsList drafts={drafts} />
      ) : (
        <p className="py-4 text-sm text-ink-2">
          No drafts. We'll save a listing here until you finish it.{" "}
          <PlainLink to="/sell-business" className="link">
            Start a listing
          </PlainLink>
        </p>
      )}
      {count > shownDrafts && (
        <PlainLink
          to="/account/drafts"
          className="mt-2 inline-flex min-h-8 items-center text-sm font-semibold text-accent underline underline-offset-4"
        >
          {`View all ${formatNumber(count)} drafts`}
        </PlainLink>
      )}
    </Section>
  );
}
