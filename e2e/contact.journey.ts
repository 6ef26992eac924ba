import { demoAccounts } from "#app/accounts/demo-accounts.ts";
import { fillSignIn } from "./sign-in-forms.ts";
import { expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { aListingWithPhotos, aSeller, aUser } from "#test/factories.ts";

const sent = "Your message was sent.";

test("a buyer writes, signs in, sends once, and the owner is notified", async ({
  page,
  complaints,
  db,
  signIn,
}) => {
  const seller = await aSeller(db);
  const { id, title } = await aListingWithPhotos(db, { ownerId: seller.id });
  const address = `/business/${id}`;
  const person = await aUser(db, { emailVerified: false });

  // What was typed before signing in is there afterwards.
  const words = `Is the lease transferable? (${person.email.split("@")[0]!})`;
  await page.goto(address);
  await expect(page.getByText("Please log in to send a message.")).toBeVisible();
  await page.getByLabel("Message").fill(words);
  await page.locator("#contact").getByRole("link", { name: "Sign In" }).click();
  await fillSignIn(page, person);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address}#contact$`));
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana Núñez");
  await expect(page.getByLabel("Phone Number")).toHaveValue(person.phone);
  const contact = page.locator("#contact");
  await expect(contact.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(contact.getByText("Not confirmed yet.")).toBeVisible();
  const message = page.getByLabel("Message");
  await expect(message).toHaveValue(words);

  await page.getByLabel("Full Name").fill("R2 D2");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectPartAccessible(contact);
  await page.getByRole("alert").getByRole("link").click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.getByLabel("Full Name").fill("Ana Núñez");
  await expect(page.getByLabel("Full Name")).not.toHaveAttribute("aria-invalid");

  const posts = /\/business\/[0-9a-f-]+\.data/;
  await page.route(posts, (route) => route.abort());
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
  await expect(message).toHaveValue(words);
  await page.unroute(posts);
  const real = complaints.filter((one) => !one.includes("ERR_FAILED"));
  complaints.splice(0, complaints.length, ...real);

  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(posts, async (route) => {
    if (route.request().method() === "POST") {
      calls++;
      await held;
    }
    await route.continue();
  });
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer();
  await expect(page.getByText(sent)).toBeInViewport();
  expect(calls).toBe(1);
  await expect(message).toHaveValue("");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana Núñez");
  await expect(page.getByRole("link", { name: "Open your conversation" })).toBeVisible();
  await expectPartAccessible(contact);
  await expect(page.getByText(sent)).toHaveCount(0);

  const email = await emailTo(db, seller.email, `Inquiry about ${title}`);
  for (const said of [words, person.email, person.phone, "hasn't confirmed"])
    expect(email).toContain(said);

  await signIn(seller);
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read("/account/leads")).toContain(words);
  const own = await read(address);
  expect(own).toContain(">This is your listing<");
  expect(own).not.toContain("Send Message");
});

// The page of a business, with its form, is looked at in detail.journey.ts.
test("a report looks good in both themes and widths", async ({ page, db, signIn }) => {
  const { id } = await aListingWithPhotos(db);
  await signIn(await aUser(db));
  await page.goto(`/business/${id}/report`);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Choose what is wrong with the listing").first()).toBeVisible();
  await expectGoodLooks(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, kept while it is wrong, and refused after the third", async ({
    page,
    db,
    signIn,
  }) => {
    const address = `/business/${(await aListingWithPhotos(db)).id}`;
    const sold = `/business/${(await aListingWithPhotos(db, { status: "sold" })).id}`;
    await page.goto(address);
    await expect(page.locator("#contact").getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
    await signIn(await aUser(db, { emailVerified: false }));
    await page.goto(address);
    await page.getByLabel("Phone Number").fill("");
    await page.getByLabel("Message").fill("Is it [still] for sale?");
    await page.getByRole("button", { name: "Send Message" }).click();
    for (const fault of ["Enter your phone number", "Leave out these characters"])
      await expect(page.getByText(fault).first()).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Is it [still] for sale?");
    for (const [index, words] of ["First", "Second", ""].entries()) {
      await page.getByLabel("Phone Number").fill("416 555 0100");
      await page.getByLabel("Message").fill(words);
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText(sent)).toBeVisible();
      await expect(page.getByText(`${index + 1} message`)).toBeVisible();
      await expect(page.getByLabel("Message")).toHaveValue("");
    }
    // Sending the same form again, as a reload does, changes nothing.
    await page.reload();
    await expect(page.getByText("3 messages")).toBeVisible();
    await page.getByLabel("Message").fill("Fourth");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("you can send 3 inquiries a day");
    await expect(page.getByLabel("Message")).toHaveValue("Fourth");

    await page.goto(sold);
    await expect(page.getByText("This business has been sold")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
  });

  test("anybody reports a listing, and an administrator is told", async ({ page, db }) => {
    const { id, title } = await aListingWithPhotos(db, { title: `Market garden ${Date.now()}` });
    await page.goto(`/business/${id}/report`);
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Choose what is wrong with the listing").first()).toBeVisible();
    const details = `Seen elsewhere at ${Date.now()}`;
    await page.getByLabel("It is listed more than once").check();
    await page.getByLabel("Details").fill(details);
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
    const subject = `A listing was reported: ${title}`;
    const admin = demoAccounts.find(({ userType }) => userType === "admin")!;
    expect(await emailTo(db, admin.email, subject)).toContain(details);
  });
});
