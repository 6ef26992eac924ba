import { and, eq, isNull, sql } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import {
  answerEmail,
  type InboundServices,
  type ReceiveOutcome,
  recordEmail,
  type ReplySender,
} from "./record-email.server.ts";
import type { InboundContent, InboundEmail, InboundFile } from "./inbound-email.ts";
import { filesEmail, refusalEmail, strangerEmail } from "./refusal-emails.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { readReplyAddress } from "#app/messages/email/email-tokens.server.ts";
import { secretsOf } from "#app/messages/email/queue-message-email.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { representedId } from "#app/messages/thread/thread.queries.server.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import { describeFileProblem } from "#app/messages/thread/files/message-file.ts";
import {
  type PreparedFile,
  prepareMessageFiles,
} from "#app/messages/thread/files/prepare-message-file.server.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { storeWithRow } from "#app/platform/files/store-with-row.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { plainText } from "#app/shared/plain-text.ts";

export const emailReadingLimit = defineRateLimit("emailReading", { max: 100, windowMinutes: 60 });

/** Posts an email once to each conversation it is addressed to, however often the provider repeats it. */
export async function receiveEmail(
  services: InboundServices,
  email: InboundEmail,
  now: Date,
): Promise<ReceiveOutcome> {
  const { db } = services;
  const { externalId, automatic } = email;
  const senders = automatic ? [] : await findReplySenders(services, email);
  if (senders.length === 0) {
    const outcome = automatic ?? "bad-address";
    return (await recordEmail(db, { externalId, outcome })) ? outcome : "repeated";
  }
  const known = await db
    .select({ conversationId: inboundEmails.conversationId })
    .from(inboundEmails)
    .where(eq(inboundEmails.externalId, externalId));
  const outcomes: ReceiveOutcome[] = [];
  let content: ReturnType<typeof email.readContent> | undefined;
  const readContent = () => (content ??= email.readContent());
  for (const sender of senders)
    if (!known.some(({ conversationId }) => conversationId === sender.conversationId))
      outcomes.push(await receiveReply(services, email, sender, readContent, now));
  // Delivered copies are not repeated on the provider's next attempt.
  return outcomes.find((outcome) => outcome === "later") ?? outcomes[0] ?? "repeated";
}

async function receiveReply(
  services: InboundServices,
  { externalId, from, authenticity }: InboundEmail,
  sender: ReplySender,
  readContent: () => Promise<InboundContent | null>,
  now: Date,
): Promise<ReceiveOutcome> {
  const { db } = services;
  const { conversationId } = sender;
  const refuse = (outcome: "stranger" | "unreadable") =>
    db.transaction(async (tx): Promise<ReceiveOutcome> => {
      if (!(await recordEmail(tx, { externalId, conversationId, outcome }))) return "repeated";
      // With a forged sender we would write to an uninvolved person.
      if (outcome === "unreadable")
        await answerEmail(tx, services, from, refusalEmail(outcome, { conversationId }), now);
      else if (authenticity === "pass") await answerEmail(tx, services, from, strangerEmail(), now);
      return outcome;
    });
  if (from !== sender.email || authenticity === "fail") return refuse("stranger");
  if (!(await allowAttempt(db, emailReadingLimit, sender.userId, now))) return "later";
  const content = await readContent();
  return content ? postEmail(services, { externalId, content, sender, now }) : refuse("unreadable");
}

const maxConversations = 10;

/** The owner may still answer an email that came before their broker's mandate; the broker only while it runs. */
const memberIn = {
  buyer: sql`${conversations.buyerId}`,
  owner: sql`coalesce(${representedId}, ${conversations.ownerId})`,
  broker: sql`case when ${representedId} is not null then ${conversations.ownerId} end`,
};

