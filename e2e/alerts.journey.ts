import { eq } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { alertHits, alerts } from "#app/messages/alerts/alerts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aQuietListing, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { expectAccessible, expectReadable } from "./accessible.ts";
import { freshPerson } from "./sign-in-forms.ts";
import { expect, expectFits, test } from "./journey.ts";
import { emailTo, linkIn } from "./mailbox.ts";

/** A town that no other journey uses. */
const aTown = () => `Kluane${Math.random().toString(36).slice(2, 8)}`;

const publish = (db: Db, city: string, title: string) =>
  aQuietListing(db, { city, title, publishedAt: new Date() });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor without an account saves a search, confirms it, is notified of a new business, and unsubscribes", async ({
    page,
    db,
    request,
  }) => {
    const { email } = freshPerson();
    const town = aTown();
    await page.goto(`/businesses/yukon?city=${town}`);
    await page.getByRole("link", { name: "Email me new results" }).click();
    await expect(
      page.getByRole("heading", { name: `Businesses for sale in ${town}` }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Create alert" }).click();
    await expect(page.getByRole("alert")).toContainText("Enter your email address");
    await expect(page.getByRole("alert")).toContainText("Tick the box");
    await page.getByLabel("Instant").check();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel(/Yes, Relevo may email me new results/).check();
    await page.getByRole("button", { name: "Create alert" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

    // A scanner opens the link without effect; the person presses the button.
    const confirm = linkIn(await emailTo(db, email, /^Confirm your alert/), "/confirm/");
    expect((await request.get(confirm)).status()).toBe(200);
    const [waiting] = await db.select().from(alerts).where(eq(alerts.email, email));
    expect(waiting!.confirmedAt).toBeNull();
    await page.goto(confirm);
    await page.getByRole("button", { name: "Confirm this alert" }).click();
    await expect(page.getByRole("heading", { name: "Your alert is active" })).toBeVisible();

    const { id } = await publish(db, town, "Outfitter by the lake For Sale");
    const news = await emailTo(db, email, "New: Outfitter by the lake For Sale");
    expect(news).toContain(`/business/${id}`);
    expect(news).toContain("Asking price: On request");

    const unsubscribe = linkIn(news, "/unsubscribe/");
    await page.goto(unsubscribe);
    await expect(page.getByRole("heading", { name: "Unsubscribe from this alert?" })).toBeVisible();
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();

    // One-click unsubscribe of a mail program (RFC 8058): repeated, without cookies and without a redirect.
    const oneClick = await request.post(unsubscribe, {
      form: { "List-Unsubscribe": "One-Click" },
      maxRedirects: 0,
    });
    expect(oneClick.status()).toBe(200);
    await publish(db, town, "Second outfitter For Sale");
    await db.update(listings).set({ title: "First outfitter For Sale" }).where(eq(listings.id, id));
    expect(await mailsTo(db, email)).toHaveLength(2);
  });
});

test("a member creates an alert, sees what it would have sent and has sent, pauses and deletes it", async ({
  page,
  db,
  signIn,
}) => {
  const member = await signIn(await aUser(db));
  const town = aTown();
  await publish(db, town, "Guiding company For Sale");

  await page.goto("/email-alerts");
  await expectAccessible(page);
  await page.getByLabel("Location").selectOption("Yukon");
  await page.getByLabel("Words").fill(town);
  await page.getByLabel("Instant").check();
  await page.getByLabel(/Yes, Relevo may email me/).check();
  await page.getByRole("button", { name: "Create alert" }).click();
  await expect(page.getByText("Your alert is active")).toBeVisible();
  const preview = page.getByRole("region", { name: "What last week would have sent" });
  await expect(preview.getByRole("link", { name: "Guiding company For Sale" })).toBeVisible();
  await expect(page.getByText("Nothing yet.")).toBeVisible();
  await expectAccessible(page);

  await publish(db, town, "Float plane base For Sale");
  await emailTo(db, member.email, "New: Float plane base For Sale");
  await page.getByLabel("Name").fill("My north");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "My north" })).toBeVisible();
  const sent = page.getByRole("region", { name: "What we sent you" });
  await expect(sent.getByRole("link", { name: "Float plane base For Sale" })).toBeVisible();

  await page.getByRole("link", { name: "Email alerts" }).first().click();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/account/alerts");
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pause: My north" }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "My north" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await expectFits(page);
  await expectReadable(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The alert is deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  const [alert] = await db.select().from(alerts).where(eq(alerts.userId, member.id));
  expect(alert!.unsubscribedAt).not.toBeNull();
  expect(await db.$count(alertHits, eq(alertHits.alertId, alert!.id))).toBe(1);
});
