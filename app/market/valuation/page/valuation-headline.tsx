import type { ReactNode } from "react";
import type { ValuationView } from "#app/market/valuation/show/make-valuation-view.ts";
import { CurrencyCode } from "#app/ui/format/currency-code.tsx";

interface ValuationHeadlineProps {
  view: ValuationView;
  /** In the visitor's own currency. */
  approximately: string | null;
  children: ReactNode;
}

/** The answer: a range with its middle. */
export function ValuationHeadline({ view, approximately, children }: ValuationHeadlineProps) {
  const { title, low, middle, high, currency, multiple, basis, sample, fittedOn, balance } = view;
  return (
    <section
      aria-labelledby="answer"
      className="rounded-surface border border-line bg-surface p-6 md:p-10 print:border-0 print:p-0"
    >
      <p className="text-sm font-semibold tracking-wide text-ink-2 uppercase">{title}</p>
      <h1 id="answer" className="mt-3 text-balance display text-3xl md:text-4xl">
        Owners would ask <span className="figures whitespace-nowrap">{low}</span> to{" "}
        <span className="figures whitespace-nowrap">{high}</span>
        <CurrencyCode code={currency} />
      </h1>
      {approximately && <p className="mt-2 text-sm text-ink-2">{approximately}</p>}
      <div className="mt-7 max-w-2xl">
        <div aria-hidden="true" className="relative h-3 rounded-full bg-shade-2 print-exact">
          <span
            className="absolute -inset-y-1.5 w-1.5 -translate-x-1/2 rounded-full bg-accent print-exact"
            style={{ left: `${(balance * 100).toFixed(1)}%` }}
          />
        </div>
        <dl className="figures relative mt-3 flex justify-between gap-4 text-sm">
          <div>
            <dt className="text-ink-3">Low</dt>
            <dd className="font-medium">{low}</dd>
          </div>
          <div
            className="absolute -translate-x-1/2 text-center"
            style={{ left: `${(balance * 100).toFixed(1)}%` }}
          >
            <dt className="text-ink-3">Middle</dt>
            <dd className="text-xl font-semibold">{middle}</dd>
          </div>
          <div className="text-end">
            <dt className="text-ink-3">High</dt>
            <dd className="font-medium">{high}</dd>
          </div>
        </dl>
      </div>
      <p className="mt-9 max-w-[64ch] text-lg text-ink-2">
        The middle is <strong className="text-ink">{multiple} times</strong> a {basis}. Eight of ten
        businesses like this ask a price within the range. It follows {sample} listings on our site
        as of {fittedOn}, and it is not an appraisal.
      </p>
      {children}
    </section>
  );
}
