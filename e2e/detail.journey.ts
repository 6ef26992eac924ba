import type { Page } from "@playwright/test";
import { expectAccessible, expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, test, withMotion } from "./journey.ts";
import { aListingWithPhotos, aSeller } from "#test/factories.ts";

test.use(withMotion);

/** Any business whose asking price is an amount, not a range or on request. */
async function openPriced(page: Page): Promise<void> {
  await page.goto("/businesses?priceMin=100000&priceMax=900000&currency=CAD");
  const priced = page
    .getByRole("article")
    .filter({ hasText: /Asking price\s*\$[\d,]{6,}\s*[A-Z]/ })
    .filter({ hasNotText: "Illustration" });
  const link = priced.first().getByRole("link");
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
}

test("a visitor opens a business, browses its photos, and calculates a loan", async ({ page }) => {
  await openPriced(page);
  await expect(page).toHaveTitle(/ \| Relevo$/);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  // Back to the search that led here.
  await expect(trail.getByRole("link").nth(1)).toHaveAttribute("href", /^\/businesses\?price/);
  await expectAccessible(page);

  const gallery = page.getByRole("region", { name: "Photos" });
  const counter = gallery.locator("p[aria-live]").first();
  const all = Number((await counter.textContent())!.split(" ").at(-1));
  await expect(counter).toHaveText(`Photo 1 of ${all}`);
  await page.keyboard.press("ArrowLeft");
  await expect(counter).toHaveText(`Photo ${all} of ${all}`);
  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText(`Photo 1 of ${all}`);
  await gallery.getByRole("button", { name: "Next photo" }).click();
  await expect(counter).toHaveText(`Photo 2 of ${all}`);
  await gallery.getByRole("list", { name: "All photos" }).getByRole("link").last().click();
  await expect(counter).toHaveText(`Photo ${all} of ${all}`);
  await expect(
    gallery.getByRole("link", { name: `Photo ${all} of ${all}`, exact: true }),
  ).toHaveAttribute("aria-current", "true");

  // An interrupted scroll still arrives.
  const strip = gallery.getByRole("list").first();
  await page.keyboard.press("ArrowLeft");
  await strip.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }));
  await expect
    .poll(() => strip.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth)))
    .toBe(all - 2);
  await expect(counter).toHaveText(`Photo ${all - 1} of ${all}`);
  await page.keyboard.press("ArrowRight");

  const open = (at: number) => gallery.getByRole("link", { name: `Open photo ${at} of ${all}` });
  await expect(open(all)).toBeInViewport();
  await open(all).focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Photos in full screen" });
  await expect(viewer).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText(`Photo ${all - 1} of ${all}`)).toBeVisible();
  await expectPartAccessible(viewer);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(open(all - 1)).toBeFocused();

  const loan = page.getByRole("region", { name: "Could it pay for itself?" });
  const payment = loan.getByRole("status");
  const usual = await payment.textContent();
  await loan.getByLabel("Down payment").fill("60");
  await expect(payment).not.toHaveText(usual!);
  await expect(page).toHaveURL(/\?down=60&rate=8&years=10$/);
  const shared = await payment.textContent();
  await page.reload();
  await expect(payment).toHaveText(shared!);

  // A detour over a similar listing keeps the search, too.
  await page.getByRole("region", { name: "Similar listings" }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(/down=60/);
  await expect(trail.getByRole("link").nth(1)).toHaveAttribute("href", /^\/businesses\?price/);

  await page.getByRole("button", { name: "Save Listing" }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=.*%252Fbusiness%252F/);
});

test("on a phone, in dark mode, with broken images, nothing is lost or cut off", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
  await openPriced(page);
  await page.getByRole("link", { name: "Get in touch" }).first().click();
  await expect(page.getByRole("heading", { name: "Contact Form" })).toBeInViewport();

  await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL(page.url()).pathname);
  const gallery = page.getByRole("region", { name: "Photos" });
  await expect(gallery.getByText("Image not available").first()).toBeVisible();
  await expect(gallery.getByText("N/A").first()).toBeVisible();
  await expectAccessible(page);
  // The longest name of a region, beside others like it.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/businesses/franchises/newfoundland-and-labrador");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Similar listings" })).toBeVisible();
  await expectFits(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a business is read, its photos viewed, a loan calculated and the page shared", async ({
    page,
  }) => {
    await openPriced(page);
    const gallery = page.getByRole("region", { name: "Photos" });
    await gallery.getByRole("list", { name: "All photos" }).getByRole("link").nth(1).click();
    await expect(gallery.getByRole("listitem").nth(1).getByRole("img")).toBeInViewport();
    await expect(gallery.getByRole("button")).toHaveCount(0);
    await page.getByLabel("Annual interest rate").fill("0");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/\?down=20&rate=0&years=10#affordability$/);
    await expect(page.getByLabel("Annual interest rate")).toHaveValue("0");
    await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("link", { name: "Sign In" }).last()).toBeVisible();
  });
});

test("missing businesses say so; unpublished ones are visible only to their owner", async ({
  page,
  db,
  signIn,
}) => {
  for (const [address, status, title] of [
    ["/business", 404, "Business ID is required"],
    ["/business/1", 404, "Business not found"],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("link", { name: "Back to Businesses" })).toHaveAttribute(
      "href",
      "/businesses",
    );
  }
  await expectAccessible(page);

  const seller = await aSeller(db);
  const { id: expired } = await aListingWithPhotos(db, { ownerId: seller.id, status: "expired" });
  const { id: pending } = await aListingWithPhotos(db, { ownerId: seller.id, status: "pending" });
  expect((await page.goto(`/business/${expired}`))?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No longer for sale");
  await expect(page.getByRole("region", { name: "Similar listings" })).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(`/business/${pending}`)).status()).toBe(404);

  await signIn(seller);
  for (const id of [expired, pending]) {
    const answer = await page.request.get(`/business/${id}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(await answer.text()).toContain("Only you can see this");
  }
});
