import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { hashToken } from "#app/accounts/proofs/proofs.server.ts";
import { scopeNames, tokenPrefix } from "#app/programs/tokens/access-token.ts";
import { accessTokens } from "#app/programs/tokens/access-tokens.table.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { roomDocuments, roomFolders, roomVersions } from "#app/deals/room/room.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { mandateOffers, mandateWishes } from "#app/messages/mandates/mandates.table.ts";
import { campaignListings, campaigns } from "#app/messages/campaigns/campaigns.table.ts";
import { reportClients } from "#app/brokerage/clients/clients.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { closingSteps } from "#app/deals/closing/closing-steps.table.ts";
import type { OfferTerms } from "#app/deals/offers/offer.ts";
import { offers } from "#app/deals/offers/offers.table.ts";
import { sales } from "#app/deals/sales/sales.table.ts";
import { addDocument } from "#app/deals/signing/add-document.server.ts";
import { orders, subscriptions } from "#app/payments/payments.table.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import { articles } from "#app/content/articles/articles.table.ts";
import { siteSettings } from "#app/content/settings/site-settings.table.ts";
import { makeProviderObjects } from "#demo/rows/provider-objects.ts";
import { demoSettings } from "#demo/rows/site-settings.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";

// Valid rows with sensible defaults, one call each. What matters to the caller is given; all else is filled in, the
// people and businesses that a row needs included.

export type User = typeof users.$inferSelect;
export type Listing = typeof listings.$inferSelect;
export type Conversation = typeof conversations.$inferSelect;
type Message = typeof messages.$inferSelect;
type Order = typeof orders.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;
type Media = typeof listingMedia.$inferSelect;
type Alert = typeof alerts.$inferSelect;
type Campaign = typeof campaigns.$inferSelect;

type New<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

const day = 24 * 60 * 60 * 1000;

/** The password of everybody who is made here. */
export const goodPassword = "blue harbour 77";

/** At the cost that `test/stand-ins/hash-cost.ts` gives, so that signing in does not hash it anew. */
const hashOfGoodPassword =
  "$argon2id$v=19$m=8,t=1,p=1$fDiCePC+/bNHYkjHtCOydw$zJqL6qE4MJjYxeTtKjq8PCRIO2kQ8mahiGj29mL/hA4";

export async function aUser(db: Db, changes: New<typeof users> = {}): Promise<User> {
  const id = changes.id ?? createId();
  const firstName = changes.firstName ?? "Ana";
  const lastName = changes.lastName ?? "Núñez";
  const user = only(
    await db
      .insert(users)
      .values({
        id,
        email: `person-${id}@example.com`,
        name: `${firstName} ${lastName}`,
        firstName,
        lastName,
        phone: "+1 416 555 0100",
        emailVerified: true,
        termsVersion: legalVersion,
        termsAcceptedAt: new Date(),
        ...changes,
      })
      .returning(),
  );
  await db.insert(credentials).values({ userId: user.id, password: hashOfGoodPassword });
  return user;
}

export const aSeller = (db: Db, changes: New<typeof users> = {}) =>
  aUser(db, { userType: "seller", ...changes });

/** In the directory, in a region that no journey counts. */
export const aBroker = (db: Db, changes: New<typeof users> = {}) =>
  aUser(db, {
    userType: "broker",
    identityVerified: true,
    phoneVerified: true,
    brokerLicense: "YT-100200",
    brokerage: "Example Brokers",
    region: "CA-YT",
    ...changes,
  });

export const anAdmin = (db: Db, changes: New<typeof users> = {}) =>
  aUser(db, { userType: "admin", ...changes });

/** The token itself, which its row does not have. */
export async function anAccessToken(
  db: Db,
  userId: string,
  changes: New<typeof accessTokens> = {},
): Promise<string> {
  const token = tokenPrefix + randomBytes(32).toString("base64url");
  await db.insert(accessTokens).values({
    userId,
    name: "Office system",
    scopes: scopeNames,
    hash: hashToken(token),
    ending: token.slice(-4),
    expiresAt: new Date(Date.now() + 30 * day),
    ...changes,
  });
  return token;
}

