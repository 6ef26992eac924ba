import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { listingDailySources, listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { expectAccessible, expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { aBroker, aListingWithPhotos, aQuietListing, aSeller } from "#test/factories.ts";

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);

/** A seller with one active listing that was viewed today. */
async function anOwner(db: Db) {
  const owner = await aSeller(db);
  const listing = await aListingWithPhotos(db, {
    ownerId: owner.id,
    title: "Market garden with two greenhouses For Sale",
    createdAt: ago(81),
    askingPrice: 310_000_00,
    askingPriceOnRequest: false,
  });
  const today = new Date().toISOString().slice(0, 10);
  await db.insert(listingDailyViews).values({ listingId: listing.id, day: today, views: 12 });
  await db.insert(listingDailySources).values([
    { listingId: listing.id, day: today, kind: "page", name: "search", views: 9 },
    { listingId: listing.id, day: today, kind: "site", name: "Google", views: 3 },
    { listingId: listing.id, day: today, kind: "search", name: "Farms for sale", views: 9 },
  ]);
  return { owner, listing, desk: `/account/listings/edit/${listing.id}` };
}

const read = async (db: Db, id: string) =>
  (await db.select().from(listings).where(eq(listings.id, id)))[0]!;

const { look, theme, viewport } = looks[0];

test.describe(look, () => {
  test.use({ viewport, colorScheme: theme });

  test("an owner lowers the price, reads the statistics, duplicates the listing and sells it", async ({
    page,
    db,
    signIn,
  }) => {
    const { owner, listing, desk } = await anOwner(db);
    await signIn(owner);
    await page.goto("/account/listings");
    await page.getByRole("link", { name: /^Edit / }).click();
    await expect(page.getByRole("heading", { level: 2, name: listing.title })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);

    await page.getByRole("link", { name: "Figures", exact: true }).click();
    await expect(page).toHaveURL(/tab=figures/);
    const figures = page.getByRole("region", { name: "Price, revenue and cash flow" });
    const amount = (name: string) =>
      figures.getByRole("group", { name }).getByLabel(/^Exact amount/);
    // A price that is still being typed is not public.
    await amount("Asking price").fill("2");
    await expect(page.getByText("Saved when you leave the field.")).toBeVisible();
    expect((await read(db, listing.id)).askingPrice).toBe(310_000_00);
    await amount("Asking price").fill("280,000");
    await amount("Sales revenue").fill("400k");
    await amount("Cash flow").fill("100000");
    await page.keyboard.press("Tab");
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await expect(page.getByRole("row", { name: /\$280,000 .*−\$30,000/ })).toBeVisible();
    await expectGoodLooks(page);

    await page.getByRole("link", { name: "Overview", exact: true }).click();
    const share = page.getByRole("region", { name: "Share your listing" });
    await expect(share.getByText(/\/market-garden-with-two-greenhouses$/)).toBeVisible();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await share.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    await expect(share.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/.*${listing.id}`),
    );
    await expect(share.getByRole("img", { name: /^QR code/ })).toBeVisible();
    const download = page.waitForEvent("download");
    await share.getByRole("link", { name: "Download QR code" }).click();
    expect((await download).suggestedFilename()).toBe("listing-qr-code.svg");

    const statistics = page.getByRole("region", { name: "Statistics" });
    await expect(statistics.getByText("Farms for sale")).toBeVisible();
    await statistics.getByRole("link", { name: "7 days" }).click();
    await expect(page).toHaveURL(/days=7/);
    await expect(statistics.getByRole("img", { name: /12 views/ })).toBeVisible();

    await page.getByRole("link", { name: "View public page" }).click();
    await expect(page.getByText("Price reduced").first()).toBeVisible();

    await page.goto(desk);
    await page.getByRole("button", { name: /^Duplicate/ }).click();
    await expect(page).toHaveURL(/\/sell-business\?draft=/);
    await expect(page.getByLabel("Listing headline")).toHaveValue(
      "Market garden with two greenhouses",
    );

    await page.goto(desk);
    await page.getByRole("button", { name: /^Mark as sold/ }).click();
    const dialog = page.getByRole("dialog", { name: "Mark this listing as sold?" });
    await dialog.getByLabel("Sale price").fill("275,000");
    await dialog.getByRole("button", { name: "Mark as sold" }).click();
    await expect(page.getByText(/^Marked as sold\./)).toBeVisible();
    // By keyboard, from one tab to the next.
    const figuresTab = page.getByRole("link", { name: "Figures", exact: true });
    await expect(async () => {
      // The dialog may still be giving the focus back.
      await page.getByRole("link", { name: "Text and place" }).press("Tab");
      await expect(figuresTab).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 2, name: "Market garden" })).toHaveText(
      "Market garden with two greenhouses",
    );
    await figuresTab.press("Enter");
    await expect(page).toHaveURL(/tab=figures/);
    await expect(page.getByText(/^This listing is sold/)).toBeVisible();
    await expect(amount("Asking price")).toBeDisabled();
    expect(await read(db, listing.id)).toMatchObject({
      status: "sold",
      soldPrice: 275_000_00,
      askingPrice: 280_000_00,
      annualCashFlow: 100_000_00,
    });
  });
});

test("a listing that is edited in two tabs loses nothing", async ({
  page,
  context,
  db,
  signIn,
}) => {
  const { owner, listing, desk } = await anOwner(db);
  await signIn(owner);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // As in links from before the tabs.
    await tab.goto(`${desk}#generalSummary`);
    await untilWhole(tab);
  }
  const summaryIn = (tab: typeof page) => tab.getByLabel(/^General summary/);
  const saveIn = (tab: typeof page) => tab.keyboard.press("Tab");
  await summaryIn(other).fill("Written in the other tab.");
  await saveIn(other);
  await expect(other.getByText(/^Saved at/)).toBeVisible();

  await summaryIn(page).fill("Written here. Call 416 555 0199 or write to me@example.com.");
  await saveIn(page);
  const warning = page.getByText("Changed on another device").first();
  await expect(warning).toBeVisible();
  await expectPartAccessible(page.locator("form").filter({ has: warning }));
  expect((await read(db, listing.id)).description).toBe("Written in the other tab.");
  await page.getByRole("button", { name: "Keep mine: General summary" }).click();
  await expect(summaryIn(page)).not.toHaveValue(/416/);
  await expect(page.getByText(/me@example\.com/).first()).toBeVisible();
  const { description } = await read(db, listing.id);
  expect(description).toMatch(/^Written here\./);
  expect(description).not.toContain("@");

  // During the review, the text is disabled, and locked fields count neither as missing nor as invalid.
  await db.update(listings).set({ status: "pending" }).where(eq(listings.id, listing.id));
  await page.goto(`${desk}?tab=listing`);
  await untilWhole(page);
  await expect(page.getByText("selected 1/3")).toBeVisible();
  await expect(page.getByText("Please select at least one category")).toBeHidden();
});

test("a broker changes many listings at once, by keyboard", async ({ page, db, signIn }) => {
  const broker = await aBroker(db, { identityVerified: false });
  const make = (title: string, status: "active" | "sold") =>
    aQuietListing(db, { ownerId: broker.id, title, status });
  const [one] = [
    await make("Greenhouse one", "active"),
    await make("Greenhouse two", "active"),
    await make("Greenhouse three", "sold"),
  ];
  await signIn(broker);
  await page.goto("/account/listings");
  const needing = page.getByRole("navigation", { name: "What needs you today" });
  await needing.getByRole("link", { name: /^No photos 2/ }).click();
  await expect(page).toHaveURL(/need=photos/);
  await expect(page.getByRole("row")).toHaveCount(1 + 2);
  await needing.getByRole("link", { name: /^No photos/ }).click();
  await expect(page).toHaveURL("/account/listings");
  await page.getByRole("link", { name: "Saves", exact: true }).click();
  await expect(page).toHaveURL("/account/listings?sort=saves");
  await expect(page.getByRole("columnheader", { name: "Saves" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Bulk actions" }).focus();
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Select all on this page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 3 will change")).toBeVisible();
  await expect(page.getByText("1 is sold")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Withdraw" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 listings were changed")).toBeVisible();
  await expect(page.getByText("1 is sold")).toBeVisible();
  expect((await read(db, one.id)).withdrawnAt).not.toBeNull();
});

test.describe("a visitor's browser", () => {
  // Headless user agents are not counted.
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0" });

  test("tells the owner which search found the listing", async ({ page, db }) => {
    const listing = await aQuietListing(db, { title: "Sourdough starter farm", city: "Dawson" });
    await page.goto("/businesses?region=yukon&city=Dawson");
    await page.getByRole("link", { name: listing.title }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: listing.title })).toBeVisible();
    await expect
      .poll(async () =>
        (
          await db
            .select({ kind: listingDailySources.kind, name: listingDailySources.name })
            .from(listingDailySources)
            .where(eq(listingDailySources.listingId, listing.id))
            .orderBy(listingDailySources.kind)
        ).map(({ kind, name }) => `${kind}: ${name}`),
      )
      .toEqual(["page: search", "search: Businesses for sale in Dawson, Yukon"]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tab is opened, saved and refused, and many listings are changed", async ({
    page,
    db,
    signIn,
  }) => {
    const broker = await aBroker(db, { identityVerified: false });
    const listing = await aQuietListing(db, { ownerId: broker.id, title: "Greenhouse For Sale" });
    await signIn(broker);
    await page.goto(`/account/listings/edit/${listing.id}`);
    await page.getByRole("link", { name: "Confidential", exact: true }).click();
    const contact = page.getByRole("region", { name: "Contact" });
    await contact.getByLabel(/^Contact name/).fill("Ana Núñez");
    await contact.getByLabel(/^Response time/).fill("soon");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Enter a number of hours");
    await expect(contact.getByLabel(/^Response time/)).toHaveValue("soon");
    await contact.getByLabel(/^Response time/).fill("12");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await read(db, listing.id)).toMatchObject({
      contactName: "Ana Núñez",
      responseTime: 12,
      description: listing.description,
    });

    await page.goto("/account/listings");
    await page.getByRole("checkbox", { name: "Select Greenhouse For Sale" }).check();
    await page.getByLabel("Bulk actions").selectOption("contact");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel(/^Response time/).fill("48");
    await page.getByRole("button", { name: "Preview the change" }).click();
    await expect(page.getByText("1 of 1 will change")).toBeVisible();
    await page.getByRole("button", { name: "Change contact details" }).click();
    await expect(page.getByText("1 listing was changed")).toBeVisible();
    expect((await read(db, listing.id)).responseTime).toBe(48);
  });
});
