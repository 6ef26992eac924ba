/**
 * The state of an administrator's list, all of it in the address: words, filters, order and page. Every list declares a
 * `ListSpec`, by which its page, export and bulk changes read the address.
 */
export type Direction = "asc" | "desc";

export const pageSizes = [25, 50, 100] as const;

export interface ListSpec<Filter extends string = string, Sort extends string = string> {
  /** The allowed values of each filter. Other values are ignored. */
  filters: Record<Filter, readonly string[] | ((value: string) => boolean)>;
  /** The first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  defaultDirection: Direction;
}

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

/** The inverse of `parseListState`, without defaults. */
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

function readFilter(allowed: ListSpec["filters"][string], value: string | null): string | null {
  if (value === null || value === "") return null;
  const isAllowed = typeof allowed === "function" ? allowed(value) : allowed.includes(value);
  return isAllowed ? value : null;
}

const readWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxListWords)
    .toWellFormed()
    .trim();
