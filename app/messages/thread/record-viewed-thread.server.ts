import type { ViewAs } from "#app/accounts/view-as/view-as.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

interface ViewedThread {
  viewAs: ViewAs;
  conversationId: string;
  requestId: string;
}

/** An administrator opens a conversation as one of its people: noted, like every other time that somebody reads others' messages. */
export const recordViewedThread = (
  db: Db,
  { viewAs: { person, administrator }, conversationId, requestId }: ViewedThread,
): Promise<void> =>
  recordAudit(db, {
    actorId: administrator.id,
    action: "conversation-opened",
    subjectType: "conversation",
    subjectId: conversationId,
    details: { viewedAs: `${person.firstName} ${person.lastName}`, userId: person.id },
    requestId,
  });
