import { type SQL, sql } from "drizzle-orm";

/** For conversations `c`: the buyer's first `question` since then to whoever answers now, and the first `answer` by anyone. */
export const joinsFirstAnswer = (since: SQL): SQL => sql`
  cross join lateral (
    select m.created_at as at, 'scam' = any(m.warnings) as is_scam from messages m
    where m.conversation_id = c.id and m.sender_id = c.buyer_id and m.recipient_id = c.owner_id
      and m.created_at > ${since} and m.message_type <> 'request'
      and not m.auto_reply and not m.withheld
    order by m.created_at limit 1
  ) question
  left join lateral (
    select m.created_at as at from messages m
    where m.conversation_id = c.id and m.sender_id <> c.buyer_id and m.created_at > question.at
      and not m.auto_reply
    order by m.created_at limit 1
  ) answer on true`;

export const medianSeconds: SQL = sql`percentile_cont(0.5) within group (order by extract(epoch from answer.at - question.at))`;
