import { and, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import {
  type ApproveRefusal,
  canEdit,
  canResume,
  canStop,
  checkApproval,
  isSendDay,
} from "./campaign.ts";
import { freezeAudience } from "./audience.server.ts";
import { campaignEmail } from "./campaign-email.ts";
import type { CampaignInput } from "./campaign.schema.ts";
import { listCampaignListingIds, listPresentable } from "./campaigns.queries.server.ts";
import { campaignListings, campaignRecipients, campaigns } from "./campaigns.table.ts";
import { reportCampaign } from "./finish-campaign.server.ts";
import { sendCampaignsJob } from "./send-campaigns.job.server.ts";
import { type Actor, recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { site } from "#app/shared/brand.ts";

type SaveOutcome =
  | { ok: true }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "changed-meanwhile" }
  /** Not public, or without summary, figures or photo. */
  | { ok: false; reason: "not-presentable"; listingIds: string[] };

interface SaveCampaign extends Actor {
  id: string;
  /** 0 for a new campaign, whose id the form brings: a second submission finds the first. */
  version: number;
  input: CampaignInput;
  now: Date;
}

export async function saveCampaign(
  db: Db,
  { id, version, input, now, ...by }: SaveCampaign,
): Promise<SaveOutcome> {
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    const { listingIds, ...texts } = input;
    const found = new Set((await listPresentable(tx, listingIds, now)).map((row) => row.id));
    const missing = listingIds.filter((one) => !found.has(one));
    if (missing.length > 0) return { ok: false, reason: "not-presentable", listingIds: missing };
    if (version === 0) {
      const [created] = await tx
        .insert(campaigns)
        .values({ id, ...texts, createdBy: by.actorId })
        .onConflictDoNothing()
        .returning({ id: campaigns.id });
      if (!created) return { ok: true };
    } else {
      const campaign = await lockCampaign(tx, id);
      if (!campaign) return { ok: false, reason: "not-found" };
      if (!canEdit(campaign.status) || campaign.version !== version)
        return { ok: false, reason: "changed-meanwhile" };
      await tx
        .update(campaigns)
        .set({ ...texts, version: version + 1, testedAt: null })
        .where(eq(campaigns.id, id));
      await tx.delete(campaignListings).where(eq(campaignListings.campaignId, id));
    }
    await tx
      .insert(campaignListings)
      .values(listingIds.map((listingId, position) => ({ campaignId: id, listingId, position })));
    await audit(tx, by, version === 0 ? "campaign-created" : "campaign-edited", id, {
      subject: texts.subject,
      listings: listingIds.length,
    });
    return { ok: true };
  });
}

interface CampaignServices {
  db: Db;
  jobs: Jobs;
}

interface ChangeCampaign extends Actor {
  id: string;
  now: Date;
}

/** The administrator gets what subscribers would get. Its links are not counted, because the campaign has not started. */
export const sendToMyself = (
  { db, jobs }: CampaignServices,
  { id, version, now, ...by }: ChangeCampaign & { version: number },
) =>
  withCampaign<"changed-meanwhile" | "no-listing" | "no-sender">(db, id, async (tx, campaign) => {
    if (!canEdit(campaign.status) || campaign.version !== version)
      return { ok: false, reason: "changed-meanwhile" };
    if (!(await getOperator(tx))) return { ok: false, reason: "no-sender" };
    const cards = await listPresentable(tx, await listCampaignListingIds(tx, id), now);
    if (cards.length === 0) return { ok: false, reason: "no-listing" };
    const [administrator] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, by.actorId));
    const links = { chooseUrl: `${site}/newsletter`, unsubscribeUrl: `${site}/newsletter` };
    const content = campaignEmail({ ...campaign, cards }, links);
    await sendEmail(tx, jobs, administrator!.email, content);
    await tx.update(campaigns).set({ testedAt: now }).where(eq(campaigns.id, id));
    await audit(tx, by, "campaign-tested", id);
    return { ok: true };
  });

