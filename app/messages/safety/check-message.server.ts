import { createHash } from "node:crypto";
import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import { emptyMessage } from "#app/messages/inquiry/message-text.ts";
import { messages } from "#app/messages/messages.table.ts";
import { findWarnings, type WarningKind } from "#app/messages/safety/find-warnings.ts";
import {
  comparableText,
  isMailing,
  mustWait,
  type SameText,
  sameTextWindowMs,
} from "#app/messages/safety/same-text.ts";
import type { Db } from "#app/platform/db/db.ts";
import { flaggedMessages } from "#app/messages/safety/safety.table.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { listAdministratorEmails } from "#app/accounts/administration/list-administrator-emails.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export interface CheckedMessage {
  warnings: WarningKind[];
  contentHash: string | null;
}

interface MessageToCheck {
  conversationId: string;
  recipientId: string;
  content: string;
}

/** Only messages to a person who has not replied yet are checked. */
export async function checkMessage(
  tx: Db,
  { conversationId, recipientId, content }: MessageToCheck,
): Promise<CheckedMessage> {
  const [reply] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.senderId, recipientId)))
    .limit(1);
  return reply ? { warnings: [], contentHash: null } : inspectText(content);
}

export function inspectText(content: string): CheckedMessage {
  const warnings = findWarnings(content);
  return { warnings, contentHash: hashContent(content, warnings.length > 0) };
}

function hashContent(content: string, hasWarning: boolean): string | null {
  const text = content === emptyMessage ? null : comparableText(content, hasWarning);
  return text && createHash("sha256").update(text).digest("base64url");
}

interface StoredMessage extends CheckedMessage {
  id: string;
  senderId: string;
  recipientId: string;
  now: Date;
  appUrl: string;
}

export async function flagMessage(tx: Db, jobs: Jobs, message: StoredMessage): Promise<void> {
  const { id, warnings, contentHash, senderId, recipientId, now, appUrl } = message;
  if (warnings.length > 0)
    await tx
      .insert(flaggedMessages)
      .values(warnings.map((reason) => ({ messageId: id, reason, createdAt: now })))
      .onConflictDoNothing();
  if (!contentHash) return;
  const found = await findSameText(tx, { contentHash, senderId, recipientId, now });
  if (isMailing(found)) await reportSameText(tx, jobs, { contentHash, senderId, now, appUrl });
}

interface MailingNotice {
  name: string;
  email: string;
  content: string;
  url: string;
}

export const mailingNoticeEmail = ({ name, email, content, url }: MailingNotice): EmailContent => ({
  subject: "The same message was sent to many owners",
  heading: "The same message was sent to many owners",
  paragraphs: [
    `Sender: ${name}\nEmail: ${email}`,
    content,
    "Further messages with this text are slowed down. There is at most one email a day about each sender.",
  ],
  action: { label: "Look at the message", url },
  reason: `You receive this email because you administer ${brand.name}.`,
});

interface Sending {
  contentHash: string;
  senderId: string;
  now: Date;
  appUrl: string;
}

const since = (now: Date) => new Date(now.getTime() - sameTextWindowMs);

/** The caller has locked the sender's row, so that parallel requests count each other. */
export async function findSameText(
  tx: Db,
  { contentHash, senderId, recipientId, now }: Omit<Sending, "appUrl"> & { recipientId: string },
): Promise<SameText> {
  const isOwn = sql`${messages.senderId} = ${senderId}`;
  const [row] = await tx
    .select({
      owners: sql`count(distinct ${messages.recipientId}) filter (where ${isOwn})`.mapWith(Number),
      ownersOfAll: sql`count(distinct ${messages.recipientId})`.mapWith(Number),
      lastSentAt: sql`max(${messages.createdAt}) filter (where ${isOwn})`.mapWith(
        messages.createdAt,
      ),
    })
    .from(messages)
    .where(
      and(
        eq(messages.contentHash, contentHash),
        gt(messages.createdAt, since(now)),
        ne(messages.recipientId, recipientId),
      ),
    );
  return row!;
}

/** Administrators are told on the first attempt already. */
export async function mustWaitWithText(
  tx: Db,
  jobs: Jobs,
  { content, ...sending }: Omit<Sending, "contentHash"> & { content: string; recipientId: string },
): Promise<boolean> {
  const { contentHash } = inspectText(content);
  if (!contentHash) return false;
  const found = await findSameText(tx, { contentHash, ...sending });
  if (!mustWait(found, sending.now)) return false;
  await reportSameText(tx, jobs, { contentHash, ...sending });
  return true;
}

/** Emails the administrators once a day for each sender and text. */
export async function reportSameText(
  tx: Db,
  jobs: Jobs,
  { contentHash, senderId, now, appUrl }: Sending,
): Promise<void> {
  const [latest] = await tx
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.contentHash, contentHash), eq(messages.senderId, senderId)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  if (!latest) return;
  const isReported = await wasReported(tx, { contentHash, senderId, now });
  await tx
    .insert(flaggedMessages)
    .values({ messageId: latest.id, reason: "same-text", createdAt: now })
    .onConflictDoNothing();
  if (isReported) return;
  const [sender] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, senderId));
  const name = `${sender!.firstName} ${sender!.lastName}`.trim();
  const queue = "/admin/queues/messages";
  const email = mailingNoticeEmail({
    name,
    email: sender!.email,
    content: latest.content,
    url: `${appUrl}${queue}?item=${latest.id}`,
  });
  for (const recipient of await listAdministratorEmails(tx, queue))
    await sendEmail(tx, jobs, recipient, email);
}

async function wasReported(
  tx: Db,
  { contentHash, senderId, now }: Omit<Sending, "appUrl">,
): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: flaggedMessages.id })
    .from(flaggedMessages)
    .innerJoin(messages, eq(messages.id, flaggedMessages.messageId))
    .where(
      and(
        eq(flaggedMessages.reason, "same-text"),
        gt(flaggedMessages.createdAt, since(now)),
        or(eq(messages.senderId, senderId), eq(messages.contentHash, contentHash)),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}
