CREATE TABLE "listing_notices" (
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_notices_listing_id_kind_period_pk" PRIMARY KEY("listing_id","kind","period"),
	CONSTRAINT "listing_notices_kind" CHECK ("listing_notices"."kind" in ('term-14', 'term-3', 'expired', 'renewal-14', 'renewal-3', 'still-for-sale'))
);
--> statement-breakpoint
DROP INDEX "listings_expiry";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rejected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listing_notices" ADD CONSTRAINT "listing_notices_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listings_confirmation" ON "listings" USING btree ("confirmed_at","id") WHERE "listings"."status" = 'active';--> statement-breakpoint
CREATE INDEX "listings_expiry" ON "listings" USING btree ("expires_at","id") WHERE "listings"."status" = 'active';--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_withdrawn_is_expired" CHECK ("listings"."withdrawn_at" is null or "listings"."status" = 'expired');