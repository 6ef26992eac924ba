import { eq } from "drizzle-orm";
import type { DocumentReview } from "./document-review.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import type { FileStore, StoredFile } from "#app/platform/files/file-store.ts";

/** Audited before anything is sent. */
export async function openReviewedFile(
  { db, files }: { db: Db; files: FileStore },
  { table, subject }: Pick<DocumentReview, "table" | "subject">,
  { id, adminId, requestId }: { id: string; adminId: string; requestId: string },
): Promise<(StoredFile & { contentType: string }) | null> {
  const [request] = await db
    .select(pick(table, "userId", "storageKey", "contentType"))
    .from(table)
    .where(eq(table.id, id));
  if (!request?.storageKey) return null;
  await recordAudit(
    db,
    { actorId: adminId, requestId },
    `${subject}-document-opened`,
    [subject, id],
    { userId: request.userId },
  );
  const file = await files.get(request.storageKey);
  return file && { ...file, contentType: request.contentType };
}
