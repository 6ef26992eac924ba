import type { ReactNode } from "react";
import { ComparablesTable } from "./comparables-table.tsx";
import { Standing } from "./standing.tsx";
import type { ValuationView } from "#app/market/valuation/show/make-valuation-view.ts";
import { HelpLink } from "#app/help-link.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";
import { StepTable } from "#app/ui/charts/step-table.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { FigureTable } from "#app/ui/data/figure-table.tsx";

/** What the answer says, below its headline. Also printed. */
export function ValuationReport({ view }: { view: ValuationView }) {
  const { steps, comparables, accuracy, loan, questions, answers } = view;
  return (
    <div className="flex flex-col gap-16 print:gap-6">
      <Part
        id="steps"
        title="How we get there"
        lead="Each answer multiplies the value. The effects come from the asking prices of all our listings, all else being equal. Bars to the right raise the value, bars to the left lower it. Where a group has few listings, the wider group decides the rest of its step."
      >
        <StepTable
          caption="How each answer moves the value"
          rows={steps}
          total={{ label: `The middle of the range, in ${view.currency}`, value: view.middle }}
        />
      </Part>
      <Part
        id="comparables"
        title="Comparable businesses"
        lead={
          comparables.rows.length > 0
            ? `The nearest by cash flow among ${comparables.group}, for sale or sold. We compare with ${comparables.count}.`
            : "No listing of this category states both its price and its cash flow."
        }
      >
        {comparables.standing && <Standing standing={comparables.standing} />}
        {comparables.rows.length > 0 && <ComparablesTable rows={comparables.rows} />}
      </Part>
      <div className="grid gap-16 lg:grid-cols-2 print:grid-cols-2 print:gap-8">
        <Part id="accuracy" title="How wrong this may be">
          <Accuracy accuracy={accuracy} byRevenue={view.byRevenue} />
        </Part>
        <Part id="financing" title="What it takes to buy it">
          <FigureTable
            caption="Financing"
            rows={[
              { label: "Down payment", value: loan.downPayment },
              { label: "Loan", value: loan.borrowed, note: loan.terms },
              { label: "Monthly payment", value: loan.monthly, strong: true },
            ]}
          />
          {loan.coverage && (
            <p className="mt-3 text-sm text-ink-2">
              Cash flow covers the payments{" "}
              <strong className="text-ink">{loan.coverage} times</strong>. Lenders usually require
              at least {loan.required} times.
            </p>
          )}
          <HelpLink article="resources/financing" className="mt-3">
            How to finance a purchase
          </HelpLink>
        </Part>
        {questions.bars.length > 0 && (
          <Part id="questions" title="What buyers ask first">
            <BarList {...questions} />
          </Part>
        )}
        <Part id="not-counted" title="What doesn't move the number">
          <NotCounted />
        </Part>
      </div>
      <Part id="your-answers" title="What you told us">
        <DefinitionList items={answers} />
      </Part>
    </div>
  );
}

function Accuracy({
  accuracy,
  byRevenue,
}: {
  accuracy: ValuationView["accuracy"];
  byRevenue: boolean;
}) {
  const { all, sold, category } = accuracy;
  const rows = [
    { name: "All listings", ...all },
    ...(category ? [category] : []),
    { name: "Sold ones", ...sold },
  ];
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">
        We estimate each listing{byRevenue ? " from its revenue" : ""} as if it were not there, and
        compare with what its owner asks. Asking prices, not sale prices: those stay between buyer
        and seller.
      </p>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Accuracy</caption>
        <thead>
          <tr className="border-b border-line-strong text-ink-3">
            {["", "Listings", "Half are closer than", "Inside the range"].map((header) => (
              <th
                key={header}
                scope="col"
                className="py-2 ps-3 text-end align-bottom font-normal first:ps-0"
              >
                {header || <span className="sr-only">Group</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sample, medianError, inside }) => (
            <tr key={name} className="figures border-b border-line text-end">
              <th scope="row" className="py-2 text-start font-normal">
                {name}
              </th>
              <td className="py-2 ps-3">{sample}</td>
              <td className="py-2 ps-3">{medianError ?? "too few"}</td>
              <td className="py-2 ps-3 font-medium">{inside ?? "too few"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <HelpLink article="valuation" className="mt-3">
        How the valuation works
      </HelpLink>
    </>
  );
}

const notCounted = [
  [
    "Inventory",
    "Listings don't say it in figures. In most sales it is counted on closing day and paid at cost, on top of the price or up to an agreed amount.",
  ],
  [
    "Equipment and furniture",
    "What the business needs to earn its cash flow is part of the price. Buyers deduct what must be replaced soon.",
  ],
  [
    "The lease",
    "Its years are not in our figures. Buyers and lenders want it to last at least as long as the loan; a short one costs you buyers.",
  ],
] as const;

const NotCounted = () => (
  <dl className="flex flex-col gap-4 text-sm">
    {notCounted.map(([term, text]) => (
      <div key={term}>
        <dt className="font-semibold">{term}</dt>
        <dd className="mt-0.5 text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

interface PartProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 id={`${id}-title`} className="display text-2xl print:text-lg">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[68ch] text-ink-2">{lead}</p>}
      <div className="mt-5 print:mt-2">{children}</div>
    </section>
  );
}
