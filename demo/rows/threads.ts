import type { conversations, messages } from "#app/messages/messages.table.ts";
import { daysAfter } from "#demo/rows/calendar.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People, UserRow } from "#demo/rows/people.ts";
import { makeThread } from "#demo/world/conversations.ts";
import { createRandom, type Random } from "#demo/world/random.ts";

export type ConversationRow = typeof conversations.$inferInsert & { id: string };
export type MessageRow = typeof messages.$inferInsert;

const threadCount = 880;

export function makeThreads(
  random: Random,
  now: Date,
  people: People,
  businesses: readonly DemoBusiness[],
) {
  const open = businesses.filter(({ row }) => row.status === "active" || row.status === "sold");
  const ours = open.filter(({ owner }) => owner === people.seller || owner === people.broker);
  const rows: { conversations: ConversationRow[]; messages: MessageRow[] } = {
    conversations: [],
    messages: [],
  };
  const pairs = new Set<string>();
  // Its own random numbers, so that everything after stays unchanged.
  const later = createRandom("brokers' threads");
  const begin = (business: DemoBusiness, buyer: UserRow, chance = random) => {
    const pair = `${business.row.id} ${buyer.id}`;
    if (pairs.has(pair) || buyer.id === business.owner.id) return;
    pairs.add(pair);
    addThread(chance, now, rows, business, buyer);
  };
  for (const business of ours)
    for (const buyer of random.sample(people.buyers, random.integer(1, 4))) begin(business, buyer);
  for (const business of random.sample(open, 6)) begin(business, people.buyer);
  for (const business of ours.slice(0, 2)) begin(business, people.buyer);
  while (rows.conversations.length < threadCount)
    begin(random.pick(open), random.pick(people.buyers));
  addBrokersThreads();
  return rows;

  /** Brokers hear from more people than most owners: enough to measure their reply times. */
  function addBrokersThreads() {
    for (const broker of people.brokers.filter(({ identityVerified }) => identityVerified)) {
      const theirs = open.filter(({ owner }) => owner === broker);
      for (const business of theirs.slice(0, 4))
        for (const buyer of later.sample(people.buyers, 2)) begin(business, buyer, later);
    }
  }
}

function addThread(
  random: Random,
  now: Date,
  rows: { conversations: ConversationRow[]; messages: MessageRow[] },
  { row, owner, content }: DemoBusiness,
  buyer: UserRow,
): void {
  const published = row.publishedAt!;
  // No messages about a sold business.
  const span = ((row.soldAt ?? now).getTime() - published.getTime()) / 86_400_000;
  let at = daysAfter(published, random.next() * span);
  const conversation: ConversationRow = {
    id: random.uuid(at),
    listingId: row.id,
    buyerId: buyer.id,
    ownerId: owner.id,
    status: random.weighted([
      ["active", 88],
      ["archived", 8],
      ["closed", 4],
    ] as const),
    createdAt: at,
    updatedAt: at,
  };
  rows.conversations.push(conversation);
  const thread = makeThread(random, {
    listingHeadline: content.headline,
    category: content.category,
    city: content.city,
    buyerFirstName: buyer.firstName,
    ownerFirstName: owner.firstName,
  });
  const first = rows.messages.length;
  for (const [index, message] of thread.entries()) {
    if (index > 0) at = new Date(at.getTime() + message.minutesAfterPrevious * 60_000);
    if (at > now) break;
    const [sender, recipient] = message.from === "buyer" ? [buyer, owner] : [owner, buyer];
    const readAt = new Date(at.getTime() + random.integer(5, 900) * 60_000);
    const isLast = index === thread.length - 1;
    const isRead = readAt < now && !(isLast && random.chance(0.3));
    const deliveredAt = new Date(at.getTime() + 60_000);
    // Replying implies having read the earlier messages.
    for (const earlier of rows.messages.slice(first))
      if (earlier.recipientId === sender.id && (!earlier.readAt || earlier.readAt > at)) {
        earlier.deliveredAt ??= at;
        earlier.readAt = at;
      }
    rows.messages.push({
      id: random.uuid(at),
      conversationId: conversation.id,
      senderId: sender.id,
      recipientId: recipient.id,
      messageType: index === 0 ? "inquiry" : "reply",
      subject: index === 0 ? `Inquiry about ${row.title}` : "",
      content: message.text,
      inquiryData:
        index === 0
          ? {
              name: `${buyer.firstName} ${buyer.lastName}`,
              email: buyer.email,
              phone: buyer.phone ?? "",
              message: message.text,
            }
          : null,
      tags: index === 0 ? ["inquiry"] : [],
      deliveredAt: isRead || deliveredAt < now ? deliveredAt : null,
      readAt: isRead ? readAt : null,
      createdAt: at,
      updatedAt: at,
    });
  }
  const replies = rows.messages.slice(first).filter(({ senderId }) => senderId === owner.id);
  if (owner.showContactInfo && replies.length > 1)
    conversation.contactSharedAt = replies.at(-1)!.createdAt!;
}
