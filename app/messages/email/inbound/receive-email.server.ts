import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import { answerEmail } from "./answer-email.server.ts";
import type { InboundEmail } from "./inbound-email.ts";
import { postEmail } from "./post-email.server.ts";
import { type InboundServices, type ReceiveOutcome, recordEmail } from "./record-email.server.ts";
import { strangerEmail } from "./refusal-emails.ts";
import { findReplySender } from "./reply-sender.server.ts";

/** Adds an email to the conversation whose reply address it was sent to, once, however often the provider posts it. */
export async function receiveEmail(
  services: InboundServices,
  email: InboundEmail,
  now: Date,
): Promise<ReceiveOutcome> {
  const { db } = services;
  const externalId = externalIdOf(email);
  const known = await db
    .select({ id: inboundEmails.id })
    .from(inboundEmails)
    .where(eq(inboundEmails.externalId, externalId));
  if (known.length > 0) return "repeated";
  const sender = await findReplySender(services, email);
  if (typeof sender !== "string") return postEmail(services, { externalId, email, sender, now });
  return db.transaction(async (tx) => {
    if (!(await recordEmail(tx, externalId, sender))) return "repeated";
    // A forged sender would make us write to somebody who has nothing to do with it.
    if (sender === "stranger" && email.authenticity === "pass")
      await answerEmail(tx, services, email.from, strangerEmail(services.env.APP_URL), now);
    return sender;
  });
}

/** Without a Message-ID the email itself tells whether it is the same. */
function externalIdOf({ messageId, from, recipients, subject, text }: InboundEmail): string {
  const hash = (parts: readonly string[]) =>
    createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  const id = messageId?.replaceAll("\0", "").toWellFormed();
  if (!id) return `sha256:${hash([from, ...recipients, subject, text])}`;
  return id.length <= 500 ? id : `sha256:${hash([id])}`;
}
