import { expectAccessible, expectPartAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { anAdmin, aQuietListing, aSeller, aUser } from "#test/factories.ts";
import { anotherBrowser } from "./session.ts";

test("an administrator deactivates a person, whose open session ends at once, and brings them back", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const person = await aSeller(db, { firstName: "Deka" });
  const listing = await aQuietListing(db, { ownerId: person.id, title: "Bakery of Deka" });
  const theirs = await anotherBrowser(browser, db, person);
  await theirs.goto("/account/dashboard");
  await expect(theirs.getByRole("heading", { name: "Welcome back, Deka!" })).toBeVisible();
  await signIn(await anAdmin(db));

  await page.goto(`/admin/users/${person.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Deka Núñez" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Listings" })).toContainText("Bakery of Deka");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Deactivate User" }).click();
  const dialog = page.getByRole("dialog");
  await expectPartAccessible(dialog);
  await dialog.getByLabel("Reason").fill("Sent the same message to forty sellers");
  await dialog.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(page.getByText("User deactivated.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText(
    "Sent the same message to forty sellers",
  );
  await expect(page.getByText("Not signed in anywhere.")).toBeVisible();

  await theirs.goto("/account/dashboard");
  await expect(
    theirs.getByRole("heading", { name: "Please sign in to access your dashboard" }),
  ).toBeVisible();
  expect((await theirs.goto(`/business/${listing.id}`))?.status()).toBe(410);
  await theirs.context().close();

  await page.getByRole("button", { name: "Reactivate user" }).click();
  await expect(page.getByText("User reactivated.")).toBeVisible();
  expect((await page.goto(`/business/${listing.id}`))?.status()).toBe(200);
  await emailTo(db, person.email, "Your Relevo account is active again");
});

test("an administrator views the site as a person, changes nothing, and stops", async ({
  page,
  db,
  signIn,
}) => {
  const person = await aUser(db, { firstName: "Vera" });
  await signIn(await anAdmin(db));
  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole("link", { name: "View as" }).click();
  await expectAccessible(page);
  await page.getByLabel("Reason").fill("Cannot find their saved listings");
  await page.getByRole("button", { name: "Start viewing" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Vera!" })).toBeVisible();
  const bar = page.getByRole("region", { name: "Viewing as someone else" });
  await expect(bar).toContainText(
    "You are viewing the site as Vera Núñez. Nothing can be changed.",
  );
  await expectPartAccessible(bar);

  await page.goto("/account/profile");
  await page.getByLabel("First Name").fill("Mallory");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Nothing was changed" })).toBeVisible();
  await expect(bar).toBeVisible();
  expect((await page.goto("/account/security"))?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Only the person can see this" })).toBeVisible();

  await bar.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vera Núñez" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("View as started");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the screens of a person fit, and a missing one says so", async ({ page, db, signIn }) => {
    const person = await aSeller(db, { firstName: "Mobi" });
    await aQuietListing(db, { ownerId: person.id });
    await signIn(await anAdmin(db));
    await page.goto(`/admin/users/${person.id}`);
    await expectFits(page);
    await expectReadable(page);
    await page.goto(`/admin/users/${person.id}/edit`);
    await page.getByLabel("Email", { exact: true }).fill("not an address");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to update user");
    await expectFits(page);
    await expectAccessible(page);
    const answer = await page.request.get("/admin/users/01900000-0000-7000-8000-000000000000");
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    for (const words of ["User not found", "Back to users"]) expect(html).toContain(words);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a person is edited, viewed as and deactivated", async ({ page, db, signIn }) => {
    const person = await aUser(db, { firstName: "Nojs", emailVerified: true });
    await signIn(await anAdmin(db));
    await page.goto(`/admin/users/${person.id}/edit`);
    await page.getByLabel("Last name").fill("Roy");
    await page.getByLabel("Email", { exact: true }).fill(`new-${person.email}`);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("User updated successfully! Redirecting...")).toBeVisible();
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nojs Roy" })).toBeVisible();
    // The old address's tick does not apply to the new one.
    await expect(page.getByRole("region", { name: "Verification status" })).toContainText(
      "Not Verified",
    );

    await page.getByRole("link", { name: "View as" }).click();
    await page.getByLabel("Reason").fill("Help");
    await page.getByRole("button", { name: "Start viewing" }).click();
    const bar = page.getByRole("region", { name: "Viewing as someone else" });
    await bar.getByRole("button", { name: "Stop" }).click();

    await page.getByRole("button", { name: "Deactivate User" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill("Spam");
    await page.getByRole("button", { name: "Deactivate", exact: true }).click();
    await expect(page.getByText("User deactivated.")).toBeVisible();
  });
});
