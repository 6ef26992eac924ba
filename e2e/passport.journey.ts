import { createId } from "#app/platform/db/id.ts";
import {
  aConversation,
  aListing,
  aMessage,
  anAdmin,
  aPassport,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { aPdf } from "#test/sample-documents.ts";
import { expectAccessible, expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, test, untilWhole } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";

test("a buyer gets a passport, shows it to an owner, and takes it back", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const checked = { phoneVerified: true, identityVerified: true };
  const buyer = await aUser(db, { firstName: "Bea", lastName: "Kim", ...checked });
  const owner = await aSeller(db, { firstName: "Olga" });
  const title = `Lakeside bakery ${createId().slice(-8)} For Sale`;
  const listing = await aListing(db, {
    ownerId: owner.id,
    title,
    status: "active",
    answersPassports: true,
  });
  // From somebody without a passport, and newer than what the buyer sends.
  const other = await aConversation(db, { listingId: listing.id, ownerId: owner.id });
  await aMessage(db, other, { createdAt: new Date(Date.now() + 60_000) });

  await page.goto("/premium-buyer");
  await expectGoodLooks(page);
  await signIn(buyer);
  await page.getByRole("link", { name: "Open my passport" }).click();
  await page.getByLabel("Experience").fill("Ten years of ovens. Call me at 416 555 0199.");
  await page.getByLabel("What you are looking for").fill("A bakery near water.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Choose when you want to buy" })).toBeVisible();
  await page.getByLabel("When").selectOption("Within three months");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved. We removed contact details/)).toBeVisible();
  await expect(page.getByLabel("Experience")).toHaveValue(/^Ten years of ovens\.(?!.*555)/);
  await page.getByLabel("Range it shows").selectOption("$500,000–$1,000,000");
  await page.getByLabel("Currency", { exact: true }).selectOption("CAD");
  const buffer = Buffer.from(await aPdf(["Balance of Bea Kim"]));
  const proof = { name: "balance.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Document").setInputFiles(proof);
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByText("We're checking your proof of funds")).toBeVisible();

  const admin = await anotherBrowser(browser, db, await anAdmin(db));
  await admin.goto(`/admin/queues/passports?person=${buyer.id}`);
  await untilWhole(admin);
  await expect(admin.getByText(/^Promised: 2 business days\./)).toBeVisible();
  const document = admin.getByRole("link", {
    name: "Open the document: Proof of funds of Bea Kim",
  });
  const address = (await document.getAttribute("href"))!;
  const opened = await admin.request.get(address);
  expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await page.request.get(address)).status()).toBe(403);
  await expectAccessible(admin);
  await admin.keyboard.press("a");
  await expect(admin.getByRole("heading", { name: "No proofs of funds" })).toBeVisible();
  expect((await admin.request.get(address)).status()).toBe(404);
  await admin.context().close();
  expect(await emailTo(db, buyer.email, /is approved$/)).toContain("We have deleted your proof");

  await page.goto("/account/passport");
  await expect(page.getByText(/^Your passport is valid until /)).toBeVisible();
  await page.goto(`/business/${listing.id}`);
  await expect(page.getByText("This owner answers buyers with a passport.")).toBeVisible();
  await page.getByLabel("Message").fill("What are the hours?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Show the owner your passport").click();
  await page.getByLabel("My experience").uncheck();
  await page.getByRole("button", { name: "Show what is ticked" }).click();
  await expect(page.getByText("You show Olga parts of your passport.")).toBeVisible();

  const desktop = await anotherBrowser(browser, db, owner);
  await desktop.goto("/account");
  await expect(
    desktop.getByRole("region", { name: "Recent Leads" }).getByText(/^Funds \$500,000/),
  ).toBeVisible();
  await desktop.goto("/account/leads");
  await untilWhole(desktop);
  const rows = desktop
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: title.slice(0, 24) });
  await expect(rows).toHaveCount(2);
  await desktop.getByLabel("Passport").selectOption("With a passport");
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText(/^Funds \$500,000–\$1,000,000 \(CAD\), /)).toBeVisible();
  await expectPartAccessible(rows);
  await rows.getByRole("link", { name: /Bea Kim/ }).click();
  const passport = desktop.getByRole("region", { name: "Buyer’s passport" });
  await expect(passport).toContainText("A bakery near water.");
  await expect(passport).not.toContainText("ovens");
  await expectPartAccessible(passport);

  await page.getByRole("button", { name: "Stop showing it" }).click();
  // The owner's open page follows.
  await expect(passport).toHaveCount(0);
  await desktop.context().close();
});

test.describe("without JavaScript, on a phone at night", () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
  });

  test("a buyer shows a passport and takes it back", async ({ page, db, signIn }) => {
    const buyer = await signIn(await aUser(db));
    await aPassport(db, buyer.id, { expiresAt: new Date(Date.now() + 10 * 86_400_000) });
    const thread = await aConversation(db, { buyerId: buyer.id });
    await aMessage(db, thread);
    await page.goto("/account/passport");
    await page.getByRole("button", { name: /^Everything is still true/ }).click();
    await expect(page.getByText("Your passport is renewed.")).toBeVisible();
    await expectFits(page);
    await page.goto(`/account/leads/${thread.id}`);
    await page.getByText(/^Show .* your passport$/).click();
    await page.getByRole("button", { name: "Show what is ticked" }).click();
    await page.getByRole("button", { name: "Stop showing it" }).click();
    await expect(page.getByText(/^Show .* your passport$/)).toBeVisible();
    await expectFits(page);
  });
});
