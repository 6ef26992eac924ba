import { describeFileProblem, type FileProblem } from "#app/messages/thread/files/message-file.ts";
import type { ThreadRefusal } from "./thread.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

export const threadIntents = [
  "reply",
  "edit",
  "delete",
  "read",
  "mark-unread",
  "archive",
  "unarchive",
  "close",
  "reopen",
  "block",
  "unblock",
  "record",
  "share-contact",
  "stop-sharing",
  "show-passport",
  "hide-passport",
] as const;
export type ThreadIntent = (typeof threadIntents)[number];

export const isThreadIntent = (text: string): text is ThreadIntent =>
  threadIntents.some((intent) => intent === text);

export type ThreadResult =
  | { ok: true; intent: ThreadIntent; messageId?: string }
  | {
      ok: false;
      intent: ThreadIntent;
      message: string;
      errors: FieldErrors;
      typed: string;
      canRetry: boolean;
    };

export type ReplyProblem =
  | ThreadRefusal
  | "empty"
  | "too-many-replies"
  | "too-long"
  | "too-late"
  | "not-yours"
  | "failed";

export const replyProblemMessages: Record<ReplyProblem, string> = {
  "other-left": "This person has left Relevo, so nobody would read your message.",
  "other-inactive": "This person's account is not active, so they can't read messages.",
  closed: "This conversation is closed.",
  empty: "Write a message or attach a file first.",
  "too-many-replies":
    "You have sent 60 messages within an hour. Please wait a while and try again.",
  "too-long": "Use at most 5,000 characters.",
  "too-late":
    "This message can no longer be changed: it has been read, or was sent more than 5 minutes ago.",
  "not-yours": "Only the person who closed this conversation can reopen it.",
  failed: "Your message was not sent. Check your connection and try again.",
};

export const replyProblemStatus: Record<ReplyProblem, number> = {
  "other-left": 409,
  "other-inactive": 409,
  closed: 409,
  empty: 422,
  "too-many-replies": 429,
  "too-long": 422,
  "too-late": 409,
  "not-yours": 403,
  failed: 500,
};

export const isReplyProblem = (reason: string): reason is ReplyProblem =>
  Object.hasOwn(replyProblemMessages, reason);

export const fileProblemMessage = (problem: FileProblem, fileName: string): string =>
  fileName ? `${fileName}: ${describeFileProblem(problem)}` : describeFileProblem(problem);

const passing = new Set<string>(["not-stored", "busy", "failed", "too-many-replies"]);
export const canRetryAfter = (reason: string): boolean => passing.has(reason);
