import { and, inArray } from "drizzle-orm";
import { articlePath } from "./article.ts";
import { isPublished } from "./articles.queries.server.ts";
import { articles } from "./articles.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** By the names under which the texts came, whatever their addresses are now. */
const situations: readonly { title: string; editions: readonly string[] }[] = [
  {
    title: "I want to sell within a year",
    editions: [
      "resources/selling-guide",
      "guides/three-years-of-books",
      "guides/leases-and-landlords",
    ],
  },
  {
    title: "My staff must not find out",
    editions: [
      "guides/keep-a-sale-confidential",
      "guides/confidentiality-agreement",
      "guides/employees",
    ],
  },
  {
    title: "What is my business worth?",
    editions: [
      "resources/valuation",
      "business-articles/multiples-by-trade",
      "business-articles/add-backs-explained",
    ],
  },
  {
    title: "A buyer has made an offer",
    editions: [
      "guides/letter-of-intent",
      "guides/earn-outs",
      "business-articles/asset-or-share-sale",
    ],
  },
  {
    title: "I am looking for a business",
    editions: [
      "resources/buying-guide",
      "guides/the-buyer-owners-answer",
      "business-articles/what-buyers-ask-first",
    ],
  },
  {
    title: "I have found a business",
    editions: ["guides/due-diligence-in-30-days", "resources/legal", "guides/working-capital"],
  },
  {
    title: "How do I pay for it?",
    editions: [
      "resources/financing",
      "guides/vendor-take-back",
      "business-articles/who-offers-owner-financing",
    ],
  },
  {
    title: "Should it be a franchise?",
    editions: [
      "franchise-articles/resale-or-new-unit",
      "franchise-articles/reading-a-disclosure-document",
      "franchise-articles/talk-to-ten-franchisees",
    ],
  },
];

export async function loadSituations(db: Db) {
  const wanted = situations.flatMap(({ editions }) => editions);
  const rows = await db
    .select({
      edition: articles.edition,
      shelf: articles.shelf,
      slug: articles.slug,
      title: articles.title,
    })
    .from(articles)
    .where(and(inArray(articles.edition, wanted), isPublished));
  const byEdition = new Map(rows.map((row) => [row.edition, row]));
  return situations
    .map(({ title, editions }) => ({
      title,
      links: editions.flatMap((edition) => {
        const row = byEdition.get(edition);
        return row ? [{ to: articlePath(row), label: row.title }] : [];
      }),
    }))
    .filter(({ links }) => links.length > 0);
}
