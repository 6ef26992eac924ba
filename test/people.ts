import { sql } from "drizzle-orm";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { makeProviderObjects } from "#demo/rows/provider-objects.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  aConversation,
  aListing,
  aMessage,
  anOrder,
  aPhoto,
  aSubscription,
  type Listing,
  type User,
} from "#demo/factories.ts";
import { aPersonWithPassword, goodPassword } from "#test/account-request.ts";

type Changes<Make extends (db: Db, changes?: never) => unknown> = Parameters<Make>[1];

export type Member = User & { password: string };

/** Somebody with an account of their own: nobody else's journey changes what they have. */
export async function aMember(
  db: Db,
  changes: Changes<typeof aPersonWithPassword> = {},
): Promise<Member> {
  const defaults = { firstName: "Ana", lastName: "Núñez", phone: "+1 416 555 0100" };
  const user = await aPersonWithPassword(db, { ...defaults, ...changes });
  return { ...user, password: goodPassword };
}

/** In the directory, in a region that no journey counts. */
export const aListedBroker = (db: Db, changes: Changes<typeof aPersonWithPassword> = {}) =>
  aMember(db, {
    userType: "broker",
    identityVerified: true,
    phoneVerified: true,
    brokerLicense: "YT-100200",
    brokerage: "Example Brokers",
    region: "CA-YT",
    ...changes,
  });

const day = 24 * 60 * 60 * 1000;

/**
 * A listing that stays out of the way of journeys beside this one: too old for the newest, in a place and a trade that
 * nobody counts, without a price to be sorted by.
 */
export async function aQuietListing(
  db: Db,
  changes: Changes<typeof aListing> = {},
): Promise<Listing> {
  const { status = "active" } = changes;
  return aListing(db, {
    title: "Market garden with two greenhouses",
    categories: ["agricultural-supplies"],
    region: "CA-YT",
    city: "Whitehorse",
    askingPriceOnRequest: true,
    ...(status !== "draft" &&
      status !== "pending" && { publishedAt: new Date(Date.now() - 80 * day) }),
    ...changes,
    status,
  });
}

/** A listing with photos, for journeys that look at it. */
export async function aBusiness(db: Db, changes: Changes<typeof aListing> = {}): Promise<Listing> {
  const listing = await aQuietListing(db, changes);
  for (const [position, storageKey] of (await listPictures(db)).entries())
    await aPhoto(db, listing.id, { position, storageKey, featured: position === 0 });
  return listing;
}

let pictures: Promise<string[]> | undefined;

/** Pictures of the demonstration market, which lie in the server's files already. */
export const listPictures = (db: Db): Promise<string[]> =>
  (pictures ??= db
    .execute<{ key: string }>(
      sql`select storage_key as key from listing_media group by 1 order by min(created_at), 1 limit 3`,
    )
    .then(({ rows }) => rows.map(({ key }) => key)));

/** A package that renews, known to the test provider as well, so that it can be cancelled there. */
export async function aRenewal(
  db: Db,
  changes: Changes<typeof aSubscription>,
): Promise<Awaited<ReturnType<typeof aSubscription>>> {
  const renewal = await aSubscription(db, {
    providerSubscriptionId: `sub_${createId()}`,
    customerId: `cus_${createId()}`,
    ...changes,
  });
  await db.insert(testProviderObjects).values(makeProviderObjects({ subscriptions: [renewal] }));
  return renewal;
}

/** A seller in the middle of things: eleven listings in every state, four leads, a package that renews. */
export async function aBusySeller(db: Db): Promise<{ seller: Member; active: Listing }> {
  const seller = await aMember(db, { firstName: "Daniel", userType: "seller" });
  let made = 0;
  const make = (status: Listing["status"]) =>
    aBusiness(db, {
      ownerId: seller.id,
      status,
      title: `Market garden number ${++made} with two greenhouses`,
    });
  const states = ["draft", "draft", "draft", "draft", "pending", "sold", "expired"] as const;
  for (const status of states) await make(status);
  for (let more = 0; more < 3; more++) await make("active");
  const active = await make("active");
  for (const firstName of ["Ana", "Bo", "Cleo", "Dev"]) {
    const { id: buyerId } = await aMember(db, { firstName });
    const about = { listingId: active.id, ownerId: seller.id, buyerId };
    await aMessage(db, await aConversation(db, about));
  }
  const bought = { listingId: active.id, userId: seller.id };
  await anOrder(db, { ...bought, status: "paid" });
  await aRenewal(db, bought);
  return { seller, active };
}
