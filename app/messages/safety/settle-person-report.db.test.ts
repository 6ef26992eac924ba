import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listNotifications } from "#app/accounts/notifications/notifications.queries.server.ts";
import { personReports } from "./safety.table.ts";
import { personReportCommands, notifyPersonReporter } from "./settle-person-report.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aConversation, anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-16T12:00:00Z");

withDatabase((world) => {
  test("a report of a person is decided once; the reporter is thanked unless it is reopened", async () => {
    const { db, jobs } = world();
    const admin = await anAdmin(db);
    const { id: conversationId, buyerId, ownerId } = await aConversation(db);
    const [report] = await db
      .insert(personReports)
      .values({ reporterId: ownerId, reportedId: buyerId, conversationId, reason: "spam" })
      .returning();
    const change = { reportId: report!.id, adminId: admin.id, now, requestId: "t" };
    const settle = (at = now) =>
      personReportCommands.settle(db, jobs, {
        ...change,
        now: at,
        decision: { outcome: "resolved", measure: "deactivated" },
      });
    const tell = (settledAt: Date) =>
      notifyPersonReporter(db, jobs, { reportId: report!.id, settledAt: settledAt.toISOString() });
    const received = () => listNotifications(db, ownerId, { page: 1, size: 10 });

    expect(await settle()).toEqual({ ok: true });
    expect(await settle()).toEqual({ ok: false, reason: "already-decided" });
    expect(await personReportCommands.reopen(db, change)).toEqual({ ok: true });
    expect(await personReportCommands.reopen(db, change)).toMatchObject({ reason: "not-decided" });
    await tell(now);
    expect(await received()).toEqual([]);

    const later = new Date(now.getTime() + 1000);
    expect(await settle(later)).toEqual({ ok: true });
    await tell(later);
    expect(await received()).toMatchObject([{ title: "We looked at your report" }]);
    const entries = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, report!.id))
      .orderBy(auditLog.createdAt, auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual([
      "report-resolved",
      "report-reopened",
      "report-resolved",
    ]);
  });
});
