import { and, eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { articles } from "./articles.table.ts";
import { loadTexts } from "./first-edition.server.ts";
import { articles as helpTexts } from "#app/content/help/articles.server.ts";
import { withDatabase } from "#test/with-database.ts";

const editions = Object.keys(import.meta.glob("./first-edition/*/*.md")).map((path) =>
  path.replace("./first-edition/", "").replace(".md", ""),
);
const isHelp = eq(articles.shelf, "help");

withDatabase((world) => {
  const select = (where = ne(articles.shelf, "help")) =>
    world().db.select().from(articles).where(where).orderBy(articles.shelf, articles.slug);
  const paths = async () => (await select()).map(({ shelf, slug }) => `${shelf}/${slug}`);
  const at = (slug: string) => and(eq(articles.shelf, "guides"), eq(articles.slug, slug))!;

  beforeEach(async () => {
    await world().db.delete(articles);
    await loadTexts(world().db);
  });

  test("a new site has every text, published on the day of its review", async () => {
    const rows = await select();
    expect((await paths()).toSorted()).toEqual(editions.toSorted());
    for (const { status, publishAt, reviewedOn, minutes, title, body } of rows) {
      expect(status).toBe("published");
      expect(publishAt?.toISOString()).toBe(`${reviewedOn}T12:00:00.000Z`);
      expect(minutes).toBeGreaterThan(1);
      expect(title).not.toBe("");
      expect(body).not.toMatch(/^---/);
    }
    expect(new Set(rows.map(({ previewKey }) => previewKey)).size).toBe(rows.length);
    expect(await select(isHelp)).toHaveLength(helpTexts.length);
  });

  test("a restart changes nothing: what administrators wrote, moved or unpublished stays so", async () => {
    const { db } = world();
    await db.update(articles).set({ title: "Mine", version: 2 }).where(at("earn-outs"));
    await db.update(articles).set({ slug: "our-letter" }).where(at("letter-of-intent"));
    await db
      .update(articles)
      .set({ status: "draft", publishAt: null })
      .where(at("working-capital"));
    const before = await select();
    const help = await select(isHelp);
    await loadTexts(db);
    expect(await select()).toEqual(before);
    expect(await select(isHelp)).toEqual(help);
  });

  test("a text that a later release brings is added, beside an article that took its address", async () => {
    const { db } = world();
    await db.delete(articles).where(at("earn-outs"));
    await loadTexts(db);
    expect(await select(at("earn-outs"))).toMatchObject([{ edition: "guides/earn-outs" }]);

    await db.update(articles).set({ edition: null, title: "Ours" }).where(at("earn-outs"));
    await loadTexts(db);
    expect(await select(at("earn-outs"))).toMatchObject([{ edition: null, title: "Ours" }]);
  });

  test("the help is as its files are: changed, added and removed", async () => {
    const { db } = world();
    const [first, second] = helpTexts;
    const bySlug = (slug: string) => and(isHelp, eq(articles.slug, slug))!;
    const [kept] = await select(bySlug(first!.slug));
    await db.update(articles).set({ title: "Another title" }).where(bySlug(first!.slug));
    await db.delete(articles).where(bySlug(second!.slug));
    await db.insert(articles).values({
      shelf: "help",
      slug: "fax-machines",
      title: "Fax machines",
      author: "Us",
      previewKey: "fax",
    });
    await loadTexts(db);
    expect(await select(bySlug(first!.slug))).toMatchObject([
      { id: kept!.id, title: first!.title, status: "published" },
    ]);
    expect((await select(isHelp)).map(({ slug }) => slug).toSorted()).toEqual(
      helpTexts.map(({ slug }) => slug).toSorted(),
    );
  });

  test("processes that start at the same moment add each text once", async () => {
    await world().db.delete(articles);
    await Promise.all([1, 2, 3].map(() => loadTexts(world().db)));
    expect((await paths()).toSorted()).toEqual(editions.toSorted());
    expect(await select(isHelp)).toHaveLength(helpTexts.length);
  });
});
