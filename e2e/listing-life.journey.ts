import { eq } from "drizzle-orm";
import { confirmUrl } from "#app/listings/lifecycle/confirm-by-link.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { expectAccessible, expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, looks, test } from "./journey.ts";
import { aQuietListing, aSeller } from "#test/factories.ts";
import { sessionSecret } from "./server.ts";
import { site } from "#app/shared/brand.ts";

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);

/** A separate seller's listing, unconfirmed for seven weeks. */
async function aSilentOwner(db: Db) {
  const owner = await aSeller(db);
  const listing = await aQuietListing(db, {
    ownerId: owner.id,
    createdAt: ago(81),
    confirmedAt: ago(50),
    unconfirmed: true,
  });
  const link = confirmUrl(sessionSecret, {
    listingId: listing.id,
    ownerId: owner.id,
    since: ago(20),
  });
  return { owner, listing, link: link.replace(site, "") };
}

const statusOf = async (db: Db, id: string) =>
  (await db.select({ status: listings.status }).from(listings).where(eq(listings.id, id)))[0]!
    .status;

const { look, theme, viewport } = looks[1];

test.describe(look, () => {
  test.use({ viewport, colorScheme: theme });

  test("an owner sells, takes the sale back, withdraws and reactivates a listing", async ({
    page,
    db,
    signIn,
  }) => {
    const { owner, listing } = await aSilentOwner(db);
    await signIn(owner);
    await page.goto("/account/listings");
    const row = page.getByRole("article");
    await expect(row.getByText(/^Buyers see “Not confirmed since/)).toBeVisible();
    await expectFits(page);

    await row.getByRole("button", { name: "Confirm still for sale" }).click();
    await expect(page.getByText(/^Confirmed\./)).toBeVisible();
    await expect(row.getByText(/Not confirmed since/)).toBeHidden();

    await row.getByRole("button", { name: "Mark as sold" }).click();
    const dialog = page.getByRole("dialog", { name: "Mark this listing as sold?" });
    await dialog.getByLabel("Sale price").fill("plenty");
    await expectPartAccessible(dialog);
    await dialog.getByRole("button", { name: "Mark as sold" }).click();
    await expect(dialog.getByText("Enter a whole number")).toBeVisible();
    await dialog.getByLabel("Sale price").fill("450,000");
    await dialog.getByRole("button", { name: "Mark as sold" }).click();
    await expect(page.getByText(/^Marked as sold\./)).toBeVisible();
    await expect(dialog).toBeHidden();

    await row.getByRole("button", { name: "Sale fell through" }).click();
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(page.getByText(/buyers can message you again/).last()).toBeVisible();

    await row.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("button", { name: "Withdraw it" }).click();
    await expect(row.getByText("Withdrawn", { exact: true })).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Buyers no longer find it");
    await expectAccessible(page);
    expect((await page.request.get(`/business/${listing.id}`)).status()).toBe(200);
    await expect(row.getByRole("link", { name: "View" })).toBeHidden();
    await row.getByRole("button", { name: "Reactivate" }).click();
    await expect(page.getByText("It is back on the market.")).toBeVisible();
    expect(await statusOf(db, listing.id)).toBe("active");
  });
});

test("one click in the email confirms, without signing in, and the page says so at once", async ({
  page,
  db,
}) => {
  const { listing, link } = await aSilentOwner(db);
  await page.goto(`/business/${listing.id}`);
  // The badges above the title; similar listings below may have the same.
  const mark = page.locator("ul:has(+ h1)").getByText(/^Not confirmed since/);
  await expect(mark).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Thank you. It is confirmed." })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View the listing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: listing.title })).toBeVisible();
  await expect(mark).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opening the link changes nothing until the button is pressed", async ({ page, db }) => {
    const { listing, link } = await aSilentOwner(db);
    await page.goto(link);
    await page.goto(link);
    const read = async () =>
      (await db.select().from(listings).where(eq(listings.id, listing.id)))[0]!;
    expect(await read()).toEqual(listing);
    await page.getByRole("button", { name: "Yes, it is still for sale" }).click();
    await expect(page.getByRole("heading", { name: "Thank you. It is confirmed." })).toBeVisible();
    expect((await read()).unconfirmed).toBe(false);
  });

  test("a listing is withdrawn through the dialog", async ({ page, db, signIn }) => {
    const { owner, listing } = await aSilentOwner(db);
    await signIn(owner);
    await page.goto("/account/listings");
    await page.getByRole("button", { name: /^Withdraw/ }).click();
    await page.getByRole("button", { name: "Withdraw it" }).click();
    await expect(page.getByText(/^Withdrawn\. Buyers no longer find it/)).toBeVisible();
    expect(await statusOf(db, listing.id)).toBe("expired");
  });
});
