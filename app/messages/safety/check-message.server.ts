import { createHash } from "node:crypto";
import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { emptyMessage } from "#app/messages/inquiry/message-text.ts";
import { messages } from "#app/messages/messages.table.ts";
import { findWarnings, type WarningKind } from "./find-warnings.ts";
import { flaggedMessages } from "./safety.table.ts";
import { comparableText, isMailing, mustWait, sameTextWindowMs } from "./same-text.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { brand, site } from "#app/shared/brand.ts";

interface CheckedMessage {
  warnings: WarningKind[];
  contentHash: string | null;
}

/** Only messages to a person who has not replied yet are checked. */
export async function checkMessage(
  tx: Db,
  message: { conversationId: string; recipientId: string; content: string },
): Promise<CheckedMessage> {
  const { conversationId, recipientId, content } = message;
  const [reply] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.senderId, recipientId)))
    .limit(1);
  return reply ? { warnings: [], contentHash: null } : inspectText(content);
}

function inspectText(content: string): CheckedMessage {
  const warnings = findWarnings(content);
  const text = content === emptyMessage ? null : comparableText(content, warnings.length > 0);
  const contentHash = text && createHash("sha256").update(text).digest("base64url");
  return { warnings, contentHash };
}

interface Sending {
  senderId: string;
  recipientId: string;
  now: Date;
}

export async function flagMessage(
  tx: Db,
  jobs: Jobs,
  message: Sending & CheckedMessage & { id: string },
): Promise<void> {
  const { id, warnings, contentHash, now } = message;
  if (warnings.length > 0)
    await tx
      .insert(flaggedMessages)
      .values(warnings.map((reason) => ({ messageId: id, reason, createdAt: now })))
      .onConflictDoNothing();
  if (contentHash && isMailing(await findSameText(tx, contentHash, message)))
    await reportSameText(tx, jobs, contentHash, message);
}

/** Administrators are notified on the first attempt. */
export async function mustWaitWithText(tx: Db, jobs: Jobs, sending: Sending & { content: string }) {
  const { contentHash } = inspectText(sending.content);
  if (!contentHash || !mustWait(await findSameText(tx, contentHash, sending), sending.now))
    return false;
  await reportSameText(tx, jobs, contentHash, sending);
  return true;
}

const since = (now: Date) => new Date(now.getTime() - sameTextWindowMs);

/** The caller has locked the sender's row, so that concurrent requests count each other. */
async function findSameText(tx: Db, contentHash: string, { senderId, recipientId, now }: Sending) {
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

async function reportSameText(
  tx: Db,
  jobs: Jobs,
  contentHash: string,
  { senderId, now }: Sending,
): Promise<void> {
  const [latest] = await tx
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.contentHash, contentHash), eq(messages.senderId, senderId)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  if (!latest) return;
  const [reported] = await tx
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
  await tx
    .insert(flaggedMessages)
    .values({ messageId: latest.id, reason: "same-text", createdAt: now })
    .onConflictDoNothing();
  if (reported) return;
  const [sender] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, senderId));
  const name = `${sender!.firstName} ${sender!.lastName}`.trim();
  const queue = "/admin/queues/messages";
  const title = "The same message was sent to many owners";
  await emailStaff(tx, jobs, queue, {
    subject: title,
    heading: title,
    paragraphs: [
      `Sender: ${name}\nEmail: ${sender!.email}`,
      latest.content,
      "Further messages with this text are slowed down. There is at most one email a day about each sender.",
    ],
    action: { label: "Look at the message", url: `${site}${queue}?item=${latest.id}` },
    reason: `You receive this email because you administer ${brand.name}.`,
  });
}
