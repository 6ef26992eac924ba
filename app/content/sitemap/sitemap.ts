/** Lists are split into parts of at most 10,000 URLs; the index lists the parts. */
import { escapeMarkup } from "#app/shared/escape-markup.ts";

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

/** `businesses-3.xml` is the third part of the businesses. */
export type PartName =
  | { kind: "businesses"; number: number }
  | { kind: "brokers" | "landing-pages" | "pages" };

export function parsePartName(name: string): PartName | null {
  const [, number] = /^businesses-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  if (number) return { kind: "businesses", number: Number(number) };
  if (name === "brokers.xml") return { kind: "brokers" };
  if (name === "landing-pages.xml") return { kind: "landing-pages" };
  return name === "pages.xml" ? { kind: "pages" } : null;
}
