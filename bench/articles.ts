import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shelf } from "#app/content/articles/article.ts";
import {
  countShelf,
  listFeed,
  listForSitemap,
  listShelf,
} from "#app/content/articles/articles.queries.server.ts";
import { articles } from "#app/content/articles/articles.table.ts";
import { formatArticleFeed } from "#app/content/articles/feeds/article-feed.ts";
import { getArticle } from "#app/content/articles/load-article.server.ts";
import { searchTexts } from "#app/content/articles/search/search-texts.server.ts";
import { parseDocument } from "#app/content/markdown/render-markdown.server.ts";
import { formatUrlSet } from "#app/content/sitemap/sitemap.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { withClient } from "#test/administer-server.ts";
import { at, type Run, timesOf } from "./times.ts";
import { withDatabase } from "./with-database.ts";

const [few, many] = [30, 10_000];
const turns = 60;
/** With many articles everything takes at most so many times as long as with few, or so many milliseconds more. */
const allowedRatio = 1.5;
const allowedMs = 3;
const sitemap = "sitemap, a line for each";
const counted = "a shelf, counted anew";
/** These read every article, so they may take this long for each. Both are kept until an article changes. */
const msPerArticle: Record<string, number> = { [sitemap]: 0.015, [counted]: 0.001 };

const shelf: Shelf = "business-articles";
const perPage = 24;
/** In one article of five hundred. */
const rareWord = "falconry";
/** In every second title, and in nearly every text. */
const commonWord = "sale";

const firstEdition = join(import.meta.dirname, "../app/content/articles/first-edition");

/** `npm run bench -- articles`: what readers open, with thirty articles and with ten thousand. */
export const benchArticles = (): Promise<boolean> =>
  withShelves(few, (small) => withShelves(many, (large) => compare(small, large)));

const withShelves = (size: number, work: (db: Db) => Promise<boolean>): Promise<boolean> =>
  withDatabase(async ({ db, url }) => {
    await fillShelves(db, size);
    await withClient(url, (client) => client.query("vacuum analyze"));
    return work(db);
  });

async function compare(small: Db, large: Db): Promise<boolean> {
  const [before, after] = [casesOf(small, few), casesOf(large, many)];
  console.log(
    `${"".padEnd(33)}${[few, many].map((size) => formatNumber(size).padStart(12)).join("")}`,
  );
  let good = true;
  for (const [index, [name, run]] of after.entries()) {
    const times = await timesOf(turns, before[index]![1], run);
    // A quarter was quicker: other work on the machine slows down some turns, and speeds up none.
    const [base, ms] = times.map((of) => at(of, 0.25)) as [number, number];
    const growth = Math.max(allowedMs, many * (msPerArticle[name] ?? 0));
    const limit = Math.max(base * allowedRatio, base + growth);
    good &&= ms <= limit;
    console.log(
      `${name.padEnd(33)}${show(base)}${show(ms)}${ms <= limit ? "" : `  above ${limit.toFixed(1)} ms`}`,
    );
  }
  return good;
}

const show = (ms: number): string => `${ms.toFixed(1)} ms`.padStart(12);

function casesOf(db: Db, size: number): [string, Run][] {
  const list = (page: number) => listShelf(db, shelf, { page, size: perPage });
  const appUrl = "https://relevo.example";
  return [
    [counted, () => countShelf(db, shelf)],
    ["a shelf, page 1", () => list(1)],
    // With few articles there is only one.
    ["a shelf, page 200", () => list(size === many ? 200 : 1)],
    [`search: ${commonWord}`, () => searchTexts(db, commonWord)],
    [`search: ${rareWord}`, () => searchTexts(db, rareWord)],
    ["search: price of a lease", () => searchTexts(db, "price of a lease")],
    ["search: business owner buyer", () => searchTexts(db, "business owner buyer")],
    ["search: submarine sale, any word", () => searchTexts(db, "submarine sale")],
    [
      "feed",
      async () => formatArticleFeed("atom", { name: "all", appUrl, entries: await listFeed(db) }),
    ],
    [
      "an article anew",
      (turn) => getArticle({ textCache: new QueryCache(db) }, shelf, slugOf(turn % few)),
    ],
    [
      sitemap,
      async () =>
        formatUrlSet(
          appUrl,
          (await listForSitemap(db)).map(({ slug, lastModified }) => ({
            path: slug,
            lastModified,
          })),
        ),
    ],
  ];
}

const slugOf = (index: number): string => `article-${index}`;

/** Texts of the first edition whose paragraphs come from each other. */
async function fillShelves(db: Db, size: number): Promise<void> {
  const texts = readdirSync(firstEdition).flatMap((folder) =>
    readdirSync(join(firstEdition, folder)).map((file) => {
      const source = readFileSync(join(firstEdition, folder, file), "utf8");
      return Object.assign(parseDocument(source), { paragraphs: source.split(/\n{2,}/).slice(1) });
    }),
  );
  const paragraphs = texts.flatMap((text) => text.paragraphs);
  const rows = Array.from({ length: size }, (_, index): typeof articles.$inferInsert => {
    const text = texts[index % texts.length]!;
    const other = paragraphs[(index * 31) % paragraphs.length]!;
    const turned = [...text.paragraphs.slice(index % 7), other];
    if (index % 500 === 7) turned.push(`A word on ${rareWord}.`);
    return {
      id: createId(),
      shelf,
      slug: slugOf(index),
      title: `${text.values["title"]}, ${index % 2 ? "a sale" : "a plan"} no. ${index}`,
      summary: text.values["summary"] ?? "",
      keywords: text.values["keywords"] ?? "",
      related: [`${shelf}/${slugOf((index * 3) % size)}`],
      body: turned.join("\n\n"),
      author: "The team",
      status: "published",
      publishAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000),
      reviewedOn: "2026-01-01",
      minutes: 5,
      previewKey: createId(),
    };
  });
  for (let at = 0; at < rows.length; at += 200)
    await db.insert(articles).values(rows.slice(at, at + 200));
}
