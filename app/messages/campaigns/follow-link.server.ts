import { and, eq, sql } from "drizzle-orm";
import { campaignListings, campaigns } from "./campaigns.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";

interface Link {
  campaignId: string;
  listingId: string;
}

const once = defineRateLimit("campaignLink", { max: 1, windowMinutes: 24 * 60 });

const isLink = ({ campaignId, listingId }: Link) =>
  and(eq(campaignListings.campaignId, campaignId), eq(campaignListings.listingId, listingId))!;

export async function findLinked(db: Db, link: Link) {
  const [listing] = await db
    .select({ id: listings.id, title: listings.title })
    .from(campaignListings)
    .innerJoin(listings, eq(listings.id, campaignListings.listingId))
    .where(isLink(link));
  return listing ?? null;
}

export async function countFollowed(db: Db, link: Link): Promise<number> {
  const [row] = await db
    .select({ followed: campaignListings.followed })
    .from(campaignListings)
    .where(isLink(link));
  return row?.followed ?? 0;
}

/** Not before the campaign has started: administrators try its links. Who the visitor was is forgotten after a day. */
export async function followLink(db: Db, link: Link, visitor: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = `${link.campaignId} ${link.listingId} ${visitor}`;
    if (!(await allowAttempt(tx, once, subject, now))) return;
    await tx
      .update(campaignListings)
      .set({ followed: sql`${campaignListings.followed} + 1` })
      .where(
        and(
          isLink(link),
          sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${link.campaignId}
            and ${campaigns.startedAt} is not null)`,
        ),
      );
  });
}
