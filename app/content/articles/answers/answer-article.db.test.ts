import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerArticle, forgetVisitors } from "./answer-article.server.ts";
import { articleAnswers } from "#app/content/articles/articles.table.ts";
import { anArticle } from "#test/factories.ts";
import { aNetworkAddress } from "#test/network-address.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();

withDatabase((world) => {
  const answer = (articleId: string, changes: Partial<Parameters<typeof answerArticle>[1]> = {}) =>
    answerArticle(world().db, {
      articleId,
      helped: true,
      visitor: "ada",
      ip: aNetworkAddress(),
      now,
      ...changes,
    });
  const answersTo = (articleId: string) =>
    world()
      .db.select({ visitor: articleAnswers.visitor, helped: articleAnswers.helped })
      .from(articleAnswers)
      .where(eq(articleAnswers.articleId, articleId));

  test("fifty answers of one visitor at the same moment are one", async () => {
    const { id, slug } = await anArticle(world().db);
    const ip = aNetworkAddress();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => answer(id, { helped: index % 2 === 0, ip })),
    );
    expect(new Set(outcomes.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ ok: true, path: `/guides/${slug}` })]),
    );
    expect(await answersTo(id)).toHaveLength(1);
  });

  test("whoever changes their mind changes their answer; another visitor adds one", async () => {
    const { id } = await anArticle(world().db);
    await answer(id);
    await answer(id, { helped: false });
    await answer(id, { visitor: "grace" });
    expect((await answersTo(id)).map(({ helped }) => helped).toSorted()).toEqual([false, true]);
  });

  test("an address that answers again and again is refused, and a draft has no answers", async () => {
    const { id } = await anArticle(world().db);
    const ip = aNetworkAddress();
    for (let nth = 0; nth < 60; nth++) await answer(id, { ip, visitor: `v${nth}` });
    expect(await answer(id, { ip })).toEqual({ ok: false, reason: "too-many" });
    expect(await answersTo(id)).toHaveLength(60);
    // One connection has more IPv6 addresses than anybody could count.
    const home = "2001:db8:77:1";
    for (let nth = 0; nth < 60; nth++)
      await answer(id, { ip: `${home}::${nth.toString(16)}`, visitor: `w${nth}` });
    expect(await answer(id, { ip: `${home}::ffff` })).toEqual({ ok: false, reason: "too-many" });
    const draft = await anArticle(world().db, { status: "draft" });
    expect(await answer(draft.id)).toEqual({ ok: false, reason: "not-found" });
    expect(await answersTo(draft.id)).toEqual([]);
  });

  test("after a day an answer counts, and is nobody's", async () => {
    const { id } = await anArticle(world().db);
    await answer(id);
    await answer(id, { visitor: "grace", helped: false });
    await forgetVisitors(world().db, now);
    expect(await answersTo(id)).toHaveLength(2);
    expect((await answersTo(id)).map(({ visitor }) => visitor)).toContain("ada");
    await forgetVisitors(world().db, new Date(now.getTime() + 2 * 86_400_000));
    const forgotten = await answersTo(id);
    expect(forgotten.map(({ helped }) => helped).toSorted()).toEqual([false, true]);
    for (const { visitor } of forgotten) expect(visitor).toMatch(/^-[0-9a-f-]{36}$/);
    await forgetVisitors(world().db, new Date(now.getTime() + 3 * 86_400_000));
    expect(await answersTo(id)).toEqual(forgotten);
  });
});
