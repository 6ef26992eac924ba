import { Link } from "react-router";
import type { SearchViewData } from "#app/listings/search/page/search-view.ts";

export function Explore({ title, ways }: NonNullable<SearchViewData["explore"]>) {
  return (
    <section aria-labelledby="explore" className="mt-20 border-t border-line pt-10">
      <h2 id="explore" className="display text-2xl">
        {title}
      </h2>
      <ul className="mt-5 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map((way) => (
          <li key={way.to}>
            <Link to={way.to} className="group flex min-h-11 items-baseline gap-3 py-2">
              <span className="font-medium underline-offset-4 group-hover:underline">
                {way.label}
              </span>
              <span
                aria-hidden="true"
                className="grow border-b border-dotted border-line-strong/50"
              />
              <span className="figures text-sm text-ink-2">
                {way.count}
                <span className="sr-only"> businesses</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
