import { teaserTitle } from "#app/listings/confidential/make-teaser.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListingWithPhotos, aSeller } from "#test/factories.ts";
import { expectGoodLooks } from "./accessible.ts";
import { expect, test, untilWhole } from "./journey.ts";
import { anotherBrowser } from "./session.ts";

test("an owner makes a bakery confidential, and a visitor finds only its teaser", async ({
  page,
  browser,
  db,
}) => {
  const owner = await aSeller(db);
  const name = `Zephyrine${createId().slice(-8).replace(/\d/g, "x")}`;
  const listing = await aListingWithPhotos(db, {
    ownerId: owner.id,
    title: `${name} bakery For Sale`,
    description: `${name} bakes for the whole valley.`,
    categories: ["food-beverage"],
    subcategory: "bakeries",
    city: `${name}ville`,
    askingPrice: 612_345_00,
    askingPriceOnRequest: false,
  });
  const business = `/business/${listing.id}`;
  const teaser = `${teaserTitle}Bakery in Yukon For Sale`;

  const desk = await anotherBrowser(browser, db, owner);
  const savedOnce = async (act: () => Promise<unknown>) => {
    const saved = desk.waitForResponse((response) => response.url().includes("/save"));
    await act();
    await desk.keyboard.press("Tab");
    await saved;
    await expect(desk.getByText(/^Saved at/)).toBeVisible();
  };
  const choice = desk.getByLabel("What visitors see");
  await desk.goto(`/account/listings/edit/${listing.id}?tab=private`);
  await untilWhole(desk);
  await savedOnce(() => choice.selectOption("A teaser only"));
  await desk.getByRole("link", { name: "See what visitors see" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: teaser })).toBeVisible();
  await desk.goto(business);
  await expect(desk.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(desk.getByText("This listing is confidential")).toBeVisible();

  await page.goto(`/businesses?q=${name}`);
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`${name} bakery`) })).toHaveCount(0);
  await page.goto("/businesses/yukon?business=confidential&q=bakery");
  await page.getByRole("link", { name: teaser }).click();
  await expect(page.getByRole("heading", { level: 1, name: teaser })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What opens it" })).toBeVisible();
  await expect(page.getByText("$610,000").first()).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Sign the confidentiality agreement" }),
  ).toHaveAttribute("href", `${business}/agreement`);
  const told = [
    await page.content(),
    await (await page.request.get(`/api/listings/${listing.id}`)).text(),
  ].join();
  for (const word of [name, "612,345", "612345"]) expect(told).not.toContain(word);
  await expectGoodLooks(page);

  await desk.goto(`/account/listings/edit/${listing.id}?tab=private`);
  await untilWhole(desk);
  await savedOnce(() => choice.selectOption("Everything that I publish"));
  await page.goto(business);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("$612,345").first()).toBeVisible();
});

test("a price above the limit is confidential by itself", async ({ page, signIn, db }) => {
  const owner = await signIn(await aSeller(db));
  const listing = await aListingWithPhotos(db, { ownerId: owner.id });
  await page.goto(`/account/listings/edit/${listing.id}?tab=figures`);
  const saved = page.waitForResponse((response) => response.url().includes("/save"));
  await page.getByLabel("On request").first().uncheck();
  await page.getByLabel("Exact amount (CAD)").first().fill("1,350,000");
  await page.keyboard.press("Tab");
  await saved;
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/business/${listing.id}?as=visitor`)).text())
    .toContain(teaserTitle);
});

test("the vault says how it works, and what is in it", async ({ page }) => {
  await page.goto("/ma-vault");
  await expect(page.getByRole("heading", { level: 1, name: "The M&A vault" })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole("link", { name: "Search the vault" }).click();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${teaserTitle}`) }).first(),
  ).toBeVisible();
});
