import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { articleAddresses } from "#app/content/articles/articles.table.ts";
import { eq } from "drizzle-orm";
import { importRows, imports } from "#app/brokerage/import/imports.table.ts";
import { checkRows } from "#app/brokerage/import/rows/check-rows.ts";
import { guessMapping } from "#app/brokerage/import/rows/import-columns.ts";
import { roomFolders, roomQuestions, roomVersions } from "#app/deals/room/room.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { webhookEndpoints } from "#app/programs/webhooks/webhooks.table.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Db } from "#app/platform/db/db.ts";
import {
  aBroker,
  aCampaign,
  aConversation,
  aDocument,
  aMessage,
  anAdmin,
  anAlert,
  aDraftArticle,
  anArticle,
  anOffer,
  anOrder,
  aPhoto,
  aQuietListing,
  aRenewal,
  aSale,
  aRoomDocument,
  aSavedListing,
  aSeller,
  aUser,
  bareTerms,
  type Listing,
  type User,
} from "#test/factories.ts";

/** The photos of all of them. Stored only if files matter. */
export const storedPicture = "0".repeat(64);

export const roles = ["nobody", "buyer", "stranger", "owner", "broker", "admin"] as const;
export type Role = (typeof roles)[number];

/** The records of the owner, in every state that others may or may not see. */
export interface Fixtures {
  owner: User;
  active: Listing;
  pending: Listing;
  draft: Listing;
  expired: Listing;
  sold: Listing;
  /** Another owner's listing, which the owner saved with a note. */
  saved: Listing;
  photos: { shown: string; ofPending: string; ofExpired: string; revealing: string };
  document: string;
  /** Of the active listing: a document in a folder, and a question about it. */
  room: { folder: string; empty: string; document: string; version: string; question: string };
  /** A conversation about the active listing. */
  conversation: string;
  /** The offer that waits for an answer in it. */
  offer: string;
  /** A conversation about the expired listing, whose sale is agreed. */
  deal: string;
  /** A person who has requested the documents. */
  requester: string;
  /** A paid order of the owner, and the renewal of the active listing. */
  order: string;
  renewal: string;
  /** An unread notification of the owner. */
  notification: string;
  /** An email alert of the owner, paused so that no job changes it. */
  alert: string;
  /** The preview of a file that the owner sent. */
  import: string;
  /** The draft of a campaign, about another owner's listing. */
  campaign: string;
  /** A published article, its earlier slug among the guides, and the draft of a guide. */
  article: {
    id: string;
    published: string;
    old: string;
    draftId: string;
    draft: string;
    previewKey: string;
  };
  /** The id of one of the owner's sessions. */
  session: string;
  /** A webhook of the owner, paused so that no job touches it. */
  webhook: string;
  /** Words that only the owner and administrators may receive. */
  secrets: string[];
}

/** In one transaction: the server gets all changes at once. */
export const makeFixtures = (db: Db, picture = storedPicture): Promise<Fixtures> =>
  db.transaction((tx) => insertFixtures(tx, picture));

async function insertFixtures(db: Db, storageKey: string): Promise<Fixtures> {
  const owner = await aSeller(db, {
    emailVerified: false,
    // A job sends emails, and would mark messages while the next request is being compared.
    notifyByEmail: false,
  });
  const secret = (what: string) => `Secret ${what} ${owner.id.slice(-12)}`;
  const make = (status: Listing["status"], title: string, more = {}) =>
    aQuietListing(db, { ownerId: owner.id, status, title, ...more });
  const active = await make("active", "Farm shop by the river", {
    businessName: secret("name"),
    businessNameHidden: true,
  });
  const pending = await make("pending", secret("pending"));
  const draft = await make("draft", secret("draft"));
  const expired = await make("expired", "Orchard that was for sale");
  const sold = await make("sold", "Nursery that was sold");
  const saved = await aQuietListing(db, { hasPhoto: false });
  const photoOf = async ({ id }: Listing, position: number, revealing = false) =>
    (await aPhoto(db, id, { position, revealing, storageKey })).id;
  const shown = await photoOf(active, 0);
  const ofPending = await photoOf(pending, 0);
  const ofExpired = await photoOf(expired, 0);
  const revealing = await photoOf(pending, 1, true);
  const document = await aDocument(db, active.id, { fileName: `${secret("document")}.pdf` });
  const room = await aRoom(db, active.id, secret);
  const conversation = await aConversation(db, { listingId: active.id, ownerId: owner.id });
  await aMessage(db, conversation, { content: secret("message") });
  const offer = await anOffer(db, {
    conversationId: conversation.id,
    terms: { ...bareTerms, notes: secret("offer") },
  });
  const deal = await aConversation(db, { listingId: expired.id, ownerId: owner.id });
  const accepted = await anOffer(db, { conversationId: deal.id, state: "accepted" });
  await aSale(db, { offerId: accepted.id });
  const session = await aSession(db, owner.id);
  await aSavedListing(db, owner.id, saved.id, { note: secret("note") });
  const alert = await anAlert(db, {
    userId: owner.id,
    email: owner.email,
    name: secret("alert"),
    encodedAt: new Date(),
    pausedAt: new Date(),
  });
  const requester = await aUser(db);
  await db.insert(documentAccess).values({ listingId: active.id, userId: requester.id });
  const bought = { listingId: active.id, userId: owner.id };
  const order = await anOrder(db, { ...bought, status: "paid", receiptNumber: secret("receipt") });
  const renewal = await aRenewal(db, bought);
  const [notification] = await db
    .insert(notifications)
    .values({
      userId: owner.id,
      kind: "message",
      key: "message:1",
      title: secret("notification"),
      href: "/account/leads",
    })
    .returning({ id: notifications.id });
  const [webhook] = await db
    .insert(webhookEndpoints)
    .values({
      userId: owner.id,
      url: "https://hooks.example.com/",
      events: ["lead.created"],
      secret: secret("webhook"),
      state: "paused",
    })
    .returning({ id: webhookEndpoints.id });
  return {
    owner,
    active,
    pending,
    draft,
    expired,
    sold,
    saved,
    photos: { shown, ofPending, ofExpired, revealing },
    document: document.id,
    room,
    conversation: conversation.id,
    offer: offer.id,
    deal: deal.id,
    requester: requester.id,
    order: order.id,
    renewal: renewal.id,
    notification: notification!.id,
    alert: alert.id,
    import: await aPreview(db, owner.id),
    campaign: (await aCampaign(db, [saved.id])).id,
    article: await someArticles(db),
    session,
    webhook: webhook!.id,
    secrets: [
      "name",
      "pending",
      "draft",
      "note",
      "message",
      "offer",
      "receipt",
      "document",
      "folder",
      "room document",
      "question",
      "notification",
      "alert",
      "webhook",
    ].map(secret),
  };
}

