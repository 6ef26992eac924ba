import { HelpLink } from "#app/help-link.tsx";
import { AddToComparison } from "#app/shortlist/compare/compare-form.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { SmallCard } from "./small-card.tsx";
import { clearViewed, useCards } from "./use-viewed.tsx";

interface ViewedRowProps {
  /** Comma-separated, so that equal lists are equal strings and load once. */
  ids: string;
  compareWith?: readonly string[];
  className?: string;
}

export default function ViewedRow({ ids, compareWith, className }: ViewedRowProps) {
  const cards = useCards(ids).filter(({ id }) => ids.includes(id));
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className={`no-print ${className ?? ""}`}>
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="recently-viewed" className="font-serif text-2xl font-medium tracking-tight">
          Recently viewed
        </h2>
        <p className="grow">
          <HelpLink article="recently-viewed">Saved in this browser only</HelpLink>
        </p>
        <button type="button" onClick={clearViewed} className={buttonClass("quiet", "sm")}>
          Clear
        </button>
      </div>
      <ul className="grid auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-5 overflow-x-auto pb-3 sm:auto-cols-[15rem]">
        {cards.map((card) => (
          <li key={card.id} className="flex flex-col gap-2">
            <SmallCard card={card} />
            {compareWith && <AddToComparison ids={compareWith} listing={card} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
