import { earlier, later } from "#demo/rows/calendar.ts";
import type { UserRow } from "#demo/rows/people.ts";

/** An action of a person; a missing time means it did not happen. */
export interface Deed {
  userId: string | null | undefined;
  at: Date | null | undefined;
}

const hourMs = 60 * 60_000;

/** No action is before the person joined or after they were last seen. */
export function settlePeople(people: readonly UserRow[], deeds: Iterable<Deed>): void {
  const spans = new Map<string, { first: Date; last: Date }>();
  for (const { userId, at } of deeds) {
    if (!userId || !at) continue;
    const known = spans.get(userId) ?? { first: at, last: at };
    spans.set(userId, { first: earlier(known.first, at), last: later(known.last, at) });
  }
  for (const person of people) {
    const span = spans.get(person.id);
    if (span) {
      person.createdAt = earlier(person.createdAt, new Date(span.first.getTime() - hourMs));
      person.lastActiveAt = later(person.lastActiveAt!, span.last);
    }
    person.lastActiveAt = later(person.lastActiveAt!, person.createdAt);
    person.updatedAt = person.createdAt;
    person.termsAcceptedAt = person.lastActiveAt;
  }
}
