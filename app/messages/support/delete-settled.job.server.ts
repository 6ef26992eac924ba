import { lt } from "drizzle-orm";
import { deleteSettledReports } from "#app/browsing/reports/settle-listing-report.server.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import { personReports } from "#app/messages/safety/safety.table.ts";
import { settledKeptDays } from "./contact-request.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const deleteSettledJob = defineJob<object>("delete-settled", { schedule: "50 8 * * *" });

/** Promised by the privacy policy. */
export async function deleteSettled(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settledKeptDays * 24 * 60 * 60_000);
  await db.delete(contactMessages).where(lt(contactMessages.handledAt, before));
  await deleteSettledReports(db, before);
  await db.delete(personReports).where(lt(personReports.handledAt, before));
}
