import type { Page } from "@playwright/test";
import { expect, expectFits, test } from "./journey.ts";
import { shortId } from "#app/listings/listing.ts";
import { aQuietListing, aSeller } from "#test/factories.ts";

const box = (page: Page) => page.getByLabel("Search businesses for sale");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const total = async (page: Page) =>
  Number.parseInt(
    (await page.getByRole("status").filter({ hasText: "for sale" }).textContent())!.replace(
      ",",
      "",
    ),
    10,
  );

async function type(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => value > 0 && value >= (values[index - 1] ?? 0));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a buyer searches around a town, in words and by filter", async ({ page }) => {
    await page.goto("/businesses");
    await type(page, "restaurants within 50 km of Hamilton");
    await expect(page).toHaveURL(
      /\?category=restaurants&region=ontario&city=Hamilton&radius=50km&typed=/,
    );
    await expect(heading(page)).toHaveText(
      "Restaurants for sale within 50 km of Hamilton, Ontario",
    );
    // Towns around it are found, too.
    await expect(cards(page).filter({ hasNotText: "Hamilton" }).first()).toBeVisible();
    const around = await total(page);
    await expectFits(page);
    await page.getByRole("link", { name: "Remove Within 50 km" }).click();
    await expect(heading(page)).toHaveText("Restaurants for sale in Hamilton, Ontario");
    await expect.poll(() => total(page)).toBeLessThan(around);

    await page.goto("/businesses");
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByLabel("City or town").fill("Buffalo");
    // It takes effect when it is selected.
    await page.getByLabel("Distance", { exact: true }).selectOption("Within 100 km");
    await expect(page).toHaveURL("/businesses?city=Buffalo&radius=100km");
    await page.getByRole("button", { name: /^Show [\d,]+ results?$/ }).click();
    await expect(heading(page)).toHaveText("Businesses for sale within 100 km of Buffalo");
    // Across the border.
    await expect(cards(page).filter({ hasText: "Ontario" }).first()).toBeVisible();
    await type(page, "near Buffalo");
    await expect(heading(page)).toHaveText(
      "Businesses for sale within 30 miles of Buffalo, New York",
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a distance is a field of the plain form", async ({ page }) => {
    await page.goto("/businesses");
    await page.getByLabel("City or town").fill("Buffalo");
    await page.getByLabel("Distance", { exact: true }).selectOption("Within 100 km");
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL("/businesses?city=Buffalo&radius=100km");
    await expect(heading(page)).toHaveText("Businesses for sale within 100 km of Buffalo");
  });
});

test("the first result is one key away, and orders put what is not stated last", async ({
  page,
}) => {
  await page.goto("/businesses?category=restaurants");
  await page.getByRole("link", { name: "Skip to results" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const focused = await page.evaluate(() =>
    Boolean(document.activeElement?.closest("#results article")),
  );
  expect(focused).toBe(true);
  await page.getByLabel("Sort by").selectOption("Multiple: Low to High");
  await expect(page).toHaveURL("/businesses?category=restaurants&sort=multiple");
  const multiples = () =>
    cards(page)
      .locator("dd:last-child")
      .evaluateAll((cells) => cells.map((cell) => Number.parseFloat(cell.textContent)));
  await expect.poll(async () => isAscending(await multiples())).toBe(true);
});

test("a listing is found by the ID that its page shows", async ({ page, db }) => {
  const { id } = await aQuietListing(db, { status: "active" });
  const shown = await page.request.get(`/business/${id}`);
  expect(await shown.text()).toContain(`>${shortId(id)}<`);
  const found = await page.request.get(`/businesses?q=${shortId(id).toLowerCase()}`);
  expect(new URL(found.url()).pathname).toContain(`/business/${id}`);
});

test("what an owner has not said is not shown as a no", async ({ page, db, signIn }) => {
  const owner = await signIn(await aSeller(db));
  const draft = await aQuietListing(db, {
    ownerId: owner.id,
    status: "draft",
    wizardStep: 3,
    categories: ["food-beverage"],
  });
  await page.goto(`/sell-business?draft=${draft.id}`);
  await page.getByLabel("Training included").selectOption("No");
  await page.getByLabel("Relocatable").selectOption("Yes");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.goto(`/sell-business/preview?draft=${draft.id}`);
  const details = page.getByRole("region", { name: "Additional Information & Support" });
  await expect(details).toContainText("TrainingNot included");
  await expect(details).toContainText("RelocatableYes");
  await expect(details.getByRole("term").filter({ hasText: "Owner financing" })).toHaveCount(0);
  await expect(details).toContainText(/Not stated yet: .*owner financing.*You can ask the owner\./);
  // No photo yet: a drawing of the trade, which says that it is one.
  await expect(page.getByText("Illustration", { exact: true })).toBeVisible();
});

test.describe("the map on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("fills the screen, names towns and moves with one finger", async ({ page }) => {
    await page.goto("/businesses?city=Hamilton&region=ontario&radius=50km&view=map");
    const map = page.getByRole("group", { name: /^Map of the results/ });
    await expect(map.getByText("Hamilton", { exact: true }).last()).toBeVisible();
    const before = (await map.boundingBox())!;
    // The map's own script may come later than the page's.
    await expect(async () => {
      await map.getByRole("button", { name: "Full screen" }).click({ timeout: 1_000 });
      await expect(map.getByRole("button", { name: "Close full screen" })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expect.poll(async () => (await map.boundingBox())!.height).toBe(844);
    const viewBox = () => page.locator(".map-box > svg").getAttribute("viewBox");
    const shown = await viewBox();
    const touch = await page.context().newCDPSession(page);
    for (const [step, x] of [
      ["touchStart", 200],
      ["touchMove", 180],
      ["touchMove", 120],
    ] as const)
      await touch.send("Input.dispatchTouchEvent", { type: step, touchPoints: [{ x, y: 700 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(viewBox).not.toBe(shown);
    await map.getByRole("button", { name: "Close full screen" }).click();
    await expect.poll(async () => (await map.boundingBox())!.height).toBe(before.height);
  });
});