/** A passport that holds, of a person whom we checked. What is shown where is in the conversations. */
export async function aPassport(
  db: Db,
  userId: string,
  changes: New<typeof passports> = {},
): Promise<typeof passports.$inferSelect> {
  const now = Date.now();
  await db
    .update(users)
    .set({ emailVerified: true, phoneVerified: true, identityVerified: true })
    .where(eq(users.id, userId));
  return only(
    await db
      .insert(passports)
      .values({
        userId,
        experience: "Eight years head of a kitchen of 90 seats",
        sought: "A restaurant between Guelph and London",
        timing: "three-months",
        fundsBand: "500k-1m",
        fundsCurrency: "CAD",
        fundsVerifiedOn: "2026-11-03",
        approvedAt: new Date(now - 10 * day),
        expiresAt: new Date(now + 80 * day),
        ...changes,
      })
      .returning(),
  );
}

/** A listing in the state asked for, with the package and the term that the state needs. */
export async function aListing(
  db: Db,
  {
    categories = ["restaurants"],
    ...changes
  }: New<typeof listings> & { categories?: CategorySlug[] } = {},
): Promise<Listing> {
  const ownerId = changes.ownerId ?? (await aSeller(db)).id;
  const listing = only(
    await db
      .insert(listings)
      .values({
        ownerId,
        title: "Neighbourhood bakery with a loyal morning crowd",
        description: "Twelve years on the same corner, with its own ovens and a lease until 2031.",
        city: "Toronto",
        region: "CA-ON",
        // Whole enough for alerts and featured places.
        hasPhoto: true,
        ...(hasNo("askingPrice", changes) && { askingPrice: 250_000_00 }),
        ...((changes.status ?? "draft") !== "draft" && {
          annualRevenueOnRequest: hasNo("annualRevenue", changes),
          annualCashFlowOnRequest: hasNo("annualCashFlow", changes),
        }),
        ...lifeOf(changes.status ?? "pending", new Date()),
        ...changes,
      })
      .returning(),
  );
  if (categories.length > 0)
    await db
      .insert(listingCategories)
      .values(
        categories.map((category, position) => ({ listingId: listing.id, position, category })),
      );
  // Inserted as it is, and masked like one whose owner chose it.
  if (changes.confidentiality !== "confidential") return listing;
  await changeListing(db, listing.id, { title: listing.title });
  return listing;
}

const hasNo = (
  figure: "askingPrice" | "annualRevenue" | "annualCashFlow",
  changes: New<typeof listings>,
): boolean =>
  changes[figure] === undefined && !changes[`${figure}Range`] && !changes[`${figure}OnRequest`];

function lifeOf(status: Listing["status"], now: Date): New<typeof listings> {
  const published = {
    status,
    publishedAt: now,
    expiresAt: new Date(now.getTime() + 90 * day),
    packageId: "premium" as const,
    packagePurchasedAt: now,
  };
  if (status === "active") return published;
  if (status === "sold") return { ...published, soldAt: now };
  if (status === "expired") return { ...published, expiresAt: new Date(now.getTime() - day) };
  return { status };
}

/**
 * A listing that stays out of the way of journeys beside this one: too old for the newest, in a place and a trade that
 * nobody counts, without a price to be sorted by.
 */
