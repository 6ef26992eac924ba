import { eq } from "drizzle-orm";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Deletes the picture of a document that no open request needs. */
export const sweepIdentityJob = defineJob<{ storageKey: string }>("sweep-identity");

/** No two requests share a file, so that one that is not in use is never used again. */
export async function sweepIdentity(db: Db, files: FileStore, storageKey: string): Promise<void> {
  const [used] = await db
    .select({ id: identityVerifications.id })
    .from(identityVerifications)
    .where(eq(identityVerifications.storageKey, storageKey))
    .limit(1);
  if (!used) await files.delete(storageKey);
}
