import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { createId } from "#app/platform/db/id.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { anAdmin, anOrder, aQuietListing, aSeller } from "#test/factories.ts";
import { expectAccessible, expectReadable } from "./accessible.ts";
import { buyPackage } from "./buy-package.ts";
import { expect, expectFits, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";

const phone = { width: 390, height: 844 };
/** The queue looks every ten seconds for what it was not told of. */

async function refund(page: Page, amount: string | null, effect: RegExp): Promise<void> {
  await page.getByRole("link", { name: "Refund", exact: true }).click();
  const field = page.getByLabel("Amount in Canadian dollars");
  if (amount) await field.fill(amount);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Say why the money goes back").first()).toBeVisible();
  await page.getByLabel("Reason").fill("The owner changed their mind");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(effect)).toBeVisible();
  await page.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(page.getByText("The refund was requested.")).toBeVisible();
}

test("a purchase is refunded in part, then in full; receipt and listing follow", async ({
  page,
  db,
  signIn,
  request,
}) => {
  const owner = await aSeller(db);
  const title = `Cidery ${createId().slice(-12)} For Sale`;
  const draft = await aQuietListing(db, { ownerId: owner.id, status: "draft", title });
  await signIn(owner);
  await buyPackage(page, draft, "premium");

  await signIn(await anAdmin(db));
  await page.goto("/admin/orders");
  await page.getByLabel("Search orders").fill(title);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(/^1 of [\d,]+ orders$/)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: /^R-/ }).click();
  await expect(page.getByText("The checkout was completed and paid.").first()).toBeVisible();
  await expectAccessible(page);

  await refund(page, "50", /Part of the payment stays with us/);
  const refunded = page
    .locator("#refunds")
    .locator("..")
    .locator("..")
    .getByText("Refunded", { exact: true });
  await expect(refunded).toHaveCount(1);
  await expect(page.getByText("$249", { exact: true })).toBeVisible();
  expect((await request.get(`/business/${draft.id}`)).status()).toBe(200);

  await refund(page, null, /The listing leaves the market/);
  await expect(refunded).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Refund", exact: true })).toBeHidden();
  await expect(page.getByText("Order refunded").first()).toBeVisible();
  await page.getByRole("button", { name: "Reconcile now" }).click();
  await expect(page.getByText("The payment provider was asked.")).toBeVisible();
  await page.getByRole("button", { name: /^Process again: checkout.session.completed/ }).click();
  await expect(page.getByText("The event is being processed again.")).toBeVisible();
  await page.getByRole("link", { name: /^Receipt R-/ }).click();
  await expect(page.getByRole("heading", { name: /^Receipt R-/, level: 2 })).toBeVisible();
  await expect(page.getByText(/^Refunded on/)).toHaveCount(2);
  await expectAccessible(page);
  expect((await request.get(`/business/${draft.id}`)).status()).toBe(410);
  await emailTo(db, owner.email, "Your listing is off the market");
});

test.describe("on a phone at night", () => {
  test.use({ viewport: phone });

  test("a success fee is marked as paid, and the owner gets a receipt", async ({
    page,
    db,
    signIn,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
    const owner = await aSeller(db);
    const listing = await aQuietListing(db, { ownerId: owner.id, status: "sold" });
    const about = { listingId: listing.id, userId: owner.id };
    const order = await anOrder(db, {
      ...about,
      kind: "success_fee",
      packageId: "full",
      soldAt: listing.soldAt,
      amount: 30_000_00,
    });
    await signIn(await anAdmin(db));
    await page.goto(`/admin/orders/${order.id}`);
    const mark = async () => {
      await page.getByRole("button", { name: "Mark as paid" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Mark as paid" }).click();
    };
    await mark();
    await expect(page.getByText("Say how it was paid")).toBeVisible();
    await page.getByLabel("How was the fee paid?").fill("Bank transfer 4711");
    await expectFits(page);
    await mark();
    await expect(page.getByText("The success fee is recorded as paid")).toBeVisible();
    await expect(page.getByText("Bank transfer 4711")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Receipt R-/ })).toBeVisible();
    await expectReadable(page);
    await emailTo(db, owner.email, /^Your Relevo receipt R-/);
    for (const path of ["/admin/orders", "/admin/jobs", "/admin/revenue", "/admin/emails"]) {
      await page.goto(path);
      await expectFits(page);
    }
    await expectAccessible(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a failed email is read without its secrets and sent again", async ({
    page,
    db,
    signIn,
  }) => {
    const recipient = `journey-${createId()}@example.com`;
    await db.insert(mails).values({
      recipient,
      subject: "Reset your password",
      text: "Choose a new password:\nhttps://relevo.example/reset-password?token=s3cr3t-t0ken",
      html: '<p>Hello</p><a href="https://relevo.example/reset-password?token=s3cr3t-t0ken">Choose</a>',
      lastError: "Error: 421 the mail server is busy",
      attempts: 3,
    });
    await signIn(await anAdmin(db));
    await page.goto("/admin/emails?state=failed");
    await page.getByLabel("Search emails").fill(recipient);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText(/^1 of [\d,]+ messages$/)).toBeVisible();
    await expect(page.getByText("421 the mail server is busy")).toBeVisible();
    await page.getByRole("link", { name: "Reset your password" }).click();
    await expect(page.getByText("https://relevo.example/reset-password?token=•••")).toBeVisible();
    const body = page.frameLocator("iframe");
    await expect(body.getByRole("link", { name: "Choose" })).toHaveAttribute("href", /token=•••$/);
    expect(await page.content()).not.toContain("s3cr3t");
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("Kept", { exact: true }).first()).toBeVisible({ timeout: 500 });
      await expect(page.getByRole("button", { name: "Send again" })).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
  });
});

test("a failed job is retried, another dropped, and revenue is exported", async ({
  page,
  db,
  signIn,
}) => {
  const [first, second] = [createId(), createId()];
  for (const id of [first, second])
    await db.execute(sql`insert into pgboss.job (id, name, data, state, policy, output, started_on, completed_on, singleton_key)
      values (${id}, 'deliver-mail', ${JSON.stringify({ mailId: id })}::jsonb, 'failed', 'short',
        '{"message": "no such mail server"}', now(), now(), ${id})`);
  await signIn(await anAdmin(db));
  await page.goto("/admin/jobs?kind=deliver-mail");
  await expect(page.getByText("no such mail server").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Retry Deliver mail ${first}` }).click();
  await expect(page.getByText("The job runs again now.")).toBeVisible();
  await page.getByRole("button", { name: `Drop Deliver mail ${second}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Drop the job" }).click();
  await expect(page.getByText("The job was dropped.")).toBeVisible();
  await expect(page.getByText(second, { exact: true })).toBeHidden();

  await page.goto("/admin/revenue");
  await page.getByRole("link", { name: "This year" }).click();
  await expect(page).toHaveURL(/from=\d{4}-01/);
  await expectAccessible(page);
  const href = await page.getByRole("link", { name: "Export CSV" }).getAttribute("href");
  const file = await page.request.get(href!);
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(await file.text()).toContain("Month (Toronto),Package,Region,Payments");
});
