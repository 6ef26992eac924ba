import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findOwnAccess } from "#app/deals/access/access.queries.server.ts";
import { changeAccess } from "#app/deals/access/change-access.server.ts";
import { requestAccess } from "#app/deals/access/request-access.server.ts";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import { signedDocuments } from "#app/deals/signing/signing.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { aDocument, aListing, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { aMandateMarket } from "#test/mandate-market.ts";
import { withDatabase } from "#test/with-database.ts";
import { findAgreement } from "./agreements.queries.server.ts";
import { composeAgreement } from "./compose-agreement.server.ts";
import { signAgreement } from "./sign-agreement.server.ts";

const origin = { address: "203.0.113.7", device: "A browser" };

withDatabase((world) => {
  const aGuardedListing = async (ownerId: string, changes = {}) => {
    const { db } = world();
    const listing = await aListing(db, {
      ownerId,
      status: "active",
      agreementRequired: true,
      ...changes,
    });
    await aDocument(db, listing.id);
    return listing;
  };
  async function sign(listingId: string, buyerId: string, changes: { bodyHash?: string } = {}) {
    const { db, jobs } = world();
    const [listing] = await db.select().from(listings).where(eq(listings.id, listingId));
    const bodyHash = changes.bodyHash ?? hashText(composeAgreement(listing!).body);
    const signature = { typedName: "Ann Lee", bodyHash };
    const now = new Date();
    return signAgreement(db, jobs, { listingId, buyerId, signature, origin, now });
  }
  const ask = (listingId: string, buyerId: string) =>
    requestAccess(world().db, world().jobs, { listingId, buyerId, now: new Date() });
  const documentsOf = (buyerId: string) =>
    world().db.select().from(signedDocuments).where(eq(signedDocuments.buyerId, buyerId));
  const grantOf = async (listingId: string, userId: string) =>
    (await findOwnAccess(world().db, { listingId, userId, now: new Date() }))?.grant;
  const grant = (listingId: string, managerId: string, buyerId: string) => {
    const change = { listingId, managerId, buyerId, step: "grant", now: new Date() } as const;
    return changeAccess(world().db, world().jobs, change);
  };

  test("is signed once, told to both sides, and opens the way to ask for access", async () => {
    const { db } = world();
    const [owner, buyer] = [await aSeller(db), await aUser(db)];
    const listing = await aGuardedListing(owner.id);
    expect(await ask(listing.id, buyer.id)).toEqual({ ok: false, reason: "agreement-needed" });
    const bodyHash = hashText("Another text");
    expect(await sign(listing.id, buyer.id, { bodyHash })).toEqual({
      ok: false,
      reason: "text-changed",
    });
    expect(await documentsOf(buyer.id)).toEqual([]);
    const outcomes = [sign(listing.id, buyer.id), sign(listing.id, buyer.id)];
    expect(await Promise.all(outcomes)).toEqual([{ ok: true }, { ok: true }]);
    expect(await documentsOf(buyer.id)).toMatchObject([
      { kind: "agreement", version: "CA-2026-11", listingId: listing.id, ownerId: owner.id },
    ]);
    const subjects = async (email: string) =>
      (await mailsTo(db, email)).map(({ subject }) => subject);
    expect(await subjects(buyer.email)).toEqual(["You signed a confidentiality agreement"]);
    expect(await subjects(owner.email)).toEqual(["Ann Lee signed your confidentiality agreement"]);
    expect(await ask(listing.id, buyer.id)).toEqual({ ok: true });
    expect(await grantOf(listing.id, buyer.id)).toBe("requested");
  });

  test("is not for one's own listing, nor for one that is not public", async () => {
    const { db } = world();
    const [owner, buyer] = [await aSeller(db), await aUser(db)];
    const listing = await aGuardedListing(owner.id);
    const notFound = { ok: false, reason: "not-found" };
    expect(await sign(listing.id, owner.id)).toEqual(notFound);
    for (const status of ["draft", "pending", "expired", "sold"] as const)
      expect(await sign((await aGuardedListing(owner.id, { status })).id, buyer.id)).toEqual(
        notFound,
      );
  });

  test("covers the owner's other listings, unless one asks for a signature of its own", async () => {
    const { db } = world();
    const [owner, buyer] = [await aSeller(db), await aUser(db)];
    const [first, second] = [await aGuardedListing(owner.id), await aGuardedListing(owner.id)];
    const own = await aGuardedListing(owner.id, { agreementScope: "listing" });
    const foreign = await aGuardedListing((await aSeller(db)).id);
    await sign(first.id, buyer.id);
    const isCovered = async ({ id: listingId }: { id: string }) =>
      (await findAgreement(db, { listingId, buyerId: buyer.id })) !== null;
    expect(await Promise.all([first, second, own, foreign].map(isCovered))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await sign(own.id, buyer.id);
    expect(await isCovered(own)).toBe(true);
    expect(await documentsOf(buyer.id)).toHaveLength(2);
    // What was signed for one listing does not cover others later.
    const other = await aUser(db);
    await sign(own.id, other.id);
    expect(await findAgreement(db, { listingId: first.id, buyerId: other.id })).toBeNull();
  });

  test("asked for later, it closes access until it is signed", async () => {
    const { db } = world();
    const [owner, buyer] = [await aSeller(db), await aUser(db)];
    const listing = await aGuardedListing(owner.id, { agreementRequired: false });
    await ask(listing.id, buyer.id);
    await grant(listing.id, owner.id, buyer.id);
    expect(await grantOf(listing.id, buyer.id)).toBe("granted");
    await db.update(listings).set({ agreementRequired: true }).where(eq(listings.id, listing.id));
    expect(await grantOf(listing.id, buyer.id)).toBe("unsigned");
    await sign(listing.id, buyer.id);
    expect(await grantOf(listing.id, buyer.id)).toBe("granted");
    // A new owner has no agreement with the buyer.
    const heir = await aSeller(db);
    await db.update(listings).set({ ownerId: heir.id }).where(eq(listings.id, listing.id));
    expect(await grantOf(listing.id, buyer.id)).toBe("unsigned");
    expect(await findAgreement(db, { listingId: listing.id, buyerId: buyer.id })).toBeNull();
  });

  test("with a broker it covers the broker's listings, and this one after the mandate", async () => {
    const { db } = world();
    const { listing, owner, brokers, start, end } = await aMandateMarket(world());
    const [broker] = brokers;
    await db.update(listings).set({ agreementRequired: true }).where(eq(listings.id, listing.id));
    await aDocument(db, listing.id);
    await start(broker!.id);
    const other = await aGuardedListing((await aSeller(db)).id, { brokerId: broker!.id });
    const buyer = await aUser(db);
    await sign(listing.id, buyer.id);
    expect(await documentsOf(buyer.id)).toMatchObject([
      { ownerId: owner.id, brokerId: broker!.id },
    ]);
    expect(await ask(other.id, buyer.id)).toEqual({ ok: true });
    await ask(listing.id, buyer.id);
    expect(await grant(listing.id, broker!.id, buyer.id)).toEqual({ ok: true });
    await end(broker!.id);
    // The owner takes over what the broker granted.
    expect(await grantOf(listing.id, buyer.id)).toBe("granted");
    expect(await grant(listing.id, broker!.id, buyer.id)).toMatchObject({ ok: false });
    expect(await db.$count(conversations, eq(conversations.buyerId, buyer.id))).toBe(2);
  });
});
