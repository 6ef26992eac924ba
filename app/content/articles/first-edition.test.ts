import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseDocument } from "#app/content/markdown/render-markdown.server.ts";
import { helpArticles } from "#app/help-articles.ts";
import { categorySlugs } from "#app/listings/category.ts";
import { figureTags, parseTag } from "#app/market/figures/figure.ts";
import { proseOf, readingGrade, sentencesOf, wordsOf } from "#test/reading-grade.ts";

const folder = join(import.meta.dirname, "first-edition");
const shelves = ["resources", "guides", "business-articles", "franchise-articles"] as const;
const lengths: Record<(typeof shelves)[number], [least: number, most: number]> = {
  resources: [2500, 5000],
  guides: [700, 2500],
  "business-articles": [700, 1500],
  "franchise-articles": [700, 1500],
};

const texts = shelves.flatMap((shelf) =>
  readdirSync(join(folder, shelf)).map((file) => {
    const slug = file.replace(/\.md$/, "");
    const source = readFileSync(join(folder, shelf, file), "utf8");
    const document = parseDocument(source);
    const body = source.replace(/^---\n[\s\S]*?\n---\n/, "");
    return Object.assign(document, { shelf, slug, body, path: `/${shelf}/${slug}` });
  }),
);
const paths = new Set(texts.map(({ path }) => path));

describe.each(texts)("$path", ({ shelf, values, sections, body, path }) => {
  test("has a complete head", () => {
    const {
      title = "",
      summary = "",
      keywords = "",
      reviewed = "",
      related = "",
      order,
      category,
    } = values;
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(summary.length).toBeGreaterThan(60);
    expect(summary.length).toBeLessThanOrEqual(200);
    expect(keywords.split(" ").length).toBeGreaterThan(3);
    expect(reviewed).toMatch(/^2026-\d\d-\d\d$/);
    if (category !== undefined) expect(categorySlugs).toContain(category);
    if (order !== undefined) expect(Number(order)).toBeGreaterThan(0);
    const others = related.split(",").map((one) => `/${one.trim()}`);
    expect(others.length).toBeGreaterThanOrEqual(2);
    for (const other of others) expect([...paths].filter((one) => one !== path)).toContain(other);
  });

  test("has the right length, and reads easily", () => {
    const words = wordsOf(proseOf(body)).length;
    const [least, most] = lengths[shelf];
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
    expect(readingGrade(body)).toBeLessThanOrEqual(10);
  });

  test("has the parts that readers expect", () => {
    const titles = sections.map(({ title }) => title);
    if (shelf === "resources") {
      for (const part of ["Worked example", "Canada, the United States and Mexico", "Glossary"])
        expect(
          titles.some((title) => title.startsWith(part)),
          part,
        ).toBe(true);
      expect(body).toMatch(/^\| ?-+/m);
    }
    if (shelf === "resources" || shelf === "guides") {
      const list = sections.find(({ title }) => title.startsWith("Checklist"));
      expect(list?.body.match(/^- \[ \] /gm)?.length).toBeGreaterThanOrEqual(8);
    } else expect(/^\| ?:?-+/m.test(body) || /^\{\{(compare|questions)/m.test(body)).toBe(true);
    expect(body).not.toMatch(/<[a-z!/]/i);
    expect(body).not.toMatch(/^# /m);
  });

  test("names its sources with their year", () => {
    const sources =
      sections
        .find(({ title }) => title === "Sources")
        ?.body.split("\n")
        .filter(Boolean) ?? [];
    if (shelf === "resources") expect(sources.length).toBeGreaterThanOrEqual(5);
    for (const source of sources) expect(source).toMatch(/^- .*\b(19|20)\d\d\b/);
  });

  test("each tag is known, and each number that is ours is one", () => {
    for (const [, tag] of body.matchAll(figureTags)) expect(parseTag(tag!), tag).not.toBe(null);
    expect(body.replaceAll(figureTags, "")).not.toMatch(/\{\{|\}\}/);
    for (const [line] of body.matchAll(/^.*\{\{(compare|questions).*$/gm))
      expect(line).toMatch(/^\{\{[^}]*\}\}$/);
    const claims = sentencesOf(body.replaceAll(figureTags, "X")).filter(
      (sentence) =>
        /\bRelevo\b|\bour (own )?(listings|marketplace|market|figures|data)\b|\b(businesses|listings) (here|on this site)\b/i.test(
          sentence,
        ) && /\d/.test(sentence),
    );
    expect(claims).toEqual([]);
  });

  test("its links lead somewhere", () => {
    for (const [, href = ""] of body.matchAll(/\]\(([^)]*)\)/g)) {
      expect(href).toMatch(/^(\/|#|https:\/\/)/);
      const [target = ""] = href.split(/[?#]/);
      if (/^\/(resources|guides|business-articles|franchise-articles)\/./.test(target))
        expect([...paths]).toContain(target);
      const help = /^\/help\/(.+)/.exec(target)?.[1];
      if (help) expect(helpArticles).toContain(help);
    }
  });

  test("is plain Canadian English", () => {
    expect(
      body.match(
        /\b(centers?|colou?rless|colors?|favors?|favorite|neighbors?|neighborhoods?|labor|jewelry|checks? (?:for|of) \$|fulfill?ment|delve|leverag\w+|landscape|unlock\w*|game.changer|navigat\w+ the|in today's|it is important to note|needless to say|at the end of the day|tapestry|crucial\w*|robust|seamless\w*|moreover|furthermore|not legal advice)\b/gi,
      ) ?? [],
    ).toEqual([]);
    expect(body).not.toMatch(/—|!(?!\[)/);
  });
});

test("no two texts share a paragraph", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { path, body } of texts)
    for (const paragraph of body.split(/\n{2,}/)) {
      const words = wordsOf(paragraph).join(" ").toLowerCase();
      if (words.length < 60 || paragraph.startsWith("|")) continue;
      if (seen.has(words)) shared.push(`${path} and ${seen.get(words)}: ${paragraph}`);
      seen.set(words, path);
    }
  expect(shared).toEqual([]);
});

test("every guide is linked from a screen where its question comes up", () => {
  const app = join(import.meta.dirname, "../..");
  const screens = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .map((path) => readFileSync(join(app, path), "utf8"))
    .join("\n");
  const guides = texts.filter(({ shelf }) => shelf === "resources" || shelf === "guides");
  const unlinked = guides.filter(({ path }) => !screens.includes(`"${path.slice(1)}"`));
  expect(unlinked.map(({ path }) => path)).toEqual([]);
});
