import { eq, inArray } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { planClosing } from "#app/deals/closing/closing-step.ts";
import { closingSteps } from "#app/deals/closing/closing-steps.table.ts";
import { letterVersion, writeLetter } from "#app/deals/letter/letter-text.ts";
import type { LockedNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { offers } from "#app/deals/offers/offers.table.ts";
import { addDocument } from "#app/deals/signing/add-document.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { sales } from "./sales.table.ts";

/** Creates the letter of intent and the checklist for an accepted offer. */
export async function addSale(
  tx: Db,
  { buyerId, listing }: LockedNegotiation,
  { offerId, now }: { offerId: string; now: Date },
): Promise<void> {
  const [offer] = await tx
    .select(pick(offers, "price", "currency", "terms"))
    .from(offers)
    .where(eq(offers.id, offerId));
  const { terms, price, currency } = offer!;
  const nameOf = await nameParties(tx, [buyerId, listing.ownerId]);
  const letterId = await addDocument(tx, {
    kind: "letter",
    title: "Letter of intent",
    body: writeLetter({
      ...terms,
      price,
      currency,
      listingId: listing.id,
      title: listing.buyersTitle,
      country: listing.country,
      region: listing.region,
      timezone: listing.timezone,
      buyer: nameOf.get(buyerId)!,
      seller: nameOf.get(listing.ownerId)!,
      now,
    }),
    version: letterVersion(listing.country),
    listingId: listing.id,
    buyerId,
    ownerId: listing.ownerId,
    brokerId: listing.brokerId,
    timezone: listing.timezone,
    createdAt: now,
  });
  const [sale] = await tx
    .insert(sales)
    .values({ offerId, listingId: listing.id, letterId, agreedAt: now })
    .returning({ id: sales.id });
  const steps = planClosing(listing.country, terms.conditions);
  await tx
    .insert(closingSteps)
    .values(steps.map((step, position) => Object.assign({ saleId: sale!.id, position }, step)));
}

async function nameParties(tx: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const people = await tx
    .select(pick(users, "id", "firstName", "lastName"))
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`.trim()]));
}
