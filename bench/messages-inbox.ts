import type pg from "pg";
import {
  countLeads,
  listLeadListings,
  listLeads,
} from "#app/messages/leads/leads.queries.server.ts";
import { getConversationStats } from "#app/messages/leads/conversation-stats.queries.server.ts";
import { getUnreadCounts } from "#app/messages/leads/unread-counts.queries.server.ts";
import { parseInboxSearch } from "#app/messages/leads/inbox-search.ts";
import { measureReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { withClient } from "#test/administer-server.ts";
import { fillAdminWorld } from "./admin-world.ts";
import { at, timesOf } from "./times.ts";
import { withDatabase } from "./with-database.ts";

const people = 20_000;
const inboxes = [50, 5_000];
const turns = 20;
/** The 95th percentile in milliseconds, however full the inbox. */
const limit = 150;

type Case = readonly [name: string, run: () => Promise<unknown>];

/** The queries of the inbox, each separately and all at once like the page, with few conversations and with many. */
export const benchInbox = (): Promise<boolean> =>
  withDatabase(async ({ db, url }) => {
    await withClient(url, async (client) => {
      await fillAdminWorld(client, people);
      for (const [index, size] of inboxes.entries()) await fillInbox(client, index + 1, size);
      await client.query("vacuum analyze");
    });
    let good = true;
    for (const [index, size] of inboxes.entries())
      for (const [name, run] of casesOf(db, ownerId(index + 1))) {
        const [times] = await timesOf(turns, run);
        const p95 = at(times!, 0.95);
        good &&= p95 <= limit;
        console.log(
          `${`${size} conversations, ${name}`.padEnd(50)} p95 ${p95.toFixed(1).padStart(6)} ms${p95 <= limit ? "" : `, above ${limit} ms`}`,
        );
      }
    return good;
  });

const ownerId = (owner: number): string => `00000006-0000-7000-8000-00000000000${owner}`;

/** Four messages in each conversation; one conversation of ten is archived, one of twenty unread, one of fifty sent by the owner. */
async function fillInbox(client: pg.Client, owner: number, size: number): Promise<void> {
  const id = (kind: number, n: string) =>
    `('0000000${kind}-0000-7000-800${owner}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const person = (n: string) => `('00000001-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const listing = (n: string) =>
    `('00000002-0000-7000-8000-' || lpad(to_hex(1 + (${n}) % 40), 12, '0'))::uuid`;
  const [me, isSent] = [`'${ownerId(owner)}'::uuid`, "n % 50 = 0"];
  const at = `now() - (n::bigint * 7907 % ${size}) * interval '3 minutes' - (4 - k) * interval '1 hour'`;
  for (const statement of [
    "set session_replication_role = replica",
    `insert into users (id, name, email, first_name, last_name) values (${me}, '', 'owner${owner}@example.com', 'Owner', 'Owner')`,
    `insert into conversations (id, listing_id, buyer_id, owner_id, message_count, last_message_at, last_message_id, created_at)
      select ${id(7, "n")}, ${listing("n")}, case when ${isSent} then ${me} else ${person("n")} end,
        case when ${isSent} then ${person("n")} else ${me} end, 4, ${at.replace("4 - k", "0")}, ${id(8, "n * 4")},
        now() - interval '80 days'
      from generate_series(1, ${size}) n`,
    `insert into messages (id, conversation_id, sender_id, recipient_id, message_type, content, created_at, delivered_at, read_at)
      select ${id(8, "n * 4 - 4 + k")}, ${id(7, "n")}, case when k % 2 = 1 then ${person("n")} else ${me} end,
        case when k % 2 = 1 then ${me} else ${person("n")} end, case when k = 1 then 'inquiry' else 'reply' end,
        repeat('Thank you for the figures of last year, the lease and the list of equipment. ', 3) || n, ${at}, now(),
        case when n % 20 = 0 and k = 3 then null else now() end
      from generate_series(1, ${size}) n, generate_series(1, 4) k`,
    `insert into conversation_members (conversation_id, user_id, archived_at, follow_up_on)
      select ${id(7, "n")}, ${me}, case when n % 10 = 0 then now() end, case when n % 30 = 0 then current_date end
      from generate_series(2, ${size}, 2) n`,
    "set session_replication_role = origin",
  ])
    await client.query(statement);
}

function casesOf(db: Db, userId: string): Case[] {
  const [now, june] = [new Date(), new Date("2026-06-01T12:00:00Z")];
  const list = (query: string, page = 1) => {
    const search = parseInboxSearch(new URLSearchParams(query));
    return listLeads(db, userId, search, { page, size: 20 }, { now: june, order: "unread-first" });
  };
  const count = (query: string) =>
    countLeads(db, userId, parseInboxSearch(new URLSearchParams(query)), june);
  const page = (query: string) => () =>
    Promise.all([
      count(query),
      list(query),
      listLeadListings(db, userId),
      getConversationStats(db, userId, now),
      measureReplies(db, [userId], now),
      getUnreadCounts(db, userId),
    ]);
  return [
    ["list", () => list("")],
    ["list, page 100", () => list("", 100)],
    ["list, archived", () => list("status=archived")],
    ["list, unread", () => list("need=unread")],
    ["list, words", () => list("q=equipment")],
    ["counts", () => count("")],
    ["counts, words", () => count("q=equipment")],
    ["listings", () => listLeadListings(db, userId)],
    ["figures", () => getConversationStats(db, userId, now)],
    ["reply times", () => measureReplies(db, [userId], now)],
    ["unread counts", () => getUnreadCounts(db, userId)],
    ["whole page", page("")],
    ["whole page, words", page("q=equipment")],
  ];
}
