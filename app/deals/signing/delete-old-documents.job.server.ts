import { lt } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";
import { signedDocuments } from "./signing.table.ts";

/** At night in North America. */
export const deleteOldDocumentsJob = defineJob<object>("delete-old-documents", {
  schedule: "40 8 * * *",
});

/** Seven years, as the privacy policy says. */
const keptDays = 7 * 365 + 2;

export async function deleteOldDocuments(db: Db, now: Date): Promise<void> {
  await db.delete(signedDocuments).where(lt(signedDocuments.createdAt, addDays(now, -keptDays)));
}
