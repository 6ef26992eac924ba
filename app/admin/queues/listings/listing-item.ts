import type { ItemHead } from "#app/admin/queues/queue-item.ts";
import type { Marked } from "#app/admin/queues/listings/mark-words.ts";
import type { ReviewReason } from "#app/listings/listing.ts";
import type { TimeAgoValue } from "#app/ui/format-date.ts";

export interface QueuePhoto {
  mediaId: string;
  alt: string;
}

/** Another listing that the checks point to. */
export interface OtherListing {
  id: string;
  title: string;
  owner: string;
  status: string;
  description: string;
}

/** What one of the automatic checks found, with what shows it. */
export type Evidence =
  | { reason: "banned-words"; words: string[] }
  | { reason: "repeated-text"; other: OtherListing }
  | { reason: "repeated-photos"; other: OtherListing; pairs: { own: string; other: string }[] }
  | {
      reason: "earlier-rejection";
      other: OtherListing;
      rejection: string | null;
      at: TimeAgoValue;
    };

export interface ListingItem extends ItemHead {
  /** On the market already: it stays or is taken down. */
  isLive: boolean;
  isPaid: boolean;
  /** What the checks found when it was sent; some of it may be gone since. */
  reasons: readonly ReviewReason[];
  evidence: Evidence[];
  titleParts: Marked[];
  paragraphs: { key: string; parts: Marked[] }[];
  /** Price and figures, as buyers see them. */
  figures: { label: string; value: string }[];
  facts: { term: string; detail: string }[];
  answers: { term: string; detail: Marked[] }[];
  /** What stays between the owner and us. */
  confidential: { term: string; detail: string }[];
  place: string;
  categories: string[];
  photos: QueuePhoto[];
  photoCount: number;
}
