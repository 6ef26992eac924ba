import { formatNumber } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface FilterLink {
  label: string;
  to: string;
  count?: number;
  current: boolean;
}

/** A choice between a few options, as links: unlike a select, all of them are visible. */
export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.to}>
            <PlainLink
              to={link.to}
              preventScrollReset
              aria-current={link.current ? "true" : undefined}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-medium text-ink-2 transition-colors duration-120 hover:border-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {link.label}
              {link.count !== undefined && (
                <span className="figures text-xs opacity-80">{formatNumber(link.count)}</span>
              )}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
