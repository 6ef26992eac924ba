import { expectAccessible, expectPartAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";
import { anAdmin, aQuietListing, aSeller, aUser } from "#test/factories.ts";

const unique = () => Math.random().toString(36).slice(2, 9);

test("Access Denied for a visitor, a user and an administrator of another area, with a way home", async ({
  page,
  db,
  signIn,
}) => {
  const expectDenied = async (address: string, words: string) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  };
  const area = "have permission to access the admin area.";
  const expectAreaDenied = async () => {
    const answer = await page.request.get("/admin/users");
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain(area);
  };
  await expectDenied(
    "/admin/dashboard",
    "You don't have permission to access the admin dashboard.",
  );
  await expectAccessible(page);
  await expectAreaDenied();
  await signIn(await aUser(db));
  await expectAreaDenied();
  await signIn(await anAdmin(db, { adminAreas: ["finance"] }));
  await expectAreaDenied();

  // They can use the dashboard too, with the figures and links of their area.
  await page.goto("/admin/dashboard");
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures.getByText("Revenue This Month")).toBeVisible();
  await expect(figures.getByText("Total Users")).toHaveCount(0);
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Users" })).toHaveCount(0);
});

test("an administrator sees figures, alerts and activity, and chooses the period", async ({
  page,
  db,
  signIn,
}) => {
  const { id: ownerId } = await aSeller(db);
  const title = `Cidery ${unique()}`;
  await aQuietListing(db, { ownerId, status: "pending", title });
  await signIn(await anAdmin(db));
  await page.goto("/admin/dashboard");
  const figures = page.getByRole("region", { name: "Key figures" });
  for (const label of ["Total Users", "Active Listings", "Total Messages", "Revenue This Month"])
    await expect(figures.getByText(label)).toBeVisible();
  for (const panel of [
    "Recent Activity",
    "Alerts",
    "Weekly Growth",
    "Top Categories",
    "Performance",
  ])
    await expect(page.getByRole("heading", { name: panel })).toBeVisible();
  for (const link of ["Manage Users", "Review Listings", "View Messages"])
    await expect(page.getByRole("link", { name: link })).toBeVisible();
  await expect(page.getByText(/waiting for review/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await page
    .getByRole("navigation", { name: "Period" })
    .getByRole("link", { name: "7 days" })
    .click();
  await expect(page).toHaveURL(/period=7d/);
  await expect(figures.getByText(/in the 7 days before/).first()).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("columnheader", { name: "New users" })).toBeVisible();
});

test("the quick search opens by keyboard, finds a person and a screen, and gives the focus back", async ({
  page,
  db,
  signIn,
}) => {
  const lastName = `Okonkwo${unique()}`;
  const person = await aUser(db, { firstName: "Ife", lastName });
  await signIn(await anAdmin(db));
  await page.goto("/admin/dashboard");
  const button = page.getByRole("link", { name: "Search" });
  await button.focus();
  await page.keyboard.press("ControlOrMeta+k");
  const dialog = page.getByRole("dialog", { name: "Quick search" });
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(dialog.getByRole("option", { name: "Dashboard" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("option", { name: "Dashboard" })).toHaveAttribute(
    "aria-selected",
    "false",
  );
  await expectPartAccessible(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill(lastName.toUpperCase());
  await expect(dialog.getByRole("option", { name: person.email })).toBeVisible();
  await field.fill("overview");
  await expect(dialog.getByRole("option", { name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("on a phone at night everything is reached by one menu", async ({
  page,
  db,
  signIn,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
  await signIn(await anAdmin(db));
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Alerts" })).toBeVisible();
  await expectReadable(page);
  await expectFits(page);
  await page.getByRole("button", { name: "Admin menu" }).click();
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto("/admin/search?q=dash");
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeVisible();
  await expectReadable(page);
  await expectFits(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the dashboard, the search page and the test panel work", async ({ page, db, signIn }) => {
    const lastName = `Lindqvist${unique()}`;
    const person = await aUser(db, { lastName });
    await signIn(await anAdmin(db));
    await page.goto("/admin/dashboard?period=12m");
    await page.getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox").fill(lastName);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.goto("/dev/data-store");
    for (const test of ["Connection", "Businesses", "Users", "Conversations"])
      await expect(page.getByRole("heading", { name: test })).toBeVisible();
    await expect(page.getByText("Passed")).toHaveCount(4);
    await expect(page.getByText("Failed")).toHaveCount(0);
  });
});
