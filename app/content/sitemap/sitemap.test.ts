import { expect, test } from "vitest";
import { formatIndex, formatRobots, formatUrlSet, landingPages, parsePartName } from "./sitemap.ts";
import { sitePages, unlistedRoots } from "./site-pages.ts";
import routes from "#app/routes.ts";

const base = "https://relevo.example";

test("URLs are absolute and escaped, unknown dates are left out", () => {
  const xml = formatUrlSet(base, [
    { path: "/businesses?q=a&b='<c>\"", lastModified: new Date("2026-11-14T10:00:00Z") },
    { path: "/brokers/é", lastModified: null },
  ]);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://relevo.example/businesses?q=a&amp;b=%27%3Cc%3E%22</loc><lastmod>2026-11-14T10:00:00.000Z</lastmod></url>
<url><loc>https://relevo.example/brokers/%C3%A9</loc></url>
</urlset>
`);
  expect(formatIndex(base, [{ path: "/sitemaps/pages.xml" }])).toContain(
    "<sitemap><loc>https://relevo.example/sitemaps/pages.xml</loc></sitemap>",
  );
});

test.each([
  ["businesses-1.xml", { kind: "businesses", number: 1 }],
  ["businesses-12.xml", { kind: "businesses", number: 12 }],
  ["brokers.xml", { kind: "brokers" }],
  ["landing-pages.xml", { kind: "landing-pages" }],
  ["pages.xml", { kind: "pages" }],
  ["articles.xml", { kind: "articles" }],
  ["businesses-0.xml", null],
  ["businesses-01.xml", null],
  ["businesses-9999999.xml", null],
  ["users.xml", null],
])("the part %s", (name, expected) => {
  expect(parsePartName(name)).toEqual(expected);
});

test("a category, a region and both have one URL each, with the latest date", () => {
  const [early, late] = [new Date("2026-01-01"), new Date("2026-02-01")];
  const pages = landingPages([
    { category: "restaurants", region: "CA-ON", lastModified: early },
    { category: "restaurants", region: "CA-QC", lastModified: late },
  ]);
  expect(pages).toEqual([
    { path: "/businesses", lastModified: late },
    { path: "/businesses/ontario", lastModified: early },
    { path: "/businesses/quebec", lastModified: late },
    { path: "/businesses/restaurants", lastModified: late },
    { path: "/businesses/restaurants/ontario", lastModified: early },
    { path: "/businesses/restaurants/quebec", lastModified: late },
  ]);
});

test("every route is either in the sitemap or excluded on purpose", () => {
  const paths = flatten(routes)
    .map((path) => path.replace(/(\/:\w+\?)+$/, ""))
    .filter((path) => !/[:*]/.test(path));
  const isUnlisted = (path: string) =>
    unlistedRoots.some((root) => path === root || path.startsWith(`${root}/`));
  // Landing pages start with it.
  const listed = new Set<string>([...sitePages, "/businesses"]);
  const undecided = paths.filter((path) => !isUnlisted(path) && !listed.has(path));
  expect(undecided, "name them in site-pages.ts").toEqual([]);
  expect(sitePages.filter((page) => !paths.includes(page))).toEqual([]);
});

test("robots.txt names the sitemap and the disallowed paths", () => {
  const lines = formatRobots(base).split("\n");
  expect(lines).toContain("Sitemap: https://relevo.example/sitemap.xml");
  for (const root of ["/account", "/admin", "/dev", "/signin"])
    expect(lines).toContain(`Disallow: ${root}`);
});

test.each([
  ["/", true],
  ["/business/0190a0b0", true],
  ["/businesses", true],
  ["/businesses/restaurants/ontario", true],
  ["/businesses?category=restaurants", true],
  ["/businesses/restaurants?page=2", true],
  ["/businesses?category=restaurants&region=ontario", false],
  ["/businesses?q=bakery", false],
  ["/businesses/ontario?sort=newest", false],
  ["/franchises?priceMin=100000", false],
  ["/account/leads", false],
  ["/signin?returnTo=/", false],
  ["/admin", false],
])("robots.txt allows %s: %s", (path, expected) => {
  const refused = formatRobots(base)
    .split("\n")
    .filter((line) => line.startsWith("Disallow: "))
    .map((line) => toPattern(line.slice("Disallow: ".length)));
  expect(!refused.some((pattern) => pattern.test(path))).toBe(expected);
});

/** RFC 9309: a rule matches from the start of the path, and `*` matches anything. */
const toPattern = (rule: string): RegExp =>
  new RegExp(`^${rule.replace(/[.?+^$()|[\]\\{}]/g, "\\$&").replaceAll("*", ".*")}`);

interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Entry[] | undefined;
}

function flatten(entries: readonly Entry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path ? `${above}/${path}` : above;
    const own = index || (path && !children) ? [here || "/"] : [];
    return [...own, ...flatten(children ?? [], here)];
  });
}
