import { sql } from "drizzle-orm";
import { minSample, type Topic } from "./figure.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Enough for shares to a percent, whatever the size of the market. */
const questionsRead = 5_000;

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

export async function countQuestions(db: Db): Promise<Partial<Record<Topic, number>> | null> {
  const shares = sql.join(
    Object.entries(topicWords).map(
      ([topic, words]) =>
        sql`100.0 * avg((text ~* ${words})::int)::float8 as ${sql.identifier(topic)}`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Record<string, number>>(sql`
    with recent as (select c.id, c.buyer_id from ${conversations} c where c.listing_id is not null
      order by c.created_at desc limit ${questionsRead}),
    first as (select left(m.content, 2000) as text from recent cross join lateral (
      select content from ${messages} m where m.conversation_id = recent.id and m.sender_id = recent.buyer_id
        and not m.withheld and m.message_type = 'inquiry' order by m.created_at limit 1) m)
    select count(*)::int as read, ${shares} from first`);
  const { read, ...byTopic } = rows[0]!;
  if (read! < minSample) return null;
  return Object.fromEntries(
    Object.entries(byTopic).map(([topic, part]) => [topic, Math.round(part)]),
  );
}
