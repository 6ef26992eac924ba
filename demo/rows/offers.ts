import type { OfferTerms } from "#app/deals/offers/offer.ts";
import type { offers } from "#app/deals/offers/offers.table.ts";
import { offerEvents } from "#app/deals/offers/post-event.server.ts";
import type { conversationMembers } from "#app/messages/thread/members.table.ts";
import { addDays } from "#app/shared/day.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People } from "#demo/rows/people.ts";
import type { ConversationRow, MessageRow } from "#demo/rows/threads.ts";
import type { Random } from "#demo/world/random.ts";

type LeadRow = typeof conversationMembers.$inferInsert;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The demo buyer made an offer to the demo seller, whose counter-offer waits for an answer. Their conversation and the seller's lead say so too. */
export function makeOffers(
  random: Random,
  now: Date,
  { buyer, seller }: People,
  businesses: readonly DemoBusiness[],
  threads: { conversations: readonly ConversationRow[]; messages: MessageRow[] },
  leads: readonly LeadRow[],
): (typeof offers.$inferInsert)[] {
  const active = new Map(
    businesses.filter(({ row }) => row.status === "active").map(({ row }) => [row.id, row]),
  );
  const thread = threads.conversations.find(
    ({ buyerId, ownerId, listingId }) =>
      buyerId === buyer.id && ownerId === seller.id && active.has(listingId!),
  )!;
  const row = active.get(thread.listingId!)!;
  const asking = row.askingPrice ?? 480_000_00;
  const share = (percent: number) => Math.round((asking * percent) / 100 / 500_000) * 500_000;
  const terms: OfferTerms = {
    deposit: share(5),
    takeBack: { amount: share(20), rate: 6.5, years: 5 },
    earnOut: null,
    included: ["inventory", "equipment", "goodwill"],
    trainingWeeks: 4,
    conditions: [
      { kind: "financing", text: "A bank agrees in writing", by: dayOf(addDays(now, 30)) },
      { kind: "lease", text: "The landlord takes me as the tenant", by: dayOf(addDays(now, 40)) },
    ],
    notes: "",
  };
  const [made, countered] = [addDays(now, -3), addDays(now, -1)];
  thread.status = "active";
  const lead = leads.find(
    ({ conversationId, userId }) => conversationId === thread.id && userId === seller.id,
  )!;
  Object.assign(lead, { stage: "offer", followUpOn: null });
  for (const [at, sender, recipient, content] of [
    [made, buyer, seller, offerEvents.make],
    [countered, seller, buyer, offerEvents.counter],
  ] as const) {
    const readAt = new Date(at.getTime() + 1_800_000);
    threads.messages.push({
      id: random.uuid(at),
      conversationId: thread.id,
      senderId: sender.id,
      recipientId: recipient.id,
      messageType: "offer",
      content,
      tags: [],
      deliveredAt: at,
      readAt,
      emailedAt: at,
      createdAt: at,
      updatedAt: at,
    });
  }
  const known = {
    conversationId: thread.id,
    listingId: row.id!,
    currency: row.currency ?? ("CAD" as const),
  };
  return [
    {
      ...known,
      id: random.uuid(made),
      number: 1,
      by: "buyer",
      madeBy: buyer.id,
      state: "countered",
      price: share(88),
      terms: { ...terms, trainingWeeks: 8 },
      validUntil: addDays(made, 7),
      createdAt: made,
      closedAt: countered,
    },
    {
      ...known,
      id: random.uuid(countered),
      number: 2,
      by: "owner",
      madeBy: seller.id,
      price: share(96),
      terms: { ...terms, notes: "The delivery van stays with me." },
      validUntil: addDays(now, 6),
      createdAt: countered,
    },
  ];
}
