import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import { makeProviderObjects, makeProviderPayments } from "#demo/rows/provider-objects.ts";
import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { passportRequests } from "#app/deals/passport/passport-requests.table.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { demoPassword } from "#app/accounts/demo-accounts.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import type { Services } from "#app/context.ts";
import { listingDailySources, listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { listingCategories, listingPrices, listings } from "#app/listings/listings.table.ts";
import {
  roomDocuments,
  roomFolders,
  roomOpenings,
  roomQuestions,
  roomVersions,
} from "#app/deals/room/room.table.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { contactMessages, conversations, messages } from "#app/messages/messages.table.ts";
import { offers } from "#app/deals/offers/offers.table.ts";
import { mandateOffers, mandateWishes } from "#app/messages/mandates/mandates.table.ts";
import { flaggedMessages, personReports } from "#app/messages/safety/safety.table.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import { factRow } from "#app/payments/events/payment-facts.queries.server.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import { orders, paymentFacts, refunds, subscriptions } from "#app/payments/payments.table.ts";
import type { Database, Db } from "#app/platform/db/db.ts";
import { maintainEmbedded } from "#app/platform/db/maintain-embedded.job.server.ts";
import { confidentialListings } from "#app/listings/confidential/confidential-listings.table.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { maskBusinesses } from "./rows/confidential.ts";
import { insertRows } from "#demo/insert-rows.ts";
import { writeNewsletter } from "#demo/rows/newsletter.ts";
import { writeAgreement } from "#demo/rows/agreements.ts";
import { writeAlerts } from "#demo/rows/alerts.ts";
import { makeSources } from "#demo/rows/sources.ts";
import { makePriceCuts, makeReports, makeSaved, makeViews } from "#demo/rows/audience.ts";
import { makeDeliverables } from "#demo/rows/deliverables.ts";
import { makeDesk } from "#demo/rows/desk.ts";
import { chooseAnswering, makePassports, storeProofs } from "#demo/rows/passports.ts";
import { makeIdentityRequests, storeSpecimens } from "#demo/rows/identities.ts";
import { makeLeadRecords } from "#demo/rows/lead-records.ts";
import { makeCategoryRows, makeListings } from "#demo/rows/listings.ts";
import { makeSales } from "#demo/rows/orders.ts";
import { makePaymentFacts } from "#demo/rows/payment-facts.ts";
import { makeOffers } from "#demo/rows/offers.ts";
import { makeMandates } from "#demo/rows/mandates.ts";
import { makeNotifications } from "#demo/rows/notifications.ts";
import { makePeople } from "#demo/rows/people.ts";
import { makeAlbums, makePhotos } from "#demo/rows/photos.ts";
import { makeRooms, storeRoom } from "#demo/rows/room.ts";
import { settlePeople } from "#demo/rows/settle-people.ts";
import { makeSettingRows } from "#demo/rows/site-settings.ts";
import { makeFlaggedInquiries, makePersonReports } from "#demo/rows/safety.ts";
import { makeThreads } from "#demo/rows/threads.ts";
import { type StoredPicture, storePictures } from "#demo/store-pictures.ts";
import { addDays } from "#app/shared/day.ts";
import { createRandom } from "#demo/world/random.ts";

/** Any constant, the same in every process. */
const lockKey = 7_355_609;

/**
 * Fills an empty database with a realistic market: the same one every time, relative to today.
 * Storing pictures twice is harmless; all rows come in one transaction, so that a process killed
 * halfway leaves an empty database, which the next start fills.
 */
export async function loadDemonstration(
  { db, files, log }: Services,
  database: Database,
  now = new Date(),
): Promise<boolean> {
  if (!(await hasNobody(db))) return false;
  log.warn("loading the demonstration data, once");
  const password = await hashPassword(demoPassword);
  // Stored in parallel with the rows, which wait for them at the end, so that no row references a missing picture.
  const pictures = Promise.all([
    storePictures(files),
    storeSpecimens(files),
    storeRoom(files),
    storeProofs(files),
  ]).then(([stored]) => stored);
  pictures.catch(() => log.warn("a picture could not be stored"));
  const loaded = await db.transaction(async (tx) => {
    // Of two processes that start at once, the second waits here, longer than a page may, and finds the work done.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (!(await hasNobody(tx))) return false;
    await writeWorld(tx, pictures, password, now);
    return true;
  });
  if (loaded) await maintainEmbedded(database);
  return loaded;
}

async function hasNobody(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ nobody: boolean }>(
    sql`select not exists (select 1 from users) as nobody`,
  );
  return rows[0]!.nobody;
}

