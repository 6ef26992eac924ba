import { HelpLink } from "#app/help-link.tsx";
import type { SearchViewData } from "#app/search/page/load-search.server.ts";
import { ResultCard } from "./result-list.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

type NothingFoundProps = Pick<SearchViewData, "wider" | "withoutEach" | "clearTo" | "results">;

export default function NothingFound({ wider, withoutEach, clearTo, results }: NothingFoundProps) {
  if (!wider)
    return (
      <EmptyState
        title={title}
        hint={hint}
        action={
          <div className="flex flex-col items-center gap-5">
            <Alternatives links={withoutEach} />
            <ButtonLink to={clearTo} variant={withoutEach.length > 0 ? "quiet" : "primary"}>
              Clear all filters
            </ButtonLink>
            <HelpLink article="searching">How to search</HelpLink>
          </div>
        }
      />
    );
  return (
    <>
      <section
        aria-labelledby="nothing"
        className="rounded-surface bg-sunken px-5 py-5 max-lg:mt-5 sm:px-6"
      >
        <h2 id="nothing" className="font-serif text-xl font-medium tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{hint}</p>
        {withoutEach.length > 0 && (
          <div className="mt-4">
            <Alternatives links={withoutEach} />
          </div>
        )}
        <p className="mt-4 text-sm">
          <HelpLink article="searching">How to search</HelpLink>
        </p>
      </section>
      <h2 className="mt-8 font-serif text-xl font-medium tracking-tight">Closest matches</h2>
      <p className="mt-1 max-w-[70ch] text-ink-2">
        <PlainLink to={wider.to} className="font-semibold text-accent hover:underline">
          {wider.words ? `${wider.heading}, “${wider.words}”` : wider.heading}
        </PlainLink>{" "}
        <span className="figures">({wider.count})</span>.
        {wider.left.length > 0 && ` Left out: ${list.format(wider.left)}.`}
      </p>
      <ul className="results mt-5 divide-y divide-line border-t border-line">
        {results.map((result, index) => (
          <li key={result.id}>
            <ResultCard result={result} eager={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

const title = "No businesses found";
const hint = "Try adjusting your filters or search terms";
const list = new Intl.ListFormat("en-CA", { type: "conjunction" });

function Alternatives({ links }: { links: SearchViewData["withoutEach"] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 text-start">
      {links.map(({ label, to, count }) => (
        <li key={to} className="max-w-full">
          <PlainLink
            to={to}
            className="flex min-h-11 items-center justify-between gap-4 rounded-control border border-line bg-surface px-4 py-2 text-sm hover:border-ink-2"
          >
            <span className="inline-flex min-w-0 items-center gap-2 font-medium">
              <Icon name="x" className="size-4 shrink-0 text-ink-3" />
              <span className="sr-only">Without </span>
              {label}
            </span>
            <span className="figures shrink-0 text-ink-2">{count}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
