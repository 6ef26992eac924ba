import { expect, test } from "vitest";
import { searchTexts } from "./search-texts.server.ts";
import { articles } from "#app/content/articles/articles.table.ts";
import { eachDatabase } from "#test/with-database.ts";

eachDatabase((world) => {
  const find = async (query: string) => {
    const found = await searchTexts(world().db, query);
    return found.map(({ shelf, slug }) => `${shelf}/${slug}`);
  };

  test.each([
    ["How do I reset my password?", "help/sign-in-problems"],
    ["2fa", "help/two-step-sign-in"],
    ["compare", "help/compare"],
    ["COMPARI", "help/compare"],
    ["cancel renewal", "help/packages"],
    ["hidden gem", "help/filters"],
    ["delete account", "help/your-data"],
    ["pesos", "help/currencies"],
    ["100% verified", "help/verification"],
    ["scam", "help/report-a-listing"],
    ["dark mode", "help/appearance"],
    ["unsubscribe", "help/notifications"],
    ["letter of intent", "guides/letter-of-intent"],
    ["earn-out", "guides/earn-outs"],
    ["add backs", "business-articles/add-backs-explained"],
    ["royalties", "franchise-articles/royalties-and-the-true-margin"],
    ["due diligence", "guides/due-diligence-in-30-days"],
  ])("%s: %s is among the first three", async (query, path) => {
    expect((await find(query)).slice(0, 3)).toContain(path);
  });

  test("finds nothing without words, or for words that no text has", async () => {
    for (const query of ["", "  ", "?!", "the", "submarine", "':* & !| <->", "\u0000"])
      expect(await find(query)).toEqual([]);
  });

  test("shows texts with any of the words if none has all", async () => {
    expect(await find("submarine compare")).toContain("help/compare");
  });

  test("does not find drafts", async () => {
    await world().db.insert(articles).values({
      shelf: "guides",
      slug: "zeppelins",
      title: "Zeppelins",
      author: "Ada",
      previewKey: "z",
    });
    expect(await find("zeppelins")).toEqual([]);
  });
});
