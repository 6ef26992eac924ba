import type { Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { aConversation, aListingWithPhotos, aMessage, aSeller, aUser } from "#test/factories.ts";
import { aPdf } from "#test/sample-documents.ts";
import { expectAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, test, untilWhole } from "./journey.ts";
import { anotherBrowser } from "./session.ts";

const lease = async () => ({
  name: "Lease 2026.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(await aPdf(["Lease"])),
});

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await untilWhole(page);
};

async function aTalk(db: Db, count = 1) {
  const owner = await aSeller(db, { firstName: "Olga" });
  const buyer = await aUser(db, { firstName: "Bea" });
  const listing = await aListingWithPhotos(db, { ownerId: owner.id });
  const people = { ownerId: owner.id, buyerId: buyer.id };
  const thread = await aConversation(db, { listingId: listing.id, ...people });
  for (let sent = 0; sent < count; sent++)
    await aMessage(db, thread, {
      content: `Question number ${sent + 1}`,
      createdAt: new Date(Date.now() - (count - sent) * 3_600_000),
      ...(sent === 0 && {
        inquiryData: {
          name: "Bea Núñez",
          email: "bea@example.com",
          phone: "416 555 0100",
          message: "Question number 1",
        },
      }),
    });
  return { owner, buyer, listing, thread, href: `/account/leads/${thread.id}` };
}

