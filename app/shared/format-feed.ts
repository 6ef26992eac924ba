import { escapeMarkup } from "./escape-markup.ts";

export type FeedFormat = "rss" | "atom";

export interface FeedEntry {
  id: string;
  path: string;
  title: string;
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
  author?: string;
}

export interface Feed {
  title: string;
  description: string;
  /** The page that shows the same. */
  home: string;
  self: string;
  appUrl: string;
  entries: readonly FeedEntry[];
}

export const formatFeed = (format: FeedFormat, feed: Feed): string =>
  format === "rss" ? formatRss(feed) : formatAtom(feed);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** XML has no way to write these, so readers refuse a feed with one of them. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const escapeXml = (text: string): string => escapeMarkup(text.replaceAll(unwritable, ""));
const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** A feed without entries has not changed since the beginning. */
const lastChange = (entries: readonly FeedEntry[]): Date =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));

/** The description of an entry is HTML to its readers, so a text is escaped as HTML first. */
const formatRss = ({ title, description, home, self, appUrl, entries }: Feed): string =>
  `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${tag("title", title)}${tag("link", appUrl + home)}${tag("description", description)}<language>en-CA</language><lastBuildDate>${lastChange(entries).toUTCString()}</lastBuildDate><atom:link rel="self" type="application/rss+xml" href="${escapeXml(appUrl + self)}"/>\n${entries
    .map(
      (entry) =>
        `<item>${tag("title", entry.title)}${tag("link", appUrl + entry.path)}<guid isPermaLink="false">urn:uuid:${entry.id}</guid>${tag("description", escapeMarkup(entry.summary))}${entry.author ? tag("dc:creator", entry.author) : ""}<pubDate>${entry.publishedAt.toUTCString()}</pubDate></item>\n`,
    )
    .join("")}</channel></rss>\n`;

const formatAtom = ({ title, home, self, appUrl, entries }: Feed): string =>
  `${head}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">${tag("title", title)}${tag("id", appUrl + self)}<link rel="self" href="${escapeXml(appUrl + self)}"/><link href="${escapeXml(appUrl + home)}"/><updated>${lastChange(entries).toISOString()}</updated>\n${entries
    .map(
      (entry) =>
        `<entry>${tag("title", entry.title)}<id>urn:uuid:${entry.id}</id><link href="${escapeXml(appUrl + entry.path)}"/>${tag("summary", entry.summary)}${entry.author ? `<author>${tag("name", entry.author)}</author>` : ""}<published>${entry.publishedAt.toISOString()}</published><updated>${entry.updatedAt.toISOString()}</updated></entry>\n`,
    )
    .join("")}</feed>\n`;
