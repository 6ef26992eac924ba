import { and, desc, eq, gt, ne, or, sql } from "drizzle-orm";
import { listAdministratorEmails } from "#app/accounts/administration/list-administrator-emails.server.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { messages } from "#app/messages/messages.table.ts";
import { inspectText } from "#app/messages/safety/check-message.server.ts";
import { mailingNoticeEmail } from "#app/messages/safety/mailing-notice-email.ts";
import { flaggedMessages } from "#app/messages/safety/safety.table.ts";
import { mustWait, type SameText, sameTextWindowMs } from "#app/messages/safety/same-text.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

interface Sending {
  contentHash: string;
  senderId: string;
  now: Date;
  appUrl: string;
}

const since = (now: Date) => new Date(now.getTime() - sameTextWindowMs);

/** To whom else the same text went. The caller has locked the sender's row, so that parallel requests count each other. */
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

/** Whether the text goes to too many owners. The administrators are told on the first attempt already. */
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

/** Flags the sender's latest message with the text, and emails the administrators once a day for each sender and text. */
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
