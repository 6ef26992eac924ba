import { messageNotification } from "#app/messages/message-notification.ts";
import { wantsChannel } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { unsubscribeUrl } from "#app/messages/email/email-tokens.server.ts";
import { aListingWithPhotos, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { postmarkRequest } from "#test/provider-emails.ts";
import { expectGoodLooks } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { inboundEmailSecret, sessionSecret } from "./server.ts";

test("the owner answers by email, and the buyer sees it arrive in the open conversation", async ({
  page,
  baseURL,
  db,
  signIn,
}) => {
  const seller = await aSeller(db, { firstName: "Sam" });
  const { id, title } = await aListingWithPhotos(db, { ownerId: seller.id });
  await signIn(await aUser(db));
  await page.goto(`/business/${id}`);
  await page.getByLabel("Message").fill("Is the lease transferable?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("link", { name: "Open your conversation" }).click();
  await expect(page.getByText("Is the lease transferable?").first()).toBeVisible();

  const text = await emailTo(db, seller.email, `Inquiry about ${title}`);
  const [mail] = await mailsTo(db, seller.email);
  const quoted = text.replace(/^/gm, "> ");
  const { headers, body } = postmarkRequest(
    {
      from: `Sam <${seller.email}>`,
      to: mail!.headers["Reply-To"]!,
      text: `Yes, until 2031.\n\nSent from my iPhone\n\n> On Nov 16, 2026, at 10:02, Relevo <no-reply@relevo.example> wrote:\n${quoted}`,
    },
    inboundEmailSecret,
  );
  const posted = await fetch(`${baseURL}/webhooks/email`, { method: "POST", headers, body });
  expect(posted.status).toBe(200);
  await expect(page.getByText("Yes, until 2031.", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Sent from my iPhone")).toHaveCount(0);

  const [unsubscribe] = /https?:[^>]+/.exec(mail!.headers["List-Unsubscribe"]!)!;
  const address = new URL(unsubscribe).pathname;
  await page.goto(address);
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Turn off emails about messages" }).click();
  await expect(page.getByRole("heading", { name: "Emails about messages are off" })).toBeVisible();
});

test("in development an email is answered where it is read", async ({ page, db, signIn }) => {
  const seller = await aSeller(db);
  const { id, title } = await aListingWithPhotos(db, { ownerId: seller.id });
  const buyer = await signIn(await aUser(db));
  await page.goto(`/business/${id}`);
  await page.getByRole("button", { name: "Send Message" }).click();
  await emailTo(db, seller.email, `Inquiry about ${title}`);
  const [mail] = await mailsTo(db, seller.email);
  await page.goto(`/dev/mail?mail=${mail!.id}`);
  await page.getByLabel("Your reply").fill("It is still for sale.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("Your reply was delivered to the conversation.")).toBeVisible();
  expect(await emailTo(db, buyer.email, `Re: Inquiry about ${title}`)).toContain(
    "It is still for sale.",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("emails about messages are switched off from the email, without signing in", async ({
    page,
    baseURL,
    db,
  }) => {
    const { id } = await aUser(db);
    const address = new URL(unsubscribeUrl(sessionSecret, id)).pathname;
    const isOn = () => wantsChannel(db, id, messageNotification, "email");
    await page.goto(address);
    expect(await isOn()).toBe(true);
    await page.getByRole("button", { name: "Turn off emails about messages" }).click();
    const off = page.getByRole("heading", { name: "Emails about messages are off" });
    await expect(off).toBeVisible();
    expect(await isOn()).toBe(false);
    await page.getByRole("button", { name: "Turn them on again" }).click();
    await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
    expect(await isOn()).toBe(true);

    // As mail programs do it (RFC 8058).
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const clicked = await fetch(baseURL + address, { method: "POST", body, redirect: "manual" });
    expect(clicked.status).toBe(200);
    expect(await isOn()).toBe(false);

    expect((await page.goto(`${address}x`))!.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  });
});
