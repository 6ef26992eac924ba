/**
 * An inquiry is a buyer's first message to the owner of a business, through the contact form of the listing. It needs a
 * signed-in sender other than the owner and an owner who accepts messages; the number per day is limited, with a lower limit
 * for unconfirmed email addresses.
 */
import { acceptsMessages } from "#app/accounts/privacy/privacy.ts";
import { isPublic, type ListingStatus } from "#app/listings/listing.ts";
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

export interface ContactedListing {
  status: ListingStatus;
  expiresAt: Date | null;
  ownerId: string;
  owner: { allowMessages: boolean; deactivatedAt: Date | null; deletedAt: Date | null };
}

/** Why this person cannot write about this listing at all, or null if they can. A visitor has no id. */
export function findContactRefusal(
  listing: ContactedListing,
  senderId: string | null,
  conversation: { status: ConversationStatus } | null,
  now: Date,
): ContactRefusal | null {
  if (listing.ownerId === senderId) return "own-listing";
  if (listing.status === "sold") return "sold";
  if (!isPublic(listing, now)) return "not-found";
  const { owner } = listing;
  if (owner.deactivatedAt || owner.deletedAt) return "no-messages";
  if (conversation?.status === "closed") return "conversation-closed";
  // The setting blocks new contacts; existing conversations continue.
  return acceptsMessages(owner) || conversation ? null : "no-messages";
}

/** Why this person cannot write to a broker of the directory, or null if they can. */
export function findBrokerRefusal(
  broker: { id: string; allowMessages: boolean },
  senderId: string | null,
  conversation: { status: ConversationStatus } | null,
): ContactRefusal | null {
  if (broker.id === senderId) return "own-listing";
  if (conversation?.status === "closed") return "conversation-closed";
  return broker.allowMessages || conversation ? null : "no-messages";
}

/** The same as for a listing, plus the daily limit. */
export function checkInquiry(
  listing: ContactedListing,
  sender: { id: string; emailVerified: boolean; sentToday: number },
  conversation: { status: ConversationStatus } | null,
  now: Date,
): InquiryRefusal | null {
  return findContactRefusal(listing, sender.id, conversation, now) ?? checkDailyLimit(sender);
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
