import type { Route } from "./+types/search-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { quickSearch } from "#app/admin/search/quick-search.server.ts";
import { maxQueryLength, readQuery, resultGroups } from "#app/admin/search/search-result.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Form } from "react-router";

export const meta = privatePage(
  "Admin search",
  "Find people, listings, orders and screens of the admin area.",
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { adminAreas } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const query = readQuery(url.searchParams.get("q"));
  return { query, results: await quickSearch(db, adminAreas, query) };
}

export default function AdminSearchPage({ loaderData: { query, results } }: Route.ComponentProps) {
  return (
    <div className="wrap flex max-w-3xl flex-col gap-8 py-8 md:py-10">
      <header className="flex flex-col gap-4">
        <h1 className="display text-3xl">Search</h1>
        <Form role="search" className="flex items-end gap-3">
          <div className="grow">
            <TextField
              key={query}
              label="People, listings, orders and screens"
              name="q"
              type="search"
              defaultValue={query}
              maxLength={maxQueryLength}
              autoComplete="off"
            />
          </div>
          <Button>Search</Button>
        </Form>
        <p role="status" className="text-sm text-ink-3">
          {query && formatCount(results.length, { one: "result", other: "results" })}
        </p>
      </header>
      {results.length === 0 && (
        <EmptyState
          title="Nothing found"
          hint="Search by a name, an email address, a phone number, the title of a listing, a receipt number or an id."
        />
      )}
      {[...Map.groupBy(results, ({ group }) => group)].map(([group, found]) => (
        <section key={group} aria-labelledby={`found-${group}`}>
          <h2 id={`found-${group}`} className="border-b border-ink pb-2 font-semibold">
            {resultGroups[group].title}
          </h2>
          <ul className="divide-y divide-line">
            {found.map(({ label, note, to }) => (
              <li key={to}>
                <PlainLink to={to} className="block min-h-11 py-2.5 hover:text-accent">
                  <span className="block font-medium">{label}</span>
                  {note && <span className="block truncate text-sm text-ink-3">{note}</span>}
                </PlainLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
