import { formatNumber } from "#app/ui/format/format-count.ts";

export type Direction = "asc" | "desc";

export const pageSizes = [25, 50, 100] as const;

export interface ListFilter {
  label: string;
  all: string;
  options: Readonly<Record<string, string>>;
  /** Where the options are known at run time only. */
  accepts?: (value: string) => boolean;
}

/** The page, the export and the bulk changes of a list parse the same address with it. */
export interface ListSpec<Filter extends string = string, Sort extends string = string> {
  heading: string;
  pathname: string;
  words: { label: string; placeholder: string } | null;
  filters: Record<Filter, ListFilter>;
  /** The first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  defaultDirection: Direction;
}

export type StateOf<Spec extends ListSpec> = ListState<
  keyof Spec["filters"] & string,
  Spec["sorts"][number]
>;

export interface ListState<Filter extends string = string, Sort extends string = string> {
  q: string;
  filters: Record<Filter, string | null>;
  sort: Sort;
  dir: Direction;
  page: number;
  size: number;
}

export const maxListWords = 100;
const maxPage = 999_999;

export function parseListState<Filter extends string, Sort extends string>(
  spec: ListSpec<Filter, Sort>,
  params: URLSearchParams,
): ListState<Filter, Sort> {
  const names = Object.keys(spec.filters) as Filter[];
  const chosen = names.map((name) => [name, readFilter(spec.filters[name], params.get(name))]);
  const sort = spec.sorts.find((one) => one === params.get("sort")) ?? spec.sorts[0];
  const dir = params.get("dir");
  const page = params.get("page") ?? "";
  return {
    q: readWords(params.get("q") ?? ""),
    filters: Object.fromEntries(chosen) as Record<Filter, string | null>,
    sort,
    dir: dir === "asc" || dir === "desc" ? dir : directionOf(spec, sort),
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
    size: pageSizes.find((one) => String(one) === params.get("size")) ?? pageSizes[0],
  };
}

export function listQuery<Filter extends string, Sort extends string>(
  spec: ListSpec<Filter, Sort>,
  state: ListState<Filter, Sort>,
): string {
  const params = new URLSearchParams(listParams(spec, state));
  return params.size > 0 ? `?${params.toString()}` : "";
}

export function listParams<Filter extends string, Sort extends string>(
  spec: ListSpec<Filter, Sort>,
  { q, filters, sort, dir, page, size }: ListState<Filter, Sort>,
): [string, string][] {
  const pairs: [string, string | null][] = [
    ["q", q || null],
    ...(Object.keys(spec.filters) as Filter[]).map((name): [string, string | null] => [
      name,
      filters[name],
    ]),
    ["sort", sort === spec.sorts[0] ? null : sort],
    ["dir", dir === directionOf(spec, sort) ? null : dir],
    ["size", size === pageSizes[0] ? null : String(size)],
    ["page", page > 1 ? String(page) : null],
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== null);
}

export const isNarrowed = ({ q, filters }: ListState): boolean =>
  q !== "" || Object.values(filters).some((value) => value !== null);

const directionOf = (spec: ListSpec, sort: string): Direction =>
  sort === spec.sorts[0] ? spec.defaultDirection : "asc";

function readFilter({ options, accepts }: ListFilter, value: string | null): string | null {
  if (value === null || value === "") return null;
  return Object.hasOwn(options, value) || accepts?.(value) ? value : null;
}

const readWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxListWords)
    .toWellFormed()
    .trim();

export const counted = (total: number, all: number, noun: string): string =>
  `${formatNumber(total)} of ${formatNumber(all)} ${noun}`;
