import { asc, count, desc, isNotNull, isNull, sql } from "drizzle-orm";
import { contactMessages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export type ContactState = "waiting" | "settled";

const inState = (state: ContactState) =>
  state === "waiting" ? isNull(contactMessages.handledAt) : isNotNull(contactMessages.handledAt);

/** The administrators' queue: what has waited longest comes first, what was settled last comes first. */
export const listContactRequests = (db: Db, state: ContactState, page: Page) =>
  db
    .select({
      id: contactMessages.id,
      userId: contactMessages.userId,
      name: contactMessages.name,
      email: contactMessages.email,
      topic: contactMessages.topic,
      content: contactMessages.content,
      handledBy: contactMessages.handledBy,
      handledAt: contactMessages.handledAt,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(inState(state))
    .orderBy(
      state === "waiting" ? asc(contactMessages.createdAt) : desc(contactMessages.handledAt),
      asc(contactMessages.id),
    )
    .limit(page.size)
    .offset(offsetOf(page));

export async function countContactRequests(db: Db, state: ContactState): Promise<number> {
  const [row] = await db.select({ count: count() }).from(contactMessages).where(inState(state));
  return row!.count;
}

/** The message whose sender quotes this reference; the newest one, should two have the same. */
export async function findContactRequestId(db: Db, reference: string): Promise<string | null> {
  const end = reference.replace("-", "").toLowerCase();
  const [row] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(sql`right(${contactMessages.id}::text, 8) = ${end}`)
    .orderBy(desc(contactMessages.createdAt))
    .limit(1);
  return row?.id ?? null;
}
