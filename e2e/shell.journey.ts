import { expectAccessible, expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import type { Page } from "@playwright/test";
import { test } from "./before-scripts/hold-scripts.ts";
import { expect, expectFits, firstVisit, untilWhole } from "./journey.ts";
import { fillSignIn } from "./sign-in-forms.ts";
import { anAdmin, aUser } from "#test/factories.ts";

const closeAnnouncement = (page: Page) => page.getByRole("button", { name: "Close announcement" });

test.describe("on a first visit", () => {
  test.use(firstVisit);

  test("the announcement is there before the scripts, and a key closes it for good", async ({
    page,
    scripts,
  }) => {
    // Which pages show it is tested beside the layout.
    await scripts.open("/");
    const announcement = page.locator(".announcement");
    await expect(announcement).toBeInViewport();
    // The number that MAX Exposure promises.
    await expect(announcement).toContainText("6,300+");
    const before = await announcement.boundingBox();
    await scripts.release();
    const dialog = page.getByRole("dialog", { name: "We have a new name" });
    await expect(dialog).toBeVisible();
    expect(await announcement.boundingBox()).toEqual(before);
    await expectPartAccessible(dialog);
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    // It closes at once; a reload respects that once the server knows.
    const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.keyboard.press("Escape");
    await expect(announcement).toHaveCount(0);
    await stored;
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(announcement).toHaveCount(0);
  });

  test("on a phone the announcement is a bar that covers nothing and is gone on the next page", async ({
    page,
  }) => {
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    await page.goto("/");
    const bar = page.getByRole("region", { name: "We have a new name" });
    await expect(bar).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectPartAccessible(bar);
    await expectFits(page);
    const { height } = (await bar.boundingBox())!;
    expect(height).toBeLessThan(160);
    expect((await page.getByRole("banner").boundingBox())!.y).toBeGreaterThanOrEqual(height);
    const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("link", { name: "Staying safe" }).click();
    await expect(page).toHaveURL("/staying-safe");
    await stored;
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test("a first visit has every number preformatted and creates no number format in the browser", async ({
    page,
  }) => {
    await page.addInitScript(`
    window.made = [];
    for (const name of ["NumberFormat", "DateTimeFormat", "PluralRules"])
      Intl[name] = new Proxy(Intl[name], {
        construct: (Format, given) => (made.push(name), new Format(...given)),
      });
  `);
    const announcement = page.getByRole("dialog", { name: "We have a new name" });
    await page.goto("/businesses");
    expect(await page.evaluate("made")).toEqual([]);
    const href = await page.locator("article a").first().getAttribute("href");
    const texts = ["/resources", "/business-articles/multiples-by-trade"];
    for (const address of ["/", href!, ...texts]) {
      await page.goto(address);
      // The last part of the page to hydrate.
      await expect(announcement).toBeVisible();
      expect(await page.evaluate("made"), address).toEqual([]);
    }
  });
});

test("the keyboard skips to the content, and links navigate without a reload, except those meant for the browser", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  const businesses = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: /Businesses/ })
    .first();
  await businesses.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Restaurants" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(businesses).toBeFocused();

  await page.evaluate(() => (document.documentElement.dataset.same = "yes"));
  const same = page.locator("html[data-same]");
  const brokers = page.getByRole("navigation", { name: "Main" }).getByRole("link", {
    name: "Brokers",
  });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    brokers.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL("/brokers");
  await tab.close();
  await expect(page).toHaveURL("/#main");
  await brokers.click();
  await expect(page).toHaveURL("/brokers");
  await expect(page.locator("main")).toBeFocused();
  await expect(same).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Featured businesses" })).toBeVisible();
  // One with photos: other journeys may have published one without.
  const withPhotos = page.getByRole("article").filter({ has: page.locator("img") });
  const card = withPhotos.first().getByRole("link");
  const address = (await card.getAttribute("href"))!;
  await card.hover();
  await expect(page.locator(`link[rel="prefetch"][href*="${address}"]`).first()).toBeAttached();
  await card.click();
  await expect(page).toHaveURL(address);
  await expect(same).toHaveCount(1);
  // A photo is a file, not a page: its link is left to the browser.
  await expect(page.locator("#photo-1 a")).not.toHaveAttribute("data-link");
});

test("the currency and the theme are remembered, and on a phone the menu keeps the focus", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: /Country and appearance/ }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /Country and appearance/ }).click();
  await page.getByRole("button", { name: "CA (CAD)", exact: true }).click();
  await expect(
    page.getByRole("button", { name: "Country and appearance: CA (CAD)" }),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /Country and appearance/ }).click();
  await expect(page.getByRole("button", { name: "CA (CAD)", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectPartAccessible(menu);
  await page.keyboard.press("Shift+Tab");
  await expect(menu.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test("the admin area opens from the site as a document of its own, the way back works, and signing out", async ({
  page,
  db,
  signIn,
}) => {
  await signIn(await anAdmin(db));
  await page.goto("/");
  await page.getByRole("button", { name: /Account menu/ }).click();
  await expect(page.getByRole("link", { name: "Dashboard", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(1);
  await expectPartAccessible(page.getByRole("banner"));
  await page.getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(page.getByRole("region", { name: "Key figures" })).toBeVisible();
  const scripts = await page.locator("script[type=module]").first().textContent();
  expect(scripts).toContain("/assets/manifest-");
  await untilWhole(page);
  // Within the area, navigation stays on the client.
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  const menu = page.getByRole("navigation", { name: "Admin" });
  await menu.getByRole("link", { name: "Users" }).click();
  await expect(page).toHaveURL("/admin/users");
  await expect(page.locator("html[data-same-document]")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("region", { name: "Key figures" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await page.content()).toContain("/assets/site-manifest-");
  await page.goForward();
  await expect(page.getByRole("region", { name: "Key figures" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await untilWhole(page);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
});

test("an unknown address shows a search box and status 404", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await expectAccessible(page);
});

test("screens look good in both themes and widths", async ({ page }) => {
  for (const address of ["/", "/staying-safe", "/dev/mail"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ ...firstVisit, javaScriptEnabled: false });

  test("the home page, the menus, the pickers and signing in still work", async ({ page, db }) => {
    await page.goto("/");
    await closeAnnouncement(page).click();
    await expect(page).toHaveURL("/");
    await expect(closeAnnouncement(page)).toHaveCount(0);
    await page.getByRole("button", { name: /Country and appearance/ }).click();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.goto("/signin");
    await fillSignIn(page, await aUser(db));
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL("/account/dashboard");
    await page.goto("/");
    await expect(page.getByRole("button", { name: /Account menu/ })).toBeVisible();
  });
});
