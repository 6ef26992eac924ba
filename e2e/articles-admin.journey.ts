import { eq } from "drizzle-orm";
import type { Locator, Page } from "@playwright/test";
import { publishDue } from "#app/content/articles/writing/publish-due.job.server.ts";
import { articleAddresses, articles } from "#app/content/articles/articles.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aDraftArticle, anAdmin } from "#test/factories.ts";
import { aPicture } from "#test/pictures.ts";
import { expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, test, untilWhole } from "./journey.ts";

const writer = { firstName: "Ines", lastName: "Okafor", adminAreas: ["content" as const] };

const text = "One word and another, and so on. ".repeat(12);

const preview = (page: Page): Locator => page.getByRole("group", { name: "Preview of the text" });

const find = async (db: Db, slug: string) => {
  const [row] = await db.select().from(articles).where(eq(articles.slug, slug));
  return row ?? null;
};

async function fillIn(page: Page, slug: string, body: string): Promise<void> {
  await page.getByLabel("Title").fill("How to count a till");
  await page.getByLabel("Address").fill(slug);
  await page.getByLabel("Shelf", { exact: true }).selectOption("Guides");
  await page.getByLabel("Summary").fill("What to count, and when.");
  await page.getByLabel("Last review").fill("2026-11-01");
  await page.getByRole("textbox", { name: "Text" }).fill(body);
}

test("an administrator writes an article, sees it before it is saved, and adds a picture", async ({
  page,
  db,
  signIn,
}) => {
  const { id } = await signIn(await anAdmin(db, writer));
  const slug = `till-${id.slice(-12)}`;
  await page.goto("/admin/articles");
  await page.getByRole("link", { name: "New article" }).click();
  await untilWhole(page);
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a title");
  await expectGoodLooks(page);

  await fillIn(page, slug, `${text}\n\n## Coins first\n\n**Notes** <b>later</b>.`);
  await expect(preview(page).getByRole("heading", { name: "Coins first" })).toBeVisible();
  await expect(preview(page)).toContainText("Notes <b>later</b>.");
  await page.getByRole("textbox", { name: "Text" }).fill(`${text}\n\n{{no-such-figure}}`);
  await expect(preview(page)).toContainText("There is no figure {{no-such-figure}}");
  await page.getByRole("textbox", { name: "Text" }).fill(`${text}\n\n`);
  expect(await find(db, slug)).toBe(null);

  await page.getByText("Add a picture").click();
  await page.getByRole("button", { name: "Upload and insert" }).click();
  await expect(page.getByText("Choose a picture first.")).toBeVisible();
  await page.getByLabel("Picture", { exact: true }).setInputFiles({
    name: "till.png",
    mimeType: "image/png",
    buffer: await aPicture(1200, 800).png().toBuffer(),
  });
  await page.getByLabel("What the picture shows").fill("A till with [coins]");
  await page.getByRole("button", { name: "Upload and insert" }).click();
  const picture = preview(page).getByRole("img", { name: "A till with coins" });
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectPartAccessible(preview(page));
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  const stored = await find(db, slug);
  expect(stored).toMatchObject({ status: "draft", shelf: "guides" });
  expect(stored!.body).toMatch(/!\[A till with coins\]\(\/articles\/pictures\/[^)]+\)$/);
});

test("an article is scheduled, published, moved and restored", async ({ page, db, signIn }) => {
  await signIn(await anAdmin(db, writer));
  const { id } = await aDraftArticle(db);
  const [{ slug } = { slug: "" }] = await db.select().from(articles).where(eq(articles.id, id));
  await page.goto(`/admin/articles/${id}`);
  await page.getByLabel("Day").fill("2001-01-01");
  await page.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("Choose a time in the future.")).toBeVisible();
  const day = `${new Date().getFullYear() + 1}-02-01`;
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Time").fill("09:30");
  await page.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText(/^Scheduled for Feb 1, \d+, 9:30.a\.m\.$/)).toBeVisible();
  expect((await find(db, slug))!.publishAt).toEqual(new Date(`${day}T14:30:00Z`));
  await expect(page.getByText(/\/articles\/preview\/[0-9a-f]{32}$/)).toBeVisible();
  await expectGoodLooks(page);
  // Its minute comes.
  await db
    .update(articles)
    .set({ publishAt: new Date(Date.now() - 60_000) })
    .where(eq(articles.id, id));
  await publishDue(db, new Date());
  const seen = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => seen(`/guides/${slug}`)).toContain("How to count a till");
  await expect.poll(() => seen("/feeds/guides.atom")).toContain(`/guides/${slug}"`);
  await expect.poll(() => seen("/sitemaps/articles.xml")).toContain(`/guides/${slug}<`);
  await page.reload();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect.poll(async () => (await page.request.get(`/guides/${slug}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible();
  expect((await find(db, slug))!.status).toBe("published");

  await page.getByRole("link", { name: "Edit" }).click();
  await untilWhole(page);
  await page.getByLabel("Address").fill(`${slug}-now`);
  await page.getByRole("textbox", { name: "Text" }).fill(`${text}\n\nA new last line.`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`/guides/${slug}`, { exact: true })).toBeVisible();
  const addresses = db.select().from(articleAddresses).where(eq(articleAddresses.articleId, id));
  expect(await addresses).toMatchObject([{ path: `guides/${slug}` }]);
  const moved = await page.request.get(`/guides/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/guides/${slug}-now`]);

  await page.getByRole("link", { name: "Compare version 1 with the current one" }).click();
  await expect(page.getByRole("group", { name: "Difference" })).toContainText("+ A new last line.");
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByText("Restored, as a new version.")).toBeVisible();
  expect(await find(db, slug)).toMatchObject({ version: 3, status: "published" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: `/guides/${slug}-now` })).toBeVisible();
  expect(await find(db, `${slug}-now`)).toMatchObject({ version: 4 });
  // The address of the restore, opened again after a later change.
  await page.goto(`/admin/articles/${id}?done=restore&replaced=2`);
  await expect(page.getByText("Restored, as a new version.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);

  await page.goto(`/admin/articles?q=${slug}`);
  await expect(page.getByRole("link", { name: "How to count a till" })).toBeVisible();
  await expectGoodLooks(page);
  await page.goto("/admin/articles/pictures");
  await expectGoodLooks(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a text is previewed without being saved, and then saved", async ({ page, db, signIn }) => {
    const { id } = await signIn(await anAdmin(db, writer));
    const slug = `till-${id.slice(-12)}`;
    await page.goto("/admin/articles/new");
    await fillIn(page, slug, `${text}\n\n## Coins first`);
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(preview(page).getByRole("heading", { name: "Coins first" })).toBeVisible();
    expect(await find(db, slug)).toBe(null);
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    expect((await find(db, slug))!.body).toMatch(/## Coins first$/);
    await page.getByRole("button", { name: "Delete draft" }).click();
    await expect(page).toHaveURL(/\/admin\/articles$/);
    expect(await find(db, slug)).toBe(null);
  });
});
