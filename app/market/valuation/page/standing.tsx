import type { StandingView } from "#app/market/valuation/show/show-comparables.ts";
import { StripChart } from "#app/ui/charts/strip-chart.tsx";

const times = (value: number): string => `${value.toFixed(1)}×`;

/** Where a price stands among comparable ones: a sentence, and a dot for each. */
export function Standing({ standing }: { standing: StandingView }) {
  const { sentence, subject, multiples, median, multiple } = standing;
  return (
    <figure className="mb-8 print:mb-3">
      <StripChart
        description={sentence}
        values={multiples}
        marker={{ label: subject, value: multiple }}
        middle={{ label: "Middle", value: median }}
        format={times}
      />
      <figcaption className="max-w-[68ch] text-sm text-ink-2">{sentence}</figcaption>
    </figure>
  );
}
