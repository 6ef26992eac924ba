import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { campaignStatuses, recipientStates } from "./campaign.ts";
import { createdAt, id, linkTo, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

export const campaigns = pgTable(
  "campaigns",
  {
    id: id(),
    subject: text().notNull(),
    introduction: text().notNull().default(""),
    status: text({ enum: campaignStatuses }).notNull().default("draft"),
    /** Counts the edits: two administrators do not overwrite each other, and nobody approves what they have not seen. */
    version: integer().notNull().default(1),
    createdBy: linkTo(() => users.id),
    /** When an administrator sent the present version to themselves. */
    testedAt: moment(),
    approvedBy: uuid().references(() => users.id),
    approvedAt: moment(),
    sendOn: date({ mode: "string" }),
    startedAt: moment(),
    finishedAt: moment(),
    /** The run that sends it now, until its lease ends: a killed process gives no sign. */
    runId: uuid(),
    leaseUntil: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("campaigns_list").on(t.createdAt, t.id, t.status),
    index("campaigns_open")
      .on(t.id)
      .where(sql`${t.status} in ('scheduled', 'sending')`),
    oneOf("campaigns_status", t.status, campaignStatuses),
    check(
      "campaigns_approved",
      sql`${t.status} = 'draft' or num_nulls(${t.approvedBy}, ${t.approvedAt}, ${t.sendOn}) = 0`,
    ),
    check("campaigns_finished", sql`(${t.status} = 'sent') = (${t.finishedAt} is not null)`),
  ],
);

export const campaignListings = pgTable(
  "campaign_listings",
  {
    campaignId: partOf(() => campaigns.id),
    listingId: partOf(() => listings.id),
    position: smallint().notNull(),
    /** How often its link was followed. */
    followed: integer().notNull().default(0),
    /** No longer public: later emails leave it out. */
    droppedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.listingId] }),
    index("campaign_listings_listing").on(t.listingId),
  ],
);

/** Frozen when the campaign is approved. Without an address: that of the subscription counts, and goes with it. */
export const campaignRecipients = pgTable(
  "campaign_recipients",
  {
    id: id(),
    campaignId: partOf(() => campaigns.id),
    alertId: uuid().references(() => alerts.id, { onDelete: "set null" }),
    state: text({ enum: recipientStates }).notNull().default("waiting"),
    dueAt: moment().notNull(),
    attempts: smallint().notNull().default(0),
    /** The run that claimed it. */
    runId: uuid(),
    claimedAt: moment(),
    sentAt: moment(),
    failure: text(),
    mailId: uuid(),
  },
  (t) => [
    uniqueIndex("campaign_recipients_once").on(t.campaignId, t.alertId),
    index("campaign_recipients_waiting")
      .on(t.campaignId, t.dueAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index("campaign_recipients_on_way")
      .on(t.campaignId)
      .where(sql`${t.state} = 'claimed'`),
    index("campaign_recipients_state").on(t.campaignId, t.state),
    index("campaign_recipients_alert").on(t.alertId),
    index("campaign_recipients_kept")
      .on(t.sentAt)
      .where(sql`${t.mailId} is not null`),
    oneOf("campaign_recipients_states", t.state, recipientStates),
    check("campaign_recipients_sent", sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check(
      "campaign_recipients_claimed",
      sql`${t.state} <> 'claimed' or num_nulls(${t.runId}, ${t.claimedAt}) = 0`,
    ),
  ],
);
