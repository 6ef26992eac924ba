import { DraftsList } from "./drafts-list.tsx";
import type { Draft } from "./owned-listing.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

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
