import { eq } from "drizzle-orm";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { anAdmin, aQuietListing, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { endTheMinute } from "./approvals.ts";
import { expect, expectFits, looks, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";

async function aReport(db: Db, title: string) {
  const owner = await aSeller(db);
  const { id: listingId } = await aQuietListing(db, { ownerId: owner.id, title });
  await db
    .insert(listingReports)
    .values({ listingId, reason: "scam", details: "They ask for a deposit by gift card." });
  return { owner, listingId, queue: `/admin/queues/listing-reports?person=${owner.id}` };
}

const statusOf = async (db: Db, id: string) => {
  const [row] = await db
    .select({ status: listings.status, ownerId: listings.ownerId })
    .from(listings)
    .where(eq(listings.id, id));
  return row!;
};

const ada = { firstName: "Ada", lastName: "Lund" };

test("an administrator creates a listing for a person, then gives it to another", async ({
  page,
  db,
  signIn,
}) => {
  const person = await aUser(db);
  const other = await aUser(db);
  await signIn(await anAdmin(db, ada));
  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole("main").getByRole("link", { name: "Create a listing" }).click();
  await expect(page.getByLabel("Email of the owner")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByRole("alert")).toContainText("headline");
  await expectGoodLooks(page);
  await page.getByLabel("Listing headline").fill("Stone mill by the river");
  await page.getByLabel("Category").selectOption("Manufacturing");
  await page.getByLabel("Region").selectOption("Quebec");
  await page.getByRole("button", { name: "Create the draft" }).click();
  await expect(page.getByText("The draft is in the owner's account")).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Stone mill by the river For Sale" }),
  ).toBeVisible();
  expect(await emailTo(db, person.email, /We started a listing for you/)).toContain(
    "Stone mill by the river",
  );
  const id = new URL(page.url()).pathname.split("/")[3]!;

  await page.getByText("Change the owner").first().click();
  await page.getByLabel("Email of the new owner").fill("nobody@example.com");
  await page.getByLabel("Reason").last().fill("It is her mill.");
  await page.getByRole("button", { name: "Change the owner" }).click();
  await expect(page.getByText("No active account has this email address")).toBeVisible();
  await page.getByLabel("Email of the new owner").fill(other.email);
  await page.getByRole("button", { name: "Change the owner" }).click();
  await expect(page.getByText("The listing has a new owner.")).toBeVisible();
  expect(await statusOf(db, id)).toEqual({ status: "draft", ownerId: other.id });
  await emailTo(db, person.email, /no longer in your account/);
  await emailTo(db, other.email, /in your account now/);
});

// On a desk and without JavaScript reports are settled in admin-queues.journey.ts.
test.describe("on a phone at night", () => {
  const { viewport, theme } = looks[1];
  test.use({ viewport, colorScheme: theme });

  test("a report is settled where it is read, with the evidence in view", async ({
    page,
    db,
    signIn,
  }) => {
    const report = await aReport(db, "Lavender field by the sea");
    await signIn(await anAdmin(db, ada));
    await page.goto(report.queue);
    await page.getByRole("button", { name: "I take this" }).click();
    await expect(page.getByText("You work on this.")).toBeVisible();
    await page.getByRole("link", { name: "Mine", exact: true }).click();
    await expect(page).toHaveURL(/state=mine/);
    await expect(
      page.getByRole("navigation", { name: "Items" }).getByText("Lavender field by the sea"),
    ).toBeVisible();
    await page.getByText("Resolve…").click();
    await expect(page.getByText("They ask for a deposit by gift card.")).toBeInViewport();
    await page.getByLabel("Take the listing down").check();
    await page.getByRole("button", { name: "Resolve", exact: true }).click();
    await expect(page.locator("#reason-error")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.getByLabel("Take the listing down").check();
    await page.getByLabel("Reason").fill("Deposits by gift card are not allowed.");
    await page.getByRole("button", { name: "Resolve", exact: true }).click();
    await expect(page.getByRole("heading", { name: "No reports to look at" })).toBeVisible();
    expect((await statusOf(db, report.listingId)).status).toBe("expired");
    expect(await emailTo(db, report.owner.email, /We took down your listing/)).toContain(
      "Deposits by gift card",
    );
  });
});

test("an approval is undone, given again and takes effect after its minute", async ({
  page,
  db,
  signIn,
}) => {
  const owner = await aSeller(db);
  const { id } = await aQuietListing(db, {
    ownerId: owner.id,
    status: "pending",
    title: "Boat yard with a crane",
  });
  await signIn(await anAdmin(db, ada));
  await page.goto(`/admin/queues/listings?person=${owner.id}`);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Boat yard with a crane" })).toBeVisible();
  await expect(page.getByText("You work on this.")).toBeVisible();
  expect((await statusOf(db, id)).status).toBe("pending");

  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "No listings to review" })).toBeVisible();
  await page.getByRole("link", { name: "Just approved" }).click();
  await expect(page.getByText("It can be undone for a minute.")).toBeVisible();
  expect(await mailsTo(db, owner.email)).toEqual([]);
  await endTheMinute(db);
  await emailTo(db, owner.email, /Your listing can go live/);
  expect((await statusOf(db, id)).status).toBe("draft");
});

test("a person's page helps: reset, confirmation, message and notes", async ({
  page,
  db,
  signIn,
}) => {
  const person = await aUser(db, { emailVerified: false });
  await signIn(await anAdmin(db, ada));
  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole("button", { name: "Send a password reset" }).click();
  await expect(page.getByText("We emailed a link to choose a new password.")).toBeVisible();
  await emailTo(db, person.email, "Reset your password");
  await page.getByRole("button", { name: "Send the email confirmation again" }).click();
  await expect(page.getByText("We emailed the link to confirm the address again.")).toBeVisible();
  await emailTo(db, person.email, "Confirm your email address");
  await page.getByLabel("Write to them").fill("Please call us.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message was sent by email.")).toBeVisible();
  expect(await emailTo(db, person.email, "A message from Relevo")).toContain("Please call us.");
  await page.getByLabel("Add a note").fill("Called, wants to sell in spring.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Called, wants to sell in spring.")).toBeVisible();
  await page.goto("/admin/bulk-runs");
  await expectGoodLooks(page);
});
