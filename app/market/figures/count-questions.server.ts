import { sql } from "drizzle-orm";
import { minSample, type Questions, scopeKey, type Topic } from "./figure.ts";
import { listingCategories } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Enough for shares to a percent, whatever the size of the market. */
const questionsRead = 5_000;
/** Messages are private: among fewer, each new one would move the shares enough to tell its topic. */
const leastMessages = 100;

/** Words of a first message that show what it asks about. */
const topicWords: Record<Topic, string> = {
  books: "tax return|financial|statement|books|bookkeep|accountant|profit and loss|p&l",
  reason: "why (are )?you|reason for|reason you|behind the sale",
  price: "price|asking|negotia|offer",
  lease: "lease|landlord|rent\\M",
  staff: "staff|employee|team|manager",
  training: "training|hand.?over|transition|stay on",
  financing: "financ|vendor take|loan|down payment",
  equipment: "equipment|inventory|machine|oven|truck",
  customers: "customer|client|supplier|contract",
  visit: "visit|see (it|the place)|meet|call|phone|viewing",
};

/** Of all businesses, and of each category that enough messages are about. The keys are scopes. */
export async function countQuestions(db: Db): Promise<Record<string, Questions>> {
  const shares = sql.join(
    Object.entries(topicWords).map(
      ([topic, words]) =>
        sql`round(100.0 * avg((text ~* ${words})::int))::int as ${sql.identifier(topic)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, number> & { category: string | null }>(sql`
    with recent as (select c.id, c.buyer_id, c.listing_id from ${conversations} c where c.listing_id is not null
      order by c.created_at desc limit ${questionsRead}),
    first as (select recent.listing_id, k.category, left(m.content, 2000) as text
      from recent
      join ${listingCategories} k on k.listing_id = recent.listing_id and k.position = 0
      cross join lateral (
        select content from ${messages} m where m.conversation_id = recent.id and m.sender_id = recent.buyer_id
          and not m.withheld and m.message_type = 'inquiry' order by m.created_at limit 1) m)
    select category, ${shares} from first group by grouping sets ((), (category))
    having count(*) >= ${leastMessages} and count(distinct listing_id) >= ${minSample}`);
  return Object.fromEntries(
    rows.map(({ category, ...byTopic }) => [scopeKey(category ? { category } : {}), byTopic]),
  );
}
