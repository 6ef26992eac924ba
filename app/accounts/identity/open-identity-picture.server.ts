import { eq } from "drizzle-orm";
import { identityVerifications } from "./identity-verifications.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore, StoredFile } from "#app/platform/files/file-store.ts";
import { pick } from "#app/platform/db/pick.ts";

interface OpenPicture {
  verificationId: string;
  adminId: string;
  requestId: string;
}

/** Audited before anything is sent. */
export async function openIdentityPicture(
  { db, files }: { db: Db; files: FileStore },
  { verificationId, adminId, requestId }: OpenPicture,
): Promise<(StoredFile & { contentType: string }) | null> {
  const [request] = await db
    .select(pick(identityVerifications, "userId", "storageKey", "contentType"))
    .from(identityVerifications)
    .where(eq(identityVerifications.id, verificationId));
  if (!request?.storageKey) return null;
  await recordAudit(
    db,
    { actorId: adminId, requestId },
    "identity-picture-opened",
    ["identity", verificationId],
    { userId: request.userId },
  );
  const file = await files.get(request.storageKey);
  return file && { ...file, contentType: request.contentType };
}
