import { data, redirect } from "react-router";
import { partsOf } from "#app/accounts/passport/passport.ts";
import type { Services } from "#app/context.ts";
import { changeLeads } from "#app/messages/leads/change-leads.server.ts";
import {
  blockPerson,
  closeThread,
  reopenThread,
  saveLeadRecord,
  shareContact,
} from "./change-thread.server.ts";
import { showPassport } from "#app/messages/passport/show-passport.server.ts";
import {
  deleteMessage,
  editMessage,
} from "#app/messages/thread/composing/change-message.server.ts";
import { sendReply } from "#app/messages/thread/composing/send-reply.server.ts";
import { markThreadRead } from "#app/messages/thread/reading/mark-read.server.ts";
import { findOwnThread } from "./thread.queries.server.ts";
import { leadRecordSchema, replyText } from "./thread.schema.ts";
import {
  canRetryAfter,
  fileProblemMessage,
  isReplyProblem,
  type ReplyProblem,
  replyProblemMessages,
  replyProblemStatus,
  type ThreadIntent,
  type ThreadResult,
} from "./thread-result.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";

interface ThreadForm {
  intent: ThreadIntent;
  conversationId: string;
  userId: string;
  form: FormData;
  now: Date;
}

export async function answerThreadForm(services: Services, { intent, form, ...own }: ThreadForm) {
  const { db, jobs, env } = services;
  const { conversationId } = own;
  // Before validation, so that the response does not reveal the conversation to strangers.
  if (!(await findOwnThread(db, own))) notFound();
  switch (intent) {
    case "reply":
      return reply();
    case "edit":
    case "delete": {
      const messageId = text("messageId");
      if (!isId(messageId)) notFound();
      if (intent === "delete") return settle(await deleteMessage(db, jobs, { ...own, messageId }));
      const content = replyText.safeParse(text("content"));
      if (!content.success) return refuse("too-long");
      if (content.data === "") return refuse("empty");
      const edited = { ...own, messageId, content: content.data };
      return settle(await editMessage(db, jobs, edited));
    }
    case "read":
      await db.transaction((tx) => markThreadRead(tx, own));
      return here();
    case "mark-unread":
    case "archive":
    case "unarchive": {
      const change = intent === "mark-unread" ? "unread" : intent;
      await changeLeads(db, { ...own, ids: [conversationId], change });
      return intent === "unarchive" ? here() : redirect("/account/leads", 303);
    }
    case "close":
      return settle(await closeThread(db, own));
    case "reopen":
      return settle(await reopenThread(db, own));
    case "block":
    case "unblock":
      await blockPerson(db, { ...own, blocked: intent === "block" });
      return here();
    case "record": {
      const input = leadRecordSchema.safeParse(Object.fromEntries(form));
      if (!input.success) return problem("", 422, { errors: fieldErrors(input.error.issues) });
      if (!(await saveLeadRecord(db, { ...own, input: input.data }))) notFound();
      return here("#record");
    }
    case "share-contact":
    case "stop-sharing":
      if (!(await shareContact(db, { ...own, isShared: intent === "share-contact" }))) notFound();
      return here("#sharing");
    case "show-passport":
    case "hide-passport": {
      const parts = intent === "show-passport" ? partsOf(form.getAll("part")) : [];
      if (!(await showPassport(db, { ...own, parts }))) notFound();
      return here("#passport");
    }
  }

  async function reply() {
    const content = replyText.safeParse(text("content"));
    if (!content.success) return refuse("too-long");
    const uploadIds = form.getAll("upload").map(String);
    // A field without a chosen file is sent as an empty file.
    const given = form.getAll("file").filter((one) => one instanceof File && one.size > 0);
    if (uploadIds.some((id) => !isId(id))) throw data(null, { status: 400 });
    const uploads = createUploadStore(env.DATA_DIR);
    const outcome = await sendReply(
      { ...services, uploads },
      {
        ...own,
        formKey: text("formKey"),
        content: content.data,
        attached: (given as File[]).map((file) => ({
          name: showableFileName(file.name),
          read: () => file.bytes(),
        })),
        uploadIds,
      },
    );
    if (outcome.ok) return here("#reply", outcome.messageId);
    const { reason } = outcome;
    if (reason === "not-found") notFound();
    if ("fileName" in outcome)
      return problem(fileProblemMessage(outcome.reason, outcome.fileName), 422, {
        canRetry: canRetryAfter(reason),
      });
    return refuse(isReplyProblem(reason) ? reason : "failed");
  }

  function text(name: string): string {
    return formText(form, name);
  }

  function here(hash = "", messageId?: string) {
    return form.get("by") === "script"
      ? data<ThreadResult>({ ok: true, intent, messageId })
      : redirect(`/account/leads/${conversationId}${hash}`, 303);
  }

  function settle(outcome: { ok: true } | { ok: false; reason: "not-found" | ReplyProblem }) {
    if (outcome.ok) return here();
    if (outcome.reason === "not-found") notFound();
    return refuse(outcome.reason);
  }

  function refuse(reason: ReplyProblem) {
    return problem(replyProblemMessages[reason], replyProblemStatus[reason], {
      canRetry: canRetryAfter(reason),
    });
  }

  function problem(
    message: string,
    status: number,
    { errors = {}, canRetry = false }: { errors?: FieldErrors; canRetry?: boolean },
  ) {
    const typed = text("content");
    return data<ThreadResult>({ ok: false, intent, message, errors, typed, canRetry }, { status });
  }
}
