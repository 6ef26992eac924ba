import type { Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import {
  aConversation,
  aListingWithPhotos,
  aMessage,
  anOffer,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { expectGoodLooks } from "./accessible.ts";
import { expect, expectFits, test, untilWhole } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";

async function aTable(db: Db) {
  const owner = await aSeller(db, { firstName: "Olga", lastName: "Petrenko" });
  const buyer = await aUser(db, { firstName: "Bea", lastName: "Kim" });
  const listing = await aListingWithPhotos(db, { ownerId: owner.id });
  const people = { listingId: listing.id, ownerId: owner.id, buyerId: buyer.id };
  const thread = await aConversation(db, people);
  await aMessage(db, thread);
  return { owner, buyer, listing, thread, href: `/account/leads/${thread.id}` };
}

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await untilWhole(page);
};

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

async function counter(page: Page, price: string): Promise<void> {
  await page.getByRole("link", { name: "Make a counter-offer" }).click();
  await page.getByLabel("Price", { exact: true }).fill(price);
  await page.getByRole("button", { name: "Send the counter-offer" }).click();
  await expect(page.getByRole("button", { name: "Withdraw", exact: true })).toBeVisible();
}

async function sign(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your full name").fill(name);
  await page.getByLabel(/^I have read the text/).check();
  await page.getByRole("button", { name: "Sign the letter of intent" }).click();
  await expect(page.getByText(new RegExp(`: ${name}`))).toBeVisible();
}

test("an offer, two counter-offers, an agreement, two signatures, and the sale", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const { owner, buyer, listing, href } = await aTable(db);
  const other = await aUser(db, { firstName: "Carl" });
  const people = { listingId: listing.id, ownerId: owner.id, buyerId: other.id };
  const beside = await aConversation(db, people);
  await aMessage(db, beside);
  await anOffer(db, { conversationId: beside.id });

  await signIn(buyer);
  await page.goto(href);
  await page.getByRole("link", { name: "Make an offer" }).click();
  await page.getByLabel("Price", { exact: true }).fill("450,000");
  await page.getByLabel("Amount of the take-back").fill("100000");
  await page.getByLabel("Annual interest rate").fill("6.5");
  const totals = page.getByRole("region", { name: "What it comes to" });
  await expect(totals).toContainText("CA$350,000");
  await page.getByRole("button", { name: "Send the offer" }).click();
  await page.getByRole("link", { name: "Enter how many years the take-back runs" }).click();
  await page.keyboard.type("5");
  await page.getByLabel("Condition 1").selectOption("Financing");
  await page.getByLabel("Met by 1").fill(inDays(40));
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Send the offer" }).click();
  await expect(page.getByRole("heading", { name: "Offer 1 · You" })).toBeVisible();

  const desktop = await anotherBrowser(browser, db, owner);
  await open(desktop, href);
  await expect(desktop.getByText(/^Bea Kim offers CA\$450,000, valid until .*/)).toBeVisible();
  await expect(desktop.getByRole("log")).toContainText("Bea Kim made an offer");
  await desktop.getByRole("link", { name: "Look at the offer" }).click();
  await counter(desktop, "480000");
  // The buyer's open page follows.
  await counter(page, "465000");
  await expect(desktop.getByRole("heading", { name: "Offer 3 · Bea Kim" })).toBeVisible();
  await expect(desktop.locator("mark", { hasText: "CA$465,000" })).toBeVisible();
  await expectGoodLooks(desktop);
  await desktop.getByRole("button", { name: "Accept", exact: true }).click();
  await desktop.getByRole("button", { name: "Accept the offer" }).click();
  await expect(desktop.getByRole("heading", { name: "Steps to closing" })).toBeVisible();
  const told = await emailTo(db, buyer.email, /Olga|Inquiry about/);
  expect(told).not.toMatch(/\d{3},\d{3}/);

  await desktop.getByRole("button", { name: /^Done: Agree on an escrow holder/ }).click();
  await expect(desktop.getByText(/^1 of \d+ done/)).toBeVisible();
  await desktop.getByRole("button", { name: "Tell 1 other buyer" }).click();
  await expect(desktop.getByText(/^You told them on/)).toBeVisible();
  await expectGoodLooks(desktop);
  await desktop.getByRole("link", { name: "Letter of intent", exact: true }).click();
  await sign(desktop, "Olga Petrenko");
  await page.goto(`${href}/letter`);
  await expectGoodLooks(page);
  await sign(page, "Bea Kim");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as PDF" }).click();
  expect((await download).suggestedFilename()).toBe("Letter of intent.pdf");

  await page.goto(`/business/${listing.id}`);
  await expect(page.getByText("Sale agreed", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^A sale is agreed\. You can still write/)).toBeVisible();

  await open(desktop, `${href}/closing`);
  await expect(desktop.getByLabel(/^Sale price/)).toHaveValue("465000");
  await desktop.getByRole("button", { name: "Mark as sold" }).click();
  await expect(desktop.getByText("Sold", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("SOLD", { exact: true }).first()).toBeVisible();
  await desktop.context().close();
});

test.describe("on a phone, without JavaScript", () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
  });

  test("an offer is made, its mistakes keep what was typed, and it is withdrawn", async ({
    page,
    db,
    signIn,
  }) => {
    const { buyer, href } = await aTable(db);
    await signIn(buyer);
    await page.goto(`${href}/offers/new`);
    await page.getByLabel("Price", { exact: true }).fill("45O");
    await page.getByLabel("Inventory").check();
    await page.getByLabel("Notes").fill("The van stays.");
    await page.getByRole("button", { name: "Send the offer" }).click();
    await expect(page.getByRole("link", { name: "Enter an amount, like 450,000" })).toBeVisible();
    await expect(page.getByLabel("Price", { exact: true })).toHaveValue("45O");
    await expect(page.getByLabel("Notes")).toHaveValue("The van stays.");
    await expect(page.getByLabel("Inventory")).toBeChecked();
    await expectFits(page);
    await page.getByLabel("Price", { exact: true }).fill("450k");
    await page.getByRole("button", { name: "Send the offer" }).click();
    await expect(page.getByText("CA$450,000").first()).toBeVisible();
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByRole("button", { name: "Withdraw the offer" }).click();
    await expect(page.getByRole("heading", { name: "No open offer" })).toBeVisible();
    await expectFits(page);
  });
});
