/** An inquiry is a buyer's first message to an owner or broker, through a contact form. */
import { acceptsMessages } from "#app/accounts/privacy/privacy.ts";
import { isPublic, type ListingStatus } from "#app/listings/listing.ts";
import { isManagedBy, type ManagedListing } from "#app/listings/manager.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";

export const inquiriesPerDay = 20;
export const inquiriesPerDayUnconfirmed = 3;

export const inquirySubject = (title: string): string => `Inquiry about ${title}`;

export type ContactRefusal =
  | "not-found"
  | "own-listing"
  | "sold"
  | "no-messages"
  | "conversation-closed";
export type InquiryRefusal = ContactRefusal | "daily-limit" | "unconfirmed-limit" | "same-text";

export type InquiryTo = { listingId: string } | { brokerId: string };

export type KnownThread = { status: ConversationStatus } | null;

export interface ContactedListing extends ManagedListing {
  status: ListingStatus;
  expiresAt: Date | null;
  manager: { allowMessages: boolean; deactivatedAt: Date | null; deletedAt: Date | null };
}

export function findContactRefusal(
  listing: ContactedListing,
  senderId: string | null,
  conversation: KnownThread,
  now: Date,
): ContactRefusal | null {
  if (senderId && isManagedBy(listing, { id: senderId })) return "own-listing";
  if (listing.status === "sold") return "sold";
  if (!isPublic(listing, now)) return "not-found";
  const { manager } = listing;
  if (manager.deactivatedAt || manager.deletedAt) return "no-messages";
  if (conversation?.status === "closed") return "conversation-closed";
  // The setting blocks new contacts; existing conversations continue.
  return acceptsMessages(manager) || conversation ? null : "no-messages";
}

export function findBrokerRefusal(
  broker: { id: string; allowMessages: boolean },
  senderId: string | null,
  conversation: KnownThread,
): ContactRefusal | null {
  if (broker.id === senderId) return "own-listing";
  if (conversation?.status === "closed") return "conversation-closed";
  return broker.allowMessages || conversation ? null : "no-messages";
}

export function checkDailyLimit(sender: {
  emailVerified: boolean;
  sentToday: number;
}): "daily-limit" | "unconfirmed-limit" | null {
  if (sender.sentToday >= inquiriesPerDay) return "daily-limit";
  if (!sender.emailVerified && sender.sentToday >= inquiriesPerDayUnconfirmed)
    return "unconfirmed-limit";
  return null;
}
