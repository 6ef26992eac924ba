import { and, eq, notInArray } from "drizzle-orm";
import type { Page } from "@playwright/test";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { campaignRecipients, campaigns } from "#app/messages/campaigns/campaigns.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { anAdmin, aSubscriber } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { expectAccessible, expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { anOwnerWithDraft, buyPackage } from "./buy-package.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";
import { freshPerson } from "./sign-in-forms.ts";

const included = (page: Page) => page.getByRole("region", { name: "What your package includes" });
const address = "https://www.realtor.ca/real-estate/27000000/pottery-guelph";

const [, { look, theme, viewport }] = looks;

/** Everyone in the demonstration market may get it; this one is for these, and whatever time it is, it is morning. */
async function sendNow(db: Db, subject: string, readers: readonly { id: string }[]) {
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.subject, subject));
  const ofCampaign = eq(campaignRecipients.campaignId, campaign!.id);
  const ids = readers.map(({ id }) => id);
  await db
    .delete(campaignRecipients)
    .where(and(ofCampaign, notInArray(campaignRecipients.alertId, ids)));
  await db.update(campaignRecipients).set({ dueAt: new Date() }).where(ofCampaign);
}

test.describe(look, () => {
  test.use({ viewport });

  test("MAX Exposure is bought: its email is approved and sent, REALTOR.ca entered, and the owner sees all done", async ({
    page,
    db,
    signIn,
    browser,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "theme", value: theme, url: baseURL! }]);
    const title = "Pottery studio with classes";
    const { owner, draft } = await anOwnerWithDraft(db, {
      title,
      businessName: "The Secret Kiln",
      categories: ["entertainment"],
    });
    const readers = [];
    for (let count = 0; count < 3; count++)
      readers.push(await aSubscriber(db, { email: freshPerson().email }));
    await signIn(owner);
    await buyPackage(page, draft, "realtor");
    expect(await emailTo(db, owner.email, /receipt R-/)).toContain("REALTOR.ca listing, by ");
    await page.goto(`/account/listings/edit/${draft.id}`);
    await expect(included(page).getByText("Due by")).toHaveCount(2);
    await expectFits(page);
    await expectPartAccessible(included(page));

    // REALTOR.ca is due first.
    const person = await anAdmin(db);
    const admin = await anotherBrowser(browser, db, person);
    const queue = `/admin/queues/deliverables?person=${owner.id}`;
    await admin.goto(queue);
    await expect(
      admin.getByRole("heading", { name: /^REALTOR\.ca listing: Pottery/ }),
    ).toBeVisible();
    await expect(admin.getByText("The Secret Kiln")).toHaveCount(0);
    await expectAccessible(admin);
    await admin.getByText(/^Done…/).click();
    await admin.getByLabel("Address on REALTOR.ca").fill("https://www.realtor.ca.evil.example/1");
    await admin.getByRole("button", { name: "Done", exact: true }).click();
    await expect(admin.getByLabel("Address on REALTOR.ca")).toHaveAccessibleDescription(
      /Enter the address of the listing/,
    );
    await admin.getByLabel("Address on REALTOR.ca").fill(address);
    await admin.getByRole("button", { name: "Done", exact: true }).click();
    await expect(admin.getByRole("heading", { name: /^Email to our subscribers/ })).toBeVisible();
    expect(await emailTo(db, owner.email, "Done for your listing: REALTOR.ca listing")).toContain(
      address,
    );

    // The email is written, tried, approved, stopped, resumed and sent.
    const subject = `Clay and classes ${Date.now()}`;
    await admin.getByRole("link", { name: "Prepare the email to subscribers" }).click();
    await untilWhole(admin);
    await expectAccessible(admin);
    await admin.getByLabel("Subject").fill(subject);
    await admin.getByLabel(/Introduction/).fill("One studio.\n\nTwo kilns.");
    await admin.getByRole("button", { name: "Save and preview" }).click();
    await expect(admin.getByRole("heading", { name: subject })).toBeVisible();
    const preview = admin.frameLocator("iframe");
    await expect(preview.getByText(title)).toBeVisible();
    await expect(preview.getByText("Two kilns.")).toBeVisible();
    await expectGoodLooks(admin);
    await admin.getByRole("button", { name: "Approve and schedule" }).click();
    await expect(admin.getByText("Send it to yourself first")).toBeVisible();
    await admin.getByRole("button", { name: "Send to myself" }).click();
    await expect(admin.getByText("We emailed it to you.")).toBeVisible();
    expect(await emailTo(db, person.email, subject)).toContain("Two kilns.");
    await admin.getByRole("button", { name: "Approve and schedule" }).click();
    await expect(admin.getByText("Approved. Everybody gets it")).toBeVisible();
    await admin.getByRole("button", { name: "Stop" }).click();
    await expect(admin.getByText("Stopped. Nobody else gets it")).toBeVisible();
    await sendNow(db, subject, readers);
    await admin.getByRole("button", { name: "Resume" }).click();
    for (const { email } of readers) await emailTo(db, email, subject);
    await expect
      .poll(async () => {
        await admin.reload();
        return admin.getByText("3 of 3").count();
      })
      .toBeGreaterThan(0);
    await admin.setViewportSize(viewport);
    await expectFits(admin);
    await admin.context().close();

    // One of the readers opens the listing, then leaves.
    const [reader] = readers;
    const email = await emailTo(db, reader!.email, subject);
    expect(email).toContain("200 Bay Street, Toronto");
    // Headless user agents are not counted.
    const visitor = await browser.newContext({
      baseURL: baseURL!,
      viewport,
      userAgent: "Mozilla/5.0 Firefox",
    });
    const mail = await visitor.newPage();
    await mail.goto(linkIn(email, "/newsletter/link/"));
    await expect(mail).toHaveURL(new RegExp(`/business/${draft.id}/`));
    await expect(mail.getByRole("link", { name: "See it on REALTOR.ca" })).toHaveAttribute(
      "href",
      address,
    );
    await mail.goto(linkIn(email, "/unsubscribe/"));
    await mail.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(mail.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
    await expectAccessible(mail);
    await visitor.close();
    const [left] = await db.select().from(alerts).where(eq(alerts.id, reader!.id));
    expect(left!.unsubscribedAt).not.toBeNull();
    expect(await mailsTo(db, reader!.email)).toHaveLength(1);

    expect(
      await emailTo(db, owner.email, "Done for your listing: Email to our subscribers"),
    ).toContain("3 subscribers");
    await page.reload();
    await expect(included(page).getByText("Sent to 3 subscribers on")).toContainText(
      "Its link was followed 1 time",
    );
    await expect(included(page).getByRole("link", { name: address })).toBeVisible();
    await expect(included(page).getByText("Due by")).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what cannot be done gives a part of the payment back", async ({ page, db, signIn }) => {
    const { owner, draft } = await anOwnerWithDraft(db, { title: "Rooftop farm" });
    await signIn(owner);
    await buyPackage(page, draft, "realtor");

    await signIn(await anAdmin(db));
    await page.goto(`/admin/queues/deliverables?person=${owner.id}`);
    await page.getByText("Cannot be done…").click();
    await page.getByLabel("Reason").fill("The real estate board does not take farms on roofs.");
    await page.getByLabel("Refund in Canadian dollars").fill("1,000");
    await page.getByRole("button", { name: "Cannot be done" }).click();
    await expect(page.getByText("can be refunded").first()).toBeVisible();
    await page.getByLabel("Reason").fill("The real estate board does not take farms on roofs.");
    await page.getByLabel("Refund in Canadian dollars").fill("150");
    await page.getByRole("button", { name: "Cannot be done" }).click();
    await expect(page.getByText(/^Cannot be done: REALTOR\.ca listing/)).toBeVisible();

    await signIn(owner);
    const told = await emailTo(db, owner.email, /could not deliver/);
    expect(told).toContain("$150 CAD");
    expect(await emailTo(db, owner.email, /refund/i)).toContain("$150");
    await page.goto(`/account/listings/edit/${draft.id}`);
    await expect(included(page).getByText("does not take farms on roofs")).toBeVisible();
    await expect(included(page).getByText("goes back to you")).toBeVisible();
    await page.goto("/account/upgrades");
    await page
      .getByRole("link", { name: /^Receipt R-/ })
      .first()
      .click();
    await expect(page.getByText("Refunded on")).toBeVisible();
    await expect(page.getByText("does not take farms on roofs")).toBeVisible();
  });
});
