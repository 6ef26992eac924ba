import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { expectReadable } from "./accessible.ts";
import { fillSignIn } from "./sign-in-forms.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { aUser } from "#test/factories.ts";

/** A unique picture: a photo shared by two owners would need a review first. */
const aPhoto = (): Sharp =>
  sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } }).resize(360, 240, {
    fit: "fill",
    kernel: "nearest",
  });

async function addPhotos(page: Page): Promise<void> {
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  await page
    .locator('input[name="photos"]')
    .setInputFiles([
      jpeg("front.jpg", await aPhoto().jpeg().toBuffer()),
      jpeg("back.jpg", await aPhoto().jpeg().toBuffer()),
    ]);
  // Each valid one is stored in twelve sizes and formats.
  await expect(page.getByRole("group", { name: /^Photo \d+ of/ })).toHaveCount(2, {
    timeout: 90_000,
  });
}

const { look, theme, viewport } = looks[1];

test.describe(look, () => {
  test.use({ viewport, colorScheme: theme });

  test("from signing in to sold: one owner, one listing", async ({ page, db }) => {
    const owner = await aUser(db, { userType: "buyer" });
    await page.goto("/sell-business");
    await fillSignIn(page, owner);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByLabel("Listing headline").fill("Lakeside boat repair");
    await page.getByLabel("General summary").fill("Two slips and a heated shop.");
    await page.getByLabel("Automotive").check();
    await page.getByLabel("Region").selectOption("CA-MB");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Choose Package" })).toBeVisible();
    await page.getByRole("button", { name: "Continue without paying" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Additional Details" })).toBeVisible();
    await untilWhole(page);
    await addPhotos(page);
    await expectFits(page);

    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Purchase Premium Listing" }).click();
    await page.getByLabel("Test card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Pay by card" }).click();
    await expect(page.getByText(/has been activated and is now live/)).toBeVisible();
    const incomplete = page.getByRole("link", { name: "Add price, revenue and cash flow" });
    const desk = (await incomplete.getAttribute("href"))!.replace(/\?.*/, "");
    const business = `/business/${desk.split("/").at(-1)}`;
    await page.goto(business);
    await expect(page.getByText("Not stated").first()).toBeVisible();
    await expect(page.getByText("Photo 1 of 2", { exact: true }).first()).toBeVisible();

    await page.goto(`${desk}#figures`);
    const figures = page.getByRole("region", { name: "Price, revenue and cash flow" });
    const save = async (amounts: Record<string, string>) => {
      for (const [name, amount] of Object.entries(amounts))
        await figures
          .getByRole("group", { name })
          .getByLabel(/^Exact amount/)
          .fill(amount);
      await page.keyboard.press("Tab");
      await expect(page.getByText(/^Saved at/)).toBeVisible();
    };
    await save({ "Asking price": "300,000", "Sales revenue": "400k", "Cash flow": "100000" });
    await expectReadable(page);

    await page.goto(desk);
    await page.getByRole("button", { name: /^Mark as sold/ }).click();
    const dialog = page.getByRole("dialog", { name: "Mark this listing as sold?" });
    await dialog.getByLabel("Sale price").fill("275,000");
    await dialog.getByRole("button", { name: "Mark as sold" }).click();
    await expect(page.getByText(/^Marked as sold\./)).toBeVisible();
    await page.goto(business);
    await expect(page.getByText("Sold", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("$300,000").first()).toBeVisible();
  });
});
