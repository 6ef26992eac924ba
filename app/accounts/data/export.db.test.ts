import { expect, test } from "vitest";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { exportEvents, exportProfile, exportSessions } from "./export-account.server.ts";
import {
  exportDocumentOpenings,
  exportDocumentRequests,
  exportListings,
  exportMedia,
  exportSavedListings,
} from "#app/selling/owned/export-listings.server.ts";
import { documentAccess, documentOpenings } from "#app/listings/media/media.table.ts";
import {
  exportAlerts,
  exportBlockedPeople,
  exportLeadRecords,
  exportMessages,
  exportQuickReplies,
} from "#app/messages/export-messages.server.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { exportOrders } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import {
  aConversation,
  aDocument,
  aListing,
  aMessage,
  anAdmin,
  anOrder,
  aSavedListing,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("contains the person's own data, and of others only what the person can already see", async () => {
    const { db } = world();
    const me = await aSeller(db, { firstName: "Mia" });
    const other = await aUser(db, {
      firstName: "Otto",
      lastName: "Hiddenname",
      email: "otto-canary@example.com",
      phone: "+1 999 555 0000",
      showProfile: false,
    });
    const admin = await anAdmin(db);
    const listing = await aListing(db, {
      ownerId: me.id,
      status: "active",
      website: "https://mine",
    });
    const theirs = await aListing(db, {
      status: "active",
      title: "Theirs",
      address: "canary street",
    });
    await aSavedListing(db, me.id, theirs.id);
    await aDocument(db, listing.id, { fileName: "Mine.pdf" });
    const document = await aDocument(db, theirs.id, { fileName: "canary.pdf" });
    const access = { listingId: theirs.id, userId: me.id };
    await db.insert(documentAccess).values([
      { ...access, grantedAt: new Date() },
      { ...access, userId: other.id },
    ]);
    await db.insert(documentOpenings).values([
      { ...access, mediaId: document.id },
      { ...access, mediaId: document.id, userId: other.id },
    ]);
    const thread = await aConversation(db, {
      listingId: listing.id,
      ownerId: me.id,
      buyerId: other.id,
    });
    await aMessage(db, thread, { content: "From Otto" });
    await aMessage(db, thread, { senderId: me.id, content: "From me" });
    await aMessage(db, await aConversation(db), { content: "canary of strangers" });
    const kept = { conversationId: thread.id, stage: "offer", notes: "Mine only" } as const;
    await db.insert(conversationMembers).values([
      { ...kept, userId: me.id },
      { ...kept, userId: other.id, notes: "canary of Otto" },
    ]);
    await db.insert(userBlocks).values([
      { blockerId: me.id, blockedId: other.id },
      { blockerId: admin.id, blockedId: me.id },
    ]);
    await db
      .insert(quickReplies)
      .values({ userId: me.id, name: "Thanks", content: "Thank you.", position: 0 });
    await anOrder(db, { userId: me.id, listingId: listing.id });
    await anOrder(db);
    await db.insert(sessions).values({
      userId: me.id,
      token: "canary-token",
      expiresAt: new Date(),
    });
    await db.insert(alerts).values({
      userId: me.id,
      email: me.email,
      search: "q=bakery",
      consentAt: new Date(),
      consentFrom: "127.0.0.1",
    });
    await recordAudit(db, { actorId: admin.id }, "user-updated", ["user", me.id], {
      note: "canary note",
    });

    const file = {
      profile: await exportProfile(db, me.id),
      listings: await Array.fromAsync(exportListings(db, me.id)),
      media: await Array.fromAsync(exportMedia(db, me.id)),
      requests: await Array.fromAsync(exportDocumentRequests(db, me.id)),
      openings: await Array.fromAsync(exportDocumentOpenings(db, me.id)),
      saved: await Array.fromAsync(exportSavedListings(db, me.id)),
      messages: await Array.fromAsync(exportMessages(db, me.id)),
      records: await Array.fromAsync(exportLeadRecords(db, me.id)),
      replies: await Array.fromAsync(exportQuickReplies(db, me.id)),
      blocked: await Array.fromAsync(exportBlockedPeople(db, me.id)),
      alerts: await Array.fromAsync(exportAlerts(db, me.id)),
      orders: await Array.fromAsync(exportOrders(db, me.id)),
      sessions: await Array.fromAsync(exportSessions(db, me.id)),
      events: await Array.fromAsync(exportEvents(db, me.id)),
    };
    expect(file.profile).toMatchObject({ email: me.email, stats: { listingsCount: 1 } });
    expect(file.listings).toMatchObject([{ id: listing.id, website: "https://mine" }]);
    expect(file.media).toMatchObject([{ kind: "document", fileName: "Mine.pdf" }]);
    expect(file.requests).toMatchObject([{ title: "Theirs", refusedAt: null }]);
    expect(file.openings).toMatchObject([{ title: "Theirs", listingId: theirs.id }]);
    expect(file.saved).toMatchObject([{ title: "Theirs" }]);
    expect(file.messages).toMatchObject([
      { content: "From Otto", from: "Otto", sentByMe: false },
      { content: "From me", sentByMe: true },
    ]);
    expect(file.records).toMatchObject([{ stage: "offer", notes: "Mine only" }]);
    expect(file.replies).toMatchObject([{ name: "Thanks", content: "Thank you." }]);
    expect(file.blocked).toEqual([{ name: "Otto", blockedAt: expect.any(Date) }]);
    expect(file.alerts).toMatchObject([{ search: "q=bakery" }]);
    expect(file.orders).toHaveLength(1);
    expect(file.sessions).toHaveLength(1);
    expect(file.events).toMatchObject([{ action: "user-updated", byMe: false }]);
    expect(JSON.stringify(file)).not.toMatch(/canary|Hiddenname|999 555/);
    expect(JSON.stringify(file)).not.toContain(admin.id);
  });
});
