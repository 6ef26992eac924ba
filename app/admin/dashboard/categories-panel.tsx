import type { TopCategory } from "#app/admin/dashboard/make-top-categories.ts";
import { hasPage } from "#app/has-page.ts";
import { Card } from "#app/ui/card.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

/** The categories with the most active listings; each leads to them. */
export function CategoriesPanel({ categories }: { categories: readonly TopCategory[] }) {
  return (
    <Card title="Top Categories" aside={<p className="text-sm text-ink-3">Active listings</p>}>
      {categories.length === 0 ? (
        <p className="text-ink-2">No listing is active.</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {categories.map(({ label, count, share, to }) => (
            <li key={label} className="text-sm">
              <div className="flex items-baseline justify-between gap-4">
                {hasPage(to) ? (
                  <PlainLink to={to} className="min-h-6 hover:text-accent hover:underline">
                    {label}
                  </PlainLink>
                ) : (
                  <span className="min-h-6">{label}</span>
                )}
                <span className="figures font-medium">{count}</span>
              </div>
              <svg aria-hidden="true" className="h-2 w-full" preserveAspectRatio="none">
                <rect width="100%" height="100%" rx="2" className="fill-sunken" />
                <rect
                  width={`${(share * 100).toFixed(1)}%`}
                  height="100%"
                  rx="2"
                  className="fill-accent"
                />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
