import { useField } from "./editor-context.tsx";
import { priceMultiple } from "./price-multiple.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

interface MultipleNoteProps {
  /** The median of the main category; null where too few listings state both amounts. */
  median: { category: string; median: number; listings: number } | null;
}

const oneDigit = new Intl.NumberFormat("en-CA", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The multiple as it is typed, beside what others ask. */
export function MultipleNote({ median }: MultipleNoteProps) {
  const multiple = priceMultiple(useField("askingPrice").value, useField("cashFlow").value);
  return (
    <div role="status" className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p>
        {multiple === null ? (
          "With an exact price and an exact cash flow we show the multiple, the number that buyers compare first."
        ) : (
          <>
            Your price is <strong className="figures">{oneDigit.format(multiple)} times</strong> the
            yearly cash flow.
          </>
        )}
      </p>
      {median && (
        <p className="mt-1 text-ink-2">
          The median in {median.category} is {oneDigit.format(median.median)} times, from{" "}
          {formatCount(median.listings, { one: "listing", other: "listings" })} on Relevo.
        </p>
      )}
    </div>
  );
}
