import type { Page } from "@playwright/test";
import { fillSignIn } from "./sign-in-forms.ts";
import { expectAccessible, expectPartAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, test, untilWhole } from "./journey.ts";
import { aUser } from "#test/factories.ts";

/** A phone in dark mode and a desktop in light mode; nothing scrolls sideways unless it is meant to. */
async function expectFine(page: Page): Promise<void> {
  for (const [width, theme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await (theme === "light" ? expectAccessible : expectReadable)(page);
    await expectFits(page);
  }
}

const titleOf = async (page: Page, nth: number): Promise<string> =>
  (await page.getByRole("article").nth(nth).getByRole("link").first().textContent())!;

test("a visitor's save waits for the sign-in, and saved listings have notes", async ({
  page,
  db,
}) => {
  await page.goto("/");
  const title = await titleOf(page, 0);
  const heart = page.getByRole("button", { name: `Save ${title}` }).first();
  await heart.click();
  await expect(page).toHaveURL(/\/signin\?returnTo=/);
  await expect(page.getByText("Sign in to save this listing.")).toBeVisible();
  await fillSignIn(page, await aUser(db));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const other = await titleOf(page, 1);
  // The heart reacts at once; the list follows once the server has saved it.
  const stored = page.waitForResponse((response) => response.request().method() === "POST");
  await page
    .getByRole("button", { name: `Save ${other}` })
    .first()
    .click();
  await stored;

  await page.goto("/account/saved-listings");
  await expect(page.getByRole("article")).toHaveCount(2);
  const word = `oven${Date.now().toString(36)}`;
  const row = page.getByRole("article").filter({ hasText: title });
  await row.locator("summary").click();
  await row.getByLabel("Your note").fill(`Ask about the lease.\nThe ${word} is old.`);
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(row.getByRole("status")).toHaveText("Saved");
  await expect(row.locator("p", { hasText: word })).toBeVisible();
  await expect(row.getByLabel("Your note")).toBeHidden();
  await expectFine(page);
  await page.getByRole("searchbox", { name: /note/ }).fill(`${word} lease`);
  await page.getByRole("search", { name: "Saved listings" }).getByRole("button").click();
  await expect(page).toHaveURL(`/account/saved-listings?q=${word}+lease`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await row.getByRole("button", { name: `Remove ${title}` }).click();
  await expect(page.getByRole("heading", { name: "No matching saved listings" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.locator("p", { hasText: word })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("a visitor compares three businesses, and sees recently viewed ones", async ({ page }) => {
  await page.goto("/");
  const titles = [await titleOf(page, 0), await titleOf(page, 1), await titleOf(page, 2)];
  const [first, second, third] = titles as [string, string, string];
  for (const title of titles)
    await page
      .getByRole("button", { name: `Compare ${title}` })
      .first()
      .click();
  const tray = page.getByRole("complementary", { name: "Comparison" });
  await expect(tray).toContainText("3 of 4");
  for (const title of titles) await expect(tray.getByText(title).first()).toBeVisible();
  await expectPartAccessible(tray);
  await tray.getByRole("button", { name: "Close the comparison bar" }).click();
  await expect(tray).toHaveCount(0);
  const toggle = page.getByRole("button", { name: `Compare ${third}` }).first();
  await toggle.click();
  await expect(tray).toContainText("2 of 4");
  await toggle.click();
  await expect(tray).toContainText("3 of 4");
  await tray.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  const table = page.getByRole("table", { name: "Businesses side by side" });
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expectFine(page);
  await page.getByRole("button", { name: `Remove ${second} from the comparison` }).click();
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("link", { name: first })).toBeVisible();
  await table.getByRole("link", { name: third }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(third);
  await untilWhole(page);
  // Similar businesses below may have the same title.
  await expect(page.getByRole("button", { name: `Compare ${third}` }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(tray).toContainText("2 of 4");
  // There is no room for another bar beside the contact bar, nor while a field has the focus.
  await page.getByRole("textbox", { name: "Message" }).focus();
  await expect(tray).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("heading", { level: 1 }).click();
  await expect(tray).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(tray).toBeVisible();
  await page.goBack();
  await expect(table.getByRole("columnheader")).toHaveCount(2);

  await page.goto("/compare?ids=01900000-0000-7000-8000-000000000000");
  await expect(page.getByText("One business is no longer for sale")).toBeVisible();
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await expect(viewed).toContainText(third);
  await expectPartAccessible(viewed);
  await viewed.getByRole("button", { name: `Add ${third} to the comparison` }).click();
  await expect(table.getByRole("link", { name: third })).toBeVisible();
  await page.goto("/");
  await viewed.getByRole("button", { name: "Clear" }).click();
  await expect(viewed).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("viewed"))).toBeNull();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("saving, noting and comparing need no scripts", async ({ page, request, db }) => {
    await page.goto("/");
    const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)];
    await page.getByRole("button", { name: `Save ${first}` }).click();
    await expect(page).toHaveURL(/\/signin\?returnTo=/);
    await fillSignIn(page, await aUser(db));
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: `Save ${first}` })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.goto("/account/saved-listings?sort=price");
    const row = page.getByRole("article").filter({ hasText: first });
    await row.locator("summary").click();
    await row.getByLabel("Your note").fill("Canary: for my eyes only");
    await row.getByRole("button", { name: "Save note" }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(row.getByRole("status")).toHaveText("Saved");
    await expect(row.locator("p", { hasText: "Canary" })).toBeVisible();
    // The page of the business shows it to nobody, not even its writer.
    await row.getByRole("link", { name: first }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
    expect(await page.content()).not.toContain("Canary");
    expect(await (await request.get(page.url())).text()).not.toContain("Canary");

    await page.goto("/");
    await page
      .getByRole("button", { name: `Compare ${first}` })
      .first()
      .click();
    await page.getByRole("link", { name: "Back to the previous page" }).click();
    await page
      .getByRole("button", { name: `Compare ${second}` })
      .first()
      .click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.getByRole("button", { name: `Remove ${first} from the comparison` }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await page.goto("/account/saved-listings");
    await page.getByRole("button", { name: `Remove ${first}` }).click();
    await expect(page.getByRole("button", { name: `Remove ${first}` })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row.locator("p", { hasText: "Canary" })).toBeVisible();
  });
});

const listed =
  /^\/(|businesses(\/[a-z-]+){0,2}|business\/[0-9a-f-]{36}\/[a-z0-9-]+|brokers\/[0-9a-f-]{36}|(help|resources|guides|(business|franchise)-articles)\/[0-9a-z-]+|market(\/[0-9a-z-]+){0,2}|[a-z-]+)$/;

test("search engines see existing pages only", async ({ page, request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)![1]!;
  const locations = async (url: string): Promise<string[]> => {
    const answer = await request.get(new URL(url).pathname);
    expect(answer.status(), url).toBe(200);
    expect(answer.headers()["content-type"]).toContain("application/xml");
    expect(answer.headers()["content-encoding"]).toBe("br");
    expect(answer.headers().etag).toMatch(/^W\//);
    const text = await answer.text();
    const read = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const broken = document.querySelector("parsererror")?.textContent ?? null;
      return { broken, found: [...document.querySelectorAll("loc")].map((loc) => loc.textContent) };
    }, text);
    expect(read.broken).toBeNull();
    return read.found;
  };
  const parts = await locations(index);
  expect(parts.length).toBeGreaterThanOrEqual(4);
  for (const part of parts) {
    const paths = (await locations(part)).map((url) => url.slice(new URL(url).origin.length));
    // The demonstration market, plus listings of other journeys.
    if (part.includes("businesses-")) expect(paths.length).toBeGreaterThanOrEqual(2734);
    // Of the owner's words a URL contains the headline only.
    expect(paths.filter((path) => !listed.test(path))).toEqual([]);
    const step = Math.max(1, Math.floor(paths.length / 4));
    const some = paths.filter((_, nth) => nth % step === 0);
    for (const path of some) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(200);
    }
  }
});
