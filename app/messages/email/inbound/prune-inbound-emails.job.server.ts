import { lt } from "drizzle-orm";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

export const pruneInboundEmailsJob = defineJob<object>("prune-inbound-emails", {
  schedule: "37 4 * * *",
});

const keptDays = 90;

/** Providers repeat an email for days; what became of it is of interest for a while longer. */
export async function pruneInboundEmails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
  await db.delete(inboundEmails).where(lt(inboundEmails.createdAt, before));
}