async function findReplySenders(
  { db, env }: InboundServices,
  { recipients }: InboundEmail,
): Promise<ReplySender[]> {
  const domain = env.REPLY_DOMAIN;
  if (!domain) return [];
  const secrets = secretsOf(env);
  const seats = recipients.flatMap((address) => readReplyAddress(secrets, domain, address) ?? []);
  const senders = new Map<string, ReplySender>();
  for (const { conversationId, seat } of seats.slice(0, maxConversations)) {
    if (senders.has(conversationId)) continue;
    const [member] = await db
      .select({ conversationId: conversations.id, userId: users.id, email: users.email })
      .from(conversations)
      .innerJoin(users, eq(users.id, memberIn[seat]))
      .where(
        and(
          eq(conversations.id, conversationId),
          isNull(users.deletedAt),
          isNull(users.deactivatedAt),
        ),
      );
    if (member) senders.set(conversationId, member);
  }
  return [...senders.values()];
}

interface PostedEmail {
  externalId: string;
  content: InboundContent;
  sender: ReplySender;
  now: Date;
}

async function postEmail(
  services: InboundServices,
  { externalId, content, sender, now }: PostedEmail,
): Promise<ReceiveOutcome> {
  const { db, jobs, files, log } = services;
  const { conversationId, userId, email } = sender;
  const thread = { conversationId };
  const prepared: PreparedFile[] = [];
  const refused: { name: string; problem: string }[] = [];
  const given = content.files
    .filter(isAttached)
    .map(({ name, bytes }) => ({ name, read: async () => bytes }));
  for await (const file of prepareMessageFiles(db, userId, given, now))
    if (file.ok) prepared.push(file.file);
    else refused.push({ name: shownName(file.name), problem: describeFileProblem(file.reason) });
  const names = prepared.map(({ name }) => name);
  const message = writeMessage(content.text, names, refused.length);
  const post = () =>
    db.transaction(async (tx): Promise<ReceiveOutcome> => {
      const outcome = message ? "delivered" : "empty";
      if (!(await recordEmail(tx, { externalId, conversationId, outcome }))) return "repeated";
      if (refused.length > 0) await sendEmail(tx, jobs, email, filesEmail(thread, refused));
      if (!message) {
        if (refused.length === 0)
          await answerEmail(tx, services, email, refusalEmail("empty", thread), now);
        return "empty";
      }
      const reply = await postReply(tx, jobs, {
        ...message,
        ...thread,
        messageId: createIdAt(now.getTime()),
        userId,
        origin: "email",
        files: prepared,
        now,
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
        await answerEmail(tx, services, email, refusalEmail(refusal, thread), now);
      return refusal;
    });
  const stored = await storeWithRow({ files, log }, prepared, async () => {
    const outcome = await post();
    return { ok: outcome === "delivered", outcome };
  });
  if ("reason" in stored) throw new Error("the files of an email could not be stored");
  return stored.outcome;
}

/** Longer than on the site, where the form warns before anything is lost. */
const maxEmailLength = 20_000;

const cutNote = "(The rest of this email was too long.)";
const filesNote = (count: number): string =>
  `(${count === 1 ? "An attachment" : `${count} attachments`} of this email could not be added.)`;

function writeMessage(
  written: string,
  fileNames: readonly string[],
  refusedFiles: number,
): { content: string; tags: string[] } | null {
  if (written === "" && fileNames.length === 0) return null;
  const parts = [written.slice(0, maxEmailLength).toWellFormed()];
  if (written.length > maxEmailLength) parts.push(cutNote);
  if (refusedFiles > 0) parts.push(filesNote(refusedFiles));
  const content = parts.join("\n\n").trim();
  return content === ""
    ? { content: fileNames.join(", "), tags: ["files-only"] }
    : { content, tags: [] };
}

/** Logos of signatures are about this large; photos from phones are larger. */
const maxLogoBytes = 64 * 1024;
const technicalFile =
  /^(application\/(pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-keys|ms-tnef)|text\/(calendar|x-vcard|vcard))\b/i;

const isAttached = ({ contentType, isInline, bytes }: InboundFile): boolean =>
  !technicalFile.test(contentType) &&
  !(isInline && contentType.startsWith("image/") && bytes.byteLength <= maxLogoBytes);

const shownName = (name: string): string =>
  plainText(name).replaceAll("\n", " ").slice(0, 100).toWellFormed() || "Attachment";
