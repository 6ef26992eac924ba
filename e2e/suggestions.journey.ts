import type { Page } from "@playwright/test";
import { expectAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";

const field = (page: Page) => page.locator("#hero-search");
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });
const total = (page: Page) => page.getByRole("status").filter({ hasText: "for sale" });

test("a buyer picks suggestions by keyboard on the home page, and finds them again as recent searches", async ({
  page,
}) => {
  await page.goto("/");
  await field(page).focus();
  await page.keyboard.type("resturant");
  const restaurants = option(page, /^Restaurants [\d,]+ businesses$/);
  await expect(restaurants).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(restaurants).toBeHidden();
  await field(page).fill("bak ont");
  const inOntario = option(page, /^Bakeries in Ontario [\d,]+ business(es)?$/);
  await expect(inOntario).toBeVisible();
  await expect(page.getByRole("group", { name: "Categories by place" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(inOntario).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await inOntario.getAttribute("id"))!,
  );
  const counted = /([\d,]+) business/.exec((await inOntario.textContent())!)![1]!;
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/businesses?subcategory=bakeries&region=ontario");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bakeries for sale in Ontario");
  await expect(page).toHaveTitle(/^Bakeries for sale in Ontario \|/);
  await expect(total(page)).toHaveText(new RegExp(`^${counted} business(es)? for sale$`));

  await page.goto("/");
  await field(page).focus();
  await expect(page.getByRole("group", { name: "Recent searches" })).toBeVisible();
  await expect(option(page, /^Bakeries in Ontario$/)).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(option(page, /^Clear recent searches$/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.reload();
  await field(page).focus();
  await expect(field(page)).toHaveRole("combobox");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a listing is opened from the home page by its title", async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
    await page.goto("/");
    await field(page).tap();
    await page.keyboard.type("bakery");
    const listing = page
      .getByRole("group", { name: "Listings" })
      .getByRole("option", { name: /bakery/i })
      .first();
    await expect(listing).toBeVisible();
    await expectReadable(page);
    await expectFits(page);
    const href = (await listing.getAttribute("href"))!;
    await listing.tap();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/bakery/i);
  });
});

test("featured listings are above the default order only, each listing is shown once", async ({
  page,
}) => {
  await page.goto("/businesses");
  const strip = page.getByRole("region", { name: "Featured" });
  await expect(strip.getByText("Paid placements")).toBeVisible();
  await expect(strip.getByRole("article")).toHaveCount(5);
  const hrefs = await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toHaveLength(30);
  expect(new Set(hrefs).size).toBe(30);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(total(page)).toContainText("page 2 of");
  await expect(strip).toBeHidden();
  // Without a script as well.
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read("/businesses/restaurants")).toContain("Paid placements");
  expect(await read("/businesses?sort=newest")).not.toContain("Paid placements");
});
