import { expect, test } from "vitest";
import { articleAddresses } from "./articles.table.ts";
import { getArticle } from "./load-article.server.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { aText } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("unknown addresses, which are endless, are not cached and push nothing out", async () => {
    const { db } = world();
    const textCache = new QueryCache(db, { maxEntries: 10 });
    const { slug } = await aText(db);
    await getArticle({ textCache }, "guides", slug);
    for (let nth = 0; nth < 300; nth++)
      await expect(getArticle({ textCache }, "guides", `none-${nth}`)).rejects.toMatchObject({
        init: { status: 404 },
      });
    expect(textCache.hits).toBe(0);
    await getArticle({ textCache }, "guides", slug);
    expect(textCache.hits).toBe(1);
  });

  test("an old address leads to the new one, unless the article is not public", async () => {
    const { db } = world();
    const open = async (slug: string) => {
      const found = getArticle({ textCache: new QueryCache(db) }, "guides", slug);
      return found.catch((thrown: unknown) => thrown);
    };
    const { id, slug } = await aText(db, { shelf: "business-articles" });
    const draft = await aText(db, { status: "draft" });
    await db.insert(articleAddresses).values([
      { path: "guides/before", articleId: id },
      { path: "guides/not-yet", articleId: draft.id },
    ]);
    const moved = (await open("before")) as Response;
    expect([moved.status, moved.headers.get("location")]).toEqual([
      301,
      `/business-articles/${slug}`,
    ]);
    for (const none of ["not-yet", draft.slug, "BEFORE", "'; drop table articles; --", "日本"])
      expect(await open(none)).toMatchObject({ init: { status: 404 } });
  });
});
