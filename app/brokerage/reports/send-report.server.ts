import { and, eq } from "drizzle-orm";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { lockClient, type ReportServices } from "./change-client.server.ts";
import { clientUrl } from "./client-links.server.ts";
import { type Client, findClient, findReport } from "./clients.queries.server.ts";
import { loadReport, type MarketViews } from "./load-report.server.ts";
import { makeOwnerReport } from "./make-owner-report.server.ts";
import { reportEmail } from "./report-emails.ts";
import { ownerReports } from "./reports.table.ts";

interface SendReport {
  clientId: string;
  month: string;
  isByHand: boolean;
  now: Date;
  /** Remembers the market's figures from one client to the next. */
  market?: MarketViews;
}

export type SendOutcome = Outcome<"not-found" | "not-confirmed" | "sent" | "nothing" | "busy">;

const wantsReports = (client: Client): boolean =>
  client.confirmedAt !== null && client.endedAt === null && client.address !== null;

/** Once by the schedule and once by hand: the email is written in the transaction that says so. */
export async function sendReport(
  services: ReportServices,
  { clientId, month, isByHand, now, market }: SendReport,
): Promise<SendOutcome> {
  const { db, jobs, secret } = services;
  const client = await findClient(db, clientId);
  if (!client) return { ok: false, reason: "not-found" };
  if (!wantsReports(client)) return { ok: false, reason: "not-confirmed" };
  const note = (await findReport(db, clientId, month))?.note ?? "";
  const report = await loadReport(db, client, { month, note, now }, market);
  if (!report) return { ok: false, reason: "nothing" };
  const bytes = await makeOwnerReport(client.brokerId, report);
  if (!bytes) return { ok: false, reason: "busy" };
  return db.transaction(async (tx): Promise<SendOutcome> => {
    // Meanwhile the client may have unsubscribed, or another process sent it.
    const locked = await lockClient(tx, clientId, client.brokerId);
    if (!locked) return { ok: false, reason: "not-found" };
    if (!wantsReports(locked)) return { ok: false, reason: "not-confirmed" };
    const isIt = and(eq(ownerReports.clientId, clientId), eq(ownerReports.month, month));
    await tx.insert(ownerReports).values({ clientId, month }).onConflictDoNothing();
    const sent = await findReport(tx, clientId, month);
    if (sent?.sentByHandAt || (!isByHand && sent?.sentAt)) return { ok: false, reason: "sent" };
    // The note changed while its PDF was drawn.
    if (sent?.note !== note) return { ok: false, reason: "busy" };
    const mailId = await sendEmail(
      tx,
      jobs,
      locked.address!,
      reportEmail(
        { clientName: client.name, brokerName: client.brokerName },
        { month, note, unsubscribeUrl: clientUrl(secret, "end", clientId) },
      ),
      { fileName: `report-${month.slice(0, 7)}.pdf`, contentType: "application/pdf", bytes },
    );
    await tx
      .update(ownerReports)
      .set({ mailId, ...(isByHand ? { sentByHandAt: now } : { sentAt: now }) })
      .where(isIt);
    return { ok: true };
  });
}
