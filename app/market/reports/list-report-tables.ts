import { groupsOf, type MarketReport } from "./market-report.ts";
import type { ReportGroup } from "./report-group.ts";
import { type Measure, measures, scopeKey } from "#app/market/figures/figure.ts";
import { formatFigure } from "#app/market/figures/show-figure.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { placeOf, tradeOf } from "#app/market/groups/scope-name.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

const columns = [
  "listings",
  "median-price",
  "median-cash-flow",
  "median-multiple",
  "days-to-sale",
  "share-reduced",
] as const satisfies Measure[];

/** The stored figures, largest groups first. */
export function listReportTables(report: MarketReport) {
  const groups = [...groupsOf(report).values()];
  const table = (id: string, title: string, shown: ReportGroup[]) => ({
    id,
    title,
    headers: ["Name", ...columns.map((measure) => measures[measure].label), "New", "Sold"],
    rows: shown
      .toSorted((one, other) => other.values.listings! - one.values.listings!)
      .map((group) => ({
        key: scopeKey(group.scope),
        name: placeOf(group.scope) ?? tradeOf(group.scope)!,
        to: marketHref(group.scope),
        cells: [
          ...columns.map((measure) => {
            const value = group.values[measure];
            return value === undefined ? null : formatFigure(measure, value);
          }),
          ...[group.added, group.sold].map((count) =>
            count === null ? null : formatNumber(count),
          ),
        ],
      })),
  });
  return [
    table(
      "countries",
      "Countries",
      groups.filter(({ scope }) => scope.country),
    ),
    table(
      "categories",
      "Categories",
      groups.filter(({ scope }) => scope.category),
    ),
    table(
      "regions",
      "Provinces and states",
      groups.filter(({ scope }) => scope.region),
    ),
  ].filter(({ rows }) => rows.length > 0);
}
