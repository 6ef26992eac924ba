import { beforeAll, expect, test } from "vitest";
import { loader as loadLlms } from "./llms.route.ts";
import { loader as loadMarkdown } from "./markdown.route.ts";
import { articleAddresses } from "#app/content/articles/articles.table.ts";
import { countFigures } from "#app/market/figures/count-figures.job.server.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aListing, anArticle, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  beforeAll(async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    for (let nth = 0; nth < 12; nth++)
      await aListing(db, { ownerId, status: "active", categories: ["restaurants"] });
    await countFigures(db, new Date("2026-11-15T12:00:00Z"));
  });

  async function open(load: unknown, path: string): Promise<Response> {
    const context = aPageContext(world(), anAccountRequest(world()));
    const url = new URL(path, "http://localhost:3000");
    const slug = path.split("/").at(-1)!.replace(/\.md$/, "");
    const args = { context, url, request: new Request(url), params: { slug } };
    const call = load as (given: typeof args) => Promise<Response>;
    return call(args).catch((thrown: unknown) => thrown as Response);
  }

  test("figures are written out with their date, and links lead here from anywhere", async () => {
    const picture = "0190a5b2-0000-7000-8000-000000000000";
    const { slug } = await anArticle(world().db, {
      title: "What a shop is worth",
      summary: "In short.",
      reviewedOn: "2026-10-27",
      body: `There are {{listings category=restaurants}} of them, see the [guide](/guides/earn-outs), [a site](https://a.example/) and [nothing](//evil.example).

{{compare measure=listings by=category}}

![A shop](/articles/pictures/${picture}?size=960x640)

{{listings category=retail}} {{nonsense}}`,
    });
    const answer = await open(loadMarkdown, `/guides/${slug}.md`);
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(answer.headers.get("link")).toMatch(
      new RegExp(`^<https?://[^/]+/guides/${slug}>; rel="canonical"$`),
    );
    const text = await answer.text();
    expect(text).toMatch(/^# What a shop is worth\n\nIn short\.\n\n- /);
    expect(text).toContain("- Last reviewed on Oct 27, 2026\n");
    const origin = /<(https?:\/\/[^/]+)/.exec(answer.headers.get("link")!)![1]!;
    expect(text).toContain(`There are [12](${origin}/businesses/restaurants) of them`);
    expect(text).toContain(`[guide](${origin}/guides/earn-outs), [a site](https://a.example/)`);
    expect(text).toContain(`[nothing](//evil.example)`);
    expect(text).toContain(
      `Businesses for sale:\n\n- [Restaurants](${origin}/businesses/restaurants): 12`,
    );
    expect(text).toContain(`![A shop](${origin}/articles/pictures/${picture}/960.webp)`);
    expect(text).toContain("not known yet (fewer than ten listings) \n");
    expect(text).toContain("Linked figures were counted on Nov 15, 2026");
    expect(text).toMatch(/not legal, tax or financial advice.*\n$/);
    expect(text).not.toMatch(/\{\{|\]\(\/(?!\/)/);
  });

  test("what is not published is not there, what has moved leads on", async () => {
    const { db } = world();
    const draft = await anArticle(db, { status: "draft" });
    const { id, slug } = await anArticle(db, { shelf: "business-articles" });
    await db.insert(articleAddresses).values({ path: "guides/old-one", articleId: id });
    const moved = await open(loadMarkdown, "/guides/old-one.md");
    expect([moved.status, moved.headers.get("location")]).toEqual([
      301,
      `/business-articles/${slug}.md`,
    ]);
    for (const none of [draft.slug, "no-such-text", "'; drop table articles; --", "日本"])
      expect(await open(loadMarkdown, `/guides/${none}.md`)).toMatchObject({
        init: { status: 404 },
      });
    const index = await (await open(loadLlms, "/llms.txt")).text();
    expect(index).toMatch(/^# Relevo\n\n> /);
    expect(index).toContain(`/business-articles/${slug}.md): `);
    expect(index).not.toContain(draft.slug);
    for (const heading of ["Businesses for sale", "Guides", "Help"])
      expect(index).toMatch(new RegExp(`^## .*${heading.slice(1)}`, "m"));
  });
});
