import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  aConversation,
  aListingWithPhotos,
  aMessage,
  anAdmin,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { expectAccessible, expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { sessionCookie } from "./session.ts";

const anAdministrator = (db: Db, firstName: string) => anAdmin(db, { firstName, lastName: "Lund" });

/** A seller's listing on the market, and the page on which administrators edit it. */
async function aListed(db: Db) {
  const owner = await aSeller(db);
  const listing = await aListingWithPhotos(db, {
    ownerId: owner.id,
    title: "Market garden with two greenhouses For Sale",
  });
  return { owner, listing, edit: `/admin/listings/${listing.id}/edit` };
}

const read = async (db: Db, id: string) =>
  (await db.select().from(listings).where(eq(listings.id, id)))[0]!;

const { look, theme, viewport } = looks[0];

test.describe(look, () => {
  test.use({ viewport, colorScheme: theme });

  test("an administrator edits every part of a listing, and reads what a status means before it is set", async ({
    page,
    db,
    signIn,
  }) => {
    const { listing, edit } = await aListed(db);
    await signIn(await anAdministrator(db, "Ada"));
    await page.goto(edit);
    await expect(page.getByRole("heading", { level: 1, name: listing.title })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    const second = page.getByRole("button", { name: "Make cover" }).first();
    await second.click();
    await expect(page.getByText("It is the cover photo now.")).toBeAttached();

    await page.getByLabel("Listing headline").fill("Orchard with a cider press");
    await page.getByLabel("General summary").fill("Call 416-555-0134. Ten acres of apples.");
    await page.getByLabel("City or town").fill("Dawson");
    const price = page.getByRole("group", { name: "Asking price" });
    await price.getByLabel(/^Exact amount/).fill("275,000");
    await page.getByLabel("Owner financing available").selectOption("Yes");
    await page.getByLabel("Contact name").fill("Bo Lund");
    await page.getByLabel("Verified").check();
    await page.getByLabel("Status", { exact: true }).selectOption("Pending");
    await expect(page.getByText(/No money moves by it/)).toBeVisible();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert", { name: "Failed to update listing" })).toBeVisible();
    await page.getByLabel("Reason for the change of status").fill("The deed is being checked");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Listing updated successfully!")).toBeVisible();
    await expect(page.getByText(/We removed the phone number/)).toBeVisible();
    expect(await read(db, listing.id)).toMatchObject({
      title: "Orchard with a cider press For Sale",
      city: "Dawson",
      askingPrice: 275_000_00,
      financingAvailable: true,
      contactName: "Bo Lund",
      verified: true,
      status: "pending",
    });

    await page.goto(edit);
    const timeline = page.getByRole("region", { name: "Timeline" });
    await expect(timeline.getByText("Reason: The deed is being checked")).toBeVisible();
    await page.getByLabel("City or town").fill("Mayo");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(
      page.getByText("Listing updated successfully! Redirecting...", { exact: true }),
    ).toBeVisible();
    await page.waitForURL(`**/business/${listing.id}`);
  });
});

test("two administrators at once: the second sees what the first changed, and nothing is lost", async ({
  page,
  db,
  signIn,
  complaints,
}) => {
  const { listing, edit } = await aListed(db);
  const ada = await signIn(await anAdministrator(db, "Ada"));
  await page.goto(edit);
  // One browser: what counts is whose session saves.
  await signIn(await anAdministrator(db, "Eva"));
  const other = await page.context().newPage();
  await other.goto(edit);
  await untilWhole(other);
  await other.getByLabel("City or town").fill("Faro");
  await other.getByLabel("Reason for sale").fill("Retirement");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText(/Listing updated successfully!/)).toBeVisible();
  await other.close();
  await signIn(ada);

  await page.getByLabel("City or town").fill("Mayo");
  await page.getByLabel("Contact name").fill("Bo Lund");
  await page.getByRole("button", { name: "Save changes" }).click();
  const notice = page.getByRole("alert", { name: /Someone else changed this/ });
  const city = notice.getByRole("group", { name: "City or town" });
  await expect(city.getByText(/^Changed by Eva Lund/)).toBeVisible();
  await expectPartAccessible(notice);
  await city.getByLabel(/Keep theirs/).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/Listing updated successfully!/)).toBeVisible();
  expect(await read(db, listing.id)).toMatchObject({
    city: "Faro",
    reasonForSale: "Retirement",
    contactName: "Bo Lund",
  });
  // A conflicting save returns 409, which the browser logs.
  for (const [index, text] of complaints.entries())
    if (/status of 409/.test(text)) complaints.splice(index, 1);
});

