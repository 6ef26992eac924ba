// The figures of a page for programs: CSV, JSON and Markdown. Amounts are whole Canadian dollars.

import { type Measure, measureNames, measures, type Scope } from "#app/market/figures/figure.ts";
import { figureHref, formatFigure, publishedValue } from "#app/market/figures/show-figure.ts";
import { marketHref } from "#app/market/groups/scope-address.ts";
import { nameScope } from "#app/market/groups/scope-name.ts";
import { brand } from "#app/shared/brand.ts";
import { csvLine } from "#app/shared/csv.ts";

type Values = Partial<Record<Measure, number>>;

export interface MarketFile {
  scope: Scope;
  countedAt: Date;
  values: Values;
  history: readonly {
    month: string;
    listings: number;
    added: number;
    sold: number;
    index?: number;
  }[];
  /** The groups within it. */
  groups: readonly { scope: Scope; values: Values }[];
  origin: string;
}

const known = (values: Values): [Measure, number][] =>
  measureNames.flatMap((measure) => {
    const value = values[measure];
    return value === undefined ? [] : [[measure, publishedValue(measure, value)]];
  });

const groupJson = (scope: Scope, values: Values, origin: string) => ({
  title: nameScope(scope).title,
  url: origin + marketHref(scope),
  ...scope,
  figures: Object.fromEntries(known(values)),
});

export const formatMarketJson = (file: MarketFile) => ({
  ...groupJson(file.scope, file.values, file.origin),
  currency: "CAD",
  countedAt: file.countedAt.toISOString(),
  method: `${file.origin}/market/method`,
  history: file.history.map(({ month, ...rest }) => ({ month: month.slice(0, 7), ...rest })),
  groups: file.groups.map(({ scope, values }) => groupJson(scope, values, file.origin)),
});

const headers = [
  "Group",
  "Category",
  "Trade",
  "Country",
  "Region",
  "Month",
  "Figure",
  "Name",
  "Unit",
  "Value",
];

/** One figure a line, so that a spreadsheet can filter and pivot. */
export function formatMarketCsv({ scope, values, history, groups }: MarketFile): string {
  const line = (one: Scope, month: string, cells: (string | number)[]) =>
    csvLine([
      nameScope(one).title,
      one.category,
      one.trade,
      one.country,
      one.region,
      month,
      ...cells,
    ]);
  const now = [{ scope, values }, ...groups].flatMap((group) =>
    known(group.values).map(([measure, value]) => {
      const { label, unit } = measures[measure];
      return line(group.scope, "", [measure, label, unit === "amount" ? "CAD" : unit, value]);
    }),
  );
  const then = history.flatMap(({ month, listings, added, sold, index }) => [
    line(scope, month.slice(0, 7), [
      "listings",
      "For sale at the end of the month",
      "count",
      listings,
    ]),
    line(scope, month.slice(0, 7), ["added", "Published in the month", "count", added]),
    line(scope, month.slice(0, 7), ["sold", "Sold in the month", "count", sold]),
    ...(index === undefined
      ? []
      : [line(scope, month.slice(0, 7), ["index", "Price index", "index", index])]),
  ]);
  return [csvLine(headers), ...now, ...then].join("");
}

export function formatMarketMarkdown({
  scope,
  values,
  groups,
  countedAt,
  origin,
}: MarketFile): string {
  const { title } = nameScope(scope);
  const row = (one: Scope, measure: Measure, value: number) =>
    `- ${measures[measure].label}: [${formatFigure(measure, value)}](${origin}${figureHref(measure, one)})`;
  const columns = ["listings", "median-price", "median-multiple", "days-to-sale"] as const;
  const cells = (group: MarketFile["groups"][number]) =>
    columns.map((measure) => {
      const value = group.values[measure];
      return value === undefined ? "" : formatFigure(measure, value);
    });
  return [
    `# ${title}: market figures`,
    `Counted on ${countedAt.toISOString().slice(0, 10)} from the listings on ${brand.name}. Amounts in Canadian dollars. Nothing is published about fewer than ten businesses. [How these figures are computed](${origin}/market/method).`,
    known(values)
      .map(([measure]) => row(scope, measure, values[measure]!))
      .join("\n"),
    ...(groups.length > 0
      ? [
          `## Groups\n\n| Group | ${columns.map((measure) => measures[measure].label).join(" | ")} |\n| --- |${" ---: |".repeat(columns.length)}\n${groups
            .map(
              (group) =>
                `| [${nameScope(group.scope).title}](${origin}${marketHref(group.scope)}) | ${cells(group).join(" | ")} |`,
            )
            .join("\n")}`,
        ]
      : []),
    "",
  ].join("\n\n");
}
