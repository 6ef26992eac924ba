import type { Page } from "@playwright/test";
import { expectAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { fillSignUp, freshPerson } from "./sign-in-forms.ts";
import { findModels } from "#app/market/valuation/valuation-models.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { textOfPdf } from "#test/read-pdf.ts";
import { aQuietListing, aSeller } from "#test/factories.ts";

/** The job fits the model soon after the start. */
const untilFitted = (db: Db) =>
  expect.poll(async () => (await findModels(db)).fittedAt, { timeout: 60_000 }).not.toBe(null);

const answer = (page: Page) => page.getByRole("heading", { name: /^Owners would ask/, level: 1 });

async function valueABakery(page: Page): Promise<void> {
  await page.goto("/valueright");
  await page.getByLabel("What is it, and where?").fill("bakery in Ontario");
  await page.getByLabel("Revenue", { exact: false }).first().fill("600,000");
  await page.getByLabel("Cash flow", { exact: true }).fill("120k");
  await page.getByLabel("Currency").selectOption("CAD");
  await page.getByRole("button", { name: "Value this business" }).click();
  await expect(answer(page)).toBeVisible();
}

test("a visitor values a bakery in words, takes the report, signs up and keeps it", async ({
  page,
  db,
}) => {
  await untilFitted(db);
  await valueABakery(page);
  expect(new URL(page.url()).search).toContain("trade=bakeries&place=CA-ON");
  // About bakeries, with nothing that was answered.
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /\/share\/valuation\/[a-z~-]+\/[0-9a-f]{20}\.png$/,
  );
  await expect(page.getByText("Bakeries in Ontario").first()).toBeVisible();
  for (const step of ["All businesses", "Food & Beverage", "Bakeries", "Ontario", "Margin of 20%"])
    await expect(page.getByRole("rowheader", { name: step }).first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  const href = await page.getByRole("link", { name: "Report (PDF)" }).getAttribute("href");
  const report = await page.request.get(href!);
  expect(report.headers()["content-type"]).toBe("application/pdf");
  const pages = await textOfPdf(await report.body());
  expect(pages).toHaveLength(3);
  expect(pages[1]).toContain("Food & Beverage");

  await page.getByRole("button", { name: "Keep this valuation" }).click();
  await expect(page).toHaveURL(/signin/);
  await fillSignUp(page, freshPerson());
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(answer(page)).toBeVisible();
  await untilWhole(page);
  await page.getByRole("button", { name: "Keep this valuation" }).click();
  await expect(page.getByText("Kept. We value it again every hour")).toBeVisible();
  await expect(page.getByRole("link", { name: "Bakeries in Ontario" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete the valuation of Bakeries in Ontario" }).click();
  await expect(page.getByText("No valuations yet")).toBeVisible();
});

test("an owner asks what the draft is worth, and the wizard takes the price", async ({
  page,
  db,
  signIn,
}) => {
  await untilFitted(db);
  const owner = await signIn(await aSeller(db));
  const { id } = await aQuietListing(db, {
    ownerId: owner.id,
    status: "draft",
    categories: ["food-beverage"],
    subcategory: "bakeries",
    region: "CA-ON",
    currency: "CAD",
    askingPrice: null,
    annualRevenue: 600_000_00,
    annualCashFlow: 120_000_00,
    wizardStep: 3,
  });
  await page.goto(`/sell-business?draft=${id}&step=3`);
  await page.getByRole("link", { name: "What is it worth?" }).click();
  await expect(answer(page)).toBeVisible();
  await untilWhole(page);
  await page.getByRole("button", { name: /^Use \$\d/ }).click();
  await expect(page).toHaveURL(new RegExp(`sell-business\\?draft=${id}`));
  await expect(page.locator("#askingPrice")).toHaveValue(/^\d{6}$/);
});

const phone = looks.at(-1)!;

test.describe(phone.look, () => {
  test.use({ viewport: phone.viewport });

  test("a buyer opens a listing, sees where its price stands, and the comparable ones", async ({
    page,
    db,
    baseURL,
  }) => {
    await untilFitted(db);
    await page.context().addCookies([{ name: "theme", value: phone.theme, url: baseURL! }]);
    await page.goto("/valueright?trade=bakeries&place=CA-ON&currency=CAD&cash-flow=120000");
    await page
      .getByRole("table", { name: "Comparable businesses" })
      .getByRole("link")
      .nth(2)
      .click();
    const section = page.getByRole("region", { name: "Among comparable businesses" });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(/This business is [\d.]+ times the cash flow/)).toBeVisible();
    await expectFits(page);
    await expectReadable(page);
    await section.getByRole("link", { name: "See comparable businesses" }).click();
    await expect(answer(page)).toBeVisible();
    await expect(page.getByRole("table", { name: "Comparable businesses" })).toBeVisible();
    await expectFits(page);
    await expectReadable(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form values a business, and says what it could not read", async ({ page, db }) => {
    await untilFitted(db);
    await valueABakery(page);
    await page.goto("/valueright?words=zzyzx&cash-flow=lots");
    await expect(page.getByText("We don't know this trade by that name").first()).toBeVisible();
    await expect(page.getByLabel("Cash flow", { exact: true })).toHaveValue("lots");
  });
});
