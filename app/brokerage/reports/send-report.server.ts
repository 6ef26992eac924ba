import { and, eq } from "drizzle-orm";
import { lockClient } from "#app/brokerage/clients/change-client.server.ts";
import { clientUrl } from "#app/brokerage/clients/client-links.server.ts";
import {
  type Client,
  findClient,
  isOfClient,
} from "#app/brokerage/clients/clients.queries.server.ts";
import type { ReportServices } from "#app/brokerage/clients/invite-client.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { loadReport } from "./load-report.server.ts";
import { makeOwnerReport } from "./make-owner-report.server.ts";
import { reportEmail } from "./report-email.ts";
import { findReport } from "./reports.queries.server.ts";
import { ownerReports } from "./reports.table.ts";

interface SendReport {
  clientId: string;
  month: string;
  isByHand: boolean;
  now: Date;
}

export type SendOutcome = Outcome<"not-found" | "not-confirmed" | "sent" | "nothing" | "busy">;

const wantsReports = (client: Client): boolean =>
  client.confirmedAt !== null && client.endedAt === null && client.address !== null;

/** Once by the schedule and once by hand: the email is written in the transaction that says so. */
export async function sendReport(
  services: ReportServices,
  { clientId, month, isByHand, now }: SendReport,
): Promise<SendOutcome> {
  const { db, jobs, secret } = services;
  const client = await findClient(db, clientId);
  if (!client) return { ok: false, reason: "not-found" };
  if (!wantsReports(client)) return { ok: false, reason: "not-confirmed" };
  const before = await findReport(db, clientId, month);
  if (before?.sentByHandAt || (!isByHand && before?.sentAt)) return { ok: false, reason: "sent" };
  const note = before?.note ?? "";
  const ofClient = await db.$count(listings, isOfClient(client));
  const report = await loadReport(db, client, { month, note, now });
  if (!report) return { ok: false, reason: "nothing" };
  const bytes = await makeOwnerReport(client.brokerId, report);
  if (!bytes) return { ok: false, reason: "busy" };
  return db.transaction(async (tx): Promise<SendOutcome> => {
    // While the PDF was drawn, the client may have unsubscribed, or another process sent it.
    const locked = await lockClient(tx, clientId, client.brokerId);
    if (!locked) return { ok: false, reason: "not-found" };
    if (!wantsReports(locked)) return { ok: false, reason: "not-confirmed" };
    const isIt = and(eq(ownerReports.clientId, clientId), eq(ownerReports.month, month));
    await tx.insert(ownerReports).values({ clientId, month }).onConflictDoNothing();
    const sent = await findReport(tx, clientId, month);
    if (sent?.sentByHandAt || (!isByHand && sent?.sentAt)) return { ok: false, reason: "sent" };
    // The note was changed, or a mandate ended: what was drawn is not to be sent.
    if (sent?.note !== note || (await tx.$count(listings, isOfClient(locked))) !== ofClient)
      return { ok: false, reason: "busy" };
    const mailId = await sendEmail(
      tx,
      jobs,
      locked.address!,
      reportEmail(report, clientUrl(secret, "end", clientId)),
      { fileName: `report-${month.slice(0, 7)}.pdf`, contentType: "application/pdf", bytes },
    );
    await tx
      .update(ownerReports)
      .set({ mailId, ...(isByHand ? { sentByHandAt: now } : { sentAt: now }) })
      .where(isIt);
    return { ok: true };
  });
}
