import type { ReportGroup, ReportGroups } from "./report-group.ts";
import { type Measure, type Scope, scopeKey } from "#app/market/figures/figure.ts";
import { formatFigure } from "#app/market/figures/show-figure.ts";
import { nameScope } from "#app/market/groups/scope-name.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { countryCodes, regions } from "#app/shared/places.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { formatPercent } from "#app/ui/format/format-percent.ts";

const businesses = { one: "business", other: "businesses" };
/** A smaller group grows or shrinks by a large part through one listing. */
const leastForTrends = 30;

/** Complete sentences for each case; what is not known is not mentioned. */
export function writeParagraphs(
  month: string,
  now: ReportGroups,
  before: ReportGroups | null,
): string[] {
  const all = now.get(scopeKey({}))!;
  const last = before?.get(scopeKey({})) ?? null;
  const name = formatDate(month, { format: "month", timeZone: "UTC" });
  return [
    [supply(name, all, last), movement(all), byCountry(now)],
    [price(all, last), multiple(all, last), index(all, last)],
    [timeToSale(all), reductions(all)],
    [largest(now), dearest(now), trends(now, before)],
  ].flatMap((sentences) => {
    const said = sentences.filter((sentence) => sentence !== null);
    return said.length > 0 ? said.join(" ") : [];
  });
}

function supply(month: string, { values }: ReportGroup, last: ReportGroup | null): string {
  const count = values.listings!;
  const earlier = last?.values.listings;
  const lead = `At the end of ${month}, ${formatCount(count, businesses)} were for sale`;
  if (earlier === undefined) return `${lead}.`;
  if (count === earlier) return `${lead}, as many as a month before.`;
  return count > earlier
    ? `${lead}, ${formatNumber(count - earlier)} more than a month before.`
    : `${lead}, ${formatNumber(earlier - count)} fewer than a month before.`;
}

function movement({ added, sold }: ReportGroup): string | null {
  if (!added) return null;
  const came = `${formatCount(added, businesses)} came to the market during the month`;
  return sold ? `${came}, and ${formatNumber(sold)} were sold.` : `${came}.`;
}

function byCountry(now: ReportGroups): string | null {
  const known = groupsIn(
    now,
    countryCodes.map((country) => ({ country })),
  );
  if (known.length < 2) return null;
  const parts = known.map(
    ({ scope, values }) => `${formatNumber(values.listings!)} ${nameScope(scope).where!}`,
  );
  return `There were ${formatList(parts)}.`;
}

function price({ values }: ReportGroup, last: ReportGroup | null): string | null {
  const median = values["median-price"];
  if (median === undefined) return null;
  const lead = `The median asking price was ${formatFigure("median-price", median)}`;
  const earlier = last?.values["median-price"];
  if (!earlier) return `${lead}.`;
  const change = Math.round((1000 * (median - earlier)) / earlier) / 10;
  if (change === 0) return `${lead}, as a month before.`;
  return change > 0
    ? `${lead}, ${formatPercent(change)} more than a month before.`
    : `${lead}, ${formatPercent(-change)} less than a month before.`;
}

function multiple({ values }: ReportGroup, last: ReportGroup | null): string | null {
  const median = values["median-multiple"];
  if (median === undefined) return null;
  const lead = `Half of the owners ask more than ${median.toFixed(1)} times the yearly cash flow`;
  const earlier = last?.values["median-multiple"];
  if (earlier === undefined) return `${lead}.`;
  return earlier.toFixed(1) === median.toFixed(1)
    ? `${lead}, as a month before.`
    : `${lead}; a month before it was ${earlier.toFixed(1)} times.`;
}

function index({ index: level }: ReportGroup, last: ReportGroup | null): string | null {
  if (level === null) return null;
  const lead = `The price index stood at ${level.toFixed(1)}`;
  const earlier = last?.index ?? null;
  if (earlier === null) return `${lead}.`;
  return earlier === level
    ? `${lead}, as a month before.`
    : `${lead}, after ${earlier.toFixed(1)} a month before.`;
}

