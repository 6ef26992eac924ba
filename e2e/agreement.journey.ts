import type { Db } from "#app/platform/db/db.ts";
import { aDocument, aListing, aSeller, aUser } from "#test/factories.ts";
import { expectGoodLooks } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";

async function aGuardedBusiness(db: Db) {
  const owner = await aSeller(db, { firstName: "Olga", lastName: "Petrenko" });
  const listing = await aListing(db, {
    ownerId: owner.id,
    status: "active",
    agreementRequired: true,
  });
  const document = await aDocument(db, listing.id, { fileName: "Statements 2025.pdf" });
  const buyer = await aUser(db, { firstName: "Bea", lastName: "Kim" });
  return { owner, buyer, business: `/business/${listing.id}`, file: `/documents/${document.id}` };
}

test("a buyer signs and gets access for a week, which the owner takes back", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const { owner, buyer, business, file } = await aGuardedBusiness(db);
  await signIn(buyer);
  await page.goto(business);
  await page.getByRole("link", { name: "Read and sign the agreement" }).click();
  await page.getByLabel("Your full name").fill("Bea Kim");
  await page.getByRole("button", { name: "Sign the agreement" }).click();
  await expect(page.getByRole("alert")).toContainText("Tick the box");
  await expect(page.getByLabel("Your full name")).toHaveValue("Bea Kim");
  await expectGoodLooks(page);
  await page.getByLabel(/^I have read the text/).check();
  await page.getByRole("button", { name: "Sign the agreement" }).click();
  await expect(page.getByText(/^You have requested access\./)).toBeVisible();

  const desktop = await anotherBrowser(browser, db, owner);
  const asked = await emailTo(db, owner.email, "Bea Kim requested your documents");
  await desktop.goto(linkIn(asked, "/account/leads/"));
  await expect(desktop.getByRole("link", { name: "Signed agreement" })).toBeVisible();
  await desktop.getByLabel("Access of Bea Kim").selectOption("for 7 days");
  await desktop.getByRole("button", { name: "Give access" }).click();
  await expect(desktop.getByText(/has had access since .*, until /i)).toBeVisible();

  // The open page of the buyer follows.
  await expect(page.getByText(/^You have access .*, until /)).toBeVisible();
  await expect(page.getByRole("link", { name: /Statements 2025\.pdf/ })).toBeVisible();
  expect((await page.request.head(file)).status()).toBe(200);
  await desktop.getByRole("button", { name: "Revoke access" }).click();
  await expect(page.getByText(/^The owner has revoked your access\./)).toBeVisible({
    timeout: 10_000,
  });
  await expect(page.getByText("Statements 2025.pdf")).toHaveCount(0);
  expect((await page.request.head(file)).status()).toBe(404);

  await page.goto("/account/signed");
  const copy = (await page.getByRole("link", { name: /^PDF/ }).getAttribute("href"))!;
  for (const { request } of [page, desktop])
    expect((await request.get(copy)).headers()["content-type"]).toBe("application/pdf");
  await expectGoodLooks(page);
  await desktop.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the agreement is read and signed on a phone", async ({ page, db, signIn }) => {
    const { buyer, business } = await aGuardedBusiness(db);
    await signIn(buyer);
    await page.goto(`${business}/agreement`);
    await expect(page.getByText("13. Electronic signature")).toBeAttached();
    await page.getByLabel("Your full name").fill("Bea Kim");
    await page.getByLabel(/^I have read the text/).check();
    await page.getByLabel("And ask the owner for access").uncheck();
    await page.getByRole("button", { name: "Sign the agreement" }).click();
    await expect(page.getByText(/^You signed on /)).toBeVisible();
    await page.getByRole("button", { name: "Ask for access" }).click();
    await expect(page.getByText(/^You have requested access\./)).toBeVisible();
  });
});
