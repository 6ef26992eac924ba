import { and, eq, sql } from "drizzle-orm";
import { shownPassport } from "#app/accounts/passport/passport.ts";
import { holdsPassport, passportColumns } from "#app/accounts/passport/passports.queries.server.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { ThreadRow } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

/** What the buyer shows here. Null without a valid passport, and for others if nothing is shown. */
export async function findThreadPassport(
  db: Db,
  { buyerId, passportShows: shows }: Pick<ThreadRow, "buyerId" | "passportShows">,
  userId: string,
  now: Date,
) {
  const isOwn = buyerId === userId;
  if (!isOwn && shows.length === 0) return null;
  const [held] = await db
    .select(passportColumns)
    .from(passports)
    .where(
      and(
        eq(passports.userId, buyerId),
        holdsPassport(passports.userId, sql`${now.toISOString()}::timestamptz`),
      ),
    );
  if (!held) return null;
  return isOwn ? { isOwn, shows } : { isOwn, shown: shownPassport(held, shows) };
}

/** The buyer has a valid passport and shows nothing of it here. */
export async function hasUnshownPassport(
  db: Db,
  conversationId: string,
  now: Date,
): Promise<boolean> {
  const [unshown] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationId),
        sql`cardinality(${conversations.passportShows}) = 0`,
        holdsPassport(conversations.buyerId, sql`${now.toISOString()}::timestamptz`),
      ),
    );
  return unshown !== undefined;
}
