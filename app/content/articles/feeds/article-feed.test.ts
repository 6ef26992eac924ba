import { expect, test } from "vitest";
import { formatArticleFeed, parseFeedName } from "./article-feed.ts";
import type { FeedEntry, FeedFormat } from "#app/shared/format-feed.ts";

const nasty = `<b>"R&D" & 'C'</b> ]]> 日本 🧾\u0000\u000b\u001f\ufffe\t`;
const entries: FeedEntry[] = [1, 2].map((number) => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  path: `/guides/earn-outs-${number}`,
  title: `${number} ${nasty}`,
  summary: nasty,
  author: nasty,
  publishedAt: new Date("2026-03-01T12:00:00Z"),
  updatedAt: new Date(`2026-04-0${number}T12:00:00Z`),
}));

const feed = (format: FeedFormat, list = entries) =>
  formatArticleFeed(format, { name: "guides", appUrl: "https://relevo.example", entries: list });

test.each<FeedFormat>(["rss", "atom"])("%s is well-formed whatever titles contain", (format) => {
  const names = elementsOf(feed(format));
  const entry = format === "rss" ? "item" : "entry";
  expect(names.filter((name) => name === entry)).toHaveLength(2);
  expect(feed(format)).toContain("&lt;b&gt;&quot;R&amp;D&quot;");
  expect(feed(format)).not.toContain("]]>");
  expect(feed(format)).not.toMatch(/[^\P{Cc}\t\n]|\ufffe/u);
  expect(elementsOf(feed(format, []))).not.toContain(entry);
});

test("the description of RSS is HTML in which texts have no markup", () => {
  expect(feed("rss")).toContain("<description>&amp;lt;b&amp;gt;&amp;quot;R&amp;amp;D");
});

test("a feed names itself, its page, its latest change, and each text by an id that stays", () => {
  const atom = feed("atom");
  expect(atom).toContain('<link rel="self" href="https://relevo.example/feeds/guides.atom"/>');
  expect(atom).toContain('<link href="https://relevo.example/guides"/>');
  expect(atom).toContain("<updated>2026-04-02T12:00:00.000Z</updated>\n<entry>");
  expect(atom).toContain(`<id>urn:uuid:${entries[0]!.id}</id>`);
  const rss = feed("rss");
  expect(rss).toContain("<lastBuildDate>Thu, 02 Apr 2026 12:00:00 GMT</lastBuildDate>");
  expect(rss).toContain("<pubDate>Sun, 01 Mar 2026 12:00:00 GMT</pubDate>");
  expect(rss).toContain(`<guid isPermaLink="false">urn:uuid:${entries[1]!.id}</guid>`);
  expect(feed("atom", [])).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});

test.each([
  ["all.atom", { name: "all", format: "atom" }],
  ["business-articles.rss", { name: "business-articles", format: "rss" }],
  ["help.rss", null],
  ["all.xml", null],
  ["all", null],
  ["ALL.atom", null],
  ["all.atom\n", null],
  ["../all.atom", null],
  ["constructor.rss", null],
  ["", null],
  [`${"a".repeat(5_000)}.rss`, null],
])("%j is the feed %j", (text, name) => {
  expect(parseFeedName(text)).toEqual(name);
});

/** The names of all elements; throws if they are not nested, or if text contains markup. */
function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const open: string[] = [];
  const [declaration, ...rest] = xml.split("\n");
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  for (const [, close, name, attributes, alone, text] of rest
    .join("\n")
    .matchAll(/<(\/?)([a-z:A-Z]+)((?: [a-zA-Z:]+="[^"<]*")*)(\/?)>([^<]*)/g)) {
    for (const part of [attributes!, text!])
      expect(part.replaceAll(/&(amp|lt|gt|quot|#39);/g, "")).not.toMatch(/[&>]/);
    if (close) expect(open.pop()).toBe(name);
    else names.push(name!);
    if (!close && !alone) open.push(name!);
  }
  expect(open).toEqual([]);
  return names;
}
