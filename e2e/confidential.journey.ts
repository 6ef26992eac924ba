import type { Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListingWithPhotos, aPhoto, aSeller, aUser, listPictures } from "#test/factories.ts";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { expect, test, untilWhole } from "./journey.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";

/** What a confidential sale must keep: the owner's family name, email and phone, the website and a revealing photo. */
async function aConfidentialBusiness(db: Db) {
  const owner = await aSeller(db, {
    firstName: "Olga",
    lastName: "Petrenko",
    phone: "+1 705 555 0142",
  });
  // Its own: another journey's bakery may be among the similar listings.
  const headline = `Lakeside bakery ${createId().slice(-8)}`;
  const listing = await aListingWithPhotos(db, {
    ownerId: owner.id,
    title: `${headline} For Sale`,
    website: "https://lakeside-bakery.example/",
  });
  const [storageKey] = await listPictures(db);
  const photo = await aPhoto(db, listing.id, {
    position: 5,
    storageKey: storageKey!,
    revealing: true,
    alt: "The sign above the door",
  });
  const buyer = await aUser(db, { firstName: "Bea", lastName: "Kim" });
  return {
    owner,
    buyer,
    desk: `/account/listings/edit/${listing.id}`,
    business: `/business/${listing.id}`,
    picture: `/media/${photo.id}/800`,
    contact: [owner.lastName, owner.email, owner.phone],
  };
}

/** Everything that came with the page, also what is not shown. */
async function expectNowhere(page: Page, words: readonly string[]): Promise<void> {
  const content = await page.content();
  expect(words.filter((word) => content.includes(word))).toEqual([]);
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

async function sendInquiry(page: Page, business: string): Promise<void> {
  await page.goto(business);
  await page.getByLabel("Message").fill("What are the hours?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("link", { name: "your conversation" }).first().click();
  await expect(page.locator("#thread-title")).toHaveText("Olga");
}

test("a confidential sale, from the first inquiry to access", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const { owner, buyer, desk, business, picture, contact } = await aConfidentialBusiness(db);
  await signIn(buyer);
  await page.goto(business);
  await expect(page.getByText("Listed by")).toBeVisible();
  await expectNowhere(page, [...contact, "The sign above the door"]);
  await sendInquiry(page, business);
  await expectNowhere(page, contact);
  const thread = new URL(page.url()).pathname;

  const desktop = await anotherBrowser(browser, db, owner);
  await desktop.goto(`${desk}?tab=private`);
  await untilWhole(desktop);
  const audience = desktop.getByRole("region", { name: "Who sees what" });
  await audience.getByLabel("Website").selectOption("Only buyers you give access");
  await desktop.keyboard.press("Tab");
  await expect(desktop.getByText(/^Saved at/)).toBeVisible();

  await desktop.goto(thread);
  await expect(desktop.getByText("Bea Kim sees only your first name.")).toBeVisible();
  await desktop.getByLabel("Reply to Bea Kim").fill("From seven to three.");
  await desktop.getByRole("button", { name: "Send", exact: true }).click();
  const told = await emailTo(db, buyer.email, /^Re: Inquiry about Lakeside bakery/);
  expect(contact.filter((word) => told.includes(word))).toEqual([]);
  expect(told).toContain("New message from Olga\n");
  await desktop.getByRole("button", { name: "Share my contact details" }).click();
  await expect(desktop.getByRole("button", { name: "Stop sharing" })).toBeVisible();

  // The open page of the buyer follows.
  await expect(page.locator("#thread-title")).toHaveText("Olga Petrenko");
  await expect(page.getByRole("link", { name: owner.email })).toBeVisible();
  await expect(page.getByRole("link", { name: owner.phone })).toBeVisible();

  await page.goto(business);
  await expect(page.getByRole("link", { name: "Business website" })).toHaveCount(0);
  expect(await statusOf(page, picture)).toBe(404);
  await page.getByRole("button", { name: "Request access" }).click();
  await expect(page.getByText(/^You have requested access\./).first()).toBeVisible();
  await desktop.reload();
  await expect(desktop.getByText(/^Bea Kim: Requested your documents on/).first()).toBeVisible();
  await expectGoodLooks(desktop);
  await desktop.getByRole("button", { name: "Give access" }).click();
  await expect(desktop.getByRole("button", { name: "Revoke access" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("link", { name: "Business website" })).toHaveAttribute(
    "href",
    "https://lakeside-bakery.example/",
  );
  expect(await statusOf(page, picture)).toBe(200);
  await expectAccessible(page);
  await desktop.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner shares contact details and gives access in the conversation", async ({
    page,
    browser,
    db,
    signIn,
  }) => {
    const { owner, buyer, business, contact } = await aConfidentialBusiness(db);
    const reader = await anotherBrowser(browser, db, buyer);
    await reader.goto(business);
    await reader.getByRole("button", { name: "Request access" }).click();
    await expect(reader.getByText(/^You have requested access\./).first()).toBeVisible();
    const asked = await emailTo(db, owner.email, "Bea Kim requested your documents");
    const thread = linkIn(asked, "/account/leads/");
    await reader.goto(thread);
    await expect(reader.getByText(/^You requested the documents/).first()).toBeVisible();
    await expectNowhere(reader, contact);

    await signIn(owner);
    await page.goto(thread);
    await page.getByRole("button", { name: "Share my contact details" }).click();
    await expect(page.getByRole("button", { name: "Stop sharing" })).toBeVisible();
    await page.getByRole("button", { name: "Give access" }).click();
    await expect(page.getByRole("button", { name: "Revoke access" })).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole("link", { name: owner.email })).toBeVisible();
    await reader.getByRole("link", { name: "See what is open" }).click();
    await expect(reader.getByRole("link", { name: "Business website" })).toBeVisible();

    await page.getByRole("button", { name: "Stop sharing" }).click();
    await page.getByRole("button", { name: "Revoke access" }).click();
    await expect(page.getByRole("button", { name: "Give access" })).toBeVisible();
    await reader.goto(thread);
    await expectNowhere(reader, contact);
    await reader.context().close();
  });
});
