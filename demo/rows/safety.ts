import { findWarnings } from "#app/messages/safety/find-warnings.ts";
import type { flaggedMessages, personReports } from "#app/messages/safety/safety.table.ts";
import { daysAfter, daysBefore, later } from "#demo/rows/calendar.ts";
import * as texts from "#demo/rows/desk-texts.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People } from "#demo/rows/people.ts";
import type { ConversationRow, MessageRow } from "#demo/rows/threads.ts";
import type { Random } from "#demo/world/random.ts";

/** People reported from a conversation of the last weeks. One report is settled. */
export function makePersonReports(
  random: Random,
  now: Date,
  people: People,
  conversations: readonly ConversationRow[],
): (typeof personReports.$inferInsert)[] {
  const recent = conversations.filter(
    ({ createdAt }) => createdAt! > daysBefore(now, 45) && createdAt! < daysBefore(now, 8),
  );
  const chosen = random.sample(recent, texts.personReports.length);
  return texts.personReports.map(({ by, reason, details }, index) => {
    const { id, buyerId, ownerId } = chosen[index]!;
    const [reporterId, reportedId] = by === "owner" ? [ownerId, buyerId] : [buyerId, ownerId];
    const createdAt = daysBefore(now, 1 + index * 1.6 + random.next());
    const isSettled = index === texts.personReports.length - 1;
    return {
      id: random.uuid(createdAt),
      reporterId,
      reportedId,
      conversationId: id,
      reason,
      details,
      createdAt,
      handledAt: isSettled ? daysAfter(createdAt, 0.4) : null,
      handledBy: isSettled ? people.admin.id : null,
    };
  });
}

/** First messages with findings of the automatic checks. */
export function makeFlaggedInquiries(
  random: Random,
  now: Date,
  people: People,
  businesses: readonly DemoBusiness[],
) {
  const open = businesses.filter(({ row }) => row.status === "active");
  const rows: {
    conversations: ConversationRow[];
    messages: MessageRow[];
    flags: (typeof flaggedMessages.$inferInsert)[];
  } = { conversations: [], messages: [], flags: [] };
  const senders = random.sample(people.buyers, texts.flaggedInquiries.length);
  const written = random.sample(
    open,
    texts.flaggedInquiries.reduce((sum, { copies }) => sum + copies, 0),
  );
  for (const [index, { content, copies }] of texts.flaggedInquiries.entries()) {
    const sender = senders[index]!;
    const warnings = findWarnings(content);
    for (const { row, owner } of written.splice(0, copies)) {
      const at = later(daysBefore(now, 0.3 + index + random.next() * 0.5), row.publishedAt!);
      const conversationId = random.uuid(at);
      const messageId = random.uuid(at);
      rows.conversations.push({
        id: conversationId,
        listingId: row.id,
        buyerId: sender.id,
        ownerId: owner.id,
        createdAt: at,
        updatedAt: at,
      });
      const name = `${sender.firstName} ${sender.lastName}`;
      rows.messages.push({
        id: messageId,
        conversationId,
        senderId: sender.id,
        recipientId: owner.id,
        messageType: "inquiry",
        subject: `Inquiry about ${row.title}`,
        content,
        inquiryData: { name, email: sender.email, phone: sender.phone ?? "", message: content },
        tags: ["inquiry"],
        warnings,
        deliveredAt: at,
        createdAt: at,
        updatedAt: at,
      });
      const reasons = copies > 1 ? ([...warnings, "same-text"] as const) : warnings;
      rows.flags.push(
        ...reasons.map((reason) => ({
          id: random.uuid(at),
          messageId,
          reason,
          createdAt: at,
        })),
      );
    }
  }
  return rows;
}
