import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
  articleAddresses,
  articleAnswers,
  articles,
} from "#app/content/articles/articles.table.ts";
import { publishDue } from "#app/content/articles/writing/publish-due.job.server.ts";
import { countFigures } from "#app/market/figures/count-figures.job.server.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pageOfHeadings } from "#test/read-pdf.ts";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { expect, expectFits, looks, test } from "./journey.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("a situation leads to a guide, to its checklist on paper, and to a business for sale", async ({
  page,
}) => {
  await page.goto("/resources");
  await expectGoodLooks(page);
  const situation = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "I want to sell within a year" }) });
  await situation.getByRole("link").first().click();
  await expect(page).toHaveURL("/resources/selling-guide");
  await expect(page.getByRole("navigation", { name: "Contents" })).toBeVisible();
  const title = (await heading(page).textContent())!;
  await expectGoodLooks(page);

  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: /^Checklist/ })
    .click();
  const checklist = page.getByRole("heading", { level: 2, name: /^Checklist/ });
  await expect(checklist).toBeInViewport();

  await page.evaluate(() => {
    window.print = () =>
      (document.body.dataset["printed"] = document.documentElement.dataset["print"]);
  });
  await page.getByRole("button", { name: "Print the checklist" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "checklist");
  const root = page.locator("html");
  await expect(root).not.toHaveAttribute("data-print");

  const name = (await checklist.textContent())!;
  const whole = await pageOfHeadings(await page.pdf({ outline: true, tagged: true }));
  expect(
    whole.filter((one) => one.page === whole.find((other) => other.title === name)?.page),
  ).toEqual([{ title: name, page: expect.any(Number) }]);
  await root.evaluate((html) => (html.dataset["print"] = "checklist"));
  const alone = await pageOfHeadings(await page.pdf({ outline: true, tagged: true }));
  expect(alone).toEqual([
    { title, page: 1 },
    { title: name, page: 1 },
  ]);
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(listPrinted)).toEqual(["H1", "SECTION.checklist"]);
  await page.emulateMedia({ media: "screen" });
  await root.evaluate((html) => delete html.dataset["print"]);

  const business = page.getByRole("region", { name: "Businesses for sale" }).getByRole("article");
  await business.first().scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(1000);
  await business.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/business\//);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expect.poll(() => scrolled(page)).toBe(before);
});

/** Runs in the page: what a printer would print of it, by the outermost blocks. */
function listPrinted(): string[] {
  const wanted = "h1, .checklist";
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
    .filter((element) => !element.querySelector(wanted) && !element.parentElement?.closest(wanted))
    .map((element) => `${element.tagName}${element.matches(".checklist") ? ".checklist" : ""}`);
}

// The same search from the help is in content.journey.ts.
test("one search finds the help and the articles, with the keyboard only", async ({ page }) => {
  await page.goto("/resources");
  const box = page.getByRole("searchbox", { name: "Search the help and the guides" });
  await tabTo(page, box);
  await page.keyboard.type("verification");
  const found = page.getByRole("region", { name: /for “verification”/ });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL("/resources?q=verification");
  await expect(box).toBeFocused();
  await expect(found.getByRole("link", { name: /^Help/ }).first()).toBeVisible();
  const article = found.getByRole("link", { name: /^(Guide|Step-by-step guide|Article)/ }).first();
  const to = (await article.getAttribute("href"))!;
  await tabTo(page, article);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(to);
  await expect(heading(page)).toBeVisible();
});

async function tabTo(page: Page, wanted: ReturnType<Page["locator"]>): Promise<void> {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isFocused()); stops++) {
    expect(stops, "stops of the tab key").toBeLessThan(60);
    await page.keyboard.press("Tab");
  }
}

