import type { Page } from "@playwright/test";
import { expectReadable } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";

const table = (page: Page, name: string) => page.getByRole("group", { name });
const firstName = (page: Page) => table(page, "Categories").getByRole("rowheader").first();

/** They are counted right after the server starts. */
test.beforeEach(async ({ request }) => {
  const feed = async () => (await request.get("/feeds/market-reports.rss")).text();
  await expect.poll(feed).toContain("<item>");
});

test("a buyer goes from the market to a category, to the listings behind a number, and back to the same place", async ({
  page,
}) => {
  await page.goto("/market");
  await expectReadable(page);
  await expect(page.getByRole("img", { name: /^Supply over two years\. From / })).toBeVisible();
  await expect(firstName(page)).toHaveText("Restaurants");

  // The order of the tables and what the map shows are in the address.
  await table(page, "Categories").getByRole("link", { name: "Multiple" }).click();
  await expect(page).toHaveURL("/market?sort=median-multiple#categories");
  await expect(firstName(page)).not.toHaveText("Restaurants");
  await page
    .getByRole("navigation", { name: "What the map shows" })
    .getByRole("link", { name: "Median asking price" })
    .click();
  await expect(page).toHaveURL("/market?sort=median-multiple&map=median-price#map");
  await expect(page.getByRole("link", { name: /^Ontario: \$/ })).toBeVisible();

  await table(page, "Categories").getByRole("link", { name: "Retail", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Retail businesses" })).toBeVisible();
  const count = page.getByRole("definition").first().getByRole("link");
  const promised = await count.textContent();
  await count.click();
  await expect(page).toHaveURL("/businesses/retail");
  await expect(
    page.getByRole("status").filter({ hasText: `${promised} businesses` }),
  ).toBeVisible();

  await page.getByRole("link", { name: "Market figures for retail businesses" }).click();
  await expect(page).toHaveURL("/market/retail");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Retail businesses" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(promised!);

  await page.getByRole("link", { name: "Median multiple of cash flow" }).first().click();
  await expect(page).toHaveURL("/market/method#median-multiple");
  await expectReadable(page);
});

test("the month is a report, the page is a file, and programs read both", async ({
  page,
  request,
}) => {
  await page.goto("/market/reports");
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /20\d\d$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/market\/reports\/20\d\d-\d\d$/);
  // The address changes before the page: the list of months quotes its reports, too.
  await expect(page.getByText("Market report", { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^At the end of \w+ 20\d\d, [\d,]+ businesses were for sale/),
  ).toBeVisible();
  await expectReadable(page);
  await page.getByRole("navigation", { name: "Other months" }).getByRole("link").first().click();
  await expect(page.getByText("Market report", { exact: true })).toBeVisible();

  const csv = await request.get("/market/restaurants/ontario.csv");
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines[0]).toBe("Group,Category,Trade,Country,Region,Month,Figure,Name,Unit,Value");
  expect(lines[1]).toMatch(/^Restaurants in Ontario,restaurants,,,CA-ON,,listings,.*,count,\d+$/);
  const json = (await (await request.get("/market/ontario.json")).json()) as {
    figures: Record<string, number>;
    groups: unknown[];
  };
  expect(json.figures["median-price"]! % 1_000).toBe(0);
  expect(json.groups.length).toBeGreaterThan(5);
  expect(await (await request.get("/llms.txt")).text()).toContain("/market/restaurants.md): ");
  expect(await (await request.get("/feeds/market-reports.rss")).text()).toContain("<item>");
});

test.describe("on a phone in the dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  test("figures, charts and tables fit", async ({ page }) => {
    await page.goto("/market/restaurants/canada");
    await expectReadable(page);
    await expectFits(page);
    await page.goto("/market/reports");
    await expectFits(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("tables sort and lead on", async ({ page }) => {
    await page.goto("/market/canada");
    await table(page, "Categories in Canada").getByRole("link", { name: "Price" }).click();
    await expect(page).toHaveURL("/market/canada?sort=median-price#categories");
    await expect(page.getByRole("columnheader", { name: "Price" }).first()).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await table(page, "Categories in Canada")
      .getByRole("rowheader")
      .first()
      .getByRole("link")
      .click();
    await expect(page).toHaveURL(/\/market\/[a-z-]+\/canada$/);
  });
});
