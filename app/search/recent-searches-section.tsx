import { clearRecentSearches, useRecentSearches } from "#app/search/box/recent-searches.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";

/** Appears after hydration, because only the browser knows them: place it where it causes no layout shift. */
export function RecentSearchesSection() {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <Section id="recent-searches" title="Recent searches">
      <ul>
        {searches.map(({ to, label }) => (
          <li key={to} className="border-b border-line">
            <PlainLink
              to={to}
              className="flex min-h-12 items-center gap-3 py-2 font-medium transition-colors duration-120 hover:bg-sunken hover:text-accent"
            >
              <Icon name="search" className="size-4.5 shrink-0 text-accent" />
              <span className="line-clamp-2 min-w-0 wrap-anywhere">{label}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex items-center justify-between gap-4 text-sm text-ink-3">
        Kept in this browser only.
        <button
          type="button"
          onClick={clearRecentSearches}
          className={`-me-3 ${buttonClass("quiet", "sm")}`}
        >
          Clear
        </button>
      </p>
    </Section>
  );
}