test("a figure leads to the listings that it counts, and readers say whether an article helped", async ({
  page,
  db,
}) => {
  await countFigures(db, new Date());
  const path = "/business-articles/restaurants-by-the-numbers";
  const figure = page.locator('.live-figure[href="/businesses/restaurants"]').first();
  await expect(async () => {
    await page.goto(path);
    await expect(figure).toBeVisible({ timeout: 1 });
  }).toPass();
  const number = Number.parseInt((await figure.textContent())!, 10);
  expect(number).toBeGreaterThanOrEqual(10);
  await expectAccessible(page);

  const answers = await answersOf(db, path);
  const opinion = page.getByRole("region", { name: "Your opinion" });
  await opinion.getByRole("button", { name: "No" }).click();
  await expect(opinion.getByRole("status")).toContainText("Thank you");
  await expect(page).toHaveURL(path);
  expect(await answers()).toEqual([false]);
  // The next article is another question.
  await page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("link")
    .first()
    .click();
  await expect(figure).toHaveCount(0);
  await expect(opinion.getByRole("status")).toHaveText("Did this help?");
  await page.goBack();

  await figure.click();
  await expect(page).toHaveURL("/businesses/restaurants");
  const results = page.getByRole("status").filter({ hasText: "for sale" });
  const total = Number.parseInt((await results.textContent())!, 10);
  // Journeys beside this one add some and withdraw some.
  expect(Math.abs(total - number)).toBeLessThan(number / 4);
});

/** The answers that come from now on. */
async function answersOf(db: Db, path: string): Promise<() => Promise<boolean[]>> {
  const select = async () => {
    const [article] = await db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.slug, path.split("/").at(-1)!));
    return db
      .select({ visitor: articleAnswers.visitor, helped: articleAnswers.helped })
      .from(articleAnswers)
      .where(eq(articleAnswers.articleId, article!.id));
  };
  const known = new Set((await select()).map(({ visitor }) => visitor));
  return async () =>
    (await select()).filter(({ visitor }) => !known.has(visitor)).map(({ helped }) => helped);
}

test("an article appears at its minute, everywhere, and is found at its old address", async ({
  page,
  db,
}) => {
  const id = createId();
  const path = `/franchise-articles/${id}`;
  const previewKey = id.replaceAll("-", "");
  await db.insert(articles).values({
    id,
    shelf: "franchise-articles",
    slug: id,
    title: `Opening day ${id}`,
    summary: "What to do before the doors open.",
    body: "Sweep the floor.\n\n## Checklist\n\n- [ ] The till works",
    author: "Ada Lovelace",
    status: "scheduled",
    publishAt: new Date(Date.now() - 1000),
    previewKey,
  });
  await db.insert(articleAddresses).values({ path: `guides/old-${id}`, articleId: id });
  const get = (address: string) => page.request.get(address, { maxRedirects: 0 });
  const lists = ["/franchise-articles", "/resources", "/feeds/all.atom", "/sitemaps/articles.xml"];
  for (const address of [path, `/guides/old-${id}`])
    expect((await get(address)).status()).toBe(404);
  await page.goto(`/articles/preview/${previewKey}`);
  await expect(heading(page)).toHaveText(`Opening day ${id}`);
  await expectAccessible(page);

  await publishDue(db, new Date());
  // The processes hear of it a moment later.
  await expect.poll(async () => (await get(path)).status()).toBe(200);
  for (const address of lists)
    await expect.poll(async () => (await get(address)).text(), { message: address }).toContain(id);
  const moved = await get(`/guides/old-${id}`);
  expect([moved.status(), moved.headers()["location"]]).toEqual([301, path]);
  await page.goto("/franchise-articles");
  await expectGoodLooks(page);
  await page.getByRole("link", { name: `Opening day ${id}` }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText("Sweep the floor.")).toBeVisible();
  await db.delete(articles).where(eq(articles.id, id));
});

test.describe("without JavaScript, on a phone at night", () => {
  test.use({ javaScriptEnabled: false, viewport: looks[1].viewport, colorScheme: "dark" });

  test("a guide is found, read and answered", async ({ page, db }) => {
    await page.goto("/resources");
    await expectFits(page);
    await page.getByRole("searchbox", { name: "Search the help and the guides" }).fill("earn-out");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page
      .getByRole("region", { name: /for “earn-out”/ })
      .getByRole("link")
      .filter({ hasText: "Step-by-step guide" })
      .first()
      .click();
    await expect(heading(page)).toBeVisible();
    await expectFits(page);
    await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
    const path = new URL(page.url()).pathname;
    const answers = await answersOf(db, path);
    const opinion = page.getByRole("region", { name: "Your opinion" });
    for (const helped of [true, false]) {
      await page.goto(path);
      await opinion.getByRole("button", { name: helped ? "Yes" : "No" }).click();
      await expect(page).toHaveURL(`${path}?answered#answer`);
      await expect(opinion.getByRole("status")).toContainText("Thank you");
      expect(await answers()).toEqual([helped]);
    }
  });
});
