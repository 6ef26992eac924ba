import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { expireListings } from "#app/listings/lifecycle/expire-listings.job.server.ts";
import { reviewListing } from "#app/listings/lifecycle/review-listing.server.ts";
import { changeAccess } from "#app/deals/access/change-access.server.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { actionRequiredEmail, paymentFailedEmail } from "./payment-emails.ts";
import { remindOwners } from "#app/payments/reminders/remind-owners.job.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anAdmin, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const dayMs = 24 * 60 * 60_000;

// Everything an owner or buyer is notified of besides messages, in the bell and by email.
withDatabase((world) => {
  const bellOf = (userId: string) =>
    world()
      .db.select({
        kind: notifications.kind,
        title: notifications.title,
        text: notifications.text,
        href: notifications.href,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt));

  test("a decision by an administrator", async () => {
    const { db, jobs } = world();
    const [admin, seller] = [await anAdmin(db), await aSeller(db)];
    const listing = await aListing(db, { ownerId: seller.id, title: "A mill", status: "pending" });
    await reviewListing(db, jobs, {
      listingId: listing.id,
      actorId: admin.id,
      rejection: "The photos are of another business.",
      now: new Date(),
    });
    expect(await bellOf(seller.id)).toEqual([
      {
        kind: "listing",
        title: "Your listing was not approved",
        text: "A mill",
        href: `/sell-business?draft=${listing.id}`,
      },
    ]);
    expect(await mailsTo(db, seller.email)).toHaveLength(1);
  });

  test("the end of a term: one line per listing, which shows the latest", async () => {
    const { db, jobs } = world();
    const seller = await aSeller(db);
    const now = new Date();
    const listing = await aListing(db, {
      ownerId: seller.id,
      title: "A mill",
      status: "active",
      expiresAt: new Date(now.getTime() + 2 * dayMs),
    });
    const services = { db, jobs, secret: "x".repeat(40) };
    await remindOwners(services, now);
    expect(await bellOf(seller.id)).toMatchObject([
      { kind: "listing", title: expect.stringContaining("Your listing ends on"), text: "A mill" },
    ]);
    await expireListings(services, new Date(now.getTime() + 3 * dayMs));
    expect(await bellOf(seller.id)).toEqual([
      {
        kind: "listing",
        title: "Your listing has ended",
        text: "A mill",
        href: `/account/upgrades/${listing.id}`,
      },
    ]);
  });

  test("a payment, once per key, and never with a foreign path", async () => {
    const { db, jobs } = world();
    const seller = await aSeller(db, { notifyByEmail: false });
    const order = {
      id: createId(),
      kind: "package",
      packageId: "premium",
      amount: 9900,
      credit: 0,
      taxes: [],
      receiptNumber: null,
      paidAt: null,
      title: "A mill",
    } as const;
    const failed = paymentFailedEmail({ ...order, taxes: [] });
    const tell = (key: string, content: typeof failed) =>
      db.transaction((tx) => notifyOwner({ tx, jobs }, seller.id, key, content));
    const [first, second] = [createId(), createId()];
    await tell(first, failed);
    await tell(first, failed);
    expect(await bellOf(seller.id)).toMatchObject([
      { kind: "payment", title: "Your payment did not go through", href: "/account/upgrades" },
    ]);
    await tell(
      second,
      actionRequiredEmail({
        title: "A mill",
        amount: 100,
        url: "https://stripe.example/i",
      }),
    );
    expect(await bellOf(seller.id)).toMatchObject([
      { title: "Please confirm your renewal payment", href: "/account/upgrades" },
      { title: "Your payment did not go through" },
    ]);
    // Also to people who turned emails off: see `isAlwaysSent`.
    expect(await mailsTo(db, seller.email)).toHaveLength(2);
  });

  test("the answer to a request for documents", async () => {
    const { db, jobs } = world();
    const seller = await aSeller(db);
    const buyer = await aUser(db);
    const listing = await aListing(db, { ownerId: seller.id, title: "A mill", status: "active" });
    const input = { listingId: listing.id, buyerId: buyer.id, now: new Date() };
    await db.insert(documentAccess).values({ listingId: listing.id, userId: buyer.id });
    await changeAccess(db, jobs, { ...input, managerId: seller.id, step: "grant" });
    expect(await bellOf(buyer.id)).toMatchObject([
      { title: "You now have access", href: `/business/${listing.id}#confidential` },
    ]);
    expect(await mailsTo(db, buyer.email)).toHaveLength(1);
    await changeAccess(db, jobs, { ...input, managerId: seller.id, step: "revoke" });
    const unread = and(eq(notifications.userId, buyer.id), eq(notifications.kind, "document"));
    expect(await db.select().from(notifications).where(unread)).toHaveLength(1);
  });
});
