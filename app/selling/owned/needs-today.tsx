import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { type Need, needLabels, needs, type NeedCounts } from "./need.ts";

interface NeedsTodayProps {
  counts: NeedCounts;
  current: Need | null;
  href: (need: Need | null) => string;
}

/** One click shows the listings behind a number, the next one all of them again. */
export function NeedsToday({ counts, current, href }: NeedsTodayProps) {
  const shown = needs.filter((need) => counts[need] > 0 || need === current);
  return (
    <section aria-labelledby="needs-title" className="flex flex-col gap-3">
      <h3 id="needs-title" className="text-sm font-semibold">
        What needs you today
      </h3>
      {shown.length > 0 ? (
        <FilterLinks
          label="What needs you today"
          links={shown.map((need) => ({
            label: needLabels[need],
            to: href(need === current ? null : need),
            count: counts[need],
            current: need === current,
          }))}
        />
      ) : (
        <p className="text-sm text-ink-2">Nothing needs you today</p>
      )}
    </section>
  );
}
