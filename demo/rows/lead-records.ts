import type { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import { suggestedReplies } from "#app/messages/thread/quick-replies/quick-reply.ts";
import { daysAfter } from "#demo/rows/calendar.ts";
import type { People } from "#demo/rows/people.ts";
import type { ConversationRow } from "#demo/rows/threads.ts";
import type { Random } from "#demo/world/random.ts";

const notes = [
  "Has run two restaurants before. Wants to see the last three years.",
  "Needs a bank. Asked about a vendor take-back.",
  "Serious, but only from spring on.",
  "Came with her accountant. Liked the place, worried about the lease.",
  "Relocating from Calgary. Call after 6 p.m.",
];

/** Lead records of the demo seller and broker. */
export function makeLeadRecords(
  random: Random,
  now: Date,
  { seller, broker }: People,
  conversations: readonly ConversationRow[],
) {
  const members: (typeof conversationMembers.$inferInsert)[] = [];
  for (const { id, ownerId } of conversations) {
    if (ownerId !== seller.id && ownerId !== broker.id) continue;
    const stage = random.weighted([
      ["new", 30],
      ["talking", 30],
      ["visited", 15],
      ["offer", 10],
      ["lost", 15],
    ] as const);
    const isWarm = stage !== "new" && stage !== "lost";
    members.push({
      conversationId: id,
      userId: ownerId,
      stage,
      notes: stage !== "new" && random.chance(0.7) ? random.pick(notes) : "",
      followUpOn:
        isWarm && random.chance(0.5)
          ? daysAfter(now, random.integer(-3, 12)).toISOString().slice(0, 10)
          : null,
    });
  }
  const replies: (typeof quickReplies.$inferInsert)[] = [seller, broker].flatMap(({ id: userId }) =>
    suggestedReplies.map(({ name, content }, position) => ({ userId, name, content, position })),
  );
  return { members, replies };
}
