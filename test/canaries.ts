import { users } from "#app/accounts/accounts.table.ts";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, aListing, aMessage, aSeller, aUser } from "#test/factories.ts";

/** One word for each confidential field. None may appear before it is disclosed. */
export const canaries = {
  businessName: "canary-business-name",
  address: "canary-street",
  postalCode: "canary-postal-code",
  website: "https://canary-website.example/",
  contactName: "canary-contact-name",
  contactEmail: "canary-contact@example.com",
  contactPhone: "canary-contact-phone",
  latitude: "43.7171717",
  longitude: "-79.3838383",
  rejectionReason: "canary-rejection",
  storageKey: "canary-storage-key",
  /** As long as a YouTube id. */
  video: "canaryVideo",
  revealingPhoto: "canary-revealing-photo",
  document: "canary-statements.pdf",
  documentCaption: "canary-document-caption",
  ownerFirstName: "Canaryfirst",
  ownerLastName: "Canarylast",
  ownerPhone: "canary-owner-phone",
  ownerAbout: "canary-owner-about",
  note: "canary-saved-note",
  message: "canary-message",
};

/** A listing full of them, its owner, and a buyer who has saved it and written about it. */
export async function plantCanaries(
  db: Db,
  changes: Partial<typeof listings.$inferInsert> = { status: "active" },
) {
  const ownerId = createId();
  const owner = await aSeller(db, {
    id: ownerId,
    email: `canary-owner-${ownerId}@example.com`,
    firstName: canaries.ownerFirstName,
    lastName: canaries.ownerLastName,
    phone: canaries.ownerPhone,
    about: canaries.ownerAbout,
    showProfile: false,
    showContactInfo: false,
  } satisfies Partial<typeof users.$inferInsert>);
  const buyer = await aUser(db);
  const listing = await aListing(db, {
    ownerId,
    ...changes,
    businessName: canaries.businessName,
    address: canaries.address,
    postalCode: canaries.postalCode,
    website: canaries.website,
    contactName: canaries.contactName,
    contactEmail: canaries.contactEmail,
    contactPhone: canaries.contactPhone,
    latitude: Number(canaries.latitude),
    longitude: Number(canaries.longitude),
    rejectionReason: canaries.rejectionReason,
  });
  const medium = { listingId: listing.id, contentType: "x/y", bytes: 1, width: 3, height: 2 };
  await db.insert(listingMedia).values([
    {
      ...medium,
      kind: "photo",
      position: 0,
      storageKey: canaries.storageKey,
      caption: "open-photo",
      featured: true,
    },
    {
      ...medium,
      kind: "photo",
      position: 1,
      storageKey: `${canaries.storageKey}-2`,
      caption: canaries.revealingPhoto,
      revealing: true,
    },
    {
      ...medium,
      kind: "video",
      position: 0,
      storageKey: `youtube:${canaries.video}`,
    },
    {
      ...medium,
      kind: "document",
      position: 0,
      storageKey: `${canaries.storageKey}-4`,
      fileName: canaries.document,
      caption: canaries.documentCaption,
    },
  ]);
  await db
    .insert(savedListings)
    .values({ userId: buyer.id, listingId: listing.id, note: canaries.note });
  const conversation = await aConversation(db, {
    listingId: listing.id,
    ownerId,
    buyerId: buyer.id,
  });
  await aMessage(db, conversation, { content: canaries.message });
  return { listing, owner, buyer };
}
