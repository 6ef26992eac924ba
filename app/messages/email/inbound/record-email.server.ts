import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import type { InboundOutcome } from "#app/messages/email/inbound-outcome.ts";
import type { MessageEmailServices } from "#app/messages/email/message-email-services.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Log } from "#app/platform/log.ts";

export interface InboundServices extends MessageEmailServices {
  files: FileStore;
  log: Log;
}

/** `repeated`: it arrived before. `later`: the sender writes too fast; the provider tries again. */
export type ReceiveOutcome = InboundOutcome | "repeated" | "later";

/** False where the email was recorded before. Two deliveries at once: the second waits here for the first. */
export async function recordEmail(
  tx: Db,
  email: Pick<typeof inboundEmails.$inferInsert, "externalId" | "conversationId" | "outcome">,
): Promise<boolean> {
  const written = await tx
    .insert(inboundEmails)
    .values(email)
    .onConflictDoNothing()
    .returning({ id: inboundEmails.id });
  return written.length > 0;
}
