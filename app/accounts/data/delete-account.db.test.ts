import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { deleteAccount, type DeletionStep } from "./delete-account.server.ts";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import { findUser } from "#test/find-user.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { withdrawListings } from "#app/selling/owned/withdraw-listings.server.ts";
import { anonymizeConversations } from "#app/messages/thread/forget-member.server.ts";
import { wholeInbox } from "#app/messages/leads/inbox-search.ts";
import { listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { messages } from "#app/messages/messages.table.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import { cancelRenewals } from "#app/payments/renewals/end-renewals.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { anAccountRequest } from "#test/account-request.ts";
import {
  aConversation,
  aListing,
  aMessage,
  anAdmin,
  anOrder,
  aSavedListing,
  aSeller,
  aSubscription,
  aUser,
  goodPassword,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const all = { page: 1, size: 20 };

withDatabase((world) => {
  const leave = (
    userId: string,
    steps: DeletionStep[] = [
      withdrawListings(world().jobs),
      cancelRenewals(world().jobs),
      anonymizeConversations,
    ],
  ) => deleteAccount(world().db, world().jobs, { userId, now: new Date(), requestId: "r", steps });

  describe("a deleted account", () => {
    test("is anonymized, and its row stays", async () => {
      const { db } = world();
      const user = await aSeller(db, {
        firstName: "Canary",
        lastName: "Canary",
        phone: "+1 416 555 0100",
        city: "Canarytown",
        region: "CA-ON",
        about: "canary",
        brokerage: "canary",
        brokerLicense: "canary",
        avatar: "canary",
        preferredCategories: ["retail"],
        email: "canary@example.com",
      });
      expect(await leave(user.id)).toEqual({ ok: true });
      const [row] = await db.select().from(users).where(eq(users.id, user.id));
      expect(JSON.stringify(row)).not.toMatch(/canary/i);
      expect(row).toMatchObject({
        name: "Former member",
        email: `deleted-${user.id}@deleted.invalid`,
        phone: "",
        deletedAt: expect.any(Date),
      });
      const noted = await db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
      expect(noted.map(({ action }) => action)).toEqual(["account-deleted"]);
      const emails = await db.select().from(mails).where(eq(mails.recipient, "canary@example.com"));
      expect(emails.map(({ subject }) => subject)).toEqual(["Your Relevo account was deleted"]);
    });

    test("can no longer sign in, and its address can be used again", async () => {
      const { db } = world();
      const user = await aUser(db);
      const enter = () =>
        signIn(anAccountRequest(world()), { email: user.email, password: goodPassword });
      expect((await enter()).ok).toBe(true);
      expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
      await leave(user.id);
      expect(await enter()).toEqual({ ok: false, reason: "wrong-credentials" });
      expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
      for (const table of [credentials, knownDevices])
        expect(await db.select().from(table).where(eq(table.userId, user.id))).toEqual([]);
      await aUser(db, { email: user.email });
    });

    test("loses its drafts, and its listings go offline without contact details", async () => {
      const { db } = world();
      const { id } = await aSeller(db);
      const contact = {
        contactName: "Canary",
        contactEmail: "canary@example.com",
        contactPhone: "canary",
        website: "https://canary",
        address: "canary",
        businessName: "canary",
      };
      for (const status of ["draft", "pending", "active", "sold", "expired"] as const)
        await aListing(db, { ownerId: id, status, ...contact });
      const paidDraft = await aListing(db, { ownerId: id, status: "draft" });
      await anOrder(db, { listingId: paidDraft.id, userId: id });
      const other = await aListing(db, { status: "active" });
      await aSavedListing(db, id, other.id);
      const running = await aSubscription(db, { userId: id, providerSubscriptionId: "sub_leaver" });
      await leave(id);
      const left = await db.select().from(listings).where(eq(listings.ownerId, id));
      expect(left.map(({ status }) => status).toSorted()).toEqual([
        "expired",
        "expired",
        "expired",
        "expired",
        "expired",
        "sold",
      ]);
      expect(JSON.stringify(left)).not.toMatch(/canary/i);
      const [kept] = await db.select().from(listings).where(eq(listings.id, other.id));
      expect(kept?.status).toBe("active");
      expect(await db.select().from(savedListings).where(eq(savedListings.userId, id))).toEqual([]);
      const [renewal] = await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.id, running.id));
      expect(renewal?.status).toBe("cancelled");
      // A job of the same transaction notifies the provider.
      const { rows: enqueued } = await db.execute<{ data: object }>(
        sql`select data from pgboss.job where name = 'cancel-subscription'`,
      );
      expect(enqueued).toEqual([{ data: { subscriptionId: "sub_leaver" } }]);
    });

    test("leaves its messages to their recipients, without the name", async () => {
      const { db } = world();
      const buyer = await aUser(db, { firstName: "Canary", email: "canary2@example.com" });
      const seller = await aSeller(db);
      const thread = await aConversation(db, { ownerId: seller.id, buyerId: buyer.id });
      await aMessage(db, thread, {
        content: "Is it still for sale?",
        inquiryData: { name: "Canary", email: "canary2@example.com", phone: "1", message: "Is it" },
      });
      await db.insert(alerts).values({
        email: buyer.email,
        search: "",
        consentAt: new Date(),
        consentFrom: "127.0.0.1",
      });
      await leave(buyer.id);
      const leads = await listLeads(db, seller.id, wholeInbox, all, {
        now: new Date(),
        order: "latest-first",
      });
      expect(leads).toMatchObject([
        { otherName: "Former member", lastMessage: "Is it still for sale?", status: "closed" },
      ]);
      const sent = await db.select().from(messages).where(eq(messages.senderId, buyer.id));
      expect(JSON.stringify(sent)).not.toMatch(/canary/i);
      expect(await db.select().from(alerts).where(eq(alerts.email, buyer.email))).toEqual([]);
    });
  });

  test("rolls back completely when a step fails", async () => {
    const { db } = world();
    const user = await aSeller(db, { firstName: "Whole" });
    const draft = await aListing(db, { ownerId: user.id, status: "draft" });
    const fail: DeletionStep = async () => {
      throw new Error("no");
    };
    await expect(leave(user.id, [withdrawListings(world().jobs), fail])).rejects.toThrow("no");
    expect(await findUser(db, user.id)).toMatchObject({ firstName: "Whole", deletedAt: null });
    expect(await db.select().from(listings).where(eq(listings.id, draft.id))).toHaveLength(1);
  });

  test("deleting twice is idempotent; the last administrator cannot be deleted", async () => {
    const { db } = world();
    const user = await aUser(db);
    await leave(user.id);
    expect(await leave(user.id)).toEqual({ ok: true });
    const noted = await db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(noted).toHaveLength(1);
    await db.update(users).set({ userType: "buyer" }).where(eq(users.userType, "admin"));
    const admin = await anAdmin(db);
    expect(await leave(admin.id)).toEqual({ ok: false, reason: "last-administrator" });
    await anAdmin(db);
    expect(await leave(admin.id)).toEqual({ ok: true });
  });
});
