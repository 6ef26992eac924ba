import type { Page } from "@playwright/test";
import { expect, expectFits, test } from "./journey.ts";

const box = (page: Page) => page.getByLabel("Search businesses for sale");
const remove = (page: Page, label: string | RegExp) =>
  page.getByRole("link", { name: typeof label === "string" ? `Remove ${label}` : label });

async function type(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a buyer's query becomes filters that can be removed one by one", async ({ page }) => {
    await page.goto("/businesses?sort=newest");
    await type(page, "cafe toronto under 300k");
    await expect(page).toHaveURL(
      /\/businesses\?subcategory=cafes&region=ontario&city=Toronto&priceMax=300000.*&sort=newest&typed=cafe\+toronto\+under\+300k$/,
    );
    await expect(page.getByText("Showing results for cafe toronto under 300k")).toBeVisible();
    await expect(remove(page, "Cafés & Coffee Shops")).toBeVisible();
    await expect(remove(page, /^Remove Asking up to/)).toBeVisible();
    await expect(box(page)).toHaveValue("");
    await expectFits(page);
    await remove(page, "Toronto").click();
    await expect(remove(page, "Toronto")).toHaveCount(0);
    await expect(remove(page, "Ontario")).toBeVisible();
    await expect(remove(page, "Cafés & Coffee Shops")).toBeVisible();
  });
});

test("a mistyped query is corrected or kept, and one without results has the closest matches", async ({
  page,
}) => {
  await page.goto("/businesses");
  await type(page, "bakrey");
  await expect(page.getByText("Showing results for bakery instead of")).toBeVisible();
  await page.getByRole("link", { name: "Search for the exact words instead" }).click();
  await expect(page).toHaveURL("/businesses?q=bakrey&typed=bakrey");
  await page.getByRole("link", { name: "Use them as filters instead" }).click();
  await expect(page).toHaveURL(/\?(subcategory=bakeries|q=bakery)&typed=bakrey$/);

  await page.goto("/businesses");
  await type(page, "sawmill in yukon");
  await expect(page.getByRole("heading", { name: "No businesses found" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Closest matches" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
