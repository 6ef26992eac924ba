import type { Page } from "@playwright/test";
import {
  aBroker,
  aConversation,
  aListingWithPhotos,
  aMessage,
  aQuietListing,
  aSavedListing,
  aUser,
} from "#test/factories.ts";
import { expectGoodLooks } from "./accessible.ts";
import { expect, test } from "./journey.ts";

/** The longest figures that owners can state, in a currency shown with a second one beside it. */
const longest = [
  {
    askingPriceRange: "100k_250k",
    annualRevenueRange: "250k_500k",
    annualCashFlowRange: "100k_250k",
  },
  {
    currency: "MXN",
    country: "MX",
    region: "MX-BCS",
    city: "La Paz",
    askingPrice: 123_456_789_00,
    annualRevenue: 234_567_890_00,
    annualCashFlow: 12_345_678_00,
  },
] as const;

/** Figures that overlap another or leave their card. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    let seen = 0;
    for (const list of document.querySelectorAll(".card-figures, .recent-table tbody tr")) {
      const frame = list.getBoundingClientRect();
      const texts = [...list.querySelectorAll(":scope > :is(dt, dd, th, td)")].flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return [...range.getClientRects()].map((box) => ({ cell, box, text: cell.textContent }));
      });
      seen += texts.length;
      for (const [index, { cell, box, text }] of texts.entries()) {
        if (box.right > frame.right + 1 || box.left < frame.left - 1) found.push(`${text} leaves`);
        for (const other of texts.slice(index + 1))
          if (
            other.cell !== cell &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1
          )
            found.push(`${text} over ${other.text}`);
      }
    }
    return { seen: seen > 0, found };
  });

test("the figures of a card never run into each other", async ({ page, db, signIn }) => {
  const broker = await aBroker(db);
  const buyer = await signIn(await aUser(db));
  const shared = { ownerId: broker.id, subcategory: "feed-and-seed", askingPriceOnRequest: false };
  const ids: string[] = [];
  for (const figures of [...longest, ...longest])
    ids.push((await aQuietListing(db, { ...shared, ...figures })).id);
  for (const id of ids) await aSavedListing(db, buyer.id, id);
  for (const address of [
    "/businesses?region=yukon&category=agricultural-supplies",
    `/brokers/${broker.id}`,
    `/business/${ids[0]}`,
    "/account/saved-listings",
    "/",
  ]) {
    await page.goto(address);
    for (const width of [1280, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await collisions(page), `${address} at ${width} px`).toEqual({
        seen: true,
        found: [],
      });
    }
  }
});

test("the owner can be contacted from everywhere on the page of a business", async ({
  page,
  db,
}) => {
  const { id } = await aListingWithPhotos(db, {
    description: Array.from({ length: 12 }, () => "A greenhouse and its season. ".repeat(9)).join(
      "\n\n",
    ),
  });
  await page.goto(`/business/${id}`);
  await expect(page.getByRole("heading", { name: "Contact Form" })).toBeVisible();
  const reply = page.getByText("The owner states a reply time of 24 hours");
  await expect(reply.first()).toBeVisible();
  const sizes = [
    [1280, 900],
    [1280, 680],
    [1024, 700],
    [1280, 500],
    [640, 450],
    [390, 844],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const { gaps, covered } = await page.evaluate(async () => {
      const end = document.querySelector("article.memo")!.getBoundingClientRect().bottom + scrollY;
      const links = '#contact :is(a, button, textarea), a[href="#contact"]';
      const out = { gaps: [] as number[], covered: [] as number[] };
      for (let y = 150; y < end - innerHeight; y += 150) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        const shown = [...document.querySelectorAll(links)].some((one) => {
          const { top, bottom, width: wide } = one.getBoundingClientRect();
          return wide > 0 && top >= 0 && bottom <= innerHeight;
        });
        if (!shown) out.gaps.push(y);
        const card = document.querySelector('[aria-label="Price and contact"]');
        const box = card?.getBoundingClientRect();
        if (!box || box.width === 0 || box.top > innerHeight - 50) continue;
        const top = document.elementFromPoint(box.left + 30, Math.max(box.top, 0) + 30);
        if (!card!.contains(top)) out.covered.push(y);
      }
      return out;
    });
    expect.soft({ gaps, covered }, `${width} × ${height}`).toEqual({ gaps: [], covered: [] });
  }
});

test("a search that fails to load keeps the earlier results and is retried", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto("/businesses?category=restaurants");
  const total = page.getByRole("main").getByRole("status").first();
  const before = await total.innerText();
  const filters = page.getByRole("complementary", { name: "Filters" });
  const toast = page.getByText(/You still see the earlier results/);

  await context.setOffline(true);
  await filters.getByRole("checkbox", { name: /^Ontario/ }).check();
  await expect(toast).toHaveText(/^You are offline/);
  await expect(total).toHaveText(before);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(filters.getByRole("checkbox", { name: /^Ontario/ })).toBeChecked();
  const heart = page.getByRole("button", { name: /^Save / }).first();
  await heart.click();
  await expect(page.getByText("The listing could not be saved.")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Close message" }).last().click();
  await context.setOffline(false);
  await expect(toast).toHaveCount(0);
  await expect(total).not.toHaveText(before);
  await expect(page).toHaveURL(/region=ontario/);

  const inOntario = await total.innerText();
  await page.route(/\/businesses\.data/, (route) => route.fulfill({ status: 500 }));
  await filters.getByRole("checkbox", { name: /^Ontario/ }).uncheck();
  await expect(toast).toHaveText(/^Failed to load businesses/);
  await expect(total).toHaveText(inOntario);
  await page.unroute(/\/businesses\.data/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(total).toHaveText(before);
  await expect(toast).toHaveCount(0);
  const expected = /ERR_INTERNET_DISCONNECTED|status of 500/;
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !expected.test(one)));
});

test("a buyer's dashboard shows what a buyer does", async ({ page, db, signIn }) => {
  const buyer = await signIn(await aUser(db, { emailVerified: false }));
  const listing = await aListingWithPhotos(db);
  await aSavedListing(db, buyer.id, listing.id);
  const thread = await aConversation(db, { listingId: listing.id, buyerId: buyer.id });
  await aMessage(db, thread);
  await page.goto("/businesses?q=bakery&region=ontario");
  await page.getByRole("article").first().getByRole("link").click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("searches")))
    .toContain("bakery");
  await page.goto("/account/dashboard");
  const section = (name: string) => page.getByRole("region", { name });
  await expect(section("Saved Listings").getByRole("link", { name: listing.title })).toBeVisible();
  await expect(section("Inquiries sent").getByText(listing.title)).toBeVisible();
  await expect(
    section("Recent searches").getByRole("link", { name: /(“bakery”|bakeries).*Ontario/i }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "No listings yet" })).toHaveCount(0);
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page).toHaveURL("/account/security");
  await expect(page.getByText("We emailed you a new link.")).toBeVisible();
});
