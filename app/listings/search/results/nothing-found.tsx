import { HelpLink } from "#app/help-link.tsx";
import type { LinkData } from "#app/listings/search/page/search-view.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

/** Suggests which filter to remove, and how many results that would give. */
export default function NothingFound({ relax, clearTo }: { relax: LinkData[]; clearTo: string }) {
  return (
    <EmptyState
      title="No businesses found"
      hint="Try adjusting your filters or search terms"
      action={
        <div className="flex flex-col items-center gap-5">
          {relax.length > 0 && (
            <ul className="flex flex-col gap-2 text-start">
              {relax.map(({ label, to, count }) => (
                <li key={to}>
                  <PlainLink
                    to={to}
                    className="flex min-h-11 items-center justify-between gap-6 rounded-control border border-line bg-surface px-4 text-sm hover:border-ink-2"
                  >
                    <span className="inline-flex items-center gap-2 font-medium">
                      <Icon name="x" className="size-4 text-ink-3" />
                      <span className="sr-only">Without </span>
                      {label}
                    </span>
                    <span className="figures text-ink-2">{count}</span>
                  </PlainLink>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to={clearTo} variant={relax.length > 0 ? "quiet" : "primary"}>
            Clear all filters
          </ButtonLink>
          <HelpLink article="searching">How to search</HelpLink>
        </div>
      }
    />
  );
}
