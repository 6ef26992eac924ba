import { notFound } from "#app/platform/http/not-found.ts";
import { data, redirect } from "react-router";
import type { Services } from "#app/context.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import { archiveThread } from "#app/messages/thread/archive-thread.server.ts";
import { blockPerson } from "#app/messages/thread/block-person.server.ts";
import { deleteMessage, editMessage } from "#app/messages/thread/change-message.server.ts";
import { closeThread, reopenThread } from "#app/messages/thread/close-thread.server.ts";
import { findOwnThread } from "#app/messages/thread/find-own-thread.server.ts";
import { markThreadRead } from "#app/messages/thread/mark-thread-read.server.ts";
import { markThreadUnread } from "#app/messages/thread/mark-thread-unread.server.ts";
import { saveLeadRecord } from "#app/messages/thread/save-lead-record.server.ts";
import { sendReply } from "#app/messages/thread/send-reply.server.ts";
import { leadRecordSchema, replyText } from "#app/messages/thread/thread.schema.ts";
import {
  canRetryAfter,
  fileProblemMessage,
  isReplyProblem,
  type ReplyProblem,
  replyProblemMessages,
  replyProblemStatus,
  type ThreadIntent,
  type ThreadResult,
} from "#app/messages/thread/thread-result.ts";
import { isId } from "#app/platform/db/id.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

export interface ThreadForm {
  intent: ThreadIntent;
  conversationId: string;
  userId: string;
  form: FormData;
  now: Date;
}

/** Handles the forms of the page. 404 for people who are not part of the conversation. */
export async function answerThreadForm(services: Services, asked: ThreadForm) {
  const { db, jobs, env } = services;
  const { intent, form, conversationId } = asked;
  const own = { conversationId, userId: asked.userId, now: asked.now };
  const inbox = () => redirect("/account/leads", 303);
  // Before anything is validated: a stranger must not learn from the answer that there is such a conversation.
  if (!(await findOwnThread(db, own))) notFound();
  switch (intent) {
    case "reply":
      return answerReply(services, asked);
    case "edit":
    case "delete": {
      const messageId = text(form, "messageId");
      if (!isId(messageId)) notFound();
      const message = { ...own, messageId };
      if (intent === "delete") return settle(await deleteMessage(db, jobs, message));
      const content = replyText.safeParse(text(form, "content"));
      if (!content.success) return refuse(asked, "too-long");
      if (content.data === "") return refuse(asked, "empty");
      const edited = { ...message, content: content.data, appUrl: env.APP_URL };
      return settle(await editMessage(db, jobs, edited));
    }
    case "read":
      await db.transaction((tx) => markThreadRead(tx, own));
      return here();
    case "mark-unread":
      return found(await markThreadUnread(db, own), inbox);
    case "archive":
      return found(await archiveThread(db, { ...own, archived: true }), inbox);
    case "unarchive":
      return found(await archiveThread(db, { ...own, archived: false }), here);
    case "close":
      return settle(await closeThread(db, own));
    case "reopen":
      return settle(await reopenThread(db, own));
    case "block":
    case "unblock":
      return found(await blockPerson(db, { ...own, blocked: intent === "block" }), here);
    case "record": {
      const input = leadRecordSchema.safeParse(Object.fromEntries(form));
      if (!input.success) return invalid(asked, fieldErrors(input.error.issues));
      return found(await saveLeadRecord(db, { ...own, input: input.data }), () => here("#record"));
    }
  }

  /** Back to the page; a script stays where it is. */
  function here(hash = "") {
    return isScript(form)
      ? data<ThreadResult>({ ok: true, intent })
      : redirect(`/account/leads/${conversationId}${hash}`, 303);
  }

  function settle(outcome: { ok: true } | { ok: false; reason: "not-found" | ReplyProblem }) {
    if (outcome.ok) return here();
    if (outcome.reason === "not-found") notFound();
    return refuse(asked, outcome.reason);
  }
}

async function answerReply(services: Services, asked: ThreadForm) {
  const { form, conversationId, userId, now } = asked;
  const content = replyText.safeParse(text(form, "content"));
  if (!content.success) return refuse(asked, "too-long");
  const uploadIds = form.getAll("upload").map(String);
  // A field without a chosen file is sent as an empty one.
  const given = form.getAll("file").filter((one) => one instanceof File && one.size > 0) as File[];
  if (uploadIds.some((id) => !isId(id))) throw data(null, { status: 400 });
  const outcome = await sendReply(
    { ...services, uploads: createUploadStore(services.env.DATA_DIR) },
    {
      conversationId,
      userId,
      formKey: text(form, "formKey"),
      content: content.data,
      attached: given.map((file) => ({
        name: showableFileName(file.name),
        read: () => file.bytes(),
      })),
      uploadIds,
      now,
      appUrl: services.env.APP_URL,
    },
  );
  if (outcome.ok)
    return isScript(form)
      ? data<ThreadResult>({ ok: true, intent: "reply", messageId: outcome.messageId })
      : redirect(`/account/leads/${conversationId}#reply`, 303);
  const { reason } = outcome;
  if (reason === "not-found") notFound();
  if ("fileName" in outcome) {
    const message = fileProblemMessage(outcome.reason, outcome.fileName);
    return problem(asked, { message, canRetry: canRetryAfter(reason), status: 422 });
  }
  return refuse(asked, isReplyProblem(reason) ? reason : "failed");
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

const isScript = (form: FormData): boolean => form.get("by") === "script";

function found<Answer>(isFound: boolean, answer: () => Answer): Answer {
  if (!isFound) notFound();
  return answer();
}

const refuse = (asked: ThreadForm, reason: ReplyProblem) =>
  problem(asked, {
    message: replyProblemMessages[reason],
    canRetry: canRetryAfter(reason),
    status: replyProblemStatus[reason],
  });

const invalid = (asked: ThreadForm, errors: FieldErrors) =>
  problem(asked, { message: "", canRetry: false, status: 422, errors });

function problem(
  { intent, form }: ThreadForm,
  answer: { message: string; canRetry: boolean; status: number; errors?: FieldErrors },
) {
  const { status, errors = {}, message, canRetry } = answer;
  const typed = text(form, "content");
  return data<ThreadResult>({ ok: false, intent, message, errors, typed, canRetry }, { status });
}
