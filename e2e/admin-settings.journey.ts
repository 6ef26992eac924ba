import { eq, lt } from "drizzle-orm";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import { exchangeRates } from "#app/listings/listings.table.ts";
import { demoSettings } from "#demo/rows/site-settings.ts";
import { taxRegistrations } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { expectAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { anAdmin, aQuietListing, aSeller } from "#test/factories.ts";

// Settings are global. Each journey changes one that no other journey uses, and restores it.

const forget = (db: Db, key: string) => db.delete(siteSettings).where(eq(siteSettings.key, key));
/** The default of the demonstration. */
const restore = (db: Db, key: keyof typeof demoSettings) => {
  const value = demoSettings[key];
  return db
    .insert(siteSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
};
const anAdministrator = (db: Db, firstName: string) =>
  anAdmin(db, { firstName, lastName: "Marsh" });

test("an announcement is previewed, corrected and reverted; the second administrator is warned", async ({
  page,
  db,
  signIn,
}) => {
  const added = `More than ${String(Date.now())} of you have asked.`;
  // One browser: what counts is whose session saves.
  const petra = await signIn(await anAdministrator(db, "Petra"));
  const second = await page.context().newPage();
  const quilla = await anAdministrator(db, "Quilla");
  try {
    await second.goto("/admin/settings/announcement");
    await untilWhole(second);
    await signIn(quilla);
    await page.goto("/admin/settings");
    await page.getByRole("link", { name: "Announcement", exact: true }).click();
    const body = page.getByLabel("Text", { exact: true });
    const original = await body.inputValue();
    await expectAccessible(page);
    await body.fill(`${original} ${added}`);
    await expect(page.getByRole("region", { name: "Preview" })).toContainText(added);
    await page.getByRole("button", { name: "Save announcement" }).click();
    await expect(page.getByText("Saved. The change is live everywhere.")).toBeVisible();
    const history = page.getByRole("region", { name: "History" });
    await expect(history).toContainText("Quilla Marsh changed this, just now");

    // First-time visitors see it at once.
    expect(await (await fetch(`${process.env.E2E_URL!}/help`)).text()).toContain(added);

    await signIn(petra);
    await second.getByLabel("Title", { exact: true }).fill("Another title");
    await second.getByRole("button", { name: "Save announcement" }).click();
    await expect(second.getByText("Somebody else changed this while")).toBeVisible();
    await expect(second.getByText("Quilla Marsh changed it")).toBeVisible();
    await expect(second.getByLabel("Title", { exact: true })).toHaveValue("Another title");

    await signIn(quilla);
    await history
      .getByRole("button", { name: /^Restore the/ })
      .first()
      .click();
    await expect(page.getByText("Restored. The change is live everywhere.")).toBeVisible();
    await expect(body).toHaveValue(original);
  } finally {
    await restore(db, "announcement");
    await second.close();
  }
});

test("another operator is named everywhere at once, and put back", async ({ page, db, signIn }) => {
  const name = `Smith & Sons ${String(Date.now())} Ltd.`;
  await signIn(await anAdministrator(db, "Vera"));
  try {
    await page.goto("/admin/settings/operator");
    await expect(page.getByLabel("Legal name")).toHaveValue(demoSettings.operator.legalName);
    await expectAccessible(page);
    await page.getByLabel("Legal name").fill(name);
    await page.getByRole("button", { name: "Save operator" }).click();
    await expect(page.getByText("Saved. The change is live everywhere.")).toBeVisible();
    for (const address of ["/terms-of-service", "/privacy-policy", "/contact", "/email-alerts"]) {
      const html = await (await page.request.get(address)).text();
      for (const part of ["main", "footer"])
        expect(
          html.split(`<${part}`)[1]!.split(`</${part}>`)[0],
          `${part} of ${address}`,
        ).toContain(name.replace("&", "&amp;"));
    }
    await page
      .getByRole("button", { name: /^Restore the/ })
      .first()
      .click();
    await expect(page.getByLabel("Legal name")).toHaveValue(demoSettings.operator.legalName);
  } finally {
    await restore(db, "operator");
  }
});

test("rates come as CSV: invalid lines are named, nothing is saved before the preview, and a day is corrected", async ({
  page,
  db,
  signIn,
}) => {
  await signIn(await anAdministrator(db, "Rosa"));
  try {
    await page.goto("/admin/settings/exchange-rates");
    const csv = page.getByLabel("CSV text");
    const preview = page.getByRole("button", { name: "Check and preview" });
    await csv.fill("currency,date,rate\nUSD,1991-02-30,0.86\nEUR,1991-03-01,1");
    await preview.click();
    await expect(page.getByText("Line 2: “1991-02-30” is not a date")).toBeVisible();
    await expect(page.getByText("Line 3: “EUR” is not one of CAD, USD, MXN")).toBeVisible();
    await csv.fill("USD,1991-03-01,0.8612\nUSD,1991-03-02,8.612");
    await preview.click();
    const plan = page.getByRole("region", { name: /Nothing is saved yet/ });
    await expect(plan).toContainText("900% from the day before it");
    await expectAccessible(page);
    await csv.fill("USD,1991-03-01,0.8612\nUSD,1991-03-02,0.8613");
    await preview.click();
    await expect(plan).not.toContainText("from the day before it");
    await plan.getByRole("button", { name: "Save these rates" }).click();
    await expect(page.getByText("Saved. The change is live everywhere.")).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toContainText("USD, Mar 1, 1991");
  } finally {
    await db.delete(exchangeRates).where(lt(exchangeRates.asOf, "1995-01-01"));
  }
});

test("a tax is charged as soon as its number is entered", async ({ page, db, signIn }) => {
  const owner = await aSeller(db);
  const draft = await aQuietListing(db, {
    ownerId: owner.id,
    status: "draft",
    region: "CA-SK",
    city: "Regina",
  });
  await signIn(await anAdministrator(db, "Sela"));
  try {
    await page.goto("/admin/settings/taxes");
    await expectAccessible(page);
    await page.getByLabel("PST (Saskatchewan)").fill("7000-123");
    await page.getByRole("button", { name: "Save numbers" }).click();
    await expect(page.getByText("Saved. The change is live everywhere.")).toBeVisible();
    const province = page.getByRole("row", { name: /^Saskatchewan/ });
    await expect(province).toContainText("PST $11.94");
    await signIn(owner);
    await page.goto(`/account/upgrades/${draft.id}?package=rmb`);
    await expect(page.getByText("PST (6%)").first()).toBeVisible();
    await expect(page.getByText("$210.94").first()).toBeVisible();
  } finally {
    await db.delete(taxRegistrations).where(eq(taxRegistrations.authority, "PST-SK"));
  }
});

test.describe("on a phone at night", () => {
  test.use({ viewport: looks[1].viewport, colorScheme: "dark" });

  test("banned words are tested before they are saved, and the audit log names the actor", async ({
    page,
    db,
    signIn,
  }) => {
    const word = `turnipade${String(Date.now())}`;
    await aQuietListing(db, { title: `Stand with ${word}` });
    const { id } = await signIn(await anAdministrator(db, "Tilda"));
    try {
      await page.goto("/admin/settings/banned-words");
      const words = page.getByLabel("Words and phrases");
      await words.fill(`${await words.inputValue()}\n${word.toUpperCase()}`);
      await page.getByRole("button", { name: "Check without saving" }).click();
      const hit = page.getByRole("row", { name: word.toUpperCase() });
      await expect(hit.getByRole("link", { name: `Stand with ${word}` })).toBeVisible();
      await page.getByRole("button", { name: "Save words" }).click();
      await expect(page.getByText("Saved. The change is live everywhere.")).toBeVisible();
      await expectReadable(page);
      await expectFits(page);
    } finally {
      await forget(db, "bannedWords");
    }
    await page.goto("/admin/audit");
    await page.getByLabel("Done by").fill(id);
    await page.getByLabel("About", { exact: false }).first().selectOption("setting");
    await page.getByRole("button", { name: "Search" }).click();
    const entry = page.getByRole("listitem").filter({ hasText: word.toUpperCase() });
    await expect(entry).toContainText("Tilda Marsh changed the setting Banned words");
    await expectAccessible(page);
    await expectFits(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("forms say what is wrong, the preview is made on the server, and the log is searched", async ({
    page,
    db,
    signIn,
  }) => {
    const { id } = await signIn(await anAdministrator(db, "Uma"));
    await page.goto("/admin/settings/hero-figures");
    await expect(
      page.getByText(/How many businesses have been sold. Counted now: \d+/),
    ).toBeVisible();
    await page.goto("/admin/settings/operator");
    await page.getByLabel("Support email").fill("nobody");
    await page.getByRole("button", { name: "Save operator" }).click();
    await expect(page.getByRole("link", { name: /Enter an email address such as/ })).toBeVisible();
    await expect(page.getByLabel("Support email")).toHaveValue("nobody");
    await page.goto("/admin/settings/announcement");
    await page.getByLabel("Title", { exact: true }).fill("A title of Uma");
    await page.getByRole("button", { name: "Show preview" }).click();
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("A title of Uma");
    await page.goto("/admin/audit");
    await page.getByLabel("Done by").fill(id);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`person=${id}`));
  });
});
