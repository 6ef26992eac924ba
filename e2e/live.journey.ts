import type { BrowserContext, Page } from "@playwright/test";
import { expect, test, untilWhole } from "./journey.ts";
import { aConversation, aMessage, aQuietListing, aSeller, aUser } from "#test/factories.ts";
import { anotherBrowser } from "./session.ts";

const streamOf = (context: Page | BrowserContext) =>
  context.waitForEvent("response", (response) => response.url().includes("/account/live"));

/** The bell beside it counts too. */
const badge = (page: Page) => page.locator("header .unread", { hasText: "unread conversation" });
const unread = (page: Page, count: number) =>
  expect(badge(page).first()).toHaveText(new RegExp(`${count} unread conversation`));

/** The other person writes in a separate browser. */
async function write(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Reply to/ }).fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText(words)).toBeVisible();
}

test("messages, receipts and counts arrive live in every tab, over one stream", async ({
  page,
  context,
  browser,
  complaints,
  db,
  signIn,
}) => {
  const seller = await aSeller(db, { firstName: "Oona" });
  const buyer = await aUser(db, { firstName: "Priya" });
  const { id: listingId } = await aQuietListing(db, { ownerId: seller.id });
  const thread = await aConversation(db, { listingId, ownerId: seller.id, buyerId: buyer.id });
  const seen = new Date();
  await aMessage(db, thread, { content: "Is it open?", deliveredAt: seen, readAt: seen });
  const address = `/account/leads/${thread.id}`;
  await signIn(seller);
  let streams = 0;
  context.on("request", (request) => {
    if (request.url().includes("/account/live")) streams++;
  });

  const opened = streamOf(page);
  await page.goto("/account/leads");
  await opened;
  const beside = await context.newPage();
  await beside.goto("/account/dashboard");
  await untilWhole(beside);
  const other = await anotherBrowser(browser, db, buyer);
  await other.goto(address);
  await untilWhole(other);

  await write(other, "May I see the books?");
  await expect(page.getByText("May I see the books?")).toBeVisible();
  await expect(page.getByRole("status").getByText("New message from Priya")).toBeAttached();
  await unread(page, 1);
  await expect(page).toHaveTitle("(1) Leads | Relevo");
  await unread(beside, 1);
  await expect(beside).toHaveTitle("(1) Dashboard | Relevo");

  // Read here: the count disappears in the other tab, and the other person gets the receipt.
  await page.getByRole("link", { name: /Priya/ }).first().click();
  await expect(page.getByRole("log").getByText("May I see the books?")).toBeVisible();
  await expect(badge(beside)).toHaveCount(0);
  await expect(beside).toHaveTitle("Dashboard | Relevo");
  await expect(other.getByRole("log").getByText(/^Read/).last()).toBeVisible();

  // The unsent text stays, and so does its cursor.
  const reply = page.getByRole("textbox", { name: /^Reply to/ });
  await reply.fill("Of course, once");
  await write(other, "And the lease?");
  await expect(page.getByRole("log").getByText("And the lease?")).toBeVisible();
  await expect(reply).toHaveValue("Of course, once");
  await expect(reply).toBeFocused();
  expect(streams).toBe(1);

  // Offline for a moment: nothing is missed.
  await context.setOffline(true);
  await write(other, "Are you there?");
  const reopened = streamOf(context);
  await context.setOffline(false);
  await reopened;
  await expect(page.getByRole("log").getByText("Are you there?")).toBeVisible();
  const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !disconnected.test(one)));

  // The tab with the stream closes: the other one takes over.
  const taken = streamOf(beside);
  await page.close();
  await taken;
  await write(other, "Hello?");
  await unread(beside, 1);

  await other.context().close();
});
