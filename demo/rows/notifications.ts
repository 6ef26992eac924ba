import type { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { messageKey } from "#app/messages/thread/thread.ts";
import { daysAfter, daysBefore, earlier } from "#demo/rows/calendar.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People, UserRow } from "#demo/rows/people.ts";
import type { ConversationRow, MessageRow } from "#demo/rows/threads.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import type { Random } from "#demo/world/random.ts";

type NotificationRow = typeof notifications.$inferInsert;

interface Threads {
  conversations: readonly ConversationRow[];
  messages: readonly MessageRow[];
}

const most = 8;

/** The notifications of the demo accounts from the last weeks. */
export function makeNotifications(
  random: Random,
  now: Date,
  people: People,
  businesses: readonly DemoBusiness[],
  threads: Threads,
): NotificationRow[] {
  const since = daysBefore(now, 80);
  const persons = [...people.sellers, ...people.buyers, ...people.brokers];
  const everybody = [people.seller, people.buyer, people.broker, ...persons];
  const names = new Map(
    everybody.map(({ id, firstName, lastName, userType }) => [
      id,
      // Buyers know an owner by the first name.
      userType === "seller" ? firstName : `${firstName} ${lastName}`,
    ]),
  );
  const titles = new Map(businesses.map(({ row }) => [row.id, row.title]));
  const listingOf = new Map(threads.conversations.map(({ id, listingId }) => [id, listingId!]));
  return [people.seller, people.buyer, people.broker].flatMap((person) =>
    [...messageNotifications(person), ...listingNotifications(person)]
      .toSorted((a, b) => b.createdAt!.getTime() - a.createdAt!.getTime())
      .slice(0, most),
  );

  /** One for each conversation, about the latest message. */
  function messageNotifications({ id: userId }: UserRow): NotificationRow[] {
    const latest = new Map<string, MessageRow>();
    for (const message of threads.messages)
      if (message.recipientId === userId && message.createdAt! > since)
        latest.set(message.conversationId, message);
    return [...latest.values()].map(
      ({ conversationId, senderId, messageType, createdAt, readAt }) => ({
        id: random.uuid(createdAt!),
        userId,
        kind: "message",
        key: messageKey(conversationId),
        title: `New ${messageType === "inquiry" ? "inquiry" : "message"} from ${names.get(senderId)!}`,
        text: titles.get(listingOf.get(conversationId)!) ?? "",
        href: `/account/leads/${conversationId}`,
        data: { conversationId, count: 1 },
        readAt: readAt ?? null,
        createdAt: createdAt!,
      }),
    );
  }

  function listingNotifications({ id: userId }: UserRow): NotificationRow[] {
    return businesses
      .filter(
        ({ row }) => row.ownerId === userId && row.status === "active" && row.publishedAt! > since,
      )
      .map(({ row }) => ({
        id: random.uuid(row.publishedAt!),
        userId,
        kind: "listing",
        key: `listing:${row.id}`,
        title: "Your listing is live",
        text: row.title,
        href: listingHref(row),
        data: { listingId: row.id, count: 1 },
        readAt: earlier(daysAfter(row.publishedAt!, 0.2), now),
        createdAt: row.publishedAt!,
      }));
  }
}