async function aRoom(
  db: Db,
  listingId: string,
  secret: (what: string) => string,
): Promise<Fixtures["room"]> {
  const names = { name: secret("room document"), folderName: secret("folder") };
  const { id: documentId, folderId } = await aRoomDocument(db, listingId, names);
  const [version] = await db
    .select({ id: roomVersions.id })
    .from(roomVersions)
    .where(eq(roomVersions.documentId, documentId));
  const [empty] = await db
    .insert(roomFolders)
    .values({ listingId, position: 9, name: secret("folder") })
    .returning();
  const [question] = await db
    .insert(roomQuestions)
    .values({ listingId, documentId, askerId: (await aUser(db)).id, question: secret("question") })
    .returning();
  return {
    folder: folderId,
    empty: empty!.id,
    document: documentId,
    version: version!.id,
    question: question!.id,
  };
}

async function someArticles(db: Db): Promise<Fixtures["article"]> {
  const published = await anArticle(db, { shelf: "business-articles" });
  const draft = await aDraftArticle(db);
  const old = createId();
  await db.insert(articleAddresses).values({ path: `guides/${old}`, articleId: published.id });
  return {
    id: published.id,
    published: published.slug,
    old,
    draftId: draft.id,
    draft: draft.slug,
    previewKey: draft.previewKey,
  };
}

/** Of a draft that is not there yet, and a row with an error. */
async function aPreview(db: Db, userId: string): Promise<string> {
  const importId = createId();
  const headers = ["Ref", "Title", "Region", "Category"];
  await db.insert(imports).values({
    id: importId,
    userId,
    fileName: "listings.csv",
    format: "csv",
    headers,
    mapping: guessMapping(headers),
  });
  const rows = [["F-1", "Corner bakery", "CA-ON", "retail"], ["F-2"]].map((cells) => ({ cells }));
  const checked = checkRows({
    rows,
    mapping: guessMapping(headers),
    known: [],
    lost: [],
    isFromFeed: false,
    now: new Date(),
  });
  await db.insert(importRows).values(
    checked.map(
      (
        { kind, reference, listingId, errors, changes, photos, locked, cleaned, returns },
        position,
      ) => ({
        importId,
        position,
        line: position + 2,
        kind,
        reference,
        listingId,
        cells: rows[position]!.cells,
        details: { errors, changes, photos, locked, cleaned, returns },
      }),
    ),
  );
  return importId;
}

async function aSession(db: Db, userId: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const [session] = await db
    .insert(sessions)
    .values({ userId, token: createId(), expiresAt })
    .returning();
  return session!.id;
}

/** Somebody new in the role: what the last one changed is not there for the next. */
export async function anActor(
  db: Db,
  role: Role,
  { owner, active }: Fixtures,
): Promise<User | null> {
  if (role === "nobody") return null;
  if (role === "owner") return owner;
  const unconfirmed = { emailVerified: false };
  if (role === "broker") return aBroker(db, { ...unconfirmed, phoneVerified: false });
  if (role === "admin") return anAdmin(db, { ...unconfirmed });
  const person = await aUser(db, unconfirmed);
  // A buyer differs from a stranger in having asked the owner before.
  if (role === "buyer")
    await aMessage(
      db,
      await aConversation(db, { listingId: active.id, ownerId: owner.id, buyerId: person.id }),
    );
  return person;
}
