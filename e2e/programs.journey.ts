import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { aSeller, goodPassword } from "#test/factories.ts";

test("a seller reads what programs can do, and makes a token that works until it is revoked", async ({
  page,
  db,
  signIn,
  baseURL,
}) => {
  const person = await signIn(await aSeller(db));
  await page.goto("/developers");
  await expectGoodLooks(page);
  await page.getByRole("main").getByRole("link", { name: "Get a token" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("Office system");
  await page.getByRole("checkbox", { name: /listings:read/ }).check();
  await page.getByLabel("30 days").check();
  const password = page.getByLabel("Your Password", { exact: true });
  await password.fill("not this one");
  await page.getByRole("button", { name: "Make token" }).click();
  await expect(page.getByText("That isn't your current password").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /listings:read/ })).toBeChecked();
  await password.fill(goodPassword);
  await page.getByRole("button", { name: "Make token" }).click();
  await expect(page.getByTestId("secret")).toBeInViewport();
  const token = await page.getByTestId("secret").innerText();
  await expect(page.getByText("Never used")).toBeVisible();
  await expectGoodLooks(page);
  await emailTo(db, person.email, "An access token was made");

  const statusOf = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(baseURL + path, { headers, redirect: "manual" })).status;
  };
  expect(await statusOf("/api/v1/listings")).toBe(200);
  expect(await statusOf("/api/v1/orders")).toBe(403);
  // It opens the API, and no page.
  expect(await statusOf("/account/listings")).toBe(401);
  expect(await statusOf("/api/listings?owner=me")).toBe(401);
  await page.reload();
  await expect(page.getByTestId("secret")).toHaveCount(0);
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await page.getByRole("button", { name: /Revoke Office system/ }).click();
  await expect(page.getByText("The token was revoked.")).toBeVisible();
  expect(await statusOf("/api/v1/listings")).toBe(401);
});

// What receivers get, and when, is in app/programs/webhooks/webhooks.db.test.ts.
test("a seller registers a webhook, tries it, and reads in the log what became of it", async ({
  page,
  db,
  signIn,
}) => {
  await signIn(await aSeller(db));
  await page.goto("/account/security");
  await page.getByRole("link", { name: "Manage webhooks" }).click();
  const address = page.getByRole("textbox", { name: "Address", exact: true });
  const add = page.getByRole("button", { name: "Add webhook" });
  await address.fill("https://127.0.0.1/");
  await add.click();
  await expect(page.getByText("Enter a public address").first()).toBeVisible();
  // Nobody has this name.
  await address.fill("https://hooks.nowhere.test/relevo");
  await page.getByLabel("Listing sold").check();
  await add.click();
  await expect(page.getByText("whsec_")).toBeVisible();
  await expectGoodLooks(page);

  await page.getByRole("link", { name: "https://hooks.nowhere.test/relevo" }).click();
  await expect(page.getByLabel("Listing sold")).toBeChecked();
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("A test is on its way.")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await page.getByRole("main").locator("summary").first().click();
    await expect(page.getByText("No connection").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('"type":"webhook.test"')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Renew the secret" }).click();
  await expect(page.getByText("The secret before signs as well until")).toBeVisible();
  await page.getByRole("button", { name: "Remove this webhook" }).click();
  await page.getByRole("button", { name: "Remove webhook" }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  await expectAccessible(page);
});
