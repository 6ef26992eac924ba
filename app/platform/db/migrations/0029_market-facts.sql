CREATE TABLE "market_changes" (
	"listing_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_facts" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"scopes" text[] NOT NULL,
	"category" text NOT NULL,
	"trade" text,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"sold_at" timestamp (3) with time zone,
	"price" bigint,
	"revenue" bigint,
	"cash_flow" bigint,
	"multiple" real,
	"margin" real,
	"growth" real,
	"established" smallint,
	"staff" real,
	"reduced_until" timestamp (3) with time zone,
	"reduction" real,
	"on_request" boolean NOT NULL,
	"franchise" boolean NOT NULL,
	"property" boolean,
	"absentee" boolean,
	"financed" boolean,
	"training" boolean,
	"relocatable" boolean,
	CONSTRAINT "market_facts_country" CHECK ("market_facts"."country" in ('CA', 'US', 'MX'))
);
--> statement-breakpoint
ALTER TABLE "market_figures" ADD COLUMN "history" jsonb;--> statement-breakpoint
CREATE INDEX "market_facts_scopes" ON "market_facts" USING gin ("scopes");--> statement-breakpoint
CREATE INDEX "market_facts_comparable" ON "market_facts" USING btree ("category","cash_flow") WHERE "market_facts"."multiple" is not null;--> statement-breakpoint

-- A listing becomes active after it has its categories, and loses them when it is deleted. A row that exists is locked, so that
-- the job which removes it waits, and sees this change.
CREATE FUNCTION record_market_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'listings' THEN
    INSERT INTO market_changes SELECT n.id FROM new_rows n WHERE n.published_at IS NOT NULL ORDER BY n.id ON CONFLICT (listing_id) DO UPDATE SET listing_id = excluded.listing_id;
  ELSE
    INSERT INTO market_changes SELECT DISTINCT n.listing_id FROM new_rows n ORDER BY n.listing_id ON CONFLICT (listing_id) DO UPDATE SET listing_id = excluded.listing_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_market AFTER UPDATE ON listings REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_market_changes();
--> statement-breakpoint
CREATE TRIGGER listing_categories_market_new AFTER INSERT ON listing_categories REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_market_changes();
--> statement-breakpoint
CREATE TRIGGER listing_categories_market_gone AFTER DELETE ON listing_categories REFERENCING OLD TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_market_changes();
