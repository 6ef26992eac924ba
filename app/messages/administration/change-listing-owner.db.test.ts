import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createListingFor } from "#app/selling/administration/create-listing-for.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { mandateOffers } from "#app/messages/mandates/mandates.table.ts";
import { settleListing } from "#app/payments/success-fee/settle-listing.job.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { findUser } from "#test/find-user.ts";
import { mailsTo } from "#test/mails.ts";
import { changeListingOwner } from "./change-listing-owner.server.ts";
import {
  aBroker,
  aConversation,
  aListing,
  aMandateOffer,
  aMessage,
  anAdmin,
  anOrder,
  aSeller,
  aSubscription,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();

withDatabase((world) => {
  const change = async (listingId: string, email: string) => {
    const { db, jobs } = world();
    const { id: actorId } = await anAdmin(db);
    const by = { actorId, reason: "The shop belongs to her", requestId: "t", now };
    return changeListingOwner(db, jobs, { listingId, email, ...by });
  };
  const find = async (id: string) => {
    const [row] = await world().db.select().from(listings).where(eq(listings.id, id));
    return row!;
  };
  const subjectsTo = async (email: string) =>
    (await mailsTo(world().db, email)).map(({ subject }) => subject);

  test("the listing, its contact details and its conversations are the new owner's; both are told", async () => {
    const { db } = world();
    const old = await aSeller(db);
    const fresh = await aUser(db, { firstName: "Zoë", lastName: "Lund", phone: "416 555 0199" });
    const listing = await aListing(db, {
      ownerId: old.id,
      status: "active",
      contactEmail: old.email,
    });
    const inquiry = await aConversation(db, { listingId: listing.id, ownerId: old.id });
    await aMessage(db, inquiry, { senderId: inquiry.buyerId, recipientId: old.id });
    const own = await aConversation(db, {
      listingId: listing.id,
      ownerId: old.id,
      buyerId: fresh.id,
    });
    const order = await anOrder(db, { listingId: listing.id, userId: old.id, status: "paid" });

    expect(await change(listing.id, ` ${fresh.email.toUpperCase()}`)).toEqual({ ok: true });
    expect(await find(listing.id)).toMatchObject({
      ownerId: fresh.id,
      status: "active",
      contactName: "Zoë Lund",
      contactEmail: fresh.email,
      contactPhone: "416 555 0199",
    });
    expect((await findUser(db, fresh.id))!.userType).toBe("seller");
    const talks = await db
      .select()
      .from(conversations)
      .where(eq(conversations.listingId, listing.id));
    expect(talks.find(({ id }) => id === inquiry.id)).toMatchObject({ ownerId: fresh.id });
    expect(talks.find(({ id }) => id === own.id)).toMatchObject({
      ownerId: old.id,
      status: "closed",
    });
    const unread = await db.select().from(messages).where(eq(messages.conversationId, inquiry.id));
    expect(unread).toMatchObject([{ recipientId: fresh.id }]);
    const [kept] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept!.userId).toBe(old.id);
    expect(await subjectsTo(old.email)).toEqual([
      expect.stringMatching(/^A listing is no longer in your account/),
    ]);
    expect(await subjectsTo(fresh.email)).toEqual([
      expect.stringMatching(/^A listing is in your account now/),
    ]);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, listing.id), eq(auditLog.action, "listing-owner-changed")));
    expect(entry!.details).toMatchObject({
      before: { owner: expect.stringContaining(old.email) },
      after: { owner: expect.stringContaining(fresh.email) },
      reason: "The shop belongs to her",
    });
  });

  test("a mandate ends, and the previous owner's card is charged no more", async () => {
    const { db, jobs } = world();
    const old = await aSeller(db);
    const fresh = await aSeller(db);
    const broker = await aBroker(db, { identityVerified: true });
    const listing = await aListing(db, {
      ownerId: old.id,
      status: "active",
      packageId: "full",
      brokerId: broker.id,
    });
    await aMandateOffer(db, {
      listingId: listing.id,
      brokerId: broker.id,
      state: "accepted",
      answeredAt: now,
    });
    await aSubscription(db, { listingId: listing.id, userId: old.id });
    expect(await change(listing.id, fresh.email)).toEqual({ ok: true });
    expect(await find(listing.id)).toMatchObject({ ownerId: fresh.id, brokerId: null });
    const [offer] = await db
      .select()
      .from(mandateOffers)
      .where(eq(mandateOffers.listingId, listing.id));
    expect(offer!.state).toBe("ended");
    // The job that the change enqueues.
    const services = { db, jobs } as unknown as PaymentServices;
    await settleListing(services, { listingId: listing.id, because: "withdrawn" }, now);
    const [renewal] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.listingId, listing.id));
    expect(renewal!.status).toBe("cancelled");
  });

  test("is refused for nobody, a deactivated account, the same owner and a sold listing", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const gone = await aSeller(db, { deactivatedAt: now });
    const other = await aSeller(db);
    const listing = await aListing(db, { ownerId: owner.id, status: "active" });
    const sold = await aListing(db, { ownerId: owner.id, status: "sold" });
    expect(await change(createId(), other.email)).toMatchObject({ reason: "not-found" });
    expect(await change(listing.id, "nobody@example.com")).toMatchObject({ reason: "no-account" });
    expect(await change(listing.id, gone.email)).toMatchObject({ reason: "no-account" });
    expect(await change(listing.id, owner.email)).toMatchObject({ reason: "same-owner" });
    expect(await change(sold.id, other.email)).toMatchObject({ reason: "sold" });
    expect(await find(listing.id)).toMatchObject({ ownerId: owner.id });
  });

  test("an administrator's draft is in the person's account once, who is told once", async () => {
    const { db, jobs } = world();
    const person = await aUser(db);
    const admin = await anAdmin(db);
    const formKey = createId();
    const create = (fields: object) =>
      createListingFor(db, jobs, {
        email: person.email,
        administratorId: admin.id,
        formKey,
        fields: { listingHeadline: "Old mill", region: "CA-QC", categories: "retail", ...fields },
        requestId: "t",
        now,
      });
    expect(await create({ listingHeadline: "" })).toMatchObject({
      errors: { listingHeadline: expect.any(String) },
    });
    const created = { ok: true, listingId: formKey };
    expect(await Promise.all([create({}), create({})])).toEqual([created, created]);
    expect(await create({})).toEqual(created);
    expect(await find(formKey)).toMatchObject({
      ownerId: person.id,
      status: "draft",
      title: "Old mill For Sale",
      region: "CA-QC",
      contactEmail: person.email,
    });
    expect((await findUser(db, person.id))!.userType).toBe("seller");
    expect(await subjectsTo(person.email)).toEqual([
      expect.stringMatching(/^We started a listing for you/),
    ]);
    const [drafted] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, formKey), eq(auditLog.action, "listing-drafted")));
    expect(drafted!.actorId).toBe(admin.id);
  });
});