/** From here on the list of recipients is fixed; whoever unsubscribes is left out when their turn comes. */
export const approveCampaign = (
  { db, jobs }: Pick<CampaignServices, "db" | "jobs">,
  { id, version, day, now, ...by }: ChangeCampaign & { version: number; day: string },
) =>
  withCampaign<ApproveRefusal | "changed-meanwhile" | "not-a-day" | "no-recipients">(
    db,
    id,
    async (tx, campaign) => {
      if (campaign.version !== version) return { ok: false, reason: "changed-meanwhile" };
      const cards = await listPresentable(tx, await listCampaignListingIds(tx, id), now);
      const hasSender = (await getOperator(tx)) !== null;
      const refusal = checkApproval({ ...campaign, listings: cards.length, hasSender });
      if (refusal) return { ok: false, reason: refusal };
      if (!isSendDay(day, now)) return { ok: false, reason: "not-a-day" };
      const people = await freezeAudience(tx, id, day, now);
      if (people === 0) return { ok: false, reason: "no-recipients" };
      await tx
        .update(campaigns)
        .set({ status: "scheduled", approvedBy: by.actorId, approvedAt: now, sendOn: day })
        .where(eq(campaigns.id, id));
      await audit(tx, by, "campaign-approved", id, { recipients: people, sendOn: day });
      await jobs.enqueue(tx, sendCampaignsJob, {}, { onceKey: "approved" });
      return { ok: true };
    },
  );

/** Emails that are on their way to the mail server are still sent: one per connection. */
export const stopCampaign = ({ db }: Pick<CampaignServices, "db">, { id, ...by }: ChangeCampaign) =>
  withCampaign<"changed-meanwhile">(db, id, async (tx, { status }) => {
    if (!canStop(status)) return { ok: false, reason: "changed-meanwhile" };
    await tx.update(campaigns).set({ status: "stopped" }).where(eq(campaigns.id, id));
    await audit(tx, by, "campaign-stopped", id);
    return { ok: true };
  });

export const resumeCampaign = (
  { db, jobs }: Pick<CampaignServices, "db" | "jobs">,
  { id, ...by }: ChangeCampaign,
) =>
  withCampaign<"changed-meanwhile">(db, id, async (tx, { status, startedAt }) => {
    if (!canResume(status)) return { ok: false, reason: "changed-meanwhile" };
    await tx
      .update(campaigns)
      .set({ status: startedAt ? "sending" : "scheduled" })
      .where(eq(campaigns.id, id));
    await audit(tx, by, "campaign-resumed", id);
    await jobs.enqueue(tx, sendCampaignsJob, {}, { onceKey: "resumed" });
    return { ok: true };
  });

/** For a business that was sold in the middle, or a mistake: what its first readers got counts, and the others get nothing. */
export const endCampaign = ({ db, jobs }: CampaignServices, { id, now, ...by }: ChangeCampaign) =>
  withCampaign<"changed-meanwhile">(db, id, async (tx, { status }) => {
    if (!canResume(status)) return { ok: false, reason: "changed-meanwhile" };
    await tx
      .update(campaignRecipients)
      .set({ state: "dropped" })
      .where(and(eq(campaignRecipients.campaignId, id), eq(campaignRecipients.state, "waiting")));
    await audit(tx, by, "campaign-ended", id);
    await reportCampaign({ tx, jobs, now }, id);
    return { ok: true };
  });

type LockedCampaign = NonNullable<Awaited<ReturnType<typeof lockCampaign>>>;

const withCampaign = <Reason extends string>(
  db: Db,
  id: string,
  change: (tx: Db, campaign: LockedCampaign) => Promise<Outcome<Reason>>,
): Promise<Outcome<Reason | "not-found">> =>
  db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    return campaign ? change(tx, campaign) : { ok: false, reason: "not-found" };
  });

async function lockCampaign(tx: Db, id: string) {
  const [campaign] = await tx
    .select({
      id: campaigns.id,
      subject: campaigns.subject,
      introduction: campaigns.introduction,
      status: campaigns.status,
      version: campaigns.version,
      testedAt: campaigns.testedAt,
      startedAt: campaigns.startedAt,
    })
    .from(campaigns)
    .where(eq(campaigns.id, id))
    .for("update");
  return campaign ?? null;
}

const audit = (
  tx: Db,
  { actorId, requestId }: Actor,
  action: string,
  subjectId: string,
  details: Record<string, unknown> = {},
) => recordAudit(tx, { actorId, requestId }, action, ["campaign", subjectId], details);
