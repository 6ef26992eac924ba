/**
 * The directory of brokers: people whose licence and identity an administrator has checked, and who let themselves be seen.
 * There are hundreds of them, not millions, so one answer holds them all, and looking through it needs no further question.
 */
import { categories, type CategorySlug, findCategory } from "#app/listings/category.ts";
import { parseLine } from "#app/listings/search/parse-value.ts";
import { type Paged, paged, pageFrom } from "#app/shared/paging.ts";
import { findRegion, type RegionCode } from "#app/shared/places.ts";

/** What anybody may know of a broker. */
export interface DirectoryEntry {
  id: string;
  name: string;
  avatar: string | null;
  brokerage: string | null;
  about: string;
  city: string;
  region: RegionCode | null;
  hasLicense: boolean;
  activeListings: number;
  /** What they have for sale now, the most frequent first. */
  categories: CategorySlug[];
}

export interface DirectorySearch {
  words: string;
  region: RegionCode | null;
  category: CategorySlug | null;
  page: number;
}

export interface DirectoryChoice {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

export interface DirectoryResult {
  list: Paged<DirectoryEntry>;
  /** Each group counts as if its own choice were not made. */
  regions: DirectoryChoice[];
  categories: DirectoryChoice[];
  /** What is chosen, each with the address of the directory without it. */
  chips: { label: string; removeTo: string }[];
}

export const directorySize = 12;

export const parseDirectory = (params: URLSearchParams): DirectorySearch => ({
  words: parseLine(params.get("q") ?? "", 100),
  region: findRegion(params.get("region") ?? "")?.code ?? null,
  category: findCategory(params.get("category") ?? "")?.slug ?? null,
  page: pageFrom(params, directorySize).page,
});

/** The inverse: one address for one search. A changed search starts at its first page. */
export function directoryHref(
  search: Omit<DirectorySearch, "page">,
  { page = 1 }: { page?: number } = {},
): string {
  const params = new URLSearchParams();
  if (search.words) params.set("q", search.words);
  if (search.region) params.set("region", findRegion(search.region)!.slug);
  if (search.category) params.set("category", search.category);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `/brokers?${query}` : "/brokers";
}

/** The busiest first, then by name. */
export function searchDirectory(
  entries: readonly DirectoryEntry[],
  search: DirectorySearch,
): DirectoryResult {
  const wanted = fold(search.words).split(" ").filter(Boolean);
  const named = entries.filter((entry) => wanted.every((word) => textOf(entry).includes(word)));
  const inRegion = (entry: DirectoryEntry) => !search.region || entry.region === search.region;
  const inCategory = (entry: DirectoryEntry) =>
    !search.category || entry.categories.includes(search.category);
  const found = named
    .filter((entry) => inRegion(entry) && inCategory(entry))
    .toSorted((a, b) => b.activeListings - a.activeListings || a.name.localeCompare(b.name));
  const page = { page: search.page, size: directorySize };
  const start = (search.page - 1) * directorySize;
  return {
    chips: chipsOf(search),
    list: paged(found.slice(start, start + directorySize), found.length, page),
    regions: countRegions(named.filter(inCategory), search.region),
    categories: countCategories(named.filter(inRegion), search.category),
  };
}

function chipsOf(search: DirectorySearch): DirectoryResult["chips"] {
  const { words, region, category } = search;
  const chip = (label: string, without: Partial<DirectorySearch>) => ({
    label,
    removeTo: directoryHref({ ...search, ...without }),
  });
  return [
    ...(words ? [chip(words, { words: "" })] : []),
    ...(region ? [chip(findRegion(region)!.name, { region: null })] : []),
    ...(category ? [chip(findCategory(category)!.name, { category: null })] : []),
  ];
}

function countRegions(
  entries: readonly DirectoryEntry[],
  chosen: RegionCode | null,
): DirectoryChoice[] {
  const counts = new Map<RegionCode, number>(chosen ? [[chosen, 0]] : []);
  for (const { region } of entries) if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => {
      const { slug, name } = findRegion(code)!;
      return { value: slug, label: name, count, chosen: code === chosen };
    })
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

function countCategories(
  entries: readonly DirectoryEntry[],
  chosen: CategorySlug | null,
): DirectoryChoice[] {
  const counts = new Map<CategorySlug, number>(chosen ? [[chosen, 0]] : []);
  for (const entry of entries)
    for (const slug of entry.categories) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return categories
    .filter(({ slug }) => counts.has(slug))
    .map(({ slug, name }) => ({
      value: slug,
      label: name,
      count: counts.get(slug)!,
      chosen: slug === chosen,
    }));
}

/** Without case and accents. */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const textOf = (entry: DirectoryEntry): string =>
  fold(
    [
      entry.name,
      entry.brokerage,
      entry.city,
      entry.region && findRegion(entry.region)?.name,
      entry.about,
      ...entry.categories.map((slug) => findCategory(slug)?.name),
    ].join(" "),
  );
