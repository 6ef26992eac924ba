import { expect, test } from "vitest";
import { articlesList } from "./articles-list.queries.server.ts";
import { articlesSpec } from "./articles-list.ts";
import { loadArticleRecord } from "./load-article-record.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { articleAnswers, articles } from "#app/content/articles/articles.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-18T15:00:00Z");

withDatabase((world) => {
  const find = async (query: string) => {
    const { db } = world();
    const state = parseListState(articlesSpec, new URLSearchParams(query));
    const { rows } = await articlesList.list({ db, queryCache: new QueryCache(db) }, state);
    const exported = [];
    for await (const row of articlesList.exportRows(db, state)) exported.push(row.id);
    expect(exported).toEqual(rows.map(({ id }) => id));
    return rows;
  };

  async function anArticle(title: string, shelf: "guides" | "help", answers: boolean[]) {
    const { db } = world();
    const id = createId();
    await db.insert(articles).values({
      id,
      shelf,
      slug: `s-${id.slice(-12)}`,
      title,
      author: "The team",
      status: "published",
      publishAt: now,
      previewKey: id,
    });
    for (const [index, helped] of answers.entries())
      await db.insert(articleAnswers).values({
        articleId: id,
        visitor: `v${index}`,
        helped,
        createdAt: new Date(index === 0 ? "2026-10-31T23:00:00Z" : now),
      });
    return id;
  }

  test("the list finds, filters, sorts and exports articles with what readers think of them", async () => {
    const word = `w${createId().slice(-12)}`;
    const none = await anArticle(`B ${word}`, "guides", [false]);
    const two = await anArticle(`A ${word}`, "help", [true, true, false]);
    const one = await anArticle(`C ${word}`, "guides", [true]);
    const ids = async (query: string) => (await find(`q=${word}&${query}`)).map(({ id }) => id);
    expect(await ids("sort=title")).toEqual([two, none, one]);
    expect(await ids("sort=helped&dir=desc")).toEqual([two, one, none]);
    expect(await ids("sort=helped")).toEqual([none, one, two]);
    expect(await ids("shelf=guides&sort=title")).toEqual([none, one]);
    expect(await ids("status=draft")).toEqual([]);
    expect(await find(`q=help/s-${two.slice(-12)}`)).toMatchObject([{ id: two, yes: 2, no: 1 }]);
    expect(await find(`q=${two}`)).toMatchObject([{ id: two }]);
    expect(await find(`q=${encodeURIComponent("%_\\")}`)).toEqual([]);
  });

  test("a record counts answers by the office's months", async () => {
    const id = await anArticle("Counted", "guides", [true, true, false]);
    const record = await loadArticleRecord(world().db, id, { compared: 99, now });
    expect(record).toMatchObject({ answers: { yes: 2, no: 1 }, comparison: null, versions: [] });
    expect(record!.months.slice(-2)).toEqual([
      { month: "2026-10", yes: 1, no: 0 },
      { month: "2026-11", yes: 1, no: 1 },
    ]);
  });
});