export async function writeWorld(
  tx: Db,
  pictures: Promise<readonly StoredPicture[]>,
  password: string,
  now: Date,
): Promise<void> {
  const random = createRandom("relevo");
  const people = makePeople(random, now);
  const { admin, seller, buyer, broker } = people;
  const ready = [admin, seller, buyer, broker];
  const everybody = [...ready, ...people.sellers, ...people.buyers, ...people.brokers];
  const businesses = makeListings(random, now, people);
  const albums = makeAlbums(createRandom("albums"), businesses);
  const sales = makeSales(random, now, businesses);
  const threads = makeThreads(random, now, people, businesses);
  const records = makeLeadRecords(createRandom("leads"), now, people, threads.conversations);
  const made = makeOffers(
    createRandom("offers"),
    now,
    people,
    businesses,
    threads,
    records.members,
  );
  // Its own random numbers, so that the rest stays unchanged.
  const chance = createRandom("safety");
  const flagged = makeFlaggedInquiries(chance, now, people, businesses);
  const accused = makePersonReports(chance, now, people, threads.conversations);
  const identities = await makeIdentityRequests(chance, now, people);
  const held = await makePassports(createRandom("passports"), now, people, threads.conversations);
  chooseAnswering(createRandom("answers passports"), people, businesses);
  const bells = makeNotifications(chance, now, people, businesses, threads);
  const mandates = makeMandates(createRandom("mandates"), now, people, businesses, threads);
  const views = makeViews(random, now, people, businesses);
  const sources = makeSources(createRandom("sources"), people, businesses, views);
  const saved = makeSaved(random, now, people, businesses);
  const reports = makeReports(random, now, people, businesses);
  const cuts = makePriceCuts(random, now, businesses);
  const desk = makeDesk(random, now, people);
  const rooms = await makeRooms(createRandom("room"), now, people, businesses);
  const newsletter = chooseForNewsletter(businesses, now);
  const included = makeDeliverables(createRandom("deliverables"), now, businesses, sales, {
    newsletter,
    brokers: new Map(mandates.offers.map(({ listingId, brokerId }) => [listingId, brokerId])),
  });
  const written = [...threads.messages, ...flagged.messages, ...mandates.messages];
  settlePeople(everybody, [
    ...businesses.flatMap(({ row: { ownerId: userId, ...row } }) =>
      [row.createdAt, row.publishedAt, row.confirmedAt, row.soldAt].map((at) => ({ userId, at })),
    ),
    ...written.map(({ senderId: userId, createdAt: at }) => ({ userId, at })),
    ...written.map(({ recipientId: userId, readAt: at }) => ({ userId, at })),
    ...sales.orders.map(({ userId, createdAt: at }) => ({ userId, at })),
    ...saved.map(({ userId, createdAt: at }) => ({ userId, at })),
    ...[...reports, ...accused].map(({ reporterId: userId, createdAt: at }) => ({ userId, at })),
    ...[...desk.applications, ...desk.contactMessages, ...identities, ...held.requests].map(
      ({ userId, createdAt: at }) => ({ userId, at }),
    ),
  ]);

  const masked = maskBusinesses(businesses, await getExchangeRates(tx));
  const isMasked = new Set(masked.hidden.map(({ listingId }) => listingId));
  const isOpen = ({ listingId }: { listingId: string }) => !isMasked.has(listingId);

  await insertRows(tx, users, everybody);
  await insertRows(
    tx,
    credentials,
    ready.map(({ id }) => ({ userId: id, password })),
  );
  await tx.insert(siteSettings).values(makeSettingRows());
  await insertRows(
    tx,
    listings,
    // Covers are for everyone; stated here, so that adding the photos changes no listing.
    masked.rows.map((row) => ({
      ...row,
      hasPhoto: row.confidential || albums.get(row.id)!.length > 0,
    })),
  );
  await insertRows(tx, confidentialListings, masked.hidden);
  await insertRows(tx, listingCategories, businesses.flatMap(makeCategoryRows));
  await insertRows(tx, orders, sales.orders);
  await insertRows(tx, refunds, sales.refunds);
  await insertRows(tx, subscriptions, sales.subscriptions);
  await insertRows(tx, testProviderObjects, makeProviderObjects(sales));
  await insertRows(tx, testProviderObjects, makeProviderPayments(sales));
  await insertRows(tx, paymentFacts, makePaymentFacts(sales).map(factRow));
  for (const { conversations: begun, messages: sent } of [threads, flagged, mandates]) {
    await insertRows(tx, conversations, begun);
    await insertRows(tx, messages, sent);
  }
  await insertRows(tx, deliverables, included);
  await insertRows(tx, mandateOffers, mandates.offers);
  await insertRows(tx, mandateWishes, mandates.wishes);
  await insertRows(tx, offers, made);
  await insertRows(tx, conversationMembers, records.members);
  await insertRows(tx, quickReplies, records.replies);
  await insertRows(tx, flaggedMessages, flagged.flags);
  await insertRows(tx, personReports, accused);
  await insertRows(tx, identityVerifications, identities);
  await insertRows(tx, passports, held.passports);
  await insertRows(tx, passportRequests, held.requests);
  await insertRows(tx, notifications, bells);
  await insertRows(tx, listingDailyViews, views);
  await insertRows(tx, listingDailySources, sources);
  await insertRows(tx, savedListings, saved);
  await insertRows(tx, listingReports, reports);
  await tx.execute(
    sql`update listing_prices p set amount = cut.amount
        from jsonb_to_recordset(${JSON.stringify(cuts.first.filter(isOpen))}::jsonb) as cut("listingId" uuid, amount bigint)
        where p.listing_id = cut."listingId"`,
  );
  await insertRows(tx, listingPrices, cuts.later.filter(isOpen));
  await writeAlerts(tx, buyer, now);
  for (const { listingId } of rooms) await writeAgreement(tx, { listingId, buyer, now });
  await writeNewsletter(tx, admin, newsletter, now);
  await insertRows(tx, brokerApplications, desk.applications);
  await insertRows(tx, contactMessages, desk.contactMessages);
  await insertRows(tx, listingMedia, makePhotos(random, businesses, albums, await pictures));
  for (const room of rooms) {
    await insertRows(tx, documentAccess, room.access);
    await insertRows(tx, roomFolders, room.folders);
    await insertRows(tx, roomDocuments, room.documents);
    await insertRows(tx, roomVersions, room.versions);
    await insertRows(tx, roomOpenings, room.openings);
    await insertRows(tx, roomQuestions, room.questions);
  }
  // A server would do this only after a minute, and plan badly until then.
  await tx.execute(sql`analyze`);
}

/** Featured then and now. */
const chooseForNewsletter = (businesses: ReturnType<typeof makeListings>, now: Date): string[] =>
  businesses
    .filter(
      ({ row: { status, featured, publishedAt } }) =>
        status === "active" && featured && publishedAt && publishedAt < addDays(now, -10),
    )
    .slice(0, 3)
    .map(({ row }) => row.id);
