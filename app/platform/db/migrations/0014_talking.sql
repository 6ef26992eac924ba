CREATE TABLE "live_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "live_events_number" CHECK ("live_events"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel"),
	CONSTRAINT "notification_choices_kind" CHECK ("notification_choices"."kind" in ('message', 'saved-reduced', 'saved-sold', 'alert', 'listing', 'payment', 'document')),
	CONSTRAINT "notification_choices_channel" CHECK ("notification_choices"."channel" in ('email', 'push', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"href" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('message', 'saved-reduced', 'saved-sold', 'alert', 'listing', 'payment', 'document')),
	CONSTRAINT "notifications_href" CHECK ("notifications"."href" like '/%' and "notifications"."href" not like '//%')
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_https" CHECK ("push_subscriptions"."endpoint" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "inbound_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"outcome" text NOT NULL,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_emails_outcome" CHECK ("inbound_emails"."outcome" in ('delivered', 'auto-reply', 'bounce', 'stranger', 'bad-address', 'empty', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "flagged_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flagged_messages_reason" CHECK ("flagged_messages"."reason" in ('scam', 'link', 'same-text'))
);
--> statement-breakpoint
CREATE TABLE "person_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_reports_reason" CHECK ("person_reports"."reason" in ('scam', 'spam', 'abuse', 'confidentiality', 'other')),
	CONSTRAINT "person_reports_details" CHECK (length("person_reports"."details") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "user_blocks_two_people" CHECK ("user_blocks"."blocker_id" <> "user_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"marked_unread_at" timestamp (3) with time zone,
	"last_emailed_at" timestamp (3) with time zone,
	"stage" text DEFAULT 'new' NOT NULL,
	"follow_up_on" date,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id"),
	CONSTRAINT "conversation_members_stage" CHECK ("conversation_members"."stage" in ('new', 'talking', 'visited', 'offer', 'lost')),
	CONSTRAINT "conversation_members_notes" CHECK (length("conversation_members"."notes") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quick_replies_name" CHECK (length("quick_replies"."name") between 1 and 60),
	CONSTRAINT "quick_replies_content" CHECK (length("quick_replies"."content") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_channel";--> statement-breakpoint
DROP INDEX "messages_unread";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "listing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "reminded_message_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "emailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "origin" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "live_counters" ADD CONSTRAINT "live_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flagged_messages" ADD CONSTRAINT "flagged_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flagged_messages" ADD CONSTRAINT "flagged_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("user_id","key") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_recent" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_emails_once" ON "inbound_emails" USING btree ("external_id");--> statement-breakpoint
CREATE INDEX "inbound_emails_recent" ON "inbound_emails" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "flagged_messages_once" ON "flagged_messages" USING btree ("message_id","reason");--> statement-breakpoint
CREATE INDEX "flagged_messages_waiting" ON "flagged_messages" USING btree ("created_at") WHERE "flagged_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "person_reports_waiting" ON "person_reports" USING btree ("created_at") WHERE "person_reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "person_reports_reported" ON "person_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "conversation_members_follow_up" ON "conversation_members" USING btree ("user_id","follow_up_on") WHERE "conversation_members"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "quick_replies_user" ON "quick_replies" USING btree ("user_id","position");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_once_with_broker" ON "conversations" USING btree ("buyer_id","owner_id") WHERE "conversations"."listing_id" is null;--> statement-breakpoint
CREATE INDEX "conversations_listing" ON "conversations" USING btree ("listing_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_attachments_file" ON "message_attachments" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "messages_same_text" ON "messages" USING btree ("content_hash","created_at") WHERE "messages"."content_hash" is not null;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("recipient_id") WHERE "messages"."read_at" is null and not "messages"."withheld";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_closed_by" CHECK ("conversations"."closed_by" is null or "conversations"."status" = 'closed');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_origin" CHECK ("messages"."origin" in ('site', 'email'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_warnings" CHECK ("messages"."warnings" <@ array['link', 'scam']::text[]);--> statement-breakpoint
-- What was read had been delivered. That is no change of the message, so its updated_at stays.
ALTER TABLE "messages" DISABLE TRIGGER "messages_updated_at";--> statement-breakpoint
UPDATE "messages" SET "delivered_at" = "read_at" WHERE "read_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ENABLE TRIGGER "messages_updated_at";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_delivered" CHECK ("messages"."read_at" is null or "messages"."delivered_at" is not null);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_channel" CHECK ("mails"."channel" in ('email', 'sms', 'push'));