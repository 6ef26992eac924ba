import type { InquiryInput } from "./inquiry.schema.ts";
import type { ContactRefusal, InquiryRefusal } from "./inquiry.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { data } from "react-router";

export type ContactState =
  | { kind: "visitor" }
  | { kind: "refused"; reason: ContactRefusal }
  | { kind: "form"; formKey: string; prefill: InquiryFields; confirmed: boolean };

export type InquiryFields = Omit<InquiryInput, "message">;

export type SendProblem = InquiryRefusal | "signed-out" | "invalid" | "failed";

export type SendResult =
  | { ok: true; conversationId: string; mayShowPassport: boolean }
  | { ok: false; problem: SendProblem; errors: FieldErrors; typed: Record<string, string> };

export const problemMessage = (
  problem: SendProblem,
  { recipient }: Pick<ContactTarget, "recipient">,
): string => (recipient === "broker" ? brokerMessages[problem] : null) ?? ownerMessages[problem];

const ownerMessages: Record<SendProblem, string> = {
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

const brokerMessages: Partial<Record<SendProblem, string>> = {
  "not-found": "This broker is no longer in our directory.",
  "own-listing": "This is your profile.",
  "no-messages": "This broker is not taking new messages at the moment.",
  "conversation-closed": "Your conversation with this broker has been closed.",
  "same-text":
    "You've sent this text to several people today. Write something else, or try again in an hour.",
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

/** When offline, the form keeps its values and shows an error. */
export async function answerOffline<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const result: SendResult = { ok: false, problem: "failed", errors: {}, typed: {} };
    return data(result, { status: problemStatus.failed });
  }
}

export interface ContactTarget {
  recipient: "owner" | "broker";
  page: string;
  draftKey: string;
}

export const contactTarget = (recipient: "owner" | "broker", id: string): ContactTarget => ({
  recipient,
  page: recipient === "owner" ? `/business/${id}` : `/brokers/${id}`,
  draftKey: `message ${id}`,
});

export const signInHref = ({ page }: ContactTarget, mode: "signin" | "signup" = "signin"): string =>
  `/signin?mode=${mode}&returnTo=${encodeURIComponent(`${page}#contact`)}`;
