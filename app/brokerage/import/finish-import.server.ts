import { and, count, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { feedReportEmail } from "#app/brokerage/feed/feed-emails.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { importRows, imports, listingReferences } from "./imports.table.ts";

/** Once, whoever comes first: of a feed, remembers what it had, and reports by email. */
export const finishImport = (
  { db, jobs }: { db: Db; jobs: Jobs },
  importId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [finished] = await tx
      .update(imports)
      .set({ state: "finished", finishedAt: new Date() })
      .where(and(eq(imports.id, importId), eq(imports.state, "running")))
      .returning({ userId: imports.userId, isFromFeed: imports.isFromFeed });
    if (!finished?.isFromFeed) return;
    const { userId } = finished;
    await tx
      .update(listingReferences)
      .set({
        inFeed: sql`exists (select 1 from ${importRows} r where r.import_id = ${importId}
          and r.kind <> 'missing' and r.reference = ${listingReferences}.reference)`,
      })
      .where(eq(listingReferences.userId, userId));
    await report(tx, jobs, importId, userId);
  });

/** A night that changed nothing is not worth an email. */
async function report(tx: Db, jobs: Jobs, importId: string, userId: string): Promise<void> {
  const rows = await tx
    .select({ kind: importRows.kind, outcome: importRows.outcome, rows: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.kind, importRows.outcome);
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((total, row) => total + row.rows, 0);
  const done = (kind: string) => sum((row) => row.kind === kind && row.outcome === "done");
  const facts = {
    added: done("new"),
    changed: done("changed"),
    withdrawn: done("missing"),
    errors: sum(({ kind }) => kind === "error"),
    skipped: sum(({ outcome }) => outcome !== "done" && outcome !== "left"),
  };
  if (Object.values(facts).every((number) => number === 0)) return;
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await sendEmail(tx, jobs, owner!.email, feedReportEmail(importId, facts));
}
