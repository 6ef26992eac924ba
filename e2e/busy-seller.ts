import type { Db } from "#app/platform/db/db.ts";
import {
  aConversation,
  aListingWithPhotos,
  aMessage,
  anOrder,
  aRenewal,
  aSeller,
  aUser,
  type Listing,
  type User,
} from "#test/factories.ts";

/** A seller in the middle of things: eleven listings in every state, four leads, a package that renews. */
export async function aBusySeller(db: Db): Promise<{ seller: User; active: Listing }> {
  const seller = await aSeller(db, { firstName: "Daniel" });
  let made = 0;
  const make = (status: Listing["status"]) =>
    aListingWithPhotos(db, {
      ownerId: seller.id,
      status,
      title: `Market garden number ${++made} with two greenhouses`,
    });
  const states = ["draft", "draft", "draft", "draft", "pending", "sold", "expired"] as const;
  for (const status of states) await make(status);
  for (let more = 0; more < 3; more++) await make("active");
  const active = await make("active");
  for (const firstName of ["Ana", "Bo", "Cleo", "Dev"]) {
    const { id: buyerId } = await aUser(db, { firstName });
    const about = { listingId: active.id, ownerId: seller.id, buyerId };
    await aMessage(db, await aConversation(db, about));
  }
  const bought = { listingId: active.id, userId: seller.id };
  await anOrder(db, { ...bought, status: "paid" });
  await aRenewal(db, bought);
  return { seller, active };
}
