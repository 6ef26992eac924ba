CREATE TABLE "campaign_listings" (
	"campaign_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"followed" integer DEFAULT 0 NOT NULL,
	"dropped_at" timestamp (3) with time zone,
	CONSTRAINT "campaign_listings_campaign_id_listing_id_pk" PRIMARY KEY("campaign_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"alert_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"run_id" uuid,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"mail_id" uuid,
	CONSTRAINT "campaign_recipients_states" CHECK ("campaign_recipients"."state" in ('waiting', 'claimed', 'sent', 'failed', 'in-doubt', 'dropped')),
	CONSTRAINT "campaign_recipients_sent" CHECK (("campaign_recipients"."state" = 'sent') = ("campaign_recipients"."sent_at" is not null)),
	CONSTRAINT "campaign_recipients_claimed" CHECK ("campaign_recipients"."state" <> 'claimed' or num_nulls("campaign_recipients"."run_id", "campaign_recipients"."claimed_at") = 0)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"send_on" date,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"run_id" uuid,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
	CONSTRAINT "campaigns_approved" CHECK ("campaigns"."status" = 'draft' or num_nulls("campaigns"."approved_by", "campaigns"."approved_at", "campaigns"."send_on") = 0),
	CONSTRAINT "campaigns_finished" CHECK (("campaigns"."status" = 'sent') = ("campaigns"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "alerts" DROP CONSTRAINT "alerts_source";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "consent_page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_listings" ADD CONSTRAINT "campaign_listings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_listings" ADD CONSTRAINT "campaign_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_listings_listing" ON "campaign_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_once" ON "campaign_recipients" USING btree ("campaign_id","alert_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("campaign_id","due_at","id") WHERE "campaign_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_on_way" ON "campaign_recipients" USING btree ("campaign_id") WHERE "campaign_recipients"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "campaign_recipients_state" ON "campaign_recipients" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "campaign_recipients_alert" ON "campaign_recipients" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_kept" ON "campaign_recipients" USING btree ("sent_at") WHERE "campaign_recipients"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_list" ON "campaigns" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("id") WHERE "campaigns"."status" in ('scheduled', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_newsletter" ON "alerts" USING btree ("email") WHERE "alerts"."unsubscribed_at" is null and "alerts"."source" = 'newsletter';--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_source" CHECK ("alerts"."source" in ('search', 'preferences', 'newsletter'));--> statement-breakpoint
-- "News and offers" named neither the sender nor what is sent, so it is no consent to the newsletter: docs/decisions/038.
UPDATE "users" SET "notify_marketing" = false WHERE "notify_marketing";
