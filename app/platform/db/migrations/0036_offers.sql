CREATE TABLE "closing_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"owner" text NOT NULL,
	"professional" text,
	"due_on" date,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closing_steps_owner" CHECK ("closing_steps"."owner" in ('buyer', 'seller', 'both')),
	CONSTRAINT "closing_steps_professional" CHECK ("closing_steps"."professional" in ('lawyer', 'accountant', 'lender', 'landlord', 'licences', 'escrow')),
	CONSTRAINT "closing_steps_label" CHECK (length("closing_steps"."label") between 1 and 200),
	CONSTRAINT "closing_steps_done" CHECK (("closing_steps"."done_at" is null) = ("closing_steps"."done_by" is null)),
	CONSTRAINT "closing_steps_reminders" CHECK ("closing_steps"."reminders" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"made_by" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"terms" jsonb NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "offers_by" CHECK ("offers"."by" in ('buyer', 'owner')),
	CONSTRAINT "offers_state" CHECK ("offers"."state" in ('open', 'countered', 'declined', 'withdrawn', 'expired', 'accepted', 'released')),
	CONSTRAINT "offers_currency" CHECK ("offers"."currency" in ('CAD', 'USD', 'MXN')),
	CONSTRAINT "offers_number_from_one" CHECK ("offers"."number" > 0),
	CONSTRAINT "offers_price" CHECK ("offers"."price" > 0),
	CONSTRAINT "offers_closed" CHECK (("offers"."state" = 'open') = ("offers"."closed_at" is null)),
	CONSTRAINT "offers_reason" CHECK (length("offers"."reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"state" text DEFAULT 'agreed' NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"letter_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone,
	"told_text" text,
	CONSTRAINT "sales_state" CHECK ("sales"."state" in ('agreed', 'sold', 'off')),
	CONSTRAINT "sales_ended" CHECK (("sales"."state" = 'agreed') = ("sales"."ended_at" is null)),
	CONSTRAINT "sales_told" CHECK (("sales"."told_at" is null) = ("sales"."told_text" is null)),
	CONSTRAINT "sales_reason" CHECK (length("sales"."reason") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_type";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sale_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "closing_steps" ADD CONSTRAINT "closing_steps_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_steps" ADD CONSTRAINT "closing_steps_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_letter_id_signed_documents_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."signed_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_steps_sale" ON "closing_steps" USING btree ("sale_id","position");--> statement-breakpoint
CREATE INDEX "closing_steps_due" ON "closing_steps" USING btree ("due_on") WHERE "closing_steps"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_number" ON "offers" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "offers" USING btree ("conversation_id") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("listing_id") WHERE "offers"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_listing" ON "offers" USING btree ("listing_id","state");--> statement-breakpoint
CREATE INDEX "offers_made_by" ON "offers" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "offers_deadline" ON "offers" USING btree ("valid_until") WHERE "offers"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "sales_offer" ON "sales" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_letter" ON "sales" USING btree ("letter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_one_agreed" ON "sales" USING btree ("listing_id") WHERE "sales"."state" = 'agreed';--> statement-breakpoint
CREATE INDEX "sales_listing" ON "sales" USING btree ("listing_id","agreed_at");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_agreed_is_not_sold" CHECK ("listings"."sale_agreed_at" is null or "listings"."status" <> 'sold');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_type" CHECK ("messages"."message_type" in ('inquiry', 'reply', 'request', 'offer'));