import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, aMessage, anAdmin, aQuietListing, aUser } from "#test/factories.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";

/** A unique name: the lists are shared by all journeys. */
const aName = () => `Q${createId().replaceAll("-", "").slice(-10)}`;

const rowHeaders = (page: Page) => page.getByRole("rowheader");

test("an administrator finds users, sorts them by keyboard and exports what the list shows", async ({
  page,
  db,
  signIn,
}) => {
  const lastName = aName();
  for (const firstName of ["Zoé", "Ada", "=Mal"]) await aUser(db, { firstName, lastName });
  await aUser(db, { firstName: "Bo", lastName, userType: "broker" });
  await signIn(await anAdmin(db));
  await page.goto("/admin/users");
  await expect(page.getByRole("columnheader", { name: "Joined" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill(lastName);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^4 of [\d,]+ users$/)).toBeVisible();
  await expect(rowHeaders(page)).toContainText(["Bo", "=Mal", "Ada", "Zoé"]);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Name", exact: true }).press("Enter");
  await expect(page).toHaveURL(/sort=firstName/);
  await expect(rowHeaders(page)).toContainText(["Ada", "Bo", "=Mal", "Zoé"]);
  await page.getByRole("link", { name: "Name", exact: true }).press("Enter");
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(rowHeaders(page)).toContainText(["Zoé", "=Mal", "Bo", "Ada"]);
  await page.getByLabel("Type", { exact: true }).selectOption("buyer");
  await expect(page.getByText(/^3 of [\d,]+ users$/)).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^relevo-users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines.map((line) => line.split(",")[1])).toEqual(["First name", "Zoé", "'=Mal", "Ada"]);

  await page.getByRole("link", { name: "View Ada" }).click();
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]+$/);
});

test("several users are deactivated after a preview, and the change is undone", async ({
  page,
  db,
  signIn,
}) => {
  const lastName = aName();
  const admin = await anAdmin(db, { lastName });
  for (const firstName of ["Ada", "Bo"]) await aUser(db, { firstName, lastName });
  await signIn(admin);
  await page.goto(`/admin/users?q=${lastName}`);
  await page.getByRole("button", { name: "Select all on this page" }).click();
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByLabel("Bulk actions").selectOption("deactivate");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Deactivate these people?" })).toBeVisible();
  await expect(page.getByText("2 of 3 users will change")).toBeVisible();
  await expect(page.getByText("1 is your own account")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Reason/).fill("Two accounts of one person");
  await page.getByRole("button", { name: "Deactivate: 2 users" }).click();
  await expect(page.getByText("2 users were deactivated.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 users are as before.")).toBeVisible();
  await page.goto(`/admin/users?q=${lastName}&state=deactivated`);
  await expect(page.getByRole("heading", { name: "No users found" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("listings are cards that fit, and can be sorted and filtered", async ({
    page,
    db,
    signIn,
  }) => {
    const word = aName();
    const contactName = "Rosa Contact";
    await aQuietListing(db, { title: `Barn ${word} For Sale`, contactName });
    await aQuietListing(db, { title: `Attic ${word} For Sale`, status: "pending" });
    await signIn(await anAdmin(db));
    await page.goto(`/admin/listings?q=${word}`);
    await expect(page.getByText(/^2 of [\d,]+ listings$/)).toBeVisible();
    await expect(page.getByText("Rosa Contact")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Business", exact: true }).click();
    await expect(rowHeaders(page)).toContainText(["Attic", "Barn"]);
    await page.getByLabel("Status").selectOption("pending");
    await expect(page.getByText(/^1 of [\d,]+ listings$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Listing" })).toBeVisible();
    await page.getByLabel("Category").selectOption("restaurants");
    await expect(page.getByRole("heading", { name: "No listings found" })).toBeVisible();
    await expectFits(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("conversations are found, and several are closed and reopened", async ({
    page,
    db,
    signIn,
  }) => {
    const word = aName();
    const listing = await aQuietListing(db, { title: `Mill ${word} For Sale` });
    for (const firstName of ["Ursula", "Otto"]) {
      const { id: buyerId } = await aUser(db, { firstName });
      const about = { listingId: listing.id, ownerId: listing.ownerId, buyerId };
      await aMessage(db, await aConversation(db, about), { content: "x".repeat(60) });
    }
    await signIn(await anAdmin(db));
    await page.goto("/admin/messages");
    await page.getByRole("searchbox").fill(`${word} ursula`);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByText(/^1 of [\d,]+ conversations with 1 message$/)).toBeVisible();
    await expect(page.getByText(listing.id)).toBeVisible();
    await expect(page.getByText(`${"x".repeat(50)}…`)).toBeVisible();
    await expect(page.getByText("Just now")).toBeVisible();

    await page.goto(`/admin/messages?q=${word}`);
    await page.getByRole("checkbox", { name: /Ursula/ }).check();
    await page.getByRole("checkbox", { name: /Otto/ }).check();
    await page.getByLabel("Bulk actions").selectOption("close");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Close: 2 conversations" }).click();
    await expect(page.getByText("2 conversations were closed.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("2 conversations are as before.")).toBeVisible();
  });
});
