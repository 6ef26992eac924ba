import { and, eq } from "drizzle-orm";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { toMessageFile } from "#app/messages/thread/files/prepare-message-file.server.ts";
import { postReply } from "#app/messages/thread/post-reply.server.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { answerEmail } from "./answer-email.server.ts";
import { writeMessage } from "./write-message.ts";
import type { EmailContent } from "./inbound-email.ts";
import { prepareEmailFiles } from "./prepare-email-files.server.ts";
import { type InboundServices, type ReceiveOutcome, recordEmail } from "./record-email.server.ts";
import { closedEmail, emptyEmail, filesEmail } from "./refusal-emails.ts";
import type { ReplySender } from "./reply-sender.server.ts";

interface PostedEmail {
  externalId: string;
  content: EmailContent;
  sender: ReplySender;
  now: Date;
}

/** Posts what a member wrote. Its files are stored before the transaction, as on the site. */
export async function postEmail(
  services: InboundServices,
  { externalId, content, sender, now }: PostedEmail,
): Promise<ReceiveOutcome> {
  const { db, jobs, files, env, log } = services;
  const { conversationId, userId } = sender;
  const { prepared, refused } = await prepareEmailFiles(db, userId, content.files, now);
  const message = writeMessage(
    content.text,
    prepared.map(({ name }) => name),
    refused.length,
  );
  const post = () =>
    db.transaction(async (tx): Promise<ReceiveOutcome> => {
      const outcome = message ? "delivered" : "empty";
      if (!(await recordEmail(tx, { externalId, conversationId, outcome }))) return "repeated";
      if (refused.length > 0)
        await sendEmail(tx, jobs, sender.email, filesEmail(env.APP_URL, conversationId, refused));
      if (!message) {
        if (refused.length === 0)
          await answerEmail(
            tx,
            services,
            sender.email,
            emptyEmail(env.APP_URL, conversationId),
            now,
          );
        return "empty";
      }
      const reply = await postReply(tx, jobs, {
        ...message,
        messageId: createIdAt(now.getTime()),
        conversationId,
        userId,
        origin: "email",
        files: prepared.map(toMessageFile),
        now,
        appUrl: env.APP_URL,
      });
      const recorded = and(
        eq(inboundEmails.externalId, externalId),
        eq(inboundEmails.conversationId, conversationId),
      );
      if (reply.ok) {
        await tx.update(inboundEmails).set({ messageId: reply.messageId }).where(recorded);
        return "delivered";
      }
      if (reply.reason === "too-many-replies") {
        await tx.delete(inboundEmails).where(recorded);
        return "later";
      }
      const refusal = reply.reason === "not-found" ? "bad-address" : "closed";
      await tx.update(inboundEmails).set({ outcome: refusal }).where(recorded);
      if (refusal === "closed")
        await answerEmail(
          tx,
          services,
          sender.email,
          closedEmail(env.APP_URL, conversationId),
          now,
        );
      return refusal;
    });
  const newFiles = prepared.map(({ storageKey, bytes, contentType }) => ({
    key: messageFileKey(storageKey),
    bytes,
    contentType,
  }));
  const stored = await storeWithRow({ files, log }, newFiles, async () => {
    const outcome = await post();
    return { ok: outcome === "delivered", outcome };
  });
  // The mail service sends it again later.
  if ("reason" in stored) throw new Error("the files of an email could not be stored");
  return stored.outcome;
}
