import { and, eq, isNull, not } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { isInDirectory, listBrokerCards } from "#app/browsing/brokers/brokers.queries.server.ts";
import {
  listCardsByIds,
  type ListingCardRow,
} from "#app/listings/card/listing-cards.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { Page, Paged } from "#app/shared/paging.ts";
import type { EmbedColours } from "./embed-colours.ts";
import { embedKeyShape, embeds } from "./embeds.table.ts";

interface Embed extends EmbedColours {
  /** Of a broker in the directory; others are not named. */
  broker: { id: string; name: string } | null;
  list: Paged<ListingCardRow>;
}

export async function findEmbed(
  db: Db,
  key: string,
  { now, page }: { now: Date; page: Page },
): Promise<Embed | null> {
  if (!embedKeyShape.test(key)) return null;
  const [embed] = await db
    .select({
      ...pick(embeds, "accent", "background"),
      ...pick(users, "id", "firstName", "lastName"),
      isInDirectory: isInDirectory.mapWith(Boolean),
    })
    .from(embeds)
    .innerJoin(users, eq(users.id, embeds.userId))
    .where(and(eq(embeds.key, key), isNull(users.deactivatedAt)));
  if (!embed) return null;
  const { accent, background, id, firstName, lastName } = embed;
  return {
    accent,
    background,
    broker: embed.isInDirectory ? { id, name: `${firstName} ${lastName}`.trim() } : null,
    // The site around a teaser would say whose it is.
    list: await listBrokerCards(db, id, now, page, not(listings.confidential)),
  };
}

/** Null as well if it is not public, or confidential. */
export async function findEmbeddedListing(
  db: Db,
  id: string,
  now: Date,
): Promise<ListingCardRow | null> {
  const [row] = await listCardsByIds(db, [id], now);
  return row && !row.confidential ? row : null;
}