function timeToSale({ values }: ReportGroup): string | null {
  const days = values["days-to-sale"];
  const share = values["share-sold"];
  if (days === undefined) return null;
  const lead = `Half of the businesses sold within the last two years found their buyer in less than ${formatFigure("days-to-sale", days)}`;
  return share === undefined
    ? `${lead}.`
    : `${lead}; ${formatFigure("share-sold", share)} of those listed more than half a year ago were sold within six months.`;
}

function reductions({ values }: ReportGroup): string | null {
  const share = values["share-reduced"];
  const size = values["median-reduction"];
  if (!share) return null;
  const lead = `The price of ${formatFigure("share-reduced", share)} of the businesses was reduced in the last 90 days`;
  return size === undefined
    ? `${lead}.`
    : `${lead}, by ${formatFigure("median-reduction", size)} at the median.`;
}

const byCategory = (now: ReportGroups): ReportGroup[] =>
  groupsIn(
    now,
    categorySlugs.map((category) => ({ category })),
  );

function largest(now: ReportGroups): string | null {
  const [first, second, third] = byCategory(now).toSorted(by("listings"));
  if (!first || !second || !third) return null;
  const count = ({ values }: ReportGroup) => formatNumber(values.listings!);
  return `Most of what was for sale were ${kindOf(first)} (${count(first)}), ${kindOf(second)} (${count(second)}) and ${kindOf(third)} (${count(third)}).`;
}

function dearest(now: ReportGroups): string | null {
  const ranked = byCategory(now)
    .filter(({ values }) => values["median-multiple"] !== undefined)
    .toSorted(by("median-multiple"));
  const [top] = ranked;
  const low = ranked.at(-1);
  if (!top || !low || top === low) return null;
  const times = ({ values }: ReportGroup) => values["median-multiple"]!.toFixed(1);
  return `The highest multiples were asked for ${kindOf(top)} (${times(top)} times cash flow), the lowest for ${kindOf(low)} (${times(low)} times).`;
}

/** Where supply changed most, among categories and regions of some size. */
function trends(now: ReportGroups, before: ReportGroups | null): string | null {
  if (!before) return null;
  const scopes = [
    ...categorySlugs.map((category) => ({ category })),
    ...regions.map(({ code }) => ({ region: code })),
  ];
  const changes = groupsIn(now, scopes).flatMap((group) => {
    const earlier = before.get(scopeKey(group.scope))?.values.listings;
    if (earlier === undefined || earlier < leastForTrends) return [];
    return { group, percent: Math.round((100 * (group.values.listings! - earlier)) / earlier) };
  });
  const ranked = changes.toSorted((one, other) => other.percent - one.percent);
  const [top] = ranked;
  const low = ranked.at(-1);
  const rise =
    top && top.percent > 0
      ? `Supply grew most among ${whole(top.group)}, by ${formatPercent(top.percent)}`
      : null;
  const fall =
    low && low.percent < 0
      ? `fell most among ${whole(low.group)}, by ${formatPercent(-low.percent)}`
      : null;
  if (rise && fall) return `${rise}, and ${fall}.`;
  return rise ? `${rise}.` : fall && `Supply ${fall}.`;
}

const kindOf = ({ scope }: ReportGroup): string => nameScope(scope).kind;
const whole = ({ scope }: ReportGroup): string => {
  const { kind, where } = nameScope(scope);
  return where ? `${kind} ${where}` : kind;
};

const groupsIn = (now: ReportGroups, scopes: readonly Scope[]): ReportGroup[] =>
  scopes.flatMap((scope) => now.get(scopeKey(scope)) ?? []);

const by = (measure: Measure) => (one: ReportGroup, other: ReportGroup) =>
  other.values[measure]! - one.values[measure]!;
