import { conversationMembers } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  aBroker,
  aConversation,
  aMessage,
  aQuietListing,
  aSeller,
  aUser,
  type Conversation,
} from "#test/factories.ts";
import { expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";

const day = 24 * 60 * 60 * 1000;

/** An owner with three conversations: an unread one, one with an offer and a due follow-up, an ordinary one. */
async function anInbox(db: Db) {
  const owner = await aSeller(db);
  const listing = await aQuietListing(db, { ownerId: owner.id, title: "Quiet tannery For Sale" });
  const other = await aQuietListing(db, { ownerId: owner.id, title: "Clock workshop For Sale" });
  const open = async (firstName: string, listingId: string, content: string, daysAgo: number) => {
    const buyer = await aUser(db, { firstName, lastName: "Buyer" });
    const thread = await aConversation(db, { listingId, ownerId: owner.id, buyerId: buyer.id });
    const createdAt = new Date(Date.now() - daysAgo * day);
    const isRead = daysAgo < 3;
    await aMessage(db, thread, { content, createdAt, ...(isRead && { readAt: createdAt }) });
    return thread;
  };
  const unread = await open("Ursula", listing.id, "Does the roof leak?", 3);
  const offer = await open("Otto", other.id, "Here is my offer.", 2);
  const plain = await open("Petra", listing.id, "Could I visit the café next door?", 1);
  await keep(db, offer, owner.id, { stage: "offer", followUpOn: "2026-01-02" });
  return { owner, unread, offer, plain };
}

const keep = (
  db: Db,
  { id }: Conversation,
  userId: string,
  change: Partial<typeof conversationMembers.$inferInsert>,
) => db.insert(conversationMembers).values({ conversationId: id, userId, ...change });

test("an owner searches and filters the inbox, and clears it by keyboard", async ({
  page,
  db,
  signIn,
}) => {
  const { owner, unread } = await anInbox(db);
  await signIn(owner);
  await page.goto("/account/leads");
  const rows = page.getByRole("heading", { level: 3 }).locator("a");
  await expect(rows).toHaveText([/^Ursula/, /^Petra/, /^Otto/]);
  await expect(page.getByText("Follow-up due Jan 2, 2026")).toBeVisible();
  await expectGoodLooks(page);

  await page.getByRole("link", { name: "Follow-up due" }).click();
  await expect(rows).toHaveText([/^Otto/]);
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(rows).toHaveCount(3);
  await page.getByLabel("Stage").selectOption("offer");
  await expect(page).toHaveURL(/stage=offer/);
  await expect(rows).toHaveText([/^Otto/]);
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: /people, titles/ })).toBeFocused();
  await page.keyboard.type("CAFE");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=CAFE/);
  await expect(rows).toHaveText([/^Petra/]);
  // Pressed as soon as the list is there, before effects have run.
  await page.evaluate(() =>
    new MutationObserver((_changes, observer) => {
      if (document.querySelectorAll("a[data-lead]").length < 3) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expectPartAccessible(page.getByRole("dialog", { name: "Keyboard shortcuts" }));
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("k");
  await page.keyboard.press("u");
  await expect(page.getByText("1 conversation marked as read")).toBeVisible();
  await expect(rows).toHaveText([/^Petra/, /^Otto/, /^Ursula/]);
  // The focus stays with the conversation, which is the last one now.
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByText("2 conversations archived")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 conversations moved to the inbox")).toBeVisible();
  await expect(rows).toHaveCount(3);
  await page.getByRole("link", { name: /^Ursula/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/account/leads/${unread.id}`));
});

test("a buyer writes to a broker, who finds a suspicious message behind a warning", async ({
  page,
  db,
  signIn,
}) => {
  const broker = await aBroker(db, { firstName: "Wanda", lastName: "Broker" });
  const buyer = await aUser(db);
  const profile = `/brokers/${broker.id}`;
  const scam = "Please contact me on WhatsApp +1 555 0100";
  await page.goto(profile);
  await expect(page.locator("#contact").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    `/signin?mode=signin&returnTo=${encodeURIComponent(`${profile}#contact`)}`,
  );
  await signIn(buyer);
  await page.goto(profile);
  await page.getByLabel("Message").fill(scam);
  await expectPartAccessible(page.locator("#contact"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message was sent.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open your conversation" })).toBeVisible();

  await signIn(broker);
  await page.goto("/account/leads?box=received");
  const row = page.getByRole("listitem").filter({ hasText: "Inquiry about your services" });
  await expect(row.getByText("Hidden behind a warning")).toBeVisible();
  await row.getByRole("heading").getByRole("link").click();
  await expect(page.getByText("This message looks like a known scam")).toBeVisible();
  await expect(page.getByText(scam).first()).toBeHidden();
  await page.getByText("Show the message").click();
  await expect(page.getByText(scam).first()).toBeVisible();

  await signIn(buyer);
  await page.goto("/account/leads?box=sent");
  await expect(page.getByText("Inquiry about Wanda Broker", { exact: true })).toBeVisible();
  await expect(page.getByText(`You: ${scam}`)).toBeVisible();
});

test.describe("without JavaScript, on a dark phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the inbox is searched, changed and undone by plain forms", async ({
    page,
    db,
    signIn,
    baseURL,
  }) => {
    const { owner, plain } = await anInbox(db);
    await signIn(owner);
    await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
    await page.goto("/account/leads");
    await expectFits(page);
    const main = page.getByRole("main");
    await main.getByRole("searchbox").fill("tannery");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(main.getByRole("heading", { level: 3 }).locator("a")).toHaveCount(2);
    await main.locator(`input[name=id][value="${plain.id}"]`).check();
    await main.getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("1 conversation archived")).toBeVisible();
    await expect(main.getByRole("link", { name: /^Petra/ })).toHaveCount(0);
    await main.getByRole("button", { name: "Undo" }).click();
    await expect(main.getByRole("link", { name: /^Petra/ })).toBeVisible();
    await main.getByRole("button", { name: "Mark as unread" }).click();
    await expect(page.getByText("Select at least one conversation first.")).toBeVisible();
    await page.goto("/account/security/blocked");
    await expect(page.getByText("Nobody is blocked")).toBeVisible();
    await expectFits(page);
  });
});
