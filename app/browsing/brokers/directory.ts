/** Brokers whose licence and identity were verified. There are hundreds, so all are cached and searched in memory. */
import { categories, type CategorySlug, findCategory } from "#app/listings/category.ts";
import { parseLine } from "#app/search/parse-value.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { findRegion, type RegionCode } from "#app/shared/places.ts";

export interface PublicBroker {
  id: string;
  name: string;
  avatar: string | null;
  brokerage: string | null;
  about: string;
  city: string;
  region: RegionCode | null;
  hasLicense: boolean;
}

export interface DirectoryEntry extends PublicBroker {
  activeListings: number;
  /** Categories of their public listings, most frequent first. */
  categories: CategorySlug[];
}

export interface DirectorySearch {
  words: string;
  region: RegionCode | null;
  category: CategorySlug | null;
  page: number;
}

export type DirectoryResult = ReturnType<typeof searchDirectory>;

export const directorySize = 12;

export const parseDirectory = (params: URLSearchParams): DirectorySearch => ({
  words: parseLine(params.get("q") ?? "", 100),
  region: findRegion(params.get("region") ?? "")?.code ?? null,
  category: findCategory(params.get("category") ?? "")?.slug ?? null,
  page: pageFrom(params, directorySize).page,
});

/** One URL per search. A changed search starts on page one. */
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

export function searchDirectory(entries: readonly DirectoryEntry[], search: DirectorySearch) {
  const wanted = foldAccents(search.words).split(" ").filter(Boolean);
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
    // Each group is counted as if nothing were selected in it.
    regions: countRegions(named.filter(inCategory), search.region),
    categories: countCategories(named.filter(inRegion), search.category),
  };
}

function chipsOf(search: DirectorySearch) {
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

function count<Key>(keys: readonly Key[], chosen: Key | null): Map<Key, number> {
  const counts = new Map<Key, number>(chosen ? [[chosen, 0]] : []);
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function countRegions(entries: readonly DirectoryEntry[], chosen: RegionCode | null) {
  const regions = entries.flatMap(({ region }) => region ?? []);
  return [...count(regions, chosen)]
    .map(([code, brokers]) => {
      const { slug, name } = findRegion(code)!;
      return { value: slug, label: name, count: brokers, chosen: code === chosen };
    })
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

function countCategories(entries: readonly DirectoryEntry[], chosen: CategorySlug | null) {
  const slugs = entries.flatMap((entry) => entry.categories);
  const counts = count(slugs, chosen);
  return categories
    .filter(({ slug }) => counts.has(slug))
    .map(({ slug, name }) => ({
      value: slug,
      label: name,
      count: counts.get(slug)!,
      chosen: slug === chosen,
    }));
}

const textOf = (entry: DirectoryEntry): string =>
  foldAccents(
    [
      entry.name,
      entry.brokerage,
      entry.city,
      entry.region && findRegion(entry.region)?.name,
      entry.about,
      ...entry.categories.map((slug) => findCategory(slug)?.name),
    ].join(" "),
  );
