import { editedShelves, type Shelf, shelves } from "#app/content/articles/article.ts";
import { brand } from "#app/shared/brand.ts";
import { escapeMarkup } from "#app/shared/escape-markup.ts";

/** All articles, or one shelf. */
export type FeedName = "all" | Exclude<Shelf, "help">;
export type FeedFormat = "rss" | "atom";

export interface FeedEntry {
  id: string;
  path: string;
  title: string;
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
  author: string;
}

export const feedHref = (name: FeedName, format: FeedFormat): string => `/feeds/${name}.${format}`;

export const feedTitle = (name: FeedName): string =>
  `${name === "all" ? "Guides and articles" : shelves[name].label} | ${brand.name}`;

export function parseFeedName(text: string): { name: FeedName; format: FeedFormat } | null {
  const [, name, format] = /^([a-z-]{1,40})\.(rss|atom)$/.exec(text) ?? [];
  const known = ["all", ...editedShelves].find((one) => one === name);
  return known ? { name: known as FeedName, format: format as FeedFormat } : null;
}

interface Feed {
  name: FeedName;
  appUrl: string;
  entries: readonly FeedEntry[];
}

export const formatFeed = (format: FeedFormat, feed: Feed): string =>
  format === "rss" ? formatRss(feed) : formatAtom(feed);

const homeOf = (name: FeedName): string => (name === "all" ? "/resources" : `/${name}`);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const tag = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

/** A feed without entries has not changed since the beginning. */
const lastChange = (entries: readonly FeedEntry[]): Date =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));

const formatRss = ({ name, appUrl, entries }: Feed): string =>
  `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${tag("title", feedTitle(name))}${tag("link", appUrl + homeOf(name))}${tag("description", brand.tagline)}<language>en-CA</language><lastBuildDate>${lastChange(entries).toUTCString()}</lastBuildDate><atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(appUrl + feedHref(name, "rss"))}"/>\n${entries
    .map(
      (entry) =>
        `<item>${tag("title", entry.title)}${tag("link", appUrl + entry.path)}<guid isPermaLink="false">urn:uuid:${entry.id}</guid>${tag("description", entry.summary)}${tag("dc:creator", entry.author)}<pubDate>${entry.publishedAt.toUTCString()}</pubDate></item>\n`,
    )
    .join("")}</channel></rss>\n`;

const formatAtom = ({ name, appUrl, entries }: Feed): string =>
  `${head}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">${tag("title", feedTitle(name))}${tag("id", appUrl + feedHref(name, "atom"))}<link rel="self" href="${escapeMarkup(appUrl + feedHref(name, "atom"))}"/><link href="${escapeMarkup(appUrl + homeOf(name))}"/><updated>${lastChange(entries).toISOString()}</updated>\n${entries
    .map(
      (entry) =>
        `<entry>${tag("title", entry.title)}<id>urn:uuid:${entry.id}</id><link href="${escapeMarkup(appUrl + entry.path)}"/>${tag("summary", entry.summary)}<author>${tag("name", entry.author)}</author><published>${entry.publishedAt.toISOString()}</published><updated>${entry.updatedAt.toISOString()}</updated></entry>\n`,
    )
    .join("")}</feed>\n`;
