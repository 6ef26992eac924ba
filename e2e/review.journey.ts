import { expectPartAccessible } from "./accessible.ts";
import { expect, expectFits, looks, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { aQuietListing, aSeller } from "#test/factories.ts";

const check = "Some of its words are on a list that we always read by hand.";

const { look, theme, viewport } = looks[0];

test.describe(look, () => {
  test.use({ viewport });

  test("a paid listing that needs a review waits, and its owner sees what is checked", async ({
    page,
    db,
    signIn,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "theme", value: theme, url: baseURL! }]);
    const owner = await signIn(await aSeller(db));
    const draft = await aQuietListing(db, {
      ownerId: owner.id,
      status: "draft",
      title: "Vending route For Sale",
      description: "Guaranteed returns from forty machines.",
    });
    await page.goto(`/account/upgrades/${draft.id}?package=premium`);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByLabel("Test card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Pay by card" }).click();

    await expect(page.getByText("Payment received")).toBeVisible();
    await expect(page.getByText("now live on our marketplace")).toHaveCount(0);
    await expect(page.getByText(check)).toBeVisible();
    await expectFits(page);

    await page.goto("/account/listings?status=pending");
    const row = page.getByRole("article").filter({ hasText: draft.title });
    await expect(row.getByText(check)).toBeVisible();
    await expectFits(page);
    await expectPartAccessible(row);

    expect((await fetch(`${baseURL!}/business/${draft.id}`)).status).toBe(404);
    const email = await emailTo(db, owner.email, /^We are checking your listing/);
    expect(email).toContain(check);
    expect(email).toContain("Your payment is kept");
  });
});
