import type { ContactRefusal, InquiryRefusal } from "#app/messages/inquiry/inquiry.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** The contact panel beside a listing, for this viewer. */
export type ContactState =
  | { kind: "visitor" }
  | { kind: "refused"; reason: ContactRefusal }
  | { kind: "form"; formKey: string; prefill: InquiryFields; confirmed: boolean };

export interface InquiryFields {
  fullName: string;
  phoneNumber: string;
  emailAddress: string;
}

export type SendProblem = InquiryRefusal | "signed-out" | "invalid" | "failed";

export type SendResult =
  | { ok: true }
  | { ok: false; problem: SendProblem; errors: FieldErrors; typed: Record<string, string> };

/** Shown instead of the form, or above it after a failed submission. */
export const problemMessages: Record<SendProblem, string> = {
  "signed-out": "Please log in to send a message.",
  failed: "Failed to send message. Please try again.",
  invalid: "Please check the highlighted fields.",
  "not-found": "This listing is no longer available.",
  "own-listing": "This is your listing.",
  sold: "This business has been sold, so the owner is no longer taking inquiries.",
  "no-messages": "The owner is not taking new messages at the moment.",
  "conversation-closed": "Your conversation about this business has been closed.",
  "daily-limit": "You've reached the limit of 20 inquiries a day. Please try again tomorrow.",
  "unconfirmed-limit":
    "Until you confirm your email address, you can send 3 inquiries a day. Confirm it now, or try again tomorrow.",
  "same-text":
    "You've sent this text to several owners today. Write something about this business, or try again in an hour.",
};

export const problemStatus: Record<SendProblem, number> = {
  "signed-out": 401,
  failed: 500,
  invalid: 422,
  "not-found": 404,
  "own-listing": 403,
  sold: 409,
  "no-messages": 403,
  "conversation-closed": 409,
  "daily-limit": 429,
  "unconfirmed-limit": 429,
  "same-text": 429,
};

/** To the sign-in page, and back to the form. */
export const signInHref = (listingId: string, mode: "signin" | "signup" = "signin"): string =>
  `/signin?mode=${mode}&returnTo=${encodeURIComponent(`/business/${listingId}#contact`)}`;
