import type { mandateOffers, mandateWishes } from "#app/messages/mandates/mandates.table.ts";
import { introductionText } from "#app/messages/mandates/mandate-emails.ts";
import { daysAfter, daysBefore } from "#demo/rows/calendar.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People, UserRow } from "#demo/rows/people.ts";
import type { ConversationRow, MessageRow } from "#demo/rows/threads.ts";
import type { Random } from "#demo/world/random.ts";

const wishCount = 6;
const startedDaysAgo = 9;

/** A few brokers take mandates; the demo broker has one, and wrote to a buyer in the owner's name. */
export function makeMandates(
  random: Random,
  now: Date,
  people: People,
  businesses: readonly DemoBusiness[],
  threads: { conversations: readonly ConversationRow[] },
) {
  const { admin, buyer, broker, profiles } = people;
  const takers = [
    broker,
    ...people.brokers.filter(({ identityVerified }) => identityVerified).slice(0, wishCount - 1),
  ];
  const wishes: (typeof mandateWishes.$inferInsert)[] = takers.map(({ id, region }) => ({
    userId: id,
    takesMandates: true,
    regions: [...new Set([region!, "CA-ON"])],
    categories: [...profiles.get(id)!.categories],
  }));
  const accepted = daysBefore(now, startedDaysAgo);
  const discussed = new Set(threads.conversations.map(({ listingId }) => listingId));
  const business = businesses.find(
    ({ row, owner }) =>
      row.status === "active" &&
      row.packageId === "full" &&
      row.publishedAt! < daysBefore(accepted, 3) &&
      people.sellers.includes(owner) &&
      !discussed.has(row.id),
  )!;
  const { row, owner } = business;
  row.brokerId = broker.id;
  const conversations: ConversationRow[] = [];
  const messages: MessageRow[] = [];
  const begin = (at: Date, who: Pick<ConversationRow, "buyerId" | "ownerId" | "thirdId">) => {
    const id = random.uuid(at);
    conversations.push({ id, listingId: row.id, ...who, createdAt: at, updatedAt: at });
    return (
      hours: number,
      sender: UserRow,
      recipient: UserRow,
      content: string,
      more: Partial<MessageRow> = {},
    ) => {
      const sentAt = new Date(at.getTime() + hours * 3_600_000);
      const readAt = new Date(sentAt.getTime() + 1_800_000);
      messages.push({
        id: random.uuid(sentAt),
        conversationId: id,
        senderId: sender.id,
        recipientId: recipient.id,
        messageType: "reply",
        content,
        deliveredAt: sentAt,
        readAt,
        emailedAt: sentAt,
        createdAt: sentAt,
        updatedAt: sentAt,
        ...more,
      });
    };
  };

  const meet = begin(accepted, { buyerId: owner.id, ownerId: broker.id, thirdId: admin.id });
  meet(
    0,
    admin,
    owner,
    introductionText({
      ownerName: owner.firstName,
      brokerName: `${broker.firstName} ${broker.lastName}`,
      brokerage: broker.brokerage ?? null,
      title: row.title,
    }),
  );
  meet(
    3,
    owner,
    broker,
    "Welcome! The staff doesn't know yet, so please no visits in the daytime.",
  );
  meet(5, broker, owner, "Understood. I'll show it after closing, and ask you before every visit.");

  const asked = daysAfter(accepted, 4);
  const talk = begin(asked, { buyerId: buyer.id, ownerId: broker.id, thirdId: owner.id });
  const question = "Would the owner stay on for a while after the sale?";
  talk(0, buyer, broker, question, {
    messageType: "inquiry",
    subject: `Inquiry about ${row.title}`,
    tags: ["inquiry"],
    inquiryData: {
      name: `${buyer.firstName} ${buyer.lastName}`,
      email: buyer.email,
      phone: buyer.phone ?? "",
      message: question,
    },
  });
  talk(2, broker, buyer, "Yes, for up to six months. Shall we talk on the phone this week?", {
    onBehalfOf: owner.id,
  });

  const offer: typeof mandateOffers.$inferInsert = {
    id: random.uuid(accepted),
    listingId: row.id,
    brokerId: broker.id,
    offeredBy: admin.id,
    offeredAt: daysBefore(accepted, 1),
    expiresAt: daysAfter(accepted, 1),
    state: "accepted",
    answeredAt: accepted,
    conversationId: conversations[0]!.id,
  };
  return { conversations, messages, wishes, offers: [offer] };
}
