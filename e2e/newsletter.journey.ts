import { and, eq, notInArray } from "drizzle-orm";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { campaignRecipients, campaigns } from "#app/messages/campaigns/campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aListingWithPhotos, anAdmin, aSubscriber, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { freshPerson } from "./sign-in-forms.ts";
import { expect, expectFits, looks, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";

/** The path of the link in an email. */
const linkIn = (text: string, address: string): string =>
  new URL(new RegExp(`https?://\\S+/${address}/\\S+`).exec(text)![0]).pathname;

const [, phone] = looks;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport });

  test("a visitor subscribes in the footer, confirms from the email, and chooses categories", async ({
    page,
    db,
    request,
  }) => {
    const { email } = freshPerson();
    await page.goto("/staying-safe");
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Get the newsletter").fill(email);
    await footer.getByLabel(/Yes, Relevo may email me its newsletter/).check();
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

    const confirm = linkIn(await emailTo(db, email, /^Confirm that/), "email-alerts/confirm");
    // A scanner opens the link without effect.
    expect((await request.get(confirm)).status()).toBe(200);
    const [waiting] = await db.select().from(alerts).where(eq(alerts.email, email));
    expect(waiting).toMatchObject({ confirmedAt: null, consentPage: "/staying-safe" });
    await page.goto(confirm);
    await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
    await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();

    await page.getByRole("link", { name: "Choose categories and regions" }).click();
    await page.getByLabel("Retail").check();
    await page.locator("summary", { hasText: "Canada" }).click();
    await page.getByLabel("Yukon").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Retail")).toBeChecked();
    const [row] = await db.select().from(alerts).where(eq(alerts.email, email));
    expect(row!.search).toBe("category=retail&region=yukon");
    expect(row!.confirmedAt).not.toBeNull();
  });

  test("the page says what is missing, and keeps what was typed", async ({ page }) => {
    await page.goto("/newsletter");
    await page.getByLabel("Email address").fill("not an address");
    await page.getByLabel("Retail").check();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("alert")).toContainText("Tick the box");
    await expect(page.getByLabel("Email address")).toHaveValue("not an address");
    await expect(page.getByLabel("Retail")).toBeChecked();
  });
});

test("a member subscribes in the profile, and finds it beside the alerts", async ({
  page,
  db,
  signIn,
}) => {
  const member = await signIn(await aUser(db));
  await page.goto("/newsletter");
  await expectGoodLooks(page);
  await page.getByRole("link", { name: "Choose in your profile" }).click();
  const section = page.getByRole("region", { name: "Newsletter" });
  await section.getByLabel(/Yes, Relevo may email me its newsletter/).check();
  await section.getByLabel("Restaurants").check();
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("status")).toContainText("Saved");
  await page.goto("/account/alerts");
  await expect(page.getByRole("link", { name: "The Relevo newsletter" })).toBeVisible();
  const [row] = await db.select().from(alerts).where(eq(alerts.email, member.email));
  expect(row).toMatchObject({ source: "newsletter", search: "category=restaurants" });
  await page.getByRole("button", { name: "Delete: The Relevo newsletter" }).click();
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  await page.goto("/account/profile");
  await expect(
    page
      .getByRole("region", { name: "Newsletter" })
      .getByLabel(/Yes, Relevo may email me its newsletter/),
  ).not.toBeChecked();
});

/** Whatever time it is, it is morning. */
const makeMorning = (db: Db, campaignId: string) =>
  db
    .update(campaignRecipients)
    .set({ dueAt: new Date() })
    .where(eq(campaignRecipients.campaignId, campaignId));

test("a campaign is written, tried, approved, stopped, resumed and sent; a reader unsubscribes from the email", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const subject = `Orchards of the north ${Date.now()}`;
  const listing = await aListingWithPhotos(db, {
    title: "Orchard of the north For Sale",
    description: "Apples beyond the 60th parallel",
    annualRevenueOnRequest: true,
    annualCashFlowOnRequest: true,
    categories: ["agricultural-supplies"],
    region: "CA-NU",
    city: "Iqaluit",
  });
  const readers = [];
  for (let count = 0; count < 3; count++)
    readers.push(
      await aSubscriber(db, {
        email: freshPerson().email,
        search: "category=agricultural-supplies&region=nunavut",
        encodedAt: null,
      }),
    );
  const admin = await signIn(await anAdmin(db));
  await page.goto(`/admin/campaigns/new?listing=${listing.id}`);
  await expectAccessible(page);
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel(/Introduction/).fill("Two orchards.\n\nBoth bear fruit.");
  await page.getByRole("button", { name: "Save and preview" }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText("Orchard of the north For Sale")).toBeVisible();
  await expect(preview.getByText("Both bear fruit.")).toBeVisible();
  await expectGoodLooks(page);

  await page.getByRole("button", { name: "Approve and schedule" }).click();
  await expect(page.getByText("Send it to yourself first")).toBeVisible();
  await page.getByRole("button", { name: "Send to myself" }).click();
  await expect(page.getByText("We emailed it to you.")).toBeVisible();
  expect(await emailTo(db, admin.email, subject)).toContain("Both bear fruit.");
  await page.getByRole("button", { name: "Approve and schedule" }).click();
  await expect(page.getByText("Approved. Everybody gets it")).toBeVisible();
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.subject, subject));
  // Members of the demonstration market who chose nothing are interested, too: this issue is for the three.
  await db.delete(campaignRecipients).where(
    and(
      eq(campaignRecipients.campaignId, campaign!.id),
      notInArray(
        campaignRecipients.alertId,
        readers.map(({ id }) => id),
      ),
    ),
  );
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped. Nobody else gets it")).toBeVisible();
  await makeMorning(db, campaign!.id);
  await page.getByRole("button", { name: "Resume" }).click();
  for (const { email } of readers) await emailTo(db, email, subject);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText("3 of 3").count();
    })
    .toBeGreaterThan(0);
  await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible();
  await page.setViewportSize(phone.viewport);
  await expectFits(page);
  await expectAccessible(page);

  // The reader opens a listing, then leaves.
  const [reader] = readers;
  const issue = await emailTo(db, reader!.email, subject);
  expect(issue).toContain("200 Bay Street, Toronto");
  const visitor = await browser.newContext({ baseURL: process.env.E2E_URL!, ...phone });
  const mail = await visitor.newPage();
  await mail.goto(linkIn(issue, "newsletter/link"));
  await expect(mail).toHaveURL(new RegExp(`/business/${listing.id}$`));
  await mail.goto(linkIn(issue, "email-alerts/unsubscribe"));
  await expect(
    mail.getByRole("heading", { name: "Unsubscribe from the newsletter?" }),
  ).toBeVisible();
  await mail.getByRole("button", { name: "Unsubscribe", exact: true }).click();
  await expect(mail.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  await expectAccessible(mail);
  await visitor.close();
  const [left] = await db.select().from(alerts).where(eq(alerts.id, reader!.id));
  expect(left!.unsubscribedAt).not.toBeNull();
  expect(await mailsTo(db, reader!.email)).toHaveLength(1);

  await page.goto("/admin/campaigns");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: subject })).toBeVisible();
});
