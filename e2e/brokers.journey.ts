import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { aBroker, aListing } from "#test/factories.ts";

/** All addresses and numbers of the demonstration people match these. */
const contactDetails = /@(example|relevo)\.|555-?01\d\d|555 01\d\d/;

test("a visitor searches for a broker, narrows the list, and opens their listings", async ({
  page,
  request,
  db,
  signIn,
}) => {
  await page.goto("/brokers");
  const count = page.getByRole("main").getByRole("status");
  await expect(count).toHaveText(/^\d+ brokers$/);
  await expect(page.getByText(/Usually replies within/).first()).toBeVisible();
  await expectGoodLooks(page);

  const ontario = page.getByLabel("Region").locator("option", { hasText: "Ontario" });
  const inOntario = Number(/\((\d+)\)/.exec(await ontario.innerText())![1]);
  await page.getByLabel("Region").selectOption("ontario");
  await expect(page).toHaveURL(/\/brokers\?.*region=ontario/);
  await expect(count).toHaveText(`${inOntario} brokers`);
  await page.getByLabel("Category").selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=/);
  await page.getByRole("link", { name: "Remove Ontario" }).click();
  await expect(page).not.toHaveURL(/region=/);
  await expect(page.getByLabel("Region")).toHaveValue("");
  await page.goBack();
  await expect(page.getByLabel("Region")).toHaveValue("ontario");

  await page.goto("/brokers?q=macleod");
  await page.getByRole("link", { name: "Helen MacLeod" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Helen MacLeod" })).toBeVisible();
  await expect(page).toHaveTitle("Helen MacLeod, business broker | Relevo");
  await expect(page.getByText("Licence verified")).toBeVisible();
  const profile = new URL(page.url()).pathname;
  await expectGoodLooks(page);
  const told = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(told!)).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: { "@type": "Person", name: "Helen MacLeod" },
  });

  await page.locator("#listings article a").first().click();
  await expect(page).toHaveURL(/\/business\//);
  await expect(page.getByRole("heading", { name: "Contact Form" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Helen MacLeod" })).toHaveAttribute("href", profile);

  // Neither the page nor its data contains an address or number.
  for (let number = 1; number <= 3; number++)
    for (const address of [`/brokers?page=${number}`, `/brokers.data?page=${number}`, profile]) {
      const text = await (await request.get(address)).text();
      expect(text.replaceAll("support@relevo.example", ""), address).not.toMatch(contactDetails);
    }
  const { id } = await signIn(await aBroker(db));
  const shown = await aListing(db, { ownerId: id, status: "active", title: "Orchard in blossom" });
  await page.goto(`/brokers/${id}`);
  await expect(page.getByRole("heading", { name: "This is your profile" })).toBeVisible();

  // Their listings on a site of their own.
  await page.goto("/account/embed");
  await page.getByLabel("Colour of links").fill("#ffe08a");
  await page.getByRole("button", { name: "Get the code" }).click();
  await expect(page.getByText("Your link colour can’t be read")).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of your listings"]');
  await expect(preview.getByRole("link", { name: shown.title })).toBeVisible();
  await expectAccessible(page);
  const code = await page.locator("code").first().innerText();
  await using other = await aSiteWith(code);
  const site = await page.context().newPage();
  await site.goto(other.address);
  const frame = site.locator("iframe");
  const listings = frame.contentFrame();
  await expect(listings.getByRole("heading", { name: shown.title })).toBeVisible();
  await expect(frame).not.toHaveCSS("height", "640px");
  const embed = await request.get((await frame.getAttribute("src"))!);
  expect(embed.headers()["x-frame-options"]).toBeUndefined();
  expect(embed.headers()["set-cookie"]).toBeUndefined();
  await site.goto(embed.url());
  await site.setViewportSize({ width: 320, height: 844 });
  await expectAccessible(site);
  await expectFits(site);
});

/** Of another origin. */
async function aSiteWith(code: string) {
  const page = `<!doctype html><html lang="en"><title>A broker</title><body>${code}</body></html>`;
  const server = createServer((_, response) => response.end(page)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

test("a broker sends an owner a monthly report, once they agree and until they end it", async ({
  page,
  request,
  db,
  signIn,
}) => {
  const { id } = await signIn(await aBroker(db, { firstName: "Claire", lastName: "Roy" }));
  const publishedAt = new Date(Date.now() - 100 * 24 * 3600_000);
  const sold = { ownerId: id, status: "active", title: "Mill by the river", publishedAt } as const;
  await aListing(db, sold);
  await page.goto("/account/dashboard");
  await page.getByRole("link", { name: "Owner reports" }).click();
  await page.getByLabel("Name").fill("Olga Owens");
  const email = `owner-${id}@example.com`;
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation is sent.")).toBeVisible();
  const client = new URL(page.url()).pathname;
  await expectGoodLooks(page);

  await page.goto(linkIn(await emailTo(db, email, /offers you/), "confirm"));
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Yes, send me the report" }).click();
  await expect(page.getByRole("heading", { name: "You get the monthly report" })).toBeVisible();

  await page.goto(client);
  await page
    .getByLabel(/^Your note for/)
    .last()
    .fill("Two visits are planned.");
  await page.getByRole("button", { name: "Save the note" }).last().click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  const preview = page.getByRole("link", { name: "Preview the PDF" }).last();
  const pdf = await page.request.get((await preview.getAttribute("href"))!);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  // Opening the address without anything to report leads back, and says why.
  const early = await page.request.get(`${client}/report.pdf?month=2020-01`);
  expect(await early.text()).toContain("None of these listings was on the market");
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText("The report is sent.")).toBeVisible();
  const report = await emailTo(db, email, /^Your report for/);
  expect(report).toContain("Two visits are planned.");

  // As a mail program does it: without a session, from nowhere.
  const end = linkIn(report, "/unsubscribe/reports/");
  const ended = await request.post(end, { form: { "List-Unsubscribe": "One-Click" } });
  expect(ended.status()).toBe(200);
  await page.goto(client);
  await expect(page.getByText("Unsubscribed")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory is a plain form, and says when it finds nobody", async ({ page }) => {
    await page.goto("/brokers");
    const search = page.getByRole("search", { name: "Search brokers" });
    await search.getByLabel("Name, brokerage or specialty").fill("MACLEOD");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("1 broker");
    await search.getByLabel("Name, brokerage or specialty").fill("nobody at all");
    await search.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "No brokers found" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Show all brokers" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ brokers$/);
  });
});
