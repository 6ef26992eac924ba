import { Form } from "react-router";
import { ExportLink } from "#app/admin/lists/cells.tsx";
import type { Route } from "./+types/revenue-page.ts";
import {
  groupRevenue,
  netOf,
  type RevenueFigures,
  type RevenueRow,
  sumRevenue,
} from "#app/admin/revenue/revenue.ts";
import {
  monthLabel,
  monthsOf,
  parseRevenuePeriod,
  periodQuery,
  usualPeriods,
} from "#app/admin/revenue/revenue-period.ts";
import { listRevenue } from "#app/admin/revenue/revenue.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { packages } from "#app/payments/package.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { findRegion } from "#app/shared/places.ts";
import { BarChart } from "#app/ui/charts/charts.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stat } from "#app/ui/data/stat.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";

export const meta = privatePage("Revenue", "Revenue by month, package and region, net of refunds.");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const now = new Date();
  const period = parseRevenuePeriod(url.searchParams, now);
  const cells = await listRevenue(db, period);
  const regionOf = (code: string | null) => findRegion(code ?? "")?.name ?? "No region";
  return {
    period,
    choices: usualPeriods(now),
    total: sumRevenue(cells),
    byMonth: groupRevenue(cells, ({ month }) => month, monthsOf(period)),
    byPackage: groupRevenue(cells, ({ packageId }) => packages[packageId as PackageId].name),
    byRegion: groupRevenue(cells, ({ region }) => regionOf(region)),
  };
}

const money = (cents: number): string => formatMoney(cents, "CAD");
const shortMoney = (cents: number): string => formatMoney(cents, "CAD", { compact: true });

export default function RevenuePage({ loaderData }: Route.ComponentProps) {
  const { period, choices, total, byMonth, byPackage, byRegion } = loaderData;
  const months = byMonth.map((row) => Object.assign({ label: monthLabel(row.key) }, row));
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-serif text-3xl font-medium tracking-tight">Revenue</h1>
        <ExportLink href={`/admin/revenue/export${periodQuery(period)}`} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <FilterLinks
          label="Period"
          links={choices.map(({ label, from, to }) => ({
            label,
            to: `/admin/revenue${periodQuery({ from, to })}`,
            current: from === period.from && to === period.to,
          }))}
        />
        <PeriodForm key={periodQuery(period)} period={period} />
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-6 md:grid-cols-4">
        <Stat label="Net revenue, before tax" value={money(netOf(total))} />
        <Stat label="Refunded, before tax" value={money(total.refunds)} />
        <Stat label="Taxes, net of refunds" value={money(total.taxes)} />
        <Stat label="Payments" value={formatNumber(total.orders)} />
      </div>
      <Section id="months" title="By month">
        <div className="grid items-start gap-8 pt-5 xl:grid-cols-2">
          <BarChart
            title="Net revenue before tax by month"
            points={months.map((row) => ({ label: row.label, value: netOf(row) }))}
            format={shortMoney}
          />
          <RevenueTable caption="Revenue by month" heading="Month" rows={months} total={total} />
        </div>
      </Section>
      <RevenueBreakdown
        id="packages"
        title="By package"
        heading="Package"
        rows={byPackage}
        total={total}
      />
      <RevenueBreakdown
        id="regions"
        title="By region"
        heading="Region"
        rows={byRegion}
        total={total}
      />
      <p className="max-w-[70ch] text-sm text-ink-2">
        All amounts are in Canadian dollars. Months begin and end at midnight in Toronto. A payment
        counts in the month in which it arrived, a refund or a lost dispute in the month in which
        the money went back. The region is that of the listing.
      </p>
    </div>
  );
}

function PeriodForm({ period: { from, to } }: { period: { from: string; to: string } }) {
  return (
    <Form action="/admin/revenue" className="flex w-full flex-wrap items-end gap-2 sm:w-auto">
      <Month label="From" name="from" value={from} />
      <Month label="To" name="to" value={to} />
      <Button variant="secondary" size="sm" className="min-h-10">
        Show
      </Button>
    </Form>
  );
}

const Month = ({ label, name, value }: { label: string; name: string; value: string }) => (
  <label className="flex min-w-40 flex-1 flex-col gap-1 text-xs font-semibold text-ink-2">
    {label}
    <input
      type="month"
      name={name}
      defaultValue={value}
      placeholder="2026-01"
      className="control control-sm w-full sm:w-44"
    />
  </label>
);

type Row = RevenueFigures & { key: string; label: string };

interface RevenueTableProps {
  caption: string;
  heading: string;
  rows: Row[];
  total: RevenueFigures;
}

const dollars = (cents: number) => <Money amount={cents} currency="CAD" />;

function RevenueTable({ caption, heading, rows, total }: RevenueTableProps) {
  const columns: Column<Row>[] = [
    {
      key: "label",
      header: heading,
      cell: ({ label }) => <span className={label.length < 12 ? "text-nowrap" : ""}>{label}</span>,
    },
    { key: "orders", header: "Payments", align: "end", cell: ({ orders }) => formatNumber(orders) },
    { key: "sales", header: "Sales", align: "end", cell: ({ sales }) => dollars(sales) },
    {
      key: "refunds",
      header: "Refunds",
      align: "end",
      cell: ({ refunds }) => dollars(0 - refunds),
    },
    {
      key: "net",
      header: "Net",
      align: "end",
      cell: (row) => <strong>{dollars(netOf(row))}</strong>,
    },
    { key: "taxes", header: "Taxes", align: "end", cell: ({ taxes }) => dollars(taxes) },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[...rows, { ...total, key: "total", label: "Total" }]}
      rowKey={({ key }) => key}
    />
  );
}

const shownBars = 10;

interface RevenueBreakdownProps {
  id: string;
  title: string;
  heading: string;
  rows: RevenueRow[];
  total: RevenueFigures;
}

function RevenueBreakdown({ id, title, heading, rows, total }: RevenueBreakdownProps) {
  return (
    <Section id={id} title={title}>
      {rows.length === 0 ? (
        <p className="pt-5 text-sm text-ink-2">No payments in this period.</p>
      ) : (
        <div className="grid items-start gap-8 pt-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
          <BarList
            title={
              rows.length > shownBars
                ? "Net revenue before tax, the largest"
                : "Net revenue before tax"
            }
            bars={rows.slice(0, shownBars).map((row) => ({
              label: row.key,
              value: netOf(row),
              text: formatMoney(netOf(row), "CAD"),
            }))}
          />
          <RevenueTable
            caption={`Revenue ${title.toLowerCase()}`}
            heading={heading}
            rows={rows.map((row) => Object.assign({ label: row.key }, row))}
            total={total}
          />
        </div>
      )}
    </Section>
  );
}