export async function aQuietListing(
  db: Db,
  changes: Parameters<typeof aListing>[1] = {},
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

/** A quiet listing for journeys that look at it. */
export async function aListingWithPhotos(
  db: Db,
  changes: Parameters<typeof aListing>[1] = {},
): Promise<Listing> {
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

export async function aPhoto(
  db: Db,
  listingId: string,
  changes: New<typeof listingMedia> = {},
): Promise<Media> {
  return only(
    await db
      .insert(listingMedia)
      .values({
        listingId,
        kind: "photo",
        position: 0,
        storageKey: createId(),
        contentType: "image/webp",
        bytes: 1000,
        width: 1600,
        height: 1067,
        ...changes,
      })
      .returning(),
  );
}

/** The row of a document; whoever opens it needs its file too. */
export async function aDocument(
  db: Db,
  listingId: string,
  changes: New<typeof listingMedia> = {},
): Promise<Media> {
  return only(
    await db
      .insert(listingMedia)
      .values({
        listingId,
        kind: "document",
        position: 0,
        storageKey: createId().replaceAll("-", ""),
        contentType: "application/pdf",
        bytes: 1000,
        fileName: "Statements 2025.pdf",
        ...changes,
      })
      .returning(),
  );
}

type RoomDocument = typeof roomDocuments.$inferSelect & { storageKey: string };

/** A PDF in a folder of its own, unless one is given. */
export async function aRoomDocument(
  db: Db,
  listingId: string,
  changes: New<typeof roomDocuments> & { folderName?: string } = {},
  version: New<typeof roomVersions> = {},
): Promise<RoomDocument> {
  const { folderName = "Company", ...row } = changes;
  const position = await db.$count(roomFolders, eq(roomFolders.listingId, listingId));
  const folderId =
    row.folderId ??
    only(await db.insert(roomFolders).values({ listingId, position, name: folderName }).returning())
      .id;
  const document = only(
    await db
      .insert(roomDocuments)
      .values({ listingId, folderId, position: 0, name: "Statements 2025", ...row })
      .returning(),
  );
  const { storageKey } = only(
    await db
      .insert(roomVersions)
      .values({
        documentId: document.id,
        number: document.version,
        storageKey: `${createId()}-${"0".repeat(64)}`,
        contentType: "application/pdf",
        bytes: 1000,
        pages: 2,
        ...version,
      })
      .returning(),
  );
  return { ...document, storageKey };
}

export async function aSavedListing(
  db: Db,
  userId: string,
  listingId: string,
  changes: Pick<New<typeof savedListings>, "note" | "createdAt"> = {},
): Promise<void> {
  await db.insert(savedListings).values({ userId, listingId, ...changes });
}

export async function aConversation(
  db: Db,
  changes: New<typeof conversations> = {},
): Promise<Conversation> {
  const listing = changes.listingId
    ? { id: changes.listingId, ownerId: changes.ownerId }
    : await aListing(db, {
        status: "active",
        ...(changes.ownerId && { ownerId: changes.ownerId }),
      });
  const buyerId = changes.buyerId ?? (await aUser(db)).id;
  const ownerId = listing.ownerId ?? (await aSeller(db)).id;
  return only(
    await db
      .insert(conversations)
      .values({ ...changes, listingId: listing.id, buyerId, ownerId })
      .returning(),
  );
}

/** From the buyer to the owner unless another sender is given. */
export async function aMessage(
  db: Db,
  { buyerId, ownerId, id }: Conversation,
  changes: New<typeof messages> = {},
): Promise<Message> {
  const senderId = changes.senderId ?? buyerId;
  return only(
    await db
      .insert(messages)
      .values({
        conversationId: id,
        senderId,
        recipientId: senderId === buyerId ? ownerId : buyerId,
        messageType: senderId === buyerId ? "inquiry" : "reply",
        content: "Is the lease transferable?",
        ...(changes.readAt && { deliveredAt: changes.readAt }),
        ...changes,
      })
      .returning(),
  );
}

/** The buyer's first, open for a week. */
export async function anOffer(
  db: Db,
  changes: New<typeof offers> = {},
): Promise<typeof offers.$inferSelect> {
  const thread = changes.conversationId
    ? only(
        await db.select().from(conversations).where(eq(conversations.id, changes.conversationId)),
      )
    : await aConversation(db, changes.listingId ? { listingId: changes.listingId } : {});
  const state = changes.state ?? "open";
  return only(
    await db
      .insert(offers)
      .values({
        listingId: thread.listingId!,
        number: 1,
        by: "buyer",
        madeBy: thread.buyerId,
        price: 240_000_00,
        currency: "CAD",
        terms: bareTerms,
        validUntil: new Date(Date.now() + 7 * day),
        closedAt: state === "open" ? null : new Date(),
        ...changes,
        conversationId: thread.id,
      })
      .returning(),
  );
}

/** An accepted offer with a letter to sign and one step to closing. */
export async function aSale(
  db: Db,
  changes: New<typeof sales> = {},
): Promise<typeof sales.$inferSelect> {
  const offer = changes.offerId
    ? only(await db.select().from(offers).where(eq(offers.id, changes.offerId)))
    : await anOffer(db, { state: "accepted" });
  const { conversationId, listingId } = offer;
  const isIt = eq(conversations.id, conversationId);
  const { buyerId, ownerId } = only(await db.select().from(conversations).where(isIt));
  const letterId =
    changes.letterId ??
    (await addDocument(db, {
      kind: "letter",
      title: "Letter of intent",
      body: "# Letter of intent",
      version: "letter-ca-1",
      buyerId,
      ownerId,
      timezone: "America/Toronto",
    }));
  const sale = only(
    await db
      .insert(sales)
      .values({ agreedAt: new Date(), ...changes, offerId: offer.id, listingId, letterId })
      .returning(),
  );
  await db
    .insert(closingSteps)
    .values({ saleId: sale.id, position: 0, label: "Count the inventory", owner: "both" });
  return sale;
}

export const bareTerms: OfferTerms = {
  deposit: 0,
  takeBack: null,
  earnOut: null,
  included: [],
  trainingWeeks: 0,
  conditions: [],
  notes: "",
};

/** Which mandates a broker takes: all of them unless something else is given. */
export async function aMandateWish(
  db: Db,
  userId: string,
  changes: New<typeof mandateWishes> = {},
): Promise<void> {
  await db.insert(mandateWishes).values({ userId, takesMandates: true, ...changes });
}

/** Offered just now; the commands start a mandate with all that belongs to it. */
export async function aMandateOffer(
  db: Db,
  changes: New<typeof mandateOffers> = {},
): Promise<typeof mandateOffers.$inferSelect> {
  const listingId =
    changes.listingId ?? (await aListing(db, { status: "active", packageId: "full" })).id;
  return only(
    await db
      .insert(mandateOffers)
      .values({
        brokerId: changes.brokerId ?? (await aBroker(db)).id,
        offeredBy: changes.offeredBy ?? (await anAdmin(db)).id,
        offeredAt: new Date(),
        expiresAt: new Date(Date.now() + 2 * day),
        ...changes,
        listingId,
      })
      .returning(),
  );
}

const paidStatuses = new Set(["paid", "disputed", "charged_back"]);

export async function anOrder(db: Db, changes: New<typeof orders> = {}): Promise<Order> {
  const { listingId, userId } = await boughtBy(db, changes);
  return only(
    await db
      .insert(orders)
      .values({
        kind: "package",
        packageId: "premium",
        amount: 199_00,
        ...(paidStatuses.has(changes.status ?? "open") && { paidAt: new Date() }),
        ...changes,
        listingId,
        userId,
      })
      .returning(),
  );
}

export async function aSubscription(
  db: Db,
  changes: New<typeof subscriptions> = {},
): Promise<Subscription> {
  const { listingId, userId } = await boughtBy(db, changes);
  return only(
    await db
      .insert(subscriptions)
      .values({
        packageId: "premium",
        amount: 49_00,
        renewsAt: new Date(Date.now() + 30 * day),
        paidUntil: changes.renewsAt ?? new Date(Date.now() + 30 * day),
        ...(changes.status === "cancelled" && { cancelledAt: new Date() }),
        ...changes,
        listingId,
        userId,
      })
      .returning(),
  );
}

/** A package that renews, known to the test provider as well, so that it can be cancelled there. */
export async function aRenewal(db: Db, changes: New<typeof subscriptions>): Promise<Subscription> {
  const renewal = await aSubscription(db, {
    providerSubscriptionId: `sub_${createId()}`,
    customerId: `cus_${createId()}`,
    ...changes,
  });
  await db.insert(testProviderObjects).values(makeProviderObjects({ subscriptions: [renewal] }));
  return renewal;
}

async function boughtBy(
  db: Db,
  { listingId, userId }: { listingId?: string | undefined; userId?: string | undefined },
) {
  if (listingId && userId) return { listingId, userId };
  const buyer = userId ?? (await aSeller(db)).id;
  return { userId: buyer, listingId: listingId ?? (await aListing(db, { ownerId: buyer })).id };
}

function only<Row>(rows: Row[]): Row {
  return rows[0]!;
}

/** A confirmed alert whose search is encoded at the next matching. */
export const anAlert = async (db: Db, changes: New<typeof alerts> = {}): Promise<Alert> =>
  only(
    await db
      .insert(alerts)
      .values({
        email: `${createId()}@example.com`,
        search: "q=bakery",
        consentAt: new Date(),
        consentFrom: "203.0.113.7",
        consentText: "Email me new results.",
        confirmedAt: new Date(),
        ...changes,
      })
      .returning(),
  );

/** A confirmed subscriber of the newsletter, who chose nothing. */
export const aSubscriber = (db: Db, changes: New<typeof alerts> = {}): Promise<Alert> =>
  anAlert(db, { source: "newsletter", search: "", encodedAt: new Date(), ...changes });

/** A draft that shows these listings. */
export async function aCampaign(
  db: Db,
  listingIds: readonly string[],
  changes: New<typeof campaigns> = {},
): Promise<Campaign> {
  const createdBy = changes.createdBy ?? (await anAdmin(db)).id;
  const campaign = only(
    await db
      .insert(campaigns)
      .values({ subject: "Businesses of the week", ...changes, createdBy })
      .returning(),
  );
  const shown = listingIds.map((listingId, position) => ({
    campaignId: campaign.id,
    listingId,
    position,
  }));
  if (shown.length > 0) await db.insert(campaignListings).values(shown);
  return campaign;
}

/** Who runs the site: without one, no alert is created or sent. */
export const anOperator = async (db: Db): Promise<void> => {
  await db
    .insert(siteSettings)
    .values({ key: "operator", value: demoSettings.operator })
    .onConflictDoNothing();
};

type Article = typeof articles.$inferSelect;

/** A published guide, whose address is its id. */
export async function anArticle(db: Db, changes: New<typeof articles> = {}): Promise<Article> {
  const id = changes.id ?? createId();
  return only(
    await db
      .insert(articles)
      .values({
        id,
        shelf: "guides",
        slug: id,
        title: "Opening day",
        summary: "What to do before the doors open.",
        body: "Sweep the floor.",
        author: "Ada Lovelace",
        status: "published",
        // Old enough to push nothing off the first page.
        publishAt: new Date("2020-01-01T12:00:00Z"),
        position: 999,
        previewKey: id.replaceAll("-", ""),
        ...changes,
      })
      .returning(),
  );
}

/** One that is ready for readers. */
export const aDraftArticle = (db: Db, changes: New<typeof articles> = {}): Promise<Article> =>
  anArticle(db, {
    title: "How to count a till",
    body: "One word and another. ".repeat(20).trim(),
    reviewedOn: "2026-11-01",
    status: "draft",
    publishAt: null,
    ...changes,
  });

/** Invited and not confirmed yet. */
export const aReportClient = async (
  db: Db,
  changes: New<typeof reportClients> = {},
): Promise<typeof reportClients.$inferSelect> =>
  only(
    await db
      .insert(reportClients)
      .values({
        brokerId: changes.brokerId ?? (await aBroker(db)).id,
        name: "Olga Owens",
        email: "olga@example.com",
        invitedAt: new Date(),
        ...changes,
      })
      .returning(),
  );
