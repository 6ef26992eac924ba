import { HelpLink } from "#app/help-link.tsx";
import type { BusinessView } from "#app/browsing/business/business-view.ts";
import { BarList } from "#app/ui/bar-list.tsx";
import { FigureTable } from "#app/ui/figure-table.tsx";
import { PriceTable } from "./price-table.tsx";

type FinancialSectionProps = Pick<BusinessView, "metrics" | "bars" | "prices">;

export function FinancialSection({ metrics, bars, prices }: FinancialSectionProps) {
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2 lg:max-xl:grid-cols-1 print:grid-cols-2! print:gap-y-2">
        <FigureTable caption="Financial performance" rows={metrics} />
        <div className="flex flex-col gap-10 md:pt-3 lg:max-xl:pt-0 print:gap-3 print:pt-0">
          {bars.length > 0 && <BarList title="Annual figures" bars={bars} />}
          {prices.length > 0 && <PriceTable rows={prices} />}
        </div>
      </div>
      <p className="mt-5 text-sm text-ink-3 print:mt-1">
        The owner provided these figures. Ask for financial statements and have them reviewed before
        you decide.{" "}
        <HelpLink article="figures" className="ms-1">
          What the figures mean
        </HelpLink>
      </p>
    </>
  );
}
