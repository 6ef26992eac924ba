import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expectAccessible, expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, test, withMotion } from "./journey.ts";
import { aUser } from "#test/factories.ts";

const found = (page: Page) => page.getByRole("status").filter({ hasText: "for sale" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

test.describe("in a browser with animations", () => {
  test.use(withMotion);

  test("a buyer mistypes, filters, pages, opens a result and returns to the same place", async ({
    page,
    db,
    signIn,
  }) => {
    await signIn(await aUser(db));
    await page.goto("/");
    // The home page has the same counts as the search.
    const retail = page.getByRole("main").getByRole("link", { name: /^Retail [\d,]+ businesses$/ });
    const counted = /[\d,]+/.exec((await retail.textContent()) ?? "")![0];
    await page.getByRole("main").getByRole("searchbox").fill("restaurnt");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/businesses?category=restaurants&typed=restaurnt");
    await expect(page.getByText("Showing results for restaurant instead of")).toBeVisible();

    // Suggestions by keyboard: the category replaces the typed text.
    const box = page.getByLabel("Search businesses for sale");
    await box.fill("reta");
    await expect(page.getByRole("option", { name: /^Retail/ }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/businesses?category=retail");
    await expect(found(page)).toHaveText(`${counted} businesses for sale`);
    await expect(box).toHaveValue("");

    const lease = page.getByRole("checkbox", { name: /^Lease/ });
    await lease.check();
    await expect(page).toHaveURL(/property=lease/);
    await expect(lease).toBeFocused();
    await expect(page.getByRole("link", { name: "Remove Lease" })).toBeVisible();
    await page.getByLabel("Asking price, up to").fill("900k");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Remove Asking up to CA$900,000" })).toBeVisible();
    await page.getByRole("link", { name: "Remove Lease" }).click();
    await expect(page).not.toHaveURL(/property/);
    await expect(lease).not.toBeChecked();
    await page.goBack();
    await expect(lease).toBeChecked();
    // The box is ticked at once. The chips follow with the results, and move the link that is clicked next.
    await expect(page.getByRole("link", { name: "Remove Lease" })).toBeVisible();
    await page.getByRole("link", { name: "Clear all", exact: true }).click();
    await expect(page).toHaveURL("/businesses");

    await page.getByLabel("Sort by").selectOption("Price: Low to High");
    await expect(page).toHaveURL("/businesses?sort=price-asc");
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(found(page)).toContainText("page 2 of");
    const heart = cards(page)
      .nth(6)
      .getByRole("button", { name: /^Save / });
    const before = (await heart.getAttribute("aria-pressed")) === "true";
    // The heart reacts at once; a reload shows it once the server has saved it.
    const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/businesses.data")) loaded.push(request.url());
    });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", String(!before));
    await (await stored).finished();
    // Saving a listing does not run the search again.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(loaded).toEqual([]);
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", String(!before));

    const address = page.url();
    const next = page.getByRole("link", { name: "Next" });
    await next.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(200);
    await next.click();
    await expect(found(page)).toContainText("page 3 of");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

    await openAndComeBack(page, 20);
    await expect(page).toHaveURL(address);
  });
});

/** Returning from one result restores the scroll position. */
async function openAndComeBack(page: Page, nth: number): Promise<void> {
  const card = cards(page).nth(nth);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(1000);
  const title = (await card.getByRole("heading").textContent())!;
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(card.getByRole("heading")).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the filters open as a sheet that counts along", async ({ page }) => {
    await page.goto("/businesses/nova-scotia");
    await expect(page.getByRole("checkbox", { name: /^Restaurants/ })).toBeHidden();
    const opener = page.getByRole("button", { name: /^Filters/ });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(sheet).toBeFocused();
    const restaurants = page.getByRole("checkbox", { name: /^Restaurants/ });
    const count = /[\d,]+$/.exec((await restaurants.locator("..").innerText()).trim())![0];
    await restaurants.check();
    const show = page.getByRole("button", { name: `Show ${count} results` });
    await expect(show).toBeVisible();
    await expect(page).toHaveURL(/restaurants/);
    await expectPartAccessible(sheet);
    // The response, at another URL, kept the focus, which cycles within the sheet.
    await expect(restaurants).toBeFocused();
    await show.focus();
    await page.keyboard.press("Tab");
    await expect(sheet.getByRole("button", { name: "Close filters" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(show).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(show).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(found(page)).toHaveText(`${count} businesses for sale`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Restaurants for sale in Nova Scotia",
    );
    await expectFits(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("form, chips, pages and order work", async ({ page }) => {
    await page.goto("/franchises");
    await page.getByRole("checkbox", { name: /^Lease/ }).check();
    await page.getByLabel("Sort by").selectOption("Newest First");
    await page.getByRole("button", { name: "Show results" }).click();
    // Every field was submitted; the URL keeps only the selected ones.
    await expect(page).toHaveURL("/franchises?property=lease&sort=newest");
    await expect(page.getByRole("checkbox", { name: /^Lease/ })).toBeChecked();
    await page.getByRole("link", { name: "Remove Franchise" }).click();
    await expect(page).toHaveURL("/businesses?property=lease&sort=newest");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(found(page)).toContainText("page 2 of");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/businesses?property=lease&sort=newest");
    // On a phone the sheet opens and closes natively.
    await page.setViewportSize({ width: 390, height: 844 });
    const lease = page.getByRole("checkbox", { name: /^Lease/ });
    await expect(lease).toBeHidden();
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expect(lease).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lease).toBeHidden();
  });
});

test("landing and empty pages are complete in dark mode and light to load", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
  await page.goto("/businesses/restaurants/nova-scotia");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/businesses\/restaurants\/nova-scotia$/,
  );
  // A box that navigates keeps the focus.
  const restaurants = page.getByRole("checkbox", { name: /^Restaurants/ });
  await restaurants.uncheck();
  await expect(page).toHaveURL("/businesses?region=nova-scotia");
  await expect(found(page)).toBeVisible();
  await expect(restaurants).toBeFocused();
  await page.getByLabel("Search businesses for sale").fill("piz");
  await expectPartAccessible(page.getByRole("listbox").first());
  await page.goto("/businesses?category=childcare&region=yukon&priceMax=1000&currency=CAD");
  await expect(page.getByRole("heading", { name: "No businesses found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters or search terms")).toBeVisible();
  await expectAccessible(page);
  const html = await (await page.request.get("/businesses")).text();
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  let bytes = 0;
  for (const href of scripts)
    bytes += gzipSync(await (await page.request.get(href)).body(), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(50_000);
  // The framework is 110 KB of it, and the router's manifest grows with every page.
  expect(bytes).toBeLessThanOrEqual(137 * 1024);

  // Search engines can follow these links without scripts.
  expect(html).toContain('"@type":"ItemList"');
  expect((await page.request.get("/businesses/atlantis")).status()).toBe(404);
});

test("a search is seen as a list and on a map", async ({ page }) => {
  await page.goto("/businesses?category=restaurants");
  await expectGoodLooks(page);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  const ontario = page.getByRole("link", { name: /^Ontario: [\d,]+ businesses$/ });
  const count = /[\d,]+/.exec((await ontario.getAttribute("aria-label"))!)![0];
  // Axe mistakes the high Arctic, which the frame clips, for something that overlaps the links above the map.
  await expectGoodLooks(page, ["target-size"]);
  await ontario.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/businesses?category=restaurants&region=ontario&view=map");
  await expect(found(page)).toHaveText(`${count} businesses for sale`);
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
});
