import { documentAccess } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aListing, aSeller, aUser } from "#test/factories.ts";
import { aPdf } from "#test/sample-documents.ts";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { expect, test, untilWhole } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";

async function aBusinessWithReader(db: Db) {
  const owner = await aSeller(db, { firstName: "Olga" });
  const listing = await aListing(db, { ownerId: owner.id, status: "active" });
  const buyer = await aUser(db, { firstName: "Bea", lastName: "Kim" });
  const access = { listingId: listing.id, userId: buyer.id, grantedAt: new Date() };
  await db.insert(documentAccess).values(access);
  return {
    owner,
    buyer,
    room: `/account/listings/${listing.id}/room`,
    documents: `/account/listings/${listing.id}/documents`,
    business: `/business/${listing.id}`,
  };
}

const aFile = async (name: string, pages: string[]) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer: Buffer.from(await aPdf(pages)),
});

test("a data room: filled, put in order, read on the record, asked about, and closed", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const { owner, buyer, room, documents, business } = await aBusinessWithReader(db);
  await signIn(owner);
  await page.goto(room);
  await page.getByRole("button", { name: "Add these folders" }).click();
  const finances = page.getByRole("region", { name: /Finances$/ });
  await finances.getByText("Add documents").click();
  await finances
    .getByLabel("Choose documents")
    .setInputFiles([
      await aFile("Statements", ["Balance", "Notes"]),
      await aFile("Tax return", ["Tax"]),
      await aFile("Budget", ["Budget"]),
    ]);
  const lines = finances.getByRole("listitem").filter({ has: page.getByRole("link") });
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(2)).toContainText("2.3");

  const up = finances.getByRole("button", { name: "Move Budget up" });
  let stored = 0;
  page.on("response", (answer) => (stored += answer.url().endsWith("/room/change") ? 1 : 0));
  await up.press("Enter");
  await up.press("Enter");
  await expect(lines.first()).toContainText("2.1Budget");
  await expect(up).toBeFocused();
  await expectGoodLooks(page);
  // The second move is sent when the first is stored.
  await expect.poll(() => stored).toBe(2);
  await page.reload();
  await expect(lines.first()).toContainText("2.1Budget");
  await finances.getByRole("link", { name: "Statements" }).click();
  await page.getByLabel("View only").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Statements is saved.")).toBeVisible();
  await expectAccessible(page);

  const reader = await anotherBrowser(browser, db, buyer);
  await reader.goto(business);
  await reader.getByRole("link", { name: "Open the data room" }).click();
  await expect(reader.getByText(/^The owner sees which document and page/)).toBeVisible();
  await expectGoodLooks(reader);
  await reader.getByRole("link", { name: "Statements" }).click();
  await untilWhole(reader);
  const first = reader.getByRole("img", { name: "Page 1 of 2" });
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1400);
  await expect(reader.getByRole("link", { name: "Download" })).toHaveCount(0);
  const picture = (await first.getAttribute("src"))!;
  await reader.getByLabel("Ask the owner").fill("Is the rent part of this?");
  await reader.getByRole("button", { name: "Send question" }).click();
  await expect(reader.getByText("Not answered yet.")).toBeVisible();

  const told = await emailTo(db, owner.email, "A question in your data room");
  expect(told).not.toMatch(/rent|Statements/);
  await page.goto(`${room}?tab=questions`);
  await page.getByLabel("Your answer").fill("Yes, since 2023.");
  await page.getByRole("button", { name: "Save answer" }).click();
  await expect(page.getByText("Only the asker sees this answer.")).toBeVisible();
  await page.goto(`${room}?tab=log`);
  await expect(page.getByRole("row", { name: /Bea Kim.*Statements.*page 1/ })).toBeVisible();
  await expectAccessible(page);

  // The open page of the reader closes by itself.
  await page.goto(documents);
  await page.getByRole("button", { name: "Revoke access: Bea Kim" }).click();
  await expect(reader.getByRole("heading", { name: "Statements" })).toHaveCount(0);
  for (const path of [picture, new URL(reader.url()).pathname, `${business}/room`])
    expect((await reader.request.get(path)).status(), path).toBe(404);
  await reader.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner fills a room, and a reader asks", async ({ page, browser, db, signIn }) => {
    const { owner, buyer, room, business } = await aBusinessWithReader(db);
    await signIn(owner);
    await page.goto(room);
    await page.getByLabel("New folder").fill("Company");
    await page.getByRole("button", { name: "Add folder" }).click();
    await page.getByText("Add documents").click();
    await page
      .getByLabel("Choose documents")
      .setInputFiles([await aFile("Plan", ["Plan"]), await aFile("Lease", ["Lease"])]);
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByText("Lease.pdf is stored.")).toBeVisible();
    await page.getByRole("button", { name: "Move Lease up" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "1.1" })).toContainText("Lease");

    const reader = await anotherBrowser(browser, db, buyer);
    await reader.goto(`${business}/room`);
    await reader.getByRole("link", { name: "Lease" }).click();
    await expect(reader.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
    await reader.getByLabel("Ask the owner").fill("Until when?");
    await reader.getByRole("button", { name: "Send question" }).click();
    await expect(reader.getByText(/^Your question is with the owner/)).toBeVisible();
    await page.goto(`${room}?tab=questions`);
    await expect(page.getByText("Until when?")).toBeVisible();
    await reader.context().close();
  });
});
