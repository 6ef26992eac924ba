import { and, eq } from "drizzle-orm";
import type { Page } from "@playwright/test";
import { listings } from "#app/listings/listings.table.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aPicture } from "#test/pictures.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, expectFits, test, untilWhole } from "./journey.ts";
import { endTheMinute } from "./approvals.ts";
import { emailTo } from "./mailbox.ts";
import { anAdmin, aQuietListing, aSeller, aUser } from "#test/factories.ts";
import { anotherBrowser } from "./session.ts";

const position = (page: Page) => page.getByText(/^\d+ of \d+$/);
const toast = (page: Page, text: string) => page.getByRole("status").getByText(text);

async function aReportedListing(db: Db, title: string) {
  const owner = await aSeller(db);
  const { id: listingId } = await aQuietListing(db, { ownerId: owner.id, title });
  const [report] = await db
    .insert(listingReports)
    .values({ listingId, reason: "scam", details: "They ask for a deposit by gift card." })
    .returning();
  return { id: report!.id, queue: `/admin/queues/listing-reports?person=${owner.id}` };
}

const stateOf = async (db: Db, id: string) => {
  const [report] = await db
    .select({ state: listingReports.state })
    .from(listingReports)
    .where(eq(listingReports.id, id));
  return report!.state;
};

test("pending listings are decided, one after the other, by keyboard alone", async ({
  page,
  db,
  signIn,
}) => {
  const owner = await aSeller(db);
  const pending = 4;
  for (let number = 1; number <= pending; number++)
    await aQuietListing(db, {
      ownerId: owner.id,
      status: "pending",
      title: `Greenhouse number ${number}`,
      ...(number === 1 && { description: "Guaranteed returns from tomatoes." }),
      createdAt: new Date(Date.now() - (60 - number) * 60_000),
    });
  await signIn(await anAdmin(db, { firstName: "Ada", lastName: "Lund" }));
  await page.goto(`/admin/queues/listings?person=${owner.id}`);
  await expect(position(page)).toHaveText(`1 of ${pending}`);
  await expect(page.getByText("It contains banned words")).toBeVisible();
  await expect(page.locator("mark")).toHaveText("Guaranteed returns");
  await expectAccessible(page);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(position(page)).toHaveText(`2 of ${pending}`);
  await expect(page.getByRole("heading", { name: "Greenhouse number 2" })).toBeFocused();
  // Keys act on the item on screen: press one once the item is there.
  await page.keyboard.press("k");
  await expect(position(page)).toHaveText(`1 of ${pending}`);
  await expect(
    page.getByRole("heading", { name: "Greenhouse number 1", exact: true }),
  ).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByText("Skipped")).toBeVisible();
  await expect(position(page)).toHaveText(`2 of ${pending}`);
  await page.keyboard.press("k");

  for (let left = pending; left > 0; left--) {
    await expect(position(page)).toHaveText(`1 of ${left}`);
    const number = pending + 1 - left;
    await expect(
      page.getByRole("heading", { name: `Greenhouse number ${number}`, exact: true }),
    ).toBeFocused();
    if (number % 2 === 0) {
      await page.keyboard.press("r");
      await expect(page.getByLabel("Reason")).toBeFocused();
      // Letters are not shortcuts while typing.
      await page.keyboard.type("A reason for a rejection.");
      await page.keyboard.press("Control+Enter");
    } else await page.keyboard.press("a");
  }
  await expect(page.getByRole("heading", { name: "No listings to review" })).toBeVisible();
  await endTheMinute(db);
  const listDecided = () =>
    db
      .select({ status: listings.status, reason: listings.rejectionReason })
      .from(listings)
      .where(and(eq(listings.ownerId, owner.id), eq(listings.status, "draft")));
  await expect.poll(async () => (await listDecided()).length).toBe(pending);
  const decided = await listDecided();
  expect(decided.filter(({ reason }) => reason === "A reason for a rejection.")).toHaveLength(2);
  expect(await emailTo(db, owner.email, /not approved: Greenhouse number 4/)).toContain(
    "A reason for a rejection.",
  );
});

test("a report is resolved, reopened and dismissed; a second administrator is informed", async ({
  page,
  db,
  signIn,
}) => {
  const report = await aReportedListing(db, "Lavender field by the lake");
  const [ada, bo] = [
    await anAdmin(db, { firstName: "Ada", lastName: "Lund" }),
    await anAdmin(db, { firstName: "Bo", lastName: "Lund" }),
  ];
  // One browser: what counts is whose session sends the decision.
  await signIn(bo);
  const other = await page.context().newPage();
  await other.goto(`${report.queue}&item=${report.id}`);
  await untilWhole(other);
  await signIn(ada);
  await page.goto(report.queue);
  await expect(page.getByText("They ask for a deposit by gift card.")).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByLabel("Nothing more is needed")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  // Messages stay while hovered.
  await toast(page, "Resolved: Lavender field by the lake").hover();
  await expect(page.getByRole("heading", { name: "No reports to look at" })).toBeVisible();
  expect(await stateOf(db, report.id)).toBe("resolved");

  await signIn(bo);
  await other.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast(other, "Already decided by Ada Lund")).toBeVisible();
  await expect(other.getByRole("heading", { name: "No reports to look at" })).toBeVisible();
  expect(await stateOf(db, report.id)).toBe("resolved");
  await other.goto(`${report.queue}&item=${report.id}`);
  await expect(other.getByText("Resolved by Ada Lund")).toBeVisible();
  await other.close();

  await signIn(ada);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Lavender field by the lake" })).toBeVisible();
  await expect(position(page)).toHaveText("1 of 1");
  await page.keyboard.press("r");
  await expect(toast(page, "Dismissed: Lavender field by the lake")).toBeVisible();
  expect(await stateOf(db, report.id)).toBe("dismissed");
});

