import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { emptyMessage } from "#app/messages/inquiry/message-text.ts";
import { messages } from "#app/messages/messages.table.ts";
import { findWarnings, type WarningKind } from "#app/messages/safety/find-warnings.ts";
import { comparableText } from "#app/messages/safety/same-text.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface CheckedMessage {
  warnings: WarningKind[];
  contentHash: string | null;
}

interface MessageToCheck {
  conversationId: string;
  recipientId: string;
  content: string;
}

/**
 * What the automatic checks say about a message before it is stored. Only what is sent to somebody who has not replied yet is
 * checked: a reply means that the two know what they write about.
 */
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
