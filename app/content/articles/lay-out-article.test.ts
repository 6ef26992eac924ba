import { expect, test } from "vitest";
import { layOut } from "./lay-out-article.server.ts";
import type { FigureRows } from "#app/market/figures/market-figures.queries.server.ts";
import { notKnown } from "#app/market/figures/show-figure.ts";

const countedAt = new Date("2026-11-01T12:00:00Z");
const figures: FigureRows = new Map(
  [
    { scope: "@", values: { listings: 2734 }, questions: { lease: 20 }, countedAt },
    { scope: "retail@", values: { listings: 300 }, questions: null, countedAt },
  ].map((row) => [row.scope, row]),
);
const htmlOf = (body: string) =>
  layOut(body, figures)
    .intro.map((part) => ("html" in part ? part.html : part.chart.title))
    .join("");

test("chapters have ids of their own, whatever their titles", () => {
  const { sections } = layOut(
    ["Costs", "Costs 3", "Costs", "Chapter 5", "日本", "!?", "Costs"]
      .map((title) => `## ${title}\n`)
      .join(""),
    figures,
  );
  expect(sections.map(({ title }) => title)).toHaveLength(7);
  const ids = sections.map(({ id }) => id);
  expect(ids[0]).toBe("costs");
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test("a figure is a link to its listings; what is not known says so; unknown tags vanish", () => {
  expect(htmlOf("There are {{listings}} now.")).toBe(
    '<p>There are <a href="/businesses" data-link="" class="live-figure">2,734</a> now.</p>\n',
  );
  expect(htmlOf("{{listings category=childcare}}")).toBe(`<p>${notKnown}</p>\n`);
  for (const tag of ["listings onload=x", "nothing", "", "constructor", "compare measure=x by=y"])
    expect(htmlOf(`a {{${tag}}} b`)).toBe("<p>a  b</p>\n");
  expect(htmlOf("`{{listings}}` and {{listings\n}}")).not.toContain("live-figure");
});

test("charts stand between stretches of text; within a sentence they vanish", () => {
  const { intro, countedAt: counted } = layOut(
    "One.\n\n{{compare measure=listings by=category only=retail,childcare}}\n\nTwo {{questions}}.\n\n{{questions}}  \n\n{{compare measure=x by=category}}",
    figures,
  );
  expect(intro).toEqual([
    { key: "0", html: "<p>One.</p>\n" },
    {
      key: "1",
      chart: {
        title: "Businesses for sale",
        bars: [{ label: "Retail", value: 300, text: "300", to: "/businesses/retail" }],
      },
    },
    { key: "2", html: "<p>Two .</p>\n" },
    {
      key: "3",
      chart: expect.objectContaining({ bars: [expect.objectContaining({ value: 20 })] }),
    },
  ]);
  expect(counted).toEqual(countedAt);
  expect(layOut("No figures.", new Map()).countedAt).toBe(null);
});

test("a chart may have spaces in its braces and behind them", () => {
  for (const line of ["{{ questions }}", "{{questions}}\u00a0", "{{questions}} \t"])
    expect(layOut(`One.\n${line}\nTwo.`, figures).intro[1]).toHaveProperty("chart");
});

test("what stands between two rules at the beginning is text", () => {
  expect(htmlOf("---\nRead this first.\n\n---\nThen this.")).toContain("Read this first.");
});

test("a long text with many openings of tags takes linear time", () => {
  const began = performance.now();
  layOut("{{".repeat(30_000), figures);
  layOut("{{compare \n".repeat(5_000), figures);
  expect(performance.now() - began).toBeLessThan(2_000);
});
