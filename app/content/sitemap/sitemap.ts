import { escapeMarkup } from "#app/shared/escape-markup.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { emptySearch } from "#app/search/search.ts";
import { canonicalHref } from "#app/search/search-url.ts";
import { privateRoots } from "./site-pages.ts";
import { publicHeaders } from "#app/shared/public-page.ts";

/** Lists are split into parts of at most 10,000 URLs; the index lists the parts. */
export const maxPartSize = 10_000;

export interface SitemapEntry {
  path: string;
  lastModified?: Date | null;
}

const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>';

export const formatUrlSet = (base: string, entries: readonly SitemapEntry[]): string =>
  `${head}\n<urlset ${space}>\n${entries.map((entry) => formatEntry("url", base, entry)).join("")}</urlset>\n`;

export const formatIndex = (base: string, parts: readonly SitemapEntry[]): string =>
  `${head}\n<sitemapindex ${space}>\n${parts.map((part) => formatEntry("sitemap", base, part)).join("")}</sitemapindex>\n`;

function formatEntry(tag: string, base: string, { path, lastModified }: SitemapEntry): string {
  const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : "";
  return `<${tag}><loc>${escapeMarkup(new URL(path, base).href)}</loc>${changed}</${tag}>\n`;
}

export const wholeParts = ["pages", "articles", "landing-pages", "market", "brokers"] as const;

/** `businesses-3.xml` is the third part of the businesses. */
export type PartName =
  | { kind: "businesses"; number: number }
  | { kind: (typeof wholeParts)[number] };

export function parsePartName(name: string): PartName | null {
  const [, number] = /^businesses-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  if (number) return { kind: "businesses", number: Number(number) };
  const kind = wholeParts.find((one) => name === `${one}.xml`);
  return kind ? { kind } : null;
}

interface LandingGroup {
  category: CategorySlug;
  region: string;
  lastModified: Date;
}

export function landingPages(groups: readonly LandingGroup[]): SitemapEntry[] {
  const pages = new Map<string, Date>();
  for (const { category, region, lastModified } of groups) {
    for (const search of [
      emptySearch,
      { ...emptySearch, categories: [category] },
      { ...emptySearch, regions: [region] },
      { ...emptySearch, categories: [category], regions: [region] },
    ]) {
      const path = canonicalHref(search);
      const known = pages.get(path);
      if (!known || known < lastModified) pages.set(path, lastModified);
    }
  }
  return [...pages]
    .map(([path, lastModified]) => ({ path, lastModified }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** One filter makes a landing page; beyond that the combinations are endless. */
const searchRoots = ["/businesses", "/franchises", "/real-estate"];
const endless = ["*&", "q=", "sort=", "view=", "pageSize=", "asOf=", "age=", "city="];

export function formatRobots(appUrl: string): string {
  const refused = [
    ...privateRoots,
    ...searchRoots.flatMap((root) => endless.map((choice) => `${root}*?${choice}`)),
    ...searchRoots.flatMap((root) =>
      ["price", "revenue", "cashFlow"].map((choice) => `${root}*?${choice}`),
    ),
    "/market*?sort=",
    "/market*?map=",
  ];
  return [
    "User-agent: *",
    "Allow: /",
    ...refused.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

export const sitemapResponse = (body: string, type: "application/xml" | "text/plain") =>
  new Response(body, {
    headers: { ...publicHeaders, "content-type": `${type}; charset=utf-8` },
  });
