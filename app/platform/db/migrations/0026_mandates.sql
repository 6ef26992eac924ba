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
ALTER TABLE "listings" ADD COLUMN "broker_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "third_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "on_behalf_of" uuid;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_offers" ADD CONSTRAINT "mandate_offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_wishes" ADD CONSTRAINT "mandate_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandate_offers_one_at_a_time" ON "mandate_offers" USING btree ("listing_id") WHERE "mandate_offers"."state" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "mandate_offers_listing" ON "mandate_offers" USING btree ("listing_id","offered_at");--> statement-breakpoint
CREATE INDEX "mandate_offers_broker" ON "mandate_offers" USING btree ("broker_id","state");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_third_id_users_id_fk" FOREIGN KEY ("third_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_broker" ON "listings" USING btree ("broker_id") WHERE "listings"."broker_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_third" ON "conversations" USING btree ("third_id","last_message_at" DESC NULLS FIRST) WHERE "conversations"."third_id" is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_broker_is_not_owner" CHECK ("listings"."broker_id" <> "listings"."owner_id");--> statement-breakpoint
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
