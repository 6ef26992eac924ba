import type { Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { aBroker, aMandateWish, anAdmin, aUser, type Listing } from "#test/factories.ts";
import { expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { anOwnerWithDraft, buyPackage } from "./buy-package.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";

const title = "Sawmill with a loyal crew";

/** Its brokers joined before all others, also before those of an earlier run, and so they are asked first. */
async function aMarket(db: Db, region: string) {
  const { owner, draft } = await anOwnerWithDraft(db, {
    title,
    region,
    city: "Rivière",
    categories: ["construction"],
  });
  const wishes = { regions: [region], categories: ["construction" as const] };
  const earliest = 1e12 - Date.now();
  const broker = async (firstName: string, lastName: string, place: number) => {
    const createdAt = new Date(earliest + place);
    const made = await aBroker(db, { firstName, lastName, createdAt });
    await aMandateWish(db, made.id, wishes);
    return made;
  };
  return {
    owner,
    listing: draft,
    first: await broker("Dora", "Fox", 0),
    second: await broker("Claire", "Roy", 1),
    buyer: await aUser(db, { firstName: "Ben", lastName: "Wood" }),
    admin: await anAdmin(db, { firstName: "Ada", lastName: "Lund" }),
  };
}

const adminPage = ({ id }: Listing) => `/admin/listings/${id}/edit`;

async function reply(page: Page, to: string, text: string) {
  await page.getByLabel(`Reply to ${to}`).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log")).toContainText(text);
}

test("a mandate is offered, declined, accepted by the next broker, who answers for the owner until the owner ends it", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const { owner, listing, first, second, buyer, admin } = await aMarket(db, "CA-AB");
  await signIn(owner);
  await buyPackage(page, listing, "full");
  await page.goto(`/account/listings/edit/${listing.id}`);
  const included = page.getByRole("region", { name: "What your package includes" });
  await expect(included.getByText("Due by")).toBeVisible();

  // The administrator offers it to a broker, who declines.
  const administrator = await anotherBrowser(browser, db, admin);
  await administrator.goto(`/admin/queues/deliverables?person=${owner.id}`);
  await untilWhole(administrator);
  await administrator.getByRole("link", { name: "Offer the mandate to a broker" }).click();
  const section = administrator.getByRole("region", { name: "Dedicated broker" });
  const asked = section.getByLabel("Broker").locator("option");
  await expect(asked.nth(0)).toHaveText(/^Dora Fox/);
  await expect(asked.nth(1)).toHaveText(/^Claire Roy/);
  await section.getByRole("button", { name: "Offer the mandate" }).click();
  await expect(administrator.getByText("The mandate is offered")).toBeVisible();
  await expect(section).toContainText("Dora Fox");
  await expectPartAccessible(section);

  await signIn(first);
  await page.goto("/account/dashboard");
  await page
    .getByRole("navigation", { name: "Account" })
    .getByRole("link", { name: "Mandates" })
    .click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole("button", { name: `Decline: ${title}` }).click();
  await page.getByLabel("Reason").fill("Too far north for me");
  await page.getByRole("button", { name: "Decline the mandate" }).click();
  await expect(page.getByText("You declined.")).toBeVisible();
  await administrator.reload();
  await expect(section).toContainText("Too far north for me");
  await expect(section).toContainText(/Claire Roy.*Offered/);

  // The next one accepts, and meets the owner with the administrator.
  await emailTo(db, second.email, `A mandate is offered to you: ${title}`);
  await signIn(second);
  await page.goto("/account/mandates");
  await page.getByRole("button", { name: `Accept the mandate: ${title}` }).click();
  await expect(page).toHaveURL(/\/account\/leads\//);
  const met = page.url();
  await expect(page.getByText("Ada Lund is in this conversation, too.")).toBeVisible();
  await expect(page.getByRole("log")).toContainText("Hello Olga, this is Claire Roy");
  await reply(page, "Olga Owens", "I look forward to it.");

  expect(await emailTo(db, owner.email, "Claire Roy is your broker now")).toContain(met);
  const home = await anotherBrowser(browser, db, owner);
  await home.setViewportSize(looks[1].viewport);
  await home.goto(met);
  await untilWhole(home);
  await expect(home.getByRole("log")).toContainText("I look forward to it.");
  await reply(home, "Claire Roy", "Please be discreet with the staff.");
  await expectFits(home);
  await expect(page.getByRole("log")).toContainText("Please be discreet with the staff.");

  // A buyer writes from the public page, which names the broker.
  const visitor = await anotherBrowser(browser, db, buyer);
  await visitor.goto(`/business/${listing.id}`);
  await untilWhole(visitor);
  await expect(visitor.getByText("Represented by")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Claire Roy" })).toHaveAttribute(
    "href",
    `/brokers/${second.id}`,
  );
  await visitor.getByLabel("Message").fill("Does the crew stay?");
  await visitor.getByRole("button", { name: "Send Message" }).click();
  await visitor.getByRole("link", { name: "your conversation", exact: true }).click();
  await expect(
    visitor.getByText("Claire Roy answers for the owner, who can read every message."),
  ).toBeVisible();

  await page.goto("/account/leads");
  await page
    .getByRole("heading", { name: /^Ben Wood/, level: 3 })
    .getByRole("link")
    .click();
  await expect(
    page.getByText("You answer for the owner, who can read every message."),
  ).toBeVisible();
  await reply(page, "Ben Wood", "Most of them do.");
  const lead = page.url();
  const heard = visitor.getByRole("log");
  await expect(heard).toContainText("Most of them do.");
  await expect(heard.getByRole("heading", { name: /Claire Roy, for the owner/ })).toBeVisible();
  await expectPartAccessible(heard);

  // The broker edits the listing, but does not decide about it.
  await page.goto("/account/mandates");
  await page.getByRole("link", { name: `Edit: ${title}` }).click();
  await expect(page.getByRole("heading", { name: "You represent this listing" })).toBeVisible();
  await expect(page.getByRole("button", { name: /sold/i })).toHaveCount(0);
  const desk = page.url();

  // The owner reads along, and ends it.
  await home.goto(lead);
  await expect(home.getByText(/^Claire Roy answers for you\./)).toBeVisible();
  await expect(home.getByRole("heading", { name: /Claire Roy, for you/ })).toBeVisible();
  await home.goto(desk);
  await untilWhole(home);
  await expect(home.getByRole("heading", { name: "Your broker" })).toBeVisible();
  const delivered = home.getByRole("region", { name: "What your package includes" });
  await expect(delivered.getByText("Claire Roy, since")).toBeVisible();
  await home.getByRole("button", { name: "End mandate" }).click();
  const dialog = home.getByRole("dialog", { name: "End the mandate?" });
  await expectPartAccessible(dialog);
  await dialog.getByLabel("Reason").fill("A neighbour buys it");
  await dialog.getByRole("button", { name: "End the mandate" }).click();
  await expect(home.getByText("The mandate has ended.")).toBeVisible();

  expect(await emailTo(db, second.email, `Your mandate has ended: ${title}`)).toContain(
    "A neighbour buys it",
  );
  for (const path of [desk, lead]) expect((await page.request.get(path)).status()).toBe(404);
  for (const other of [administrator, home, visitor]) await other.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a broker says what they take, accepts, answers and gives the mandate back", async ({
    page,
    db,
    signIn,
  }) => {
    const { owner, listing, first, buyer } = await aMarket(db, "CA-ON");
    await signIn(owner);
    await buyPackage(page, listing, "full");
    await signIn(first);
    await page.goto("/account/mandates");
    await page.getByLabel("I take mandates at the moment").check();
    await page.getByLabel("Retail").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. We offer you what fits.")).toBeVisible();
    await expect(page.getByLabel("Retail")).toBeChecked();

    await signIn(await anAdmin(db, { firstName: "Ada", lastName: "Lund" }));
    await page.goto(adminPage(listing));
    await page.getByLabel("Broker", { exact: true }).selectOption({ value: first.id });
    await page.getByRole("button", { name: "Offer the mandate" }).click();
    await expect(page.getByText("The mandate is offered")).toBeVisible();

    await signIn(first);
    await page.goto("/account/mandates");
    await page.getByRole("button", { name: `Accept the mandate: ${title}` }).click();
    await expect(page).toHaveURL(/\/account\/leads\//);

    await signIn(buyer);
    await page.goto(`/business/${listing.id}`);
    await page.getByLabel("Message").fill("Is the kiln included?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Your message was sent.")).toBeVisible();

    await signIn(first);
    await page.goto(`/account/leads?listing=${listing.id}`);
    await page
      .getByRole("heading", { name: /^Ben Wood/, level: 3 })
      .getByRole("link")
      .click();
    await page.getByLabel("Reply to Ben Wood").fill("It is.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("log")).toContainText("It is.");

    await page.goto(`/account/listings/edit/${listing.id}`);
    await page.getByRole("button", { name: "End mandate" }).click();
    await page.getByRole("button", { name: "End the mandate" }).click();
    await expect(page).toHaveURL(/\/account\/mandates$/);
    await expect(page.getByText("None yet.")).toBeVisible();
  });
});