test("a buyer asks, the owner replies with a file and keeps notes, in two browsers at once", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const seller = await aSeller(db, { firstName: "Olga" });
  const { id } = await aListingWithPhotos(db, { ownerId: seller.id });
  await signIn(await aUser(db, { firstName: "Bea" }));
  await page.goto(`/business/${id}`);
  await page.getByLabel("Message").fill("Is the lease transferable?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("link", { name: "your conversation", exact: true }).click();
  const messages = page.getByRole("log");
  await expect(messages).toContainText("Is the lease transferable?");
  await expect(messages).toContainText(/Sent|Delivered/);

  const owner = await anotherBrowser(browser, db, seller);
  await open(owner, "/account/leads");
  const row = owner.getByRole("heading", { name: /^Bea Núñez/, level: 3 }).getByRole("link");
  await row.click();
  await expect(owner.getByRole("heading", { name: "Bea Núñez" }).first()).toBeVisible();
  await expect(owner.getByText("+1 416 555 0100").first()).toBeVisible();
  await expectAccessible(owner);
  // The buyer's open page is updated.
  await expect(messages).toContainText("Read");

  const reply = owner.getByLabel("Reply to Bea Núñez");
  await reply.fill("Yes, it is.\nSee https://example.com/lease and the file.");
  await owner.getByLabel("Attach files").setInputFiles(await lease());
  await expect(owner.getByRole("list", { name: "Attached files" })).toContainText("Lease 2026.pdf");
  await reply.press("Control+Enter");
  await expect(reply).toHaveValue("");
  await expect(messages).toContainText("Yes, it is.");
  await expect(messages.getByRole("link", { name: "https://example.com/lease" })).toHaveAttribute(
    "rel",
    /nofollow noopener/,
  );
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    messages.getByRole("link", { name: /Lease 2026\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Lease 2026.pdf");
  await expect(owner.getByRole("log")).toContainText(/Read \d/);

  await owner.getByLabel("Stage").selectOption("Talking");
  await owner.getByLabel("Notes").fill("Has the funds");
  await expect(owner.getByText("Saved", { exact: true })).toBeVisible();
  await owner.reload();
  await expect(owner.getByLabel("Notes")).toHaveValue("Has the funds");
  await expect(owner.getByLabel("Stage")).toHaveValue("talking");
  expect(await (await page.request.get(page.url())).text()).not.toContain("Has the funds");

  await owner.getByRole("button", { name: "Actions" }).click();
  await owner.getByRole("button", { name: /^Archive/ }).click();
  await expect(owner).toHaveURL(/\/account\/leads$/);
  await expect(row).toHaveCount(0);
  // A new message restores it.
  await page.getByLabel("Reply to Olga").fill("Thank you!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(messages).toContainText("Thank you!");
  await owner.reload();
  await expect(owner.getByText("Thank you!").first()).toBeVisible();
  await owner.context().close();
});

test("an unsent message is kept and sent once; older messages load on demand; closing stops both", async ({
  page,
  complaints,
  db,
  signIn,
}) => {
  const { buyer, href } = await aTalk(db, 55);
  await signIn(buyer);
  await page.goto(href);
  const messages = page.getByRole("log");
  const second = messages.getByText("Question number 2", { exact: true });
  await expect(second).toHaveCount(0);
  await page.getByRole("button", { name: "Show older messages" }).click();
  await expect(second).toBeAttached();
  await expect(messages.getByText("Question number 55", { exact: true })).toBeAttached();

  const reply = page.getByLabel("Reply to Olga");
  await reply.fill("Are you still there?");
  await page.reload();
  await expect(reply).toHaveValue("Are you still there?");
  // The response to the first attempt is lost: the message is still there, and once.
  const posts = /\/account\/leads\/[0-9a-f-]+\.data/;
  await page.route(posts, async (route) => {
    if (route.request().method() === "POST") {
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message was not sent.")).toBeVisible();
  await page.unroute(posts);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Your message was not sent.")).toHaveCount(0);
  await expect(messages.getByText("Are you still there?")).toHaveCount(1);
  // The thread has had the message since the first attempt; the draft is kept until the response to the second.
  await expect(page.getByText("Sending…")).toHaveCount(0);
  const real = complaints.filter((one) => !one.includes("ERR_FAILED"));
  complaints.splice(0, complaints.length, ...real);
  await page.reload();
  await expect(messages.getByText("Are you still there?")).toHaveCount(1);
  await expect(reply).toHaveValue("");

  await page.getByRole("link", { name: "Edit or delete" }).first().click();
  await page.getByLabel("Change your message").fill("Are you there?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(messages.getByText("Are you there?")).toBeVisible();
  await expect(messages.getByText("edited")).toBeVisible();

  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("button", { name: /^Close the conversation/ }).click();
  await expect(page.getByText("You closed this conversation.")).toBeVisible();
  await expect(reply).toHaveCount(0);
  await page.getByRole("button", { name: "Reopen", exact: true }).click();
  await expect(reply).toBeVisible();
});

test.describe("on a phone at night", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the conversation, saved replies and a report fit and are readable", async ({
    page,
    db,
    signIn,
  }) => {
    const { owner, href } = await aTalk(db);
    await signIn(owner);
    await page.goto("/account/leads/replies");
    await page.getByRole("button", { name: "Add Arrange a visit" }).click();
    await expect(page.getByRole("button", { name: "Delete Arrange a visit" })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.goto(href);
    await page.getByRole("button", { name: "Saved replies" }).click();
    await page.getByRole("link", { name: "Arrange a visit" }).click();
    await expect(page.getByLabel("Reply to Bea Núñez")).toHaveValue(
      /^Hi Bea,\n\nWould you like to see Market garden/,
    );
    await expectReadable(page);
    await expectFits(page);
    await page.goto(`${href}/report`);
    await expectAccessible(page);
    await expectFits(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner replies with a file, keeps notes, blocks and reports", async ({
    page,
    db,
    signIn,
  }) => {
    const { owner, href } = await aTalk(db, 52);
    await signIn(owner);
    await page.goto(href);
    await page.getByRole("link", { name: "Show older messages" }).click();
    await expect(
      page.getByRole("log").getByText("Question number 1", { exact: true }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to the latest messages" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Write a message or attach a file first.")).toBeVisible();
    await page.getByLabel("Attach files").setInputFiles(await lease());
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("log").getByRole("link", { name: /Lease 2026/ })).toBeVisible();

    await page.getByLabel("Stage").selectOption("Visited");
    await page.getByLabel("Follow up on").fill("2026-01-05");
    await page.getByRole("button", { name: "Save notes" }).click();
    await expect(page.getByLabel("Stage")).toHaveValue("visited");
    await expect(page.getByText("Follow up", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("button", { name: /^Block Bea Núñez/ }).click();
    await expect(page.getByText("You have blocked Bea Núñez.")).toBeVisible();
    await page.getByRole("button", { name: "Unblock", exact: true }).click();
    await expect(page.getByText("You have blocked Bea Núñez.")).toHaveCount(0);

    await page.goto(`${href}/report`);
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Choose what is wrong").first()).toBeVisible();
    await page.getByLabel("They may be trying to scam me").check();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
  });
});