test("an administrator reads a conversation, archives, closes and reopens it, and both people see it", async ({
  page,
  db,
  signIn,
}) => {
  const { owner, listing } = await aListed(db);
  const buyer = await aUser(db, { firstName: "Cleo" });
  const about = { listingId: listing.id, ownerId: owner.id, buyerId: buyer.id };
  const conversation = await aConversation(db, about);
  await aMessage(db, conversation, { content: "Is the press included?" });
  await aMessage(db, conversation, { content: "Please answer me.", withheld: true });
  const cookie = await sessionCookie(db, owner);
  const thread = `${process.env.E2E_URL!}/account/leads/${conversation.id}`;
  const seenByOwner = async () => (await fetch(thread, { headers: { cookie } })).text();

  await signIn(await anAdministrator(db, "Ada"));
  await page.goto(`/admin/conversations/${conversation.id}`);
  await expect(page.getByText(/recorded in the audit log/)).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Please answer me." })).toContainText(
    "Withheld from the recipient",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Archive Conversation" }).click();
  await expect(page.getByText(/^Conversation archived\./)).toBeVisible();
  const archived = await seenByOwner();
  expect(archived).toContain(">Archived<");
  expect(archived).toContain(">Reply to ");

  await page.getByRole("button", { name: "Close Conversation" }).click();
  await expect(page.getByText(/^Conversation closed\./)).toBeVisible();
  expect(await seenByOwner()).toContain("Relevo closed this conversation");
  await page.getByRole("button", { name: "Reopen Conversation" }).click();
  await expect(page.getByText(/^Conversation reopened\./)).toBeVisible();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByText("Conversation opened")).toHaveCount(1);
  expect(await seenByOwner()).toContain(">Reply to ");
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("an administrator takes a listing down, restores it, corrects it and describes a photo", async ({
    page,
    db,
    signIn,
  }) => {
    const { listing, edit } = await aListed(db);
    await signIn(await anAdministrator(db, "Ada"));
    await page.goto(edit);
    await expectFits(page);
    const steps = page.getByRole("region", { name: "Steps" });
    await steps.getByText("Take down").first().click();
    await steps.getByLabel("Reason").fill("The photos show another garden");
    await steps.getByRole("button", { name: "Take down" }).click();
    await expect(page.getByText("Taken down: The photos show another garden")).toBeVisible();
    expect((await read(db, listing.id)).status).toBe("expired");
    await steps.getByRole("button", { name: "Put it back on the market" }).click();
    await expect(page.getByText(/back on the market, and the owner is notified/)).toBeVisible();

    await page.getByLabel("Listing headline").fill("");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(
      page.getByRole("alert").getByRole("link", { name: "Listing headline is required" }),
    ).toBeVisible();
    await page.getByLabel("Listing headline").fill("Garden by the river");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Listing updated successfully! Redirecting...")).toBeVisible();
    await page.waitForURL(`**/business/${listing.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Garden by the river");
  });
});

test("a listing or a conversation that is not there says so, with a way back", async ({
  page,
  db,
  signIn,
}) => {
  await signIn(await anAdministrator(db, "Ada"));
  const nowhere = "01900000-0000-7000-8000-000000000000";
  for (const [path, title, back] of [
    [`/admin/listings/${nowhere}/edit`, "Listing not found", "/admin/listings"],
    [`/admin/conversations/${nowhere}`, "Conversation not found", "/admin/messages"],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    for (const part of [`>${title}</h1>`, `href="${back}"`]) expect(html).toContain(part);
  }
});
