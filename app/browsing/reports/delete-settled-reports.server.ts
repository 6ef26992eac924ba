import { lt } from "drizzle-orm";
import { listingReports } from "./reports.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export async function deleteSettledReports(db: Db, before: Date): Promise<void> {
  await db.delete(listingReports).where(lt(listingReports.handledAt, before));
}
