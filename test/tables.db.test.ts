import { ownerReports } from "#app/brokerage/reports/reports.table.ts";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { proofs } from "#app/accounts/proofs/proofs.table.ts";
import { recoveryCodes } from "#app/accounts/two-factor/two-factor.table.ts";
import {
  listingDailySources,
  listingDailyViews,
  listingViewTotals,
  listingVisits,
} from "#app/browsing/visits/visits.table.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import {
  roomFolders,
  roomOpenings,
  roomQuestions,
  roomVersions,
} from "#app/deals/room/room.table.ts";
import { exchangeRates, listingCategories, listingPrices } from "#app/listings/listings.table.ts";
import { documentAccess, listingFingerprints } from "#app/listings/media/media.table.ts";
import {
  notifications,
  pushSubscriptions,
} from "#app/accounts/notifications/notifications.table.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import type { FlagReason } from "#app/messages/safety/safety.ts";
import { flaggedMessages, personReports, userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import { alertHits } from "#app/messages/alerts/alerts.table.ts";
import { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { campaignRecipients } from "#app/messages/campaigns/campaigns.table.ts";
import { conversations, messageAttachments, messages } from "#app/messages/messages.table.ts";
import {
  providerEvents,
  refunds,
  taxRates,
  taxRegistrations,
} from "#app/payments/payments.table.ts";
import {
  imports,
  listingPhotoSources,
  listingReferences,
} from "#app/brokerage/import/imports.table.ts";
import { closingSteps } from "#app/deals/closing/closing-steps.table.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { userNotes } from "#app/accounts/administration/user-notes.table.ts";
import { bulkRunItems, bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { performanceSamples } from "#app/platform/performance/performance.table.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import {
  aBroker,
  aCampaign,
  aConversation,
  aListing,
  aMandateOffer,
  aMessage,
  aPassport,
  aPhoto,
  aReportClient,
  aRoomDocument,
  aSale,
  aSavedListing,
  aSeller,
  aSubscriber,
  aSubscription,
  aUser,
  anAccessToken,
  anAdmin,
  anAlert,
  anArticle,
  anOffer,
  anOrder,
} from "#test/factories.ts";
import { hashText } from "#app/deals/signing/hash-text.server.ts";
import { signatures, signedDocuments } from "#app/deals/signing/signing.table.ts";
import { passportRequests } from "#app/deals/passport/passport-requests.table.ts";
import { marketReports } from "#app/market/reports/reports.table.ts";
import { defaultColours } from "#app/programs/embeds/embed-colours.ts";
import { embeds } from "#app/programs/embeds/embeds.table.ts";
import { webhookEndpoints } from "#app/programs/webhooks/webhooks.table.ts";
import { valuations } from "#app/market/valuation/kept/valuations.table.ts";
import { withDatabase } from "#test/with-database.ts";
import { violationOf } from "#test/violation.ts";

const aRoom = async (
  db: Db,
  changes?: Parameters<typeof aRoomDocument>[2],
  version?: Parameters<typeof aRoomDocument>[3],
) => aRoomDocument(db, (await aListing(db)).id, changes, version);

const anIdentityCheck = async (
  db: Db,
  changes: Partial<typeof identityVerifications.$inferInsert> = {},
) =>
  db.insert(identityVerifications).values({
    userId: changes.userId ?? (await aUser(db)).id,
    legalName: "Ann Lee",
    documentKind: "passport",
    storageKey: "identities/1",
    contentType: "image/webp",
    bytes: 10,
    ...changes,
  });

const aPassportRequest = async (
  db: Db,
  changes: Partial<typeof passportRequests.$inferInsert> = {},
) =>
  db.insert(passportRequests).values({
    userId: changes.userId ?? (await aUser(db)).id,
    band: "500k-1m",
    currency: "CAD",
    storageKey: "funds-proofs/1",
    contentType: "application/pdf",
    bytes: 10,
    ...changes,
  });

const aTaxRate = async (db: Db, changes: Partial<typeof taxRates.$inferInsert>) =>
  db.insert(taxRates).values({
    region: "CA-ON",
    label: "HST",
    since: "2030-01-01",
    authority: "GST",
    rate: 13,
    ...changes,
  });

const aSource = async (db: Db, changes: Partial<typeof listingDailySources.$inferInsert>) => ({
  listingId: (await aListing(db)).id,
  day: "2026-01-01",
  kind: "page" as const,
  name: "home",
  views: 1,
  ...changes,
});

const aFingerprint = async (
  db: Db,
  changes: Partial<typeof listingFingerprints.$inferInsert> = {},
) => ({
  listingId: (await aListing(db)).id,
  kind: "text" as const,
  bits: 0n,
  band1: 0,
  band2: 0,
  band3: 0,
  band4: 0,
  ...changes,
});

const aRecipient = async (db: Db, changes: Partial<typeof campaignRecipients.$inferInsert>) =>
  db
    .insert(campaignRecipients)
    .values({ campaignId: (await aCampaign(db, [])).id, dueAt: now, ...changes });

const now = new Date();
const anImport = async (db: Db, changes: Partial<typeof imports.$inferInsert>) =>
  db.insert(imports).values({
    userId: (await aUser(db)).id,
    fileName: "a.csv",
    format: "csv",
    headers: [],
    mapping: [],
    ...changes,
  });
/** Values that TypeScript's types already forbid. */
const wrong = (value: unknown) => value as never;

const aCategory = async (db: Db, position: number, category: string, listingId?: string) =>
  db.insert(listingCategories).values({
    listingId: listingId ?? (await aListing(db, { categories: [] })).id,
    position,
    category: wrong(category),
  });

const aSignedDocument = async (db: Db, changes: { bodyHash?: string } = {}) => {
  const { id } = await aUser(db);
  const document = { kind: "letter" as const, title: "A letter", body: "We agree.", version: "1" };
  const [added] = await db
    .insert(signedDocuments)
    .values({
      ...document,
      bodyHash: hashText(document.body),
      buyerId: id,
      ownerId: id,
      timezone: "UTC",
      ...changes,
    })
    .returning({ id: signedDocuments.id });
  return added!.id;
};

const anApplication = async (
  db: Db,
  changes: Partial<typeof brokerApplications.$inferInsert> = {},
) =>
  db.insert(brokerApplications).values({
    userId: changes.userId ?? (await aUser(db)).id,
    licenseNumber: "1",
    region: "CA-ON",
    brokerage: "B",
    ...changes,
  });

const aWebhook = async (db: Db, changes: Partial<typeof webhookEndpoints.$inferInsert>) =>
  db.insert(webhookEndpoints).values({
    userId: (await aUser(db)).id,
    url: "https://hooks.example.com/",
    events: ["lead.created"],
    secret: "s",
    ...changes,
  });

const aReport = async (db: Db, changes: Partial<typeof listingReports.$inferInsert>) =>
  db
    .insert(listingReports)
    .values({ listingId: (await aListing(db)).id, reason: "scam", ...changes });

const aChange = async (db: Db, changes: Partial<typeof listingChanges.$inferInsert> = {}) =>
  (
    await db
      .insert(listingChanges)
      .values({
        listingId: changes.listingId ?? (await aListing(db)).id,
        kind: "back",
        happenedAt: now,
        currency: "CAD",
        ...changes,
      })
      .returning()
  )[0]!;

const aProof = async (db: Db, changes: Partial<typeof proofs.$inferInsert> = {}) =>
  db.insert(proofs).values({
    userId: (await aUser(db)).id,
    purpose: "confirm-email",
    secretHash: createId(),
    expiresAt: now,
    ...changes,
  });

const aRefund = async (db: Db, changes: Partial<typeof refunds.$inferInsert> = {}) =>
  db.insert(refunds).values({
    orderId: changes.orderId ?? (await anOrder(db, { status: "paid", amount: 100_00 })).id,
    amount: 10_00,
    ...changes,
  });

const twoOrders = async (db: Db, changes: Parameters<typeof anOrder>[1]) => {
  await anOrder(db, changes);
  await anOrder(db, changes);
};

const aDeliverable = async (db: Db, changes: Partial<typeof deliverables.$inferInsert>) => {
  const order = changes.orderId ? null : await anOrder(db, { status: "paid" });
  const [row] = await db
    .insert(deliverables)
    .values({
      orderId: order?.id ?? changes.orderId!,
      listingId: order?.listingId ?? changes.listingId!,
      kind: "email-blast",
      state: "due",
      dueAt: now,
      ...changes,
    })
    .returning();
  return row!;
};

const aSession = async (db: Db, token: string) =>
  db.insert(sessions).values({ userId: (await aUser(db)).id, token, expiresAt: now });

const aMail = (db: Db, changes: Partial<typeof mails.$inferInsert>) =>
  db.insert(mails).values({ recipient: "a@example.com", subject: "s", text: "t", ...changes });

const anEvent = (db: Db, id: string) =>
  db.insert(providerEvents).values({ id, type: "x", payload: {}, occurredAt: now });

const aMember = async (db: Db, changes: Partial<typeof conversationMembers.$inferInsert>) => {
  const { id: conversationId, ownerId: userId } = await aConversation(db);
  return db.insert(conversationMembers).values({ conversationId, userId, ...changes });
};
const aQuickReply = async (db: Db, changes: Partial<typeof quickReplies.$inferInsert>) =>
  db.insert(quickReplies).values({
    userId: (await aUser(db)).id,
    name: "Thanks",
    content: "Thanks",
    position: 0,
    ...changes,
  });
const aPersonReport = async (db: Db, changes: Partial<typeof personReports.$inferInsert>) => {
  const { id: conversationId, buyerId: reportedId } = await aConversation(db);
  return db
    .insert(personReports)
    .values({ conversationId, reportedId, reason: "spam", ...changes });
};
const aFlag = (db: Db, { id: messageId }: { id: string }, reason: FlagReason) =>
  db.insert(flaggedMessages).values({ messageId, reason });
const aClosingStep = async (db: Db, changes: Partial<typeof closingSteps.$inferInsert>) => {
  const { id: saleId } = await aSale(db);
  await db
    .insert(closingSteps)
    .values({ saleId, position: 1, label: "Count", owner: "both", ...changes });
};
const anInboundEmail = async (db: Db, changes: Partial<typeof inboundEmails.$inferInsert>) =>
  db.insert(inboundEmails).values({ externalId: "a@b", outcome: "delivered", ...changes });
const aNotification = async (db: Db, changes: Partial<typeof notifications.$inferInsert>) =>
  db.insert(notifications).values({
    userId: changes.userId ?? (await aUser(db)).id,
    kind: "message",
    key: "message:1",
    title: "A new message",
    href: "/account/leads",
    ...changes,
  });
const aPushSubscription = async (db: Db, changes: Partial<typeof pushSubscriptions.$inferInsert>) =>
  db.insert(pushSubscriptions).values({
    userId: (await aUser(db)).id,
    endpoint: "https://push.example/1",
    p256dh: "k",
    auth: "s",
    ...changes,
  });

/** Invalid states, each after the rule that prevents it. */
const wrongStates: Record<`${string}: ${string}`, (db: Db) => Promise<unknown>> = {
  // Imports
  "imports_finished: an import that ended at no time": (db) => anImport(db, { state: "finished" }),
  "listing_references_once: two references for one listing": async (db) => {
    const { id: listingId, ownerId: userId } = await aListing(db);
    const link = { listingId, userId };
    await db.insert(listingReferences).values([
      { ...link, reference: "1" },
      { ...link, reference: "2" },
    ]);
  },
  "listing_photo_sources_once: an address twice": async (db) => {
    const { id: listingId, ownerId: userId } = await aListing(db);
    const source = { listingId, userId, address: "https://photos.example/1.jpg" };
    await db.insert(listingPhotoSources).values([source, source]);
  },
  // Articles
  "articles_address: two articles at one address": async (db) =>
    anArticle(db, { slug: (await anArticle(db)).slug }),
  "articles_edition: a text of a release twice": (db) =>
    anArticle(db, { edition: "guides/earn-outs" }),
  "articles_preview: one preview link for two articles": async (db) =>
    anArticle(db, { previewKey: (await anArticle(db)).previewKey }),
  "articles_has_a_time: a published article without a day": (db) =>
    anArticle(db, { publishAt: null }),
  "articles_slug: an address with a slash": (db) => anArticle(db, { slug: "a/b" }),
  // People
  "users_email_lower: an address in capitals": (db) => aUser(db, { email: "Robin@example.com" }),
  "users_email_key: an address twice": async (db) => aUser(db, { email: (await aUser(db)).email }),
  "users_region: a region of another country": (db) =>
    aUser(db, { country: "CA", region: "US-NY" }),
  "users_prices: a negative wish": (db) => aUser(db, { preferredPriceMin: -1 }),
  "users_prices: a wish upside down": (db) =>
    aUser(db, { preferredPriceMin: 2, preferredPriceMax: 1 }),
  "users_terms: terms accepted at no time": (db) => aUser(db, { termsAcceptedAt: null }),
  "users_admin_areas: a buyer with an area": (db) =>
    aUser(db, { userType: "buyer", adminAreas: ["support"] }),
  "users_admin_areas: an administrator of nothing": (db) => anAdmin(db, { adminAreas: [] }),
  "users_admin_areas: an unknown area": (db) =>
    anAdmin(db, { adminAreas: ["support", wrong("everything")] }),
  "users_latitude: beyond the pole": (db) => aUser(db, { latitude: 90.1 }),
  "users_longitude: beyond the date line": (db) => aUser(db, { longitude: -180.1 }),
  "sessions_token_key: one token for two sessions": async (db) => {
    await aSession(db, "same");
    await aSession(db, "same");
  },
  "access_tokens_hash_key: one token for two people": async (db) => {
    const hash = "same";
    await anAccessToken(db, (await aUser(db)).id, { hash });
    await anAccessToken(db, (await aUser(db)).id, { hash });
  },
  "known_devices_key: one device twice for one person": async (db) => {
    const { id: userId } = await aUser(db);
    const device = { userId, secretHash: "same", seenAt: now };
    await db.insert(knownDevices).values([device, device]);
  },
  "proofs_secret_key: one link for two people": async (db) => {
    await aProof(db, { secretHash: "same" });
    await aProof(db, { secretHash: "same" });
  },
  "recovery_codes_key: one recovery code twice": async (db) => {
    const { id: userId } = await aUser(db);
    const code = { userId, codeHash: "same" };
    await db.insert(recoveryCodes).values([code, code]);
  },
  "credentials_pkey: two passwords of one person": async (db) => {
    const { id: userId } = await aUser(db);
    for (const password of ["one", "two"])
      await db.insert(credentials).values({ userId, password });
  },
  "broker_applications_decided: approved without a day": (db) =>
    anApplication(db, { state: "approved" }),
  "broker_applications_decided: pending with a day": (db) => anApplication(db, { decidedAt: now }),
  "broker_applications_decided: rejected without a reason": (db) =>
    anApplication(db, { state: "rejected", decidedAt: now }),
  "broker_applications_one_pending: two pending applications": async (db) => {
    const { id: userId } = await aUser(db);
    await anApplication(db, { userId, state: "rejected", decidedAt: now, reason: "r" });
    await anApplication(db, { userId });
    await anApplication(db, { userId });
  },
  "identity_verifications_decided: approved without a day": (db) =>
    anIdentityCheck(db, { state: "approved", storageKey: null }),
  "identity_verifications_decided: decided with its file kept": (db) =>
    anIdentityCheck(db, { state: "approved", decidedAt: now }),
  "identity_verifications_decided: rejected without a reason": (db) =>
    anIdentityCheck(db, { state: "rejected", decidedAt: now, storageKey: null }),
  "passport_requests_decided: decided with its file kept": (db) =>
    aPassportRequest(db, { state: "approved", decidedAt: now }),
  "passport_requests_one_pending: two open requests": async (db) => {
    const { id: userId } = await aUser(db);
    await aPassportRequest(db, { userId });
    await aPassportRequest(db, { userId });
  },
  "passports_texts: a passport that says nothing": async (db) =>
    aPassport(db, (await aUser(db)).id, { experience: "" }),
  "passports_approved: approved without having seen funds": async (db) =>
    aPassport(db, (await aUser(db)).id, { fundsBand: null }),
  "passports_approved: ended before it was approved": async (db) =>
    aPassport(db, (await aUser(db)).id, { expiresAt: new Date("2026-01-01") }),
  "conversations_passport_shows: an unknown part of a passport": (db) =>
    aConversation(db, { passportShows: wrong(["bank"]) }),
  "identity_verifications_one_pending: two open requests": async (db) => {
    const { id: userId } = await aUser(db);
    await anIdentityCheck(db, { userId });
    await anIdentityCheck(db, { userId });
  },
  "attempt_limits_count: no attempt": async (db) =>
    db.insert(attemptLimits).values({ key: "a", count: 0, windowEndsAt: now }),

  // Listings
  "listings_region: a region of another country": (db) =>
    aListing(db, { country: "CA", region: "US-NY" }),
  "listings_asking_price: a price of nothing": (db) => aListing(db, { askingPrice: 0 }),
  "listings_asking_price: a negative price": (db) => aListing(db, { askingPrice: -1 }),
  "listings_one_asking: a price and a range": (db) =>
    aListing(db, { askingPrice: 1, askingPriceRange: "under_50k" }),
  "listings_one_asking: a price and on request": (db) =>
    aListing(db, { askingPrice: 1, askingPriceOnRequest: true }),
  "listings_one_asking: a range and on request": (db) =>
    aListing(db, { askingPriceRange: "under_50k", askingPriceOnRequest: true }),
  "listings_revenue: a negative revenue": (db) => aListing(db, { annualRevenue: -1 }),
  "listings_one_revenue: a revenue and a range": (db) =>
    aListing(db, { annualRevenue: 1, annualRevenueRange: "over_5m" }),
  "listings_one_cash_flow: a cash flow and on request": (db) =>
    aListing(db, { annualCashFlow: 1, annualCashFlowOnRequest: true }),
  "listings_package_pair: a package without a day": (db) => aListing(db, { packageId: "rmb" }),
  "listings_teaser: real values in the row of a confidential listing": (db) =>
    aListing(db, { confidential: true }),
  "listings_featured_is_paid: featured without a package": (db) => aListing(db, { featured: true }),
  "listings_active_is_whole: active without a term": (db) =>
    aListing(db, { status: "active", expiresAt: null }),
  "listings_active_is_whole: active without a first day": (db) =>
    aListing(db, { status: "active", publishedAt: null }),
  "listings_active_is_whole: active without a package": (db) =>
    aListing(db, { status: "active", packageId: null, packagePurchasedAt: null }),
  "listings_expired_had_a_term: expired without a term": (db) =>
    aListing(db, { status: "expired", expiresAt: null }),
  "listings_sold_has_a_day: sold without a day": (db) =>
    aListing(db, { status: "sold", soldAt: null }),
  "listings_sold_has_a_day: a day of sale while active": (db) =>
    aListing(db, { status: "active", soldAt: now }),
  "listings_withdrawn_is_expired: withdrawn while active": (db) =>
    aListing(db, { status: "active", withdrawnAt: now }),
  "listings_sold_price: sold for nothing": (db) => aListing(db, { status: "sold", soldPrice: 0 }),
  "listings_employees: fewer than no employees": (db) =>
    aListing(db, { employeesMin: -1, employeesMax: 5 }),
  "listings_employees: employees upside down": (db) =>
    aListing(db, { employeesMin: 5, employeesMax: 4 }),
  "listings_employees: fewer than no employees at most": (db) => aListing(db, { employeesMax: -1 }),
  "listings_square_footage: no room at all": (db) => aListing(db, { squareFootage: 0 }),
  "listings_established: before all records": (db) => aListing(db, { established: 1599 }),
  "listings_response_time: answers before the request": (db) => aListing(db, { responseTime: 0 }),
  "listings_wizard_step: a fourth step": (db) => aListing(db, { wizardStep: 4 }),
  "listings_latitude: beyond the pole": (db) => aListing(db, { latitude: -91 }),
  "listings_longitude: beyond the date line": (db) => aListing(db, { longitude: 181 }),
  "listing_categories_at_most: a fourth category": (db) => aCategory(db, 3, "retail"),
  "listing_categories_at_most: a category before the first": (db) => aCategory(db, -1, "retail"),
  "listing_index_current: two rows of the index that hold for one listing": async (db) => {
    const { id } = await aListing(db, { status: "active" });
    await db.execute(sql`
        insert into listing_index (since, expires, listed, form, business, reduced_until, region, subcategory, featured, cell,
          city, text_row, price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, multiple, listing_id)
        select since, expires, listed, form, business, reduced_until, region, subcategory, featured, cell, city, text_row,
          price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, multiple, listing_id
        from listing_index where listing_id = ${id}`);
  },
  "search_cities_once: one city twice in its region": (db) =>
    db.execute(sql`
        insert into search_cities (region, key, name) values (9, 'twice', 'Twice'), (9, 'twice', 'TWICE')`),
  "search_terms_number: one number for two categories": (db) =>
    db.execute(sql`
        insert into search_terms (kind, code, number, words) values ('category', 'another', 0, 'Another')`),
  "listing_categories_once: one category twice": async (db) => {
    const { id } = await aListing(db, { categories: ["retail"] });
    await aCategory(db, 1, "retail", id);
  },
  "listing_categories_listing_id_position_pk: two categories in one place": async (db) => {
    const { id } = await aListing(db, { categories: ["retail"] });
    await aCategory(db, 0, "technology", id);
  },
  "listing_prices_amount: a price of nothing in the history": async (db) =>
    db.insert(listingPrices).values({
      listingId: (await aListing(db)).id,
      since: new Date(0),
      amount: 0,
      currency: "CAD",
    }),
  "exchange_rates_positive: a rate of zero": async (db) =>
    db.insert(exchangeRates).values({ currency: "USD", asOf: "2026-01-01", perCad: 0 }),
  "exchange_rates_cad: a Canadian dollar rate other than one": async (db) =>
    db.insert(exchangeRates).values({ currency: "CAD", asOf: "2026-01-01", perCad: 1.1 }),
  "listing_media_bytes: an empty file": async (db) =>
    aPhoto(db, (await aListing(db)).id, { bytes: 0 }),
  "listing_media_photo_size: a photo without width": async (db) =>
    aPhoto(db, (await aListing(db)).id, { width: 0 }),
  "listing_media_photo_size: a photo without a width": async (db) =>
    aPhoto(db, (await aListing(db)).id, { width: null }),
  "listing_media_featured_photo: a document as the picture": async (db) =>
    aPhoto(db, (await aListing(db)).id, { kind: "document", featured: true }),
  "listing_media_at_most: a sixteenth photo": async (db) =>
    aPhoto(db, (await aListing(db)).id, { position: 15 }),
  "listing_media_at_most: a fourth document": async (db) =>
    aPhoto(db, (await aListing(db)).id, { kind: "document", position: 3 }),
  "listing_media_place: two photos in one place": async (db) => {
    const { id } = await aListing(db);
    await aPhoto(db, id, { position: 1 });
    await aPhoto(db, id, { position: 1 });
  },
  "listing_media_one_featured: two featured photos": async (db) => {
    const { id } = await aListing(db);
    await aPhoto(db, id, { position: 0, featured: true });
    await aPhoto(db, id, { position: 1, featured: true });
  },
  "document_access_one_answer: granted and refused at once": async (db) =>
    db.insert(documentAccess).values({
      listingId: (await aListing(db)).id,
      userId: (await aUser(db)).id,
      grantedAt: now,
      refusedAt: now,
    }),
  "document_access_end: an end without a beginning": async (db) =>
    db.insert(documentAccess).values({
      listingId: (await aListing(db)).id,
      userId: (await aUser(db)).id,
      endsAt: now,
    }),
  "listing_daily_views_count: a day with no views": async (db) =>
    db
      .insert(listingDailyViews)
      .values({ listingId: (await aListing(db)).id, day: "2026-01-01", views: 0 }),
  "report_clients_one_address: an account and an address": async (db) =>
    aReportClient(db, { userId: (await aUser(db)).id }),
  "report_clients_name: no name": async (db) => aReportClient(db, { name: "" }),
  "report_clients_other: a broker's own client": async (db) => {
    const { id } = await aUser(db);
    return aReportClient(db, { brokerId: id, userId: id, email: null });
  },
  "report_clients_email: an address twice": async (db) => {
    const { brokerId } = await aReportClient(db);
    return aReportClient(db, { brokerId });
  },
  "report_clients_user: an owner twice": async (db) => {
    const account = { userId: (await aUser(db)).id, email: null };
    const { brokerId } = await aReportClient(db, account);
    return aReportClient(db, { brokerId, ...account });
  },
  "owner_reports_once: a month twice": async (db) => {
    const { id: clientId } = await aReportClient(db);
    const report = { clientId, month: "2026-10-01" };
    return db.insert(ownerReports).values([report, report]);
  },
  "owner_reports_month: a day within a month": async (db) =>
    db.insert(ownerReports).values({ clientId: (await aReportClient(db)).id, month: "2026-10-02" }),
  "owner_reports_note: a note that is too long": async (db) =>
    db.insert(ownerReports).values({
      clientId: (await aReportClient(db)).id,
      month: "2026-10-01",
      note: "x".repeat(1001),
    }),
  "listing_view_totals_count: a listing without views": async (db) =>
    db.insert(listingViewTotals).values({ listingId: (await aListing(db)).id, views: 0 }),
  "listing_daily_sources_count: a source without views": async (db) =>
    db.insert(listingDailySources).values(await aSource(db, { views: 0 })),
  "listing_daily_sources_name: a source without a name": async (db) =>
    db.insert(listingDailySources).values(await aSource(db, { name: "" })),
  "listing_fingerprints_of_photo: the fingerprint of a photo that is not named": async (db) =>
    db.insert(listingFingerprints).values(await aFingerprint(db, { kind: "photo" })),
  "listing_fingerprints_text: two fingerprints of one text": async (db) => {
    const text = await aFingerprint(db);
    await db.insert(listingFingerprints).values([text, text]);
  },
  "listing_fingerprints_media: two fingerprints of one photo": async (db) => {
    const text = await aFingerprint(db);
    const photo = await aPhoto(db, text.listingId);
    const print = { ...text, kind: "photo" as const, mediaId: photo.id };
    await db.insert(listingFingerprints).values([print, print]);
  },
  "listing_visits_listing_id_day_visitor_pk: a visitor twice on one day": async (db) => {
    const visit = {
      listingId: (await aListing(db)).id,
      day: "2026-01-01",
      visitor: new Uint8Array([1]),
    };
    await db.insert(listingVisits).values(visit);
    await db.insert(listingVisits).values(visit);
  },
  "saved_listings_user_id_listing_id_pk: a listing saved twice": async (db) => {
    const [user, listing] = [await aUser(db), await aListing(db)];
    await aSavedListing(db, user.id, listing.id);
    await db.insert(savedListings).values({ userId: user.id, listingId: listing.id });
  },
  "listing_reports_handled: resolved without a day": (db) => aReport(db, { state: "resolved" }),
  "listing_reports_handled: open with a day": (db) => aReport(db, { handledAt: now }),

  // Messages
  "conversations_count: fewer than no messages": (db) => aConversation(db, { messageCount: -1 }),
  "conversations_two_people: an owner who writes to themselves": async (db) => {
    const { id, ownerId } = await aListing(db);
    await aConversation(db, { listingId: id, ownerId, buyerId: ownerId });
  },
  "conversations_three_people: a third person who is one of the two": async (db) => {
    const { id: thirdId } = await aUser(db);
    await aConversation(db, { buyerId: thirdId, thirdId });
  },
  "listings_broker_is_not_owner: an owner with a mandate for their own listing": async (db) => {
    const { id } = await aBroker(db);
    await aListing(db, { ownerId: id, brokerId: id });
  },
  "mandate_offers_one_at_a_time: a mandate offered to two brokers at once": async (db) => {
    const { listingId } = await aMandateOffer(db, { state: "declined", answeredAt: now });
    await aMandateOffer(db, { listingId });
    await aMandateOffer(db, { listingId, state: "accepted", answeredAt: now });
  },
  "mandate_offers_answered: accepted at no time": (db) => aMandateOffer(db, { state: "accepted" }),
  "mandate_offers_answered: open and answered": (db) => aMandateOffer(db, { answeredAt: now }),
  "mandate_offers_ended: ended at no time": (db) =>
    aMandateOffer(db, { state: "ended", answeredAt: now }),
  "mandate_offers_reason: a reason longer than its field": (db) =>
    aMandateOffer(db, { reason: "x".repeat(1001) }),
  "listings_agreed_is_not_sold: sold and still agreed": (db) =>
    aListing(db, { status: "sold", saleAgreedAt: now }),
  "offers_number: two first offers": async (db) => {
    const { conversationId } = await anOffer(db, { state: "declined" });
    await anOffer(db, { conversationId });
  },
  "offers_one_open: two open offers in a conversation": async (db) => {
    const { conversationId } = await anOffer(db);
    await anOffer(db, { conversationId, number: 2, by: "owner" });
  },
  "offers_one_accepted: two accepted offers on a business": async (db) => {
    const { listingId } = await anOffer(db, { state: "accepted" });
    await anOffer(db, { listingId, state: "accepted" });
  },
  "offers_number_from_one: an offer before the first": (db) => anOffer(db, { number: 0 }),
  "offers_price: an offer of nothing": (db) => anOffer(db, { price: 0 }),
  "offers_closed: open and closed": (db) => anOffer(db, { closedAt: now }),
  "offers_reason: a reason longer than its field": (db) =>
    anOffer(db, { state: "declined", reason: "x".repeat(1001) }),
  "sales_offer: two sales by one offer": async (db) => {
    const { offerId } = await aSale(db, { state: "off", endedAt: now });
    await aSale(db, { offerId });
  },
  "sales_letter: one letter for two sales": async (db) =>
    aSale(db, { letterId: (await aSale(db)).letterId }),
  "sales_one_agreed: two agreed sales of a business": async (db) => {
    const { listingId } = await aSale(db);
    const { id: offerId } = await anOffer(db, { listingId });
    await aSale(db, { offerId });
  },
  "sales_ended: off at no time": (db) => aSale(db, { state: "off" }),
  "sales_told: told nothing": (db) => aSale(db, { toldAt: now }),
  "sales_reason: a reason longer than its field": (db) =>
    aSale(db, { state: "off", endedAt: now, reason: "x".repeat(1001) }),
  "closing_steps_label: a step without words": (db) => aClosingStep(db, { label: "" }),
  "closing_steps_done: done by nobody": (db) => aClosingStep(db, { doneAt: now }),
  "closing_steps_reminders: a third reminder": (db) => aClosingStep(db, { reminders: 3 }),
  "conversations_once: a second thread for the same business and pair": async (db) => {
    const { listingId, buyerId, ownerId } = await aConversation(db);
    await aConversation(db, { listingId, buyerId, ownerId });
  },
  "messages_content: an empty message": async (db) =>
    aMessage(db, await aConversation(db), { content: "" }),
  "messages_two_people: a message to oneself, were the trigger not there": async (db) => {
    const conversation = await aConversation(db);
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table messages disable trigger messages_people`);
      await aMessage(tx, conversation, { recipientId: conversation.buyerId });
    });
  },
  "a message goes between the people of its conversation: a message by a stranger": async (db) =>
    aMessage(db, await aConversation(db), { senderId: (await aUser(db)).id }),
  "a message goes between the people of its conversation: a message to a stranger": async (db) =>
    aMessage(db, await aConversation(db), { recipientId: (await aUser(db)).id }),
  "a message goes between the people of its conversation: a message to who only reads along":
    async (db) => {
      const { id: thirdId } = await aUser(db);
      await aMessage(db, await aConversation(db, { thirdId }), { recipientId: thirdId });
    },
  "a message goes between the people of its conversation: a message moved into a thread of others":
    async (db) => {
      await aMessage(db, await aConversation(db));
      await db.update(messages).set({ conversationId: (await aConversation(db)).id });
    },
  "message_attachments_bytes: an empty attachment": async (db) =>
    db.insert(messageAttachments).values({
      messageId: (await aMessage(db, await aConversation(db))).id,
      name: "a.pdf",
      storageKey: "k",
      contentType: "application/pdf",
      bytes: 0,
    }),
  "conversations_once_with_broker: a second thread of a buyer with a broker": async (db) => {
    const { id: buyerId } = await aUser(db);
    const { id: ownerId } = await aBroker(db);
    await db.insert(conversations).values({ buyerId, ownerId });
    await db.insert(conversations).values({ buyerId, ownerId });
  },
  "conversations_closed_by: closed by a person, and open": async (db) =>
    aConversation(db, { closedBy: (await aUser(db)).id }),
  "messages_warnings: an unknown warning": async (db) =>
    aMessage(db, await aConversation(db), { warnings: wrong(["dull"]) }),
  "messages_delivered: a message that was read before it arrived": async (db) =>
    aMessage(db, await aConversation(db), { readAt: now, deliveredAt: null }),
  "conversation_members_notes: endless notes": (db) => aMember(db, { notes: "x".repeat(10_001) }),
  "quick_replies_name: a reply without a name": (db) => aQuickReply(db, { name: "" }),
  "quick_replies_content: an empty reply": (db) => aQuickReply(db, { content: "" }),
  "user_blocks_two_people: a person who blocks themselves": async (db) => {
    const { id } = await aUser(db);
    await db.insert(userBlocks).values({ blockerId: id, blockedId: id });
  },
  "person_reports_details: endless details": (db) =>
    aPersonReport(db, { details: "x".repeat(2001) }),
  "flagged_messages_once: one message flagged twice for one reason": async (db) => {
    const message = await aMessage(db, await aConversation(db));
    await aFlag(db, message, "scam");
    await aFlag(db, message, "link");
    await aFlag(db, message, "link");
  },
  "inbound_emails_once: one email twice": async (db) => {
    await anInboundEmail(db, { externalId: "same" });
    await anInboundEmail(db, { externalId: "same" });
  },
  "notifications_href: a link to another site": (db) =>
    aNotification(db, { href: "//evil.example" }),
  "notifications_once: one unread notification twice": async (db) => {
    const { id: userId } = await aUser(db);
    await aNotification(db, { userId, readAt: now });
    await aNotification(db, { userId });
    await aNotification(db, { userId });
  },
  "push_subscriptions_https: a push service without encryption": (db) =>
    aPushSubscription(db, { endpoint: "http://push.example/1" }),
  "push_subscriptions_endpoint: one browser twice": async (db) => {
    await aPushSubscription(db, {});
    await aPushSubscription(db, {});
  },
  "alerts_email_lower: an address in capitals": (db) => anAlert(db, { email: "Robin@example.com" }),
  "alerts_once: one search twice for one address": async (db) => {
    await anAlert(db, { email: "twice@example.com", unsubscribedAt: now });
    await anAlert(db, { email: "twice@example.com" });
    await anAlert(db, { email: "twice@example.com" });
  },
  "alerts_preferences_of: nobody's preferences": (db) => anAlert(db, { source: "preferences" }),
  "alerts_whole_area: an area without an end": (db) => anAlert(db, { firstRow: 1 }),
  "alerts_one_of_preferences: two alerts of one person's preferences": async (db) => {
    const { id: userId } = await aUser(db);
    for (const search of ["category=retail", "category=restaurants"])
      await anAlert(db, { userId, source: "preferences", search });
  },
  "alerts_one_newsletter: the newsletter twice for one address": async (db) => {
    await aSubscriber(db, { email: "reader@example.com", unsubscribedAt: now });
    await aSubscriber(db, { email: "reader@example.com" });
    await aSubscriber(db, { email: "reader@example.com", search: "category=retail" });
  },
  "campaigns_status: another status": async (db) => {
    const { id: approvedBy } = await anAdmin(db);
    const approval = { approvedBy, approvedAt: now, sendOn: "2026-01-01" };
    return aCampaign(db, [], { status: wrong("ready"), ...approval });
  },
  "campaigns_approved: scheduled by nobody": (db) => aCampaign(db, [], { status: "scheduled" }),
  "campaigns_finished: a draft that is finished": (db) => aCampaign(db, [], { finishedAt: now }),
  "campaign_recipients_once: one subscriber twice": async (db) => {
    const { id: alertId } = await aSubscriber(db);
    const { id: campaignId } = await aCampaign(db, []);
    const recipient = { campaignId, alertId, dueAt: now };
    await db.insert(campaignRecipients).values([recipient, recipient]);
  },
  "campaign_recipients_states: another state": (db) => aRecipient(db, { state: wrong("bounced") }),
  "campaign_recipients_sent: sent at no time": (db) => aRecipient(db, { state: "sent" }),
  "campaign_recipients_claimed: claimed by no run": (db) => aRecipient(db, { state: "claimed" }),
  "listing_changes_reduced: a reduction to a higher price": (db) =>
    aChange(db, { kind: "reduced", price: 2, priceBefore: 1 }),
  "listing_changes_new_once: a listing new twice": async (db) => {
    // Recorded by its trigger.
    const { id: listingId } = await aListing(db, { status: "active" });
    await aChange(db, { kind: "new", listingId });
  },
  "alert_hits_one_end: a hit both sent and skipped": async (db) => {
    const [{ id: alertId }, { id: changeId }] = [await anAlert(db), await aChange(db)];
    await db.insert(alertHits).values({ alertId, changeId, sentAt: now, skippedAt: now });
  },

  // Money
  "deliverables_once: one part of a package twice": async (db) => {
    const { orderId, listingId } = await aDeliverable(db, {});
    await aDeliverable(db, { orderId, listingId });
  },
  "deliverables_kind: an unknown part": (db) => aDeliverable(db, { kind: wrong("cake") }),
  "deliverables_state: an unknown state": (db) => aDeliverable(db, { state: wrong("late") }),
  "deliverables_settled_has_a_day: done without a day": (db) => aDeliverable(db, { state: "done" }),
  "deliverables_settled_has_a_day: due with a day": (db) => aDeliverable(db, { settledAt: now }),
  "deliverables_reason: impossible without a reason": (db) =>
    aDeliverable(db, { state: "impossible", settledAt: now }),
  "deliverables_refunded: a refund below nothing": (db) => aDeliverable(db, { refunded: -1 }),
  "orders_currency: another currency": (db) => anOrder(db, { currency: wrong("USD") }),
  "orders_amount: an order for nothing": (db) => anOrder(db, { amount: 0 }),
  "orders_paid_has_a_day: paid without a day": (db) =>
    anOrder(db, { status: "paid", paidAt: null }),
  "orders_paid_has_a_day: a day of payment while open": (db) => anOrder(db, { paidAt: now }),
  "orders_credit: a credit below nothing": (db) => anOrder(db, { credit: -1 }),
  "orders_one_open: two open purchases for one listing": async (db) => {
    const { listingId, userId } = await anOrder(db, { status: "processing" });
    await anOrder(db, { listingId, userId });
  },
  "orders_one_fee: two fees for one sale": async (db) => {
    const fee = { kind: "success_fee", soldAt: now } as const;
    const { listingId, userId } = await anOrder(db, fee);
    await anOrder(db, { ...fee, listingId, userId });
  },
  "user_notes_text: an empty note": async (db) => {
    const { id: authorId } = await anAdmin(db);
    const { id: userId } = await aUser(db);
    await db.insert(userNotes).values({ userId, authorId, text: "" });
  },
  "bulk_run_items_before: something to restore before it was changed": async (db) => {
    const { id: actorId } = await anAdmin(db);
    const run = { list: "users", change: "make-buyer", options: {}, actorId } as const;
    const [stored] = await db.insert(bulkRuns).values(run).returning();
    await db
      .insert(bulkRunItems)
      .values({ runId: stored!.id, subjectId: createId(), before: "seller" });
  },
  "tax_rates_rate: a rate below nothing": (db) => aTaxRate(db, { rate: -1 }),
  "tax_rates_rate: a rate above all reason": (db) => aTaxRate(db, { rate: 31 }),
  "tax_rates_region: a rate outside Canada": (db) => aTaxRate(db, { region: "US-TX" }),
  "performance_samples_errors: more errors than requests": (db) =>
    db.insert(performanceSamples).values({
      at: now,
      process: createId(),
      requests: 1,
      errors: 2,
      latencies: [1],
      seconds: 1,
      cacheHits: 0,
      cacheMisses: 0,
      queueSeconds: 0,
      memoryBytes: 1,
    }),
  "tax_registrations_number: a tax without its number": (db) =>
    db.insert(taxRegistrations).values({ authority: "GST", number: "" }),
  "orders_checkout_key: one checkout for two orders": (db) => twoOrders(db, { checkoutId: "same" }),
  "orders_invoice_key: one invoice for two orders": (db) => twoOrders(db, { invoiceId: "same" }),
  "orders_payment_key: one payment for two orders": (db) => twoOrders(db, { paymentId: "same" }),
  "orders_receipt_key: one receipt number for two orders": (db) =>
    twoOrders(db, { receiptNumber: "same" }),
  "refunds_amount: a refund of nothing": (db) => aRefund(db, { amount: 0 }),
  "refunds_provider_key: one refund of the provider twice": async (db) => {
    await aRefund(db, { providerRefundId: "re_1" });
    await aRefund(db, { providerRefundId: "re_1" });
  },
  "refunds exceed what was paid: more than was paid": (db) => aRefund(db, { amount: 100_01 }),
  "refunds exceed what was paid: more than was paid, in two steps": async (db) => {
    const { id: orderId } = await anOrder(db, { status: "paid", amount: 100_00 });
    await aRefund(db, { orderId, amount: 60_00 });
    await aRefund(db, { orderId, amount: 40_01 });
  },
  "refunds exceed what was paid: a refund of what was never paid": async (db) =>
    aRefund(db, { orderId: (await anOrder(db)).id }),
  "refunds is append-only: a refund changed afterwards": async (db) => {
    await aRefund(db);
    await db.update(refunds).set({ amount: 1 });
  },
  "subscriptions_amount: a month for nothing": (db) => aSubscription(db, { amount: 0 }),
  "subscriptions_cancelled: cancelled without a day": (db) =>
    aSubscription(db, { status: "cancelled", cancelledAt: null }),
  "subscriptions_one_running: two running subscriptions of one listing": async (db) => {
    const { id: listingId, ownerId: userId } = await aListing(db);
    await aSubscription(db, { listingId, userId, status: "cancelled" });
    await aSubscription(db, { listingId, userId });
    await aSubscription(db, { listingId, userId, status: "past_due" });
  },
  "subscriptions_provider_key: one subscription of the provider twice": async (db) => {
    await aSubscription(db, { providerSubscriptionId: "sub_1" });
    await aSubscription(db, { providerSubscriptionId: "sub_1" });
  },
  "provider_events_pkey: one event of the provider twice": async (db) => {
    await anEvent(db, "evt_1");
    await anEvent(db, "evt_1");
  },

  // Market
  "market_reports_month_unique: two reports about one month": async (db) => {
    const report = { paragraphs: [], groups: [] };
    const row = { month: "2020-01-01", report, writtenAt: new Date() };
    await db.insert(marketReports).values([row, row]);
  },
  "valuations_answers: the same answers kept twice": async (db) => {
    const { id: userId } = await aUser(db);
    const amounts = { value: 1, currentValue: 1, toldValue: 1 };
    const row = { userId, answers: "trade=bakeries", title: "Bakeries", ...amounts };
    await db.insert(valuations).values([row, row]);
  },

  // Programs
  "embeds_key: two people with one address": async (db) => {
    const row = { key: "same", ...defaultColours };
    for (const { id: userId } of [await aUser(db), await aUser(db)])
      await db.insert(embeds).values({ userId, ...row });
  },
  "embeds_colours: a colour with more in it": async (db) => {
    const { id: userId } = await aUser(db);
    await db.insert(embeds).values({ userId, key: "k", ...defaultColours, accent: "#fff;x:y" });
  },

  "webhook_endpoints_https: an address without encryption": (db) =>
    aWebhook(db, { url: "http://hooks.example.com/" }),
  "webhook_endpoints_events: an address that wants nothing": (db) => aWebhook(db, { events: [] }),
  "webhook_endpoints_previous: an earlier secret without an end": (db) =>
    aWebhook(db, { previousSecret: "s" }),

  // Deals
  "signed_documents_hash: a text with the hash of another": (db) =>
    aSignedDocument(db, { bodyHash: hashText("Another text") }),
  "signed_documents is append-only: a signed text changed": async (db) =>
    db.update(signedDocuments).set({ body: "x" }),
  "signatures is append-only: a signature changed": async (db) =>
    db.update(signatures).set({ typedName: "x" }),
  "signatures_person: a person who signs for both sides": async (db) => {
    const documentId = await aSignedDocument(db);
    const { id: userId } = await aUser(db);
    const signed = { documentId, userId, typedName: "Ann Lee", email: "a@b.c", signedAt: now };
    for (const part of ["buyer", "owner"] as const)
      await db.insert(signatures).values({ ...signed, part, address: "", device: "" });
  },

  // Data rooms
  "room_folders_name: a folder without a name": async (db) => aRoom(db, { folderName: "" }),
  "room_folders_place: two folders in one place": async (db) => {
    const { listingId } = await aRoom(db);
    await db.insert(roomFolders).values({ listingId, position: 0, name: "Other" });
  },
  "room_documents_name: a document without a name": async (db) => aRoom(db, { name: "" }),
  "room_documents_version: a document without a version": async (db) => aRoom(db, { version: 0 }),
  "room_documents_place: two documents in one place": async (db) => {
    const { listingId, folderId } = await aRoom(db);
    await aRoomDocument(db, listingId, { folderId });
  },
  "room_versions_amounts: an empty file": async (db) => aRoom(db, {}, { bytes: 0 }),
  "room_versions_number: two versions with one number": async (db) => {
    const { id: documentId, storageKey } = await aRoom(db);
    const file = { storageKey, contentType: "application/pdf", bytes: 1 };
    await db.insert(roomVersions).values({ documentId, number: 1, ...file });
  },
  "room_openings_page: a page before the first": async (db) => {
    const { listingId, name: documentName } = await aRoom(db);
    const opening = { listingId, documentName, readerId: (await aUser(db)).id };
    await db.insert(roomOpenings).values({ ...opening, version: 1, page: 0 });
  },
  "room_questions_answer: an answer by nobody": async (db) => {
    const { listingId } = await aRoom(db);
    const asked = { listingId, askerId: (await aUser(db)).id, question: "Why?" };
    await db.insert(roomQuestions).values({ ...asked, answer: "So." });
  },
  // Records
  "audit_log is append-only: a record changed": async (db) =>
    db.update(auditLog).set({ action: "x" }),
  "audit_log is append-only: a record removed": async (db) => db.delete(auditLog),
  "audit_log is append-only: all records removed": async (db) =>
    db.execute(sql`truncate audit_log`),
  "mails_attempts: fewer than no attempts": async (db) => aMail(db, { attempts: -1 }),
};

const ruleOf = (name: string) => name.split(": ")[0];

withDatabase((world) => {
  it.each(Object.entries(wrongStates))("%s", async (name, attempt) => {
    expect(await violationOf(attempt(world().db))).toBe(ruleOf(name));
  });

  it("has a wrong state above for every check but lists of words, and every unique index there is", async () => {
    const { rows } = await world().db.execute<{ name: string }>(sql`
      select conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
        and pg_get_constraintdef(oid) !~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY'
      union
      select i.indexrelid::regclass::text from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace`);
    const tried = new Set(Object.keys(wrongStates).map(ruleOf));
    expect(rows.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(80);
  });

  it("accepts the valid states next to the invalid ones", async () => {
    const { db } = world();
    for (const [aPerson, userType] of [
      [aUser, "buyer"],
      [aSeller, "seller"],
      [aBroker, "broker"],
      [anAdmin, "admin"],
    ] as const)
      expect(await aPerson(db)).toMatchObject({ userType });
    for (const status of ["draft", "pending", "active", "sold", "expired"] as const)
      expect(await aListing(db, { status })).toMatchObject({ status });
    const { id } = await aListing(db, { categories: ["retail", "technology", "childcare"] });
    await aPhoto(db, id, { position: 14, featured: true });
    await aPhoto(db, id, { kind: "document", position: 2, width: null, height: null });
    const { id: orderId } = await anOrder(db, { status: "paid", amount: 100_00 });
    await aRefund(db, { orderId, amount: 60_00 });
    await aRefund(db, { orderId, amount: 40_00 });
    const disputed = await anOrder(db, { status: "disputed" });
    await aRefund(db, { orderId: disputed.id });
    await aConversation(db, { listingId: id, ownerId: (await aUser(db)).id });
    await aConversation(db, { listingId: id, ownerId: (await aUser(db)).id });
    for (const subject of ["a", "b"])
      await db
        .insert(auditLog)
        .values({ action: "x", subjectType: "y", subjectId: subject, details: {} });
  });
});