test("a person asks to be verified, and is told why it failed", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const person = await signIn(await aUser(db));
  const admin = await anotherBrowser(
    browser,
    db,
    await anAdmin(db, { firstName: "Ada", lastName: "Lund" }),
  );
  const queue = `/admin/queues/identities?person=${person.id}`;
  const buffer = await aPicture(1200, 800).jpeg().toBuffer();
  const ask = async () => {
    await page.getByLabel("Passport").check();
    await page
      .getByLabel("Picture of the document")
      .setInputFiles({ name: "passport.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Send for verification" }).click();
    await expect(page.getByText("We're checking your document")).toBeVisible();
  };
  await page.goto("/account/profile");
  await page.getByRole("link", { name: "Verify", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Verify your identity" })).toBeVisible();
  await page.getByRole("button", { name: "Send for verification" }).click();
  await expect(page.getByRole("link", { name: "Choose the kind of document" })).toBeVisible();
  await expectAccessible(page);
  await ask();

  await admin.goto(queue);
  await untilWhole(admin);
  const picture = admin.getByRole("img", { name: "Passport of Ana Núñez" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await expectAccessible(admin);
  const address = (await picture.getAttribute("src"))!;
  expect((await page.request.get(address)).status()).toBe(403);
  await admin.keyboard.press("r");
  await admin.getByLabel("Template").selectOption({ index: 1 });
  await expect(admin.getByLabel("Reason")).toHaveValue(/^We cannot read the picture/);
  await admin.keyboard.press("Control+Enter");
  await expect(admin.getByRole("heading", { name: "No identity requests" })).toBeVisible();
  expect((await admin.request.get(address)).status()).toBe(404);
  expect(await emailTo(db, person.email, /^We could not verify/)).toContain("We cannot read");
  await admin.context().close();

  await page.goto("/account/identity");
  await expect(page.getByText("We cannot read the picture.")).toBeVisible();
});

test.describe("on a phone at night", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a message from the contact form is answered", async ({ page, db, signIn, baseURL }) => {
    await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
    const sender = await aUser(db);
    await db.insert(contactMessages).values({
      userId: sender.id,
      name: "Ana Núñez",
      email: sender.email,
      topic: "selling",
      content: "How do I mark my business as sold?",
    });
    await signIn(await anAdmin(db, { firstName: "Ada", lastName: "Lund" }));
    await page.goto("/admin/queues");
    await expectAccessible(page);
    await expectFits(page);
    await page.goto(`/admin/queues/contact?person=${sender.id}`);
    await expect(page.getByText("How do I mark my business as sold?")).toBeVisible();
    await page.getByText("Answer…").click();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByLabel("Answer", { exact: true }).fill("Open the listing and choose “Sold”.");
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await expect(toast(page, "Answered:")).toBeVisible();
    const email = await emailTo(db, sender.email, /^Our answer/);
    expect(email).toContain("Open the listing and choose “Sold”.");
    expect(email).toContain("How do I mark my business as sold?");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("forms take an item, decide, confirm the decision, and undo it", async ({
    page,
    db,
    signIn,
  }) => {
    const report = await aReportedListing(db, "Cider press in the valley");
    await signIn(await anAdmin(db, { firstName: "Ada", lastName: "Lund" }));
    await page.goto("/admin/queues");
    await expect(page.getByRole("link", { name: "Reported listings" })).toBeVisible();
    await page.goto(report.queue);
    await page.getByRole("button", { name: "I take this" }).click();
    await expect(page.getByText("You work on this.")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Dismissed: Cider press in the valley")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No reports to look at" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "Cider press in the valley" })).toBeVisible();
    await page.getByText("Resolve…").click();
    await page.getByLabel("Take the listing down").check();
    await page.getByLabel("Reason").fill("Not a cider press.");
    await page.getByRole("button", { name: "Resolve", exact: true }).click();
    await expect(page.getByText("Resolved: Cider press in the valley")).toBeVisible();
    expect(await stateOf(db, report.id)).toBe("resolved");
    await page.getByRole("link", { name: "Decided" }).click();
    await expect(page.getByText("Resolved by Ada Lund")).toBeVisible();
  });
});
