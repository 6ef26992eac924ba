import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { listings } from "#app/listings/listings.table.ts";
import { addresses } from "#test/addresses/address-list.ts";
import { anActor, makeFixtures, type Role } from "#test/addresses/actors.ts";
import { pages } from "#test/addresses/pages.ts";
import { fill } from "#test/addresses/rows.ts";
import { expect } from "../journey.ts";
import {
  anAdmin,
  aQuietListing,
  aSeller,
  aUser,
  goodPassword,
  listPictures,
} from "#test/factories.ts";
import { fillFields, formKinds, listLost, renderAgain, untilIdle } from "./fields.ts";
import { test } from "./hold-scripts.ts";

/** In this order: pages shown to one role are not opened again for the next. */
const viewers = ["nobody", "buyer", "owner", "admin"] as const satisfies Role[];

const screens = new Set(addresses.filter(({ isScreen }) => isScreen).map(({ pattern }) => pattern));
/** Their fields are the same parts on a page that is opened, and hold no state: settings, a report, a search of a list, a password, a plain text. */
const provenElsewhere = new Set([
  "/account/delete",
  "/account/leads/:id/report",
  "/account/leads/replies",
  "/account/security/two-factor",
  "/newsletter",
  "/resources",
  "/admin/articles",
  "/admin/articles/pictures",
  "/admin/listings/new",
  "/admin/queues/:kind/reasons",
  "/admin/search",
  "/admin/settings/banned-words",
  "/admin/settings/exchange-rates",
  "/admin/settings/featured",
  "/admin/settings/hero-figures",
  "/admin/settings/operator",
  "/admin/settings/taxes",
  "/admin/users/:id",
]);
/** Has another form for signed-in people. */
const isForBuyers = (address: string) => address === "/business/:id";

for (const [nth, role] of viewers.entries())
  test(`nothing entered by ${role} before the scripts arrive is lost`, async ({
    page,
    db,
    scripts,
    signIn,
  }) => {
    const fixtures = await makeFixtures(db, (await listPictures(db))[0]);
    const actor = await anActor(db, role, fixtures);
    if (actor) await signIn(actor);
    const seen = new Set<string>();
    const rows = pages.filter(
      ({ address, expected }) =>
        screens.has(address) &&
        !provenElsewhere.has(address) &&
        expected[role] === 200 &&
        ((role === "buyer" && isForBuyers(address)) ||
          !viewers.slice(0, nth).some((earlier) => expected[earlier] === 200)),
    );
    for (const { path } of rows) {
      const where = fill(path, fixtures);
      const fields = await readFields(page, where);
      for (const kind of formKinds) {
        if (fields[kind].every((field) => seen.has(field))) continue;
        for (const field of fields[kind]) seen.add(field);
        await scripts.open(where);
        const filled = await fillFields(page, kind);
        if (filled.length === 0) continue;
        await scripts.release();
        await untilIdle(page);
        await expectKept(page, filled, `${where} hydrated`);
        await renderAgain(page);
        await expectKept(page, filled, `${where} rendered again`);
      }
    }
  });

/** The fields of a page, without opening it in the browser: most pages have none, or those of a page before. */
async function readFields(page: Page, path: string) {
  // A server may close a connection that has been idle just as it is used again.
  const html = await (await page.request.get(path, { maxRetries: 2 })).text();
  const [, main = ""] = html.split("<main");
  const searches = main.match(/<form\b[^>]*\brole="search"[\s\S]*?<\/form>/g) ?? [];
  const rest = searches.reduce((left, form) => left.replace(form, ""), main);
  // Search forms of the same style are one component: its fields differ in name only.
  const search = searches.flatMap((form) =>
    fieldsIn(form, (tag) => [/\bclass="[^"]*"/.exec(form)?.[0], typeOf(tag)]),
  );
  const other = fieldsIn(rest, (tag) => [typeOf(tag), /\bname="[^"]*"/.exec(tag)?.[0]]);
  return { search, other };
}

/** Fields that have the same features are the same component: one of them is filled in. */
const fieldsIn = (markup: string, featuresOf: (tag: string) => unknown[]): string[] =>
  [...markup.matchAll(/<(input|select|textarea)\b[^>]*/g)]
    .filter(([tag]) => !tag.includes('type="hidden"'))
    .map(([tag, element]) => [element, ...featuresOf(tag)].join(" "));

const typeOf = (tag: string) => /\btype="\w+"/.exec(tag)?.[0];

/** Polled: a photo's caption shows the stored text for a moment, between the answer and the new data. */
const expectKept = (page: Page, filled: Parameters<typeof listLost>[1], message: string) =>
  expect
    .configure({ soft: true })
    .poll(() => listLost(page, filled), { message, timeout: 5000 })
    .toEqual([]);

test("what is typed and chosen in a draft before the scripts arrive saves itself", async ({
  page,
  db,
  scripts,
  signIn,
}) => {
  const { id: ownerId } = await signIn(await aSeller(db));
  const draft = await aQuietListing(db, { ownerId, status: "draft" });
  await scripts.open(`/sell-business?draft=${draft.id}&step=1`);
  await page.getByLabel("Headline").fill("Bakery with a mill");
  await page.getByLabel("General summary").fill("It grinds its own flour.");
  await page.getByLabel("Region").selectOption("US-TX");
  await scripts.release();
  await expect(page.getByLabel("Country")).toHaveValue("US");
  await expect
    .poll(async () => {
      const [row] = await db.select().from(listings).where(eq(listings.id, draft.id));
      return row;
    })
    .toMatchObject({
      title: "Bakery with a mill For Sale",
      description: "It grinds its own flour.",
      region: "US-TX",
    });
});

test("a status selected before the scripts arrive is saved with its reason", async ({
  page,
  db,
  scripts,
  signIn,
}) => {
  await signIn(await anAdmin(db));
  const listing = await aQuietListing(db);
  await scripts.open(`/admin/listings/${listing.id}/edit`);
  await page.getByLabel("Status", { exact: true }).selectOption("expired");
  await page.getByLabel("Reason for the change").fill("The owner asked us to.");
  await scripts.release();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(async () => {
      const [row] = await db.select().from(listings).where(eq(listings.id, listing.id));
      return row?.status;
    })
    .toBe("expired");
});

test("a sign-in form filled in before the scripts arrive can be submitted", async ({
  page,
  db,
  scripts,
}) => {
  const member = await aUser(db);
  await scripts.open("/signin");
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByLabel("Email Address").fill(member.email);
  await page.getByLabel("Password", { exact: true }).pressSequentially(goodPassword);
  await scripts.release();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/account/);
});

test("a reply and its file entered before the scripts arrive are sent", async ({
  page,
  db,
  scripts,
  signIn,
}) => {
  const { conversation, owner } = await makeFixtures(db, (await listPictures(db))[0]);
  await signIn(owner);
  await scripts.open(`/account/leads/${conversation}`);
  await page.locator("textarea[name=content]").fill("Here is the price list.");
  const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: "tan" } })
    .jpeg()
    .toBuffer();
  await page
    .locator("#reply-file")
    .setInputFiles({ name: "list.jpg", mimeType: "image/jpeg", buffer });
  await scripts.release();
  await expect(page.getByRole("list", { name: "Attached files" })).toContainText("list.jpg");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("link", { name: /list\.jpg/ })).toBeVisible();
  await expect(page.getByText("Here is the price list.")).toBeVisible();
});
