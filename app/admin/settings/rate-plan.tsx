import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PlannedRate } from "#app/listings/figures/parse-rates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { formatCalendarDay } from "#app/ui/format-date.ts";
import { formatPercent } from "#app/ui/format-percent.ts";

const effects = { new: "New", corrected: "Corrected", unchanged: "Unchanged" } as const;

const columns: Column<PlannedRate>[] = [
  { key: "day", header: "Day", cell: ({ asOf }) => formatCalendarDay(asOf) },
  { key: "currency", header: "Currency", cell: ({ currency }) => currency },
  { key: "before", header: "Before", align: "end", cell: ({ before }) => before ?? "–" },
  { key: "after", header: "After", align: "end", cell: ({ perCad }) => perCad },
  {
    key: "effect",
    header: "Effect",
    cell: ({ effect, jump }) => (
      <span className="flex flex-wrap items-center gap-2">
        {effects[effect]}
        {jump !== null && (
          <Badge tone="warning">{`${formatPercent(jump * 100)} from the day before it`}</Badge>
        )}
      </span>
    ),
  },
];

interface RatePlanProps {
  plan: PlannedRate[];
  csv: string;
  version: string;
  intent: unknown;
}

/** What saving would do, before anything is saved. */
export function RatePlan({ plan, csv, version, intent }: RatePlanProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [plan]);
  const changes = plan.filter(({ effect }) => effect !== "unchanged").length;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="plan"
      className="flex flex-col gap-4 rounded-surface border-2 border-accent bg-surface p-5"
    >
      <h2 id="plan" className="text-lg font-semibold">
        {`Nothing is saved yet: ${formatCount(changes, { one: "rate changes", other: "rates change" })}`}
      </h2>
      <div className="max-h-96 overflow-y-auto">
        <DataTable
          caption="What would be saved"
          columns={columns}
          rows={plan}
          rowKey={({ currency, asOf }) => `${currency} ${asOf}`}
          empty={null}
        />
      </div>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="csv" value={csv} />
        <Button name="intent" value="save" pending={intent === "save"}>
          {changes === 0 ? "Close" : "Save these rates"}
        </Button>
      </Form>
    </section>
  );
}
