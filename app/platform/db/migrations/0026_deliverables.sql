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
CREATE TABLE "mandate_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"broker_id" uuid NOT NULL,
	"offered_by" uuid NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"conversation_id" uuid,
	CONSTRAINT "mandate_offers_state" CHECK ("mandate_offers"."state" in ('offered', 'accepted', 'declined', 'expired', 'withdrawn', 'ended')),
	CONSTRAINT "mandate_offers_answered" CHECK (("mandate_offers"."state" = 'offered') = ("mandate_offers"."answered_at" is null)),
	CONSTRAINT "mandate_offers_ended" CHECK (("mandate_offers"."state" = 'ended') = ("mandate_offers"."ended_at" is not null)),
	CONSTRAINT "mandate_offers_reason" CHECK (length("mandate_offers"."reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "mandate_wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"takes_mandates" boolean NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"proof" jsonb,
	"reason" text,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliverables_kind" CHECK ("deliverables"."kind" in ('featured-placement', 'priority-support', 'realtor-listing', 'email-blast', 'dedicated-broker')),
	CONSTRAINT "deliverables_state" CHECK ("deliverables"."state" in ('due', 'done', 'withdrawn', 'impossible')),
	CONSTRAINT "deliverables_settled_has_a_day" CHECK (("deliverables"."state" in ('done', 'impossible')) = ("deliverables"."settled_at" is not null)),
	CONSTRAINT "deliverables_reason" CHECK (("deliverables"."state" = 'impossible') = ("deliverables"."reason" is not null)),
	CONSTRAINT "deliverables_refunded" CHECK ("deliverables"."refunded" >= 0)
);
--> statement-breakpoint
ALTER TABLE "alerts" DROP CONSTRAINT "alerts_source";--> statement-breakpoint
DROP INDEX "contact_messages_waiting";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "broker_id" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "realtor_url" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "consent_page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "promised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "third_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "campaign_listings" ADD CONSTRAINT "campaign_listings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_listings" ADD CONSTRAINT "campaign_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_wishes" ADD CONSTRAINT "mandate_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_listings_listing" ON "campaign_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_recipients_once" ON "campaign_recipients" USING btree ("campaign_id","alert_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_waiting" ON "campaign_recipients" USING btree ("campaign_id","due_at","id") WHERE "campaign_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "campaign_recipients_on_way" ON "campaign_recipients" USING btree ("campaign_id") WHERE "campaign_recipients"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "campaign_recipients_state" ON "campaign_recipients" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "campaign_recipients_alert" ON "campaign_recipients" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "campaign_recipients_kept" ON "campaign_recipients" USING btree ("sent_at") WHERE "campaign_recipients"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_list" ON "campaigns" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "campaigns_open" ON "campaigns" USING btree ("id") WHERE "campaigns"."status" in ('scheduled', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "mandate_offers_one_at_a_time" ON "mandate_offers" USING btree ("listing_id") WHERE "mandate_offers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "mandate_offers_listing" ON "mandate_offers" USING btree ("listing_id","offered_at");--> statement-breakpoint
CREATE INDEX "mandate_offers_broker" ON "mandate_offers" USING btree ("broker_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "deliverables_once" ON "deliverables" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "deliverables_listing" ON "deliverables" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "deliverables_due" ON "deliverables" USING btree ("due_at") WHERE "deliverables"."state" = 'due';--> statement-breakpoint
CREATE INDEX "deliverables_settled" ON "deliverables" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_third_id_users_id_fk" FOREIGN KEY ("third_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_broker" ON "listings" USING btree ("broker_id") WHERE "listings"."broker_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_newsletter" ON "alerts" USING btree ("email") WHERE "alerts"."unsubscribed_at" is null and "alerts"."source" = 'newsletter';--> statement-breakpoint
CREATE INDEX "contact_messages_promised" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."promised_at" is not null;--> statement-breakpoint
CREATE INDEX "conversations_third" ON "conversations" USING btree ("third_id","last_message_at" DESC NULLS FIRST) WHERE "conversations"."third_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("promised_at","created_at") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_broker_is_not_owner" CHECK ("listings"."broker_id" <> "listings"."owner_id");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_source" CHECK ("alerts"."source" in ('search', 'preferences', 'newsletter'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_three_people" CHECK ("conversations"."third_id" not in ("conversations"."buyer_id", "conversations"."owner_id"));--> statement-breakpoint
-- Who reads along writes to the buyer.
CREATE OR REPLACE FUNCTION check_message_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM conversations c WHERE c.id = NEW.conversation_id
      AND (NEW.sender_id, NEW.recipient_id) IN ((c.buyer_id, c.owner_id), (c.owner_id, c.buyer_id), (c.third_id, c.buyer_id))
  ) THEN
    RAISE EXCEPTION 'a message goes between the people of its conversation' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- "News and offers" named neither the sender nor what is sent, so it is no consent to the newsletter: docs/decisions/040.
UPDATE "users" SET "notify_marketing" = false WHERE "notify_marketing";
--> statement-breakpoint
-- What running packages include was sold already: it is owed from today.
INSERT INTO "deliverables" ("id", "order_id", "listing_id", "kind", "state", "due_at", "settled_at")
SELECT gen_random_uuid(), o.id, o.listing_id, part.kind, part.state,
  CASE part.state WHEN 'done' THEN o.paid_at ELSE now() + part.days * interval '1 day' END,
  CASE part.state WHEN 'done' THEN o.paid_at END
FROM "orders" o JOIN (VALUES
  ('premium', 'featured-placement', 'done', 0), ('premium', 'priority-support', 'done', 0),
  ('realtor', 'featured-placement', 'done', 0), ('realtor', 'realtor-listing', 'due', 3),
  ('realtor', 'email-blast', 'due', 14), ('full', 'dedicated-broker', 'due', 7)
) AS part (package_id, kind, state, days) ON part.package_id = o.package_id
WHERE o.kind = 'package' AND o.status = 'paid' AND o.period_end > now()
  AND (SELECT coalesce(sum(r.amount), 0) FROM "refunds" r WHERE r.order_id = o.id) < o.amount;
--> statement-breakpoint
-- So does a running month, as far as each month includes it again.
INSERT INTO "deliverables" ("id", "order_id", "listing_id", "kind", "state", "due_at", "settled_at")
SELECT gen_random_uuid(), o.id, o.listing_id, part.kind, part.state,
  CASE part.state WHEN 'done' THEN o.paid_at ELSE now() + interval '3 days' END,
  CASE part.state WHEN 'done' THEN o.paid_at END
FROM "orders" o JOIN (VALUES ('featured-placement', 'done'), ('realtor-listing', 'due')) AS part (kind, state)
  ON o.package_id = 'realtor'
WHERE o.kind = 'renewal' AND o.status = 'paid' AND o.period_end > now()
  AND (SELECT coalesce(sum(r.amount), 0) FROM "refunds" r WHERE r.order_id = o.id) < o.amount;
