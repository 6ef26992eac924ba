import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { fillSignIn, fillSignUp, freshPerson } from "./sign-in-forms.ts";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { aUser, goodPassword } from "#test/factories.ts";

const code = (key: string, offset = 0) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + offset * 30_000 });

async function signOut(page: Page) {
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
}

async function readKey(page: Page): Promise<string> {
  const text = await page.locator("p[translate=no]").innerText();
  return text.replace("Key:", "").replaceAll(/\s/g, "");
}

test("a person signs up, confirms, resets, moves to a new address and signs in with two steps", async ({
  page,
  browser,
  db,
}) => {
  const person = freshPerson();

  await page.goto("/signin?mode=signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account created successfully! Welcome to Relevo")).toBeVisible();
  await expect(page).toHaveURL(/\/account\/dashboard$/);

  // In the person's own browser opening the link is enough.
  await page.goto(linkIn(await emailTo(db, person.email, "Confirm your email address")));
  await expect(page.getByRole("heading", { name: "Email address confirmed" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/account/security");
  const emailSection = page.getByRole("region", { name: "Email address" });
  await expect(emailSection.getByText("Confirmed", { exact: true })).toBeVisible();

  await signOut(page);
  await page.goto("/signin");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The page before has the same field.
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expectGoodLooks(page);
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const reset = linkIn(await emailTo(db, person.email, "Reset your password"));
  await page.goto(reset);
  await expectGoodLooks(page);
  person.password = "green lantern 88";
  await page.getByLabel("New Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill("something else");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByRole("heading", { name: "Your password was changed" })).toBeVisible();
  await emailTo(db, person.email, "Your password was changed");
  await page.goto(reset);
  await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();

  await page.goto("/signin?returnTo=%2Faccount%2Fsecurity");
  await fillSignIn(page, person);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/account\/security$/);

  const next = `moved-${person.email}`;
  await page.getByText("Change email address").click();
  await page.getByLabel("New Email Address").fill(next);
  await page.getByLabel("Your Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Email me a confirmation link" }).click();
  await expect(emailSection.getByText("That isn't your current password")).toBeVisible();
  await expect(page.getByLabel("New Email Address")).toHaveValue(next);
  await page.getByText("Change password").click();
  await expectGoodLooks(page);
  await page.getByLabel("Your Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Email me a confirmation link" }).click();
  await expect(emailSection.getByText(`To start using ${next}`)).toBeVisible();
  await emailTo(db, person.email, "Request to change your email address");
  const change = linkIn(await emailTo(db, next, "Confirm your new email address"));

  // Elsewhere the link needs a click: mail scanners open links too.
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const phonePage = await elsewhere.newPage();
  await phonePage.goto(change);
  await phonePage.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(phonePage.getByRole("heading", { name: "Email address confirmed" })).toBeVisible();
  await page.reload();
  await expect(emailSection.getByText(next)).toHaveCount(1);
  person.email = next;

  await page.getByRole("link", { name: "Set up two-step sign-in" }).click();
  await page.getByLabel("Your Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectGoodLooks(page);
  const key = await readKey(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("That code is incorrect")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code(key));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await expectAccessible(page);
  const recovery = await page.locator("ul[translate=no] li").allInnerTexts();
  expect(recovery).toHaveLength(10);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download codes" }).click();
  expect((await download).suggestedFilename()).toBe("relevo-recovery-codes.txt");
  await emailTo(db, person.email, "Two-step sign-in is on");

  await signOut(page);
  await page.goto("/signin?returnTo=%2Faccount%2Fsecurity");
  await fillSignIn(page, person);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill(code(key, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/account\/security$/);

  // On another device, with a recovery code, and trusted from then on.
  await phonePage.goto("/signin?returnTo=%2Faccount%2Fsecurity");
  await fillSignIn(phonePage, person);
  await phonePage.getByRole("button", { name: "Sign In", exact: true }).click();
  await phonePage.getByRole("link", { name: "Use a recovery code instead" }).click();
  await phonePage.getByLabel("Recovery code").fill(recovery[0]!);
  await phonePage.getByLabel("Trust this device for 30 days").check();
  await phonePage.getByRole("button", { name: "Sign In" }).click();
  await expect(phonePage).toHaveURL(/\/account\/security$/);
  await expect(phonePage.getByText("Unused recovery codes: 9")).toBeVisible();
  await emailTo(db, person.email, "A recovery code was used");
  await emailTo(db, person.email, "New sign-in to your account");

  await page.reload();
  const devices = page.getByRole("region", { name: "Where you're signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await devices.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  expect((await phonePage.goto("/account/security"))?.status()).toBe(401);
  await elsewhere.close();
});

test("a phone number is confirmed with a code from a text message", async ({
  page,
  db,
  signIn,
}) => {
  const { phone } = await signIn(await aUser(db));
  await page.goto("/account/security");
  const section = page.getByRole("region", { name: "Phone number" });
  await section.getByRole("button", { name: "Send me a code" }).click();
  await section.getByLabel("Code from the text message").fill("12345");
  await section.getByRole("button", { name: "Confirm number" }).click();
  await expect(section.getByText("Enter the six digits from the text message")).toBeVisible();
  const dialled = `+${phone.replaceAll(/\D/g, "")}`;
  const message = await emailTo(db, dialled, "Text message");
  await section.getByLabel("Code from the text message").fill(message.slice(0, 6));
  await section.getByRole("button", { name: "Confirm number" }).click();
  await expect(section.getByText("Your phone number is confirmed.")).toBeVisible();
  await expect(section.getByText("Confirmed", { exact: true })).toBeVisible();
});

test("an expired link offers a new one", async ({ page, db, signIn }) => {
  await page.goto("/confirm-email?token=made-up");
  await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in to get a new link" })).toBeVisible();
  const { email } = await signIn(await aUser(db, { emailVerified: false }));
  await page.goto("/confirm-email?token=made-up");
  await page.getByRole("button", { name: "Send me a new link" }).click();
  await expect(page.getByRole("heading", { name: "We emailed you a new link" })).toBeVisible();
  await page.goto(linkIn(await emailTo(db, email, "Confirm your email address")));
  await expect(page.getByRole("heading", { name: "Email address confirmed" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("two-step sign-in is set up, used and turned off", async ({ page, db, signIn }) => {
    const person = await signIn(await aUser(db));
    await page.goto("/account/security/two-factor");
    await page.getByLabel("Your Password", { exact: true }).fill(goodPassword);
    await page.getByRole("button", { name: "Start" }).click();
    const key = await readKey(page);
    await page.getByLabel("Code", { exact: true }).fill(code(key));
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
    await page.context().clearCookies({ name: /session/ });
    await page.goto("/signin");
    await fillSignIn(page, person);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByLabel("Code", { exact: true }).fill(code(key, 1));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/account\/dashboard$/);
    await page.goto("/account/security/two-factor");
    await page.getByLabel("Your Password", { exact: true }).last().fill(goodPassword);
    await page.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByText("Two-step sign-in was turned off.")).toBeVisible();
  });
});
