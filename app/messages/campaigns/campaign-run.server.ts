import { and, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import type { CampaignContent } from "./campaign-email.ts";
import { listPresentable } from "./campaigns.queries.server.ts";
import {
  campaignListings,
  campaignRecipients as recipients,
  campaigns,
} from "./campaigns.table.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { reportCampaign } from "./finish-campaign.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

// A run holds a campaign by a lease, by the clock of the database. It ends by itself if the process is killed.
const leaseSeconds = 10;
export const renewMs = 3_000;

const lease = { leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` };
const isLeft = sql`coalesce(${campaigns.leaseUntil} < now(), true)`;
const isWaiting = eq(recipients.state, "waiting");

/** Addresses on their way when their process was killed. If it is alive after all, it will still say how they ended. */
export async function settleKilled(db: Db): Promise<void> {
  await db
    .update(recipients)
    .set({ state: "in-doubt" })
    .where(
      and(
        eq(recipients.state, "claimed"),
        sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${recipients.campaignId} and ${isLeft})`,
      ),
    );
}

/** Those with somebody to write to now, and those with nobody left. */
export async function listDueCampaigns(db: Db, now: Date): Promise<string[]> {
  const waiting = sql`select 1 from ${recipients} where ${recipients.campaignId} = ${campaigns.id} and ${isWaiting}`;
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.status, ["scheduled", "sending"]),
        or(
          sql`exists (${waiting} and ${recipients.dueAt} <= ${now.toISOString()}::timestamptz)`,
          sql`not exists (${waiting})`,
        ),
      ),
    )
    .orderBy(campaigns.id);
  return rows.map(({ id }) => id);
}

/** Null if another run holds it, or if it was stopped. */
export async function beginRun(
  db: Db,
  campaignId: string,
  runId: string,
  now: Date,
): Promise<CampaignContent | null> {
  return db.transaction(async (tx) => {
    const [campaign] = await tx
      .update(campaigns)
      .set({
        status: "sending",
        startedAt: sql`coalesce(${campaigns.startedAt}, ${now.toISOString()}::timestamptz)`,
        runId,
        ...lease,
      })
      .where(
        and(
          eq(campaigns.id, campaignId),
          inArray(campaigns.status, ["scheduled", "sending"]),
          isLeft,
        ),
      )
      .returning(pick(campaigns, "id", "subject", "introduction"));
    return campaign ? { ...campaign, cards: await listShown(tx, campaignId, now) } : null;
  });
}

/** A listing that has left the market stays out, so that it is known which emails showed it. If all have left it, they may come back. */
async function listShown(tx: Db, campaignId: string, now: Date) {
  const shown = and(
    eq(campaignListings.campaignId, campaignId),
    isNull(campaignListings.droppedAt),
  );
  const rows = await tx
    .select({ id: campaignListings.listingId })
    .from(campaignListings)
    .where(shown)
    .orderBy(campaignListings.position);
  const cards = await listPresentable(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  const ids = cards.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(campaignListings)
      .set({ droppedAt: new Date() })
      .where(and(shown, notInArray(campaignListings.listingId, ids)));
  return cards;
}

/** False if the lease is lost. */
export async function renewLease(db: Db, campaignId: string, runId: string): Promise<boolean> {
  const rows = await db
    .update(campaigns)
    .set(lease)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.runId, runId)))
    .returning({ id: campaigns.id });
  return rows.length > 0;
}

/** Ends the lease, and the campaign if nobody is left to write to. Without a listing to show, an administrator decides. */
export async function endRun(
  { db, jobs }: Pick<PaymentServices, "db" | "jobs">,
  {
    campaignId,
    runId,
    hasCards,
    now,
  }: {
    campaignId: string;
    runId: string;
    hasCards: boolean;
    now: Date;
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [campaign] = await tx
      .update(campaigns)
      .set({ runId: null, leaseUntil: null })
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.runId, runId)))
      .returning({ status: campaigns.status });
    if (campaign?.status !== "sending") return;
    const open = inArray(recipients.state, ["waiting", "claimed"]);
    const left = await tx.$count(recipients, and(eq(recipients.campaignId, campaignId), open));
    if (left === 0) return reportCampaign({ tx, jobs, now }, campaignId);
    if (hasCards) return;
    await tx.update(campaigns).set({ status: "stopped" }).where(eq(campaigns.id, campaignId));
    await recordAudit(tx, { actorId: null }, "campaign-stopped", ["campaign", campaignId], {
      reason: "None of its listings is public any more",
    });
  });
}
