import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articleFiles, articles, chapters } from "./articles.server.ts";
import { getLegalDocument, legalNames } from "#app/content/legal/legal-documents.server.ts";
import { renderMarkdown } from "#app/content/markdown/render-markdown.server.ts";
import { isAddress } from "#test/addresses/address-list.ts";
import { helpArticles } from "#app/help-articles.ts";

const app = join(import.meta.dirname, "../..");

test("the list matches the files", () => {
  expect(articleFiles.toSorted()).toEqual([...helpArticles].toSorted());
  expect(chapters.flatMap(({ links }) => links)).toHaveLength(articles.length);
  for (const { links } of chapters) expect(links).not.toEqual([]);
});

test.each(articles)("$slug is complete, and its links lead somewhere", ({ body, ...article }) => {
  expect(article.title).not.toBe("");
  expect(article.summary.length).toBeGreaterThan(20);
  expect(article.keywords).not.toBe("");
  expect(body.split(/\s+/).length).toBeGreaterThan(50);
  for (const [, href] of renderMarkdown(body).matchAll(/href="(\/[^"]*)"/g)) {
    expect(isAddress(href!), href).toBe(true);
    const [path, hash] = href!.split("#");
    const slug = /^\/help\/(.+)$/.exec(path!)?.[1];
    if (slug) expect(helpArticles).toContain(slug);
    const legal = legalNames.find((name) => path === `/${name}`);
    if (legal && hash)
      expect(getLegalDocument(legal, null).sections.map(({ id }) => id)).toContain(hash);
  }
});

test("every article is linked from the screen it explains", () => {
  const texts = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .map((path) => readFileSync(join(app, path), "utf8"))
    .join("\n");
  const unlinked = helpArticles.filter(
    (slug) =>
      !texts.includes(`article="${slug}"`) &&
      !texts.includes(`["${slug}", `) &&
      !texts.includes(`"/help/${slug}"`),
  );
  expect(unlinked).toEqual([]);
});
