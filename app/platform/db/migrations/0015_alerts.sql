CREATE TABLE "alert_hits" (
	"alert_id" uuid NOT NULL,
	"change_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"mail_id" uuid,
	"skipped_at" timestamp (3) with time zone,
	CONSTRAINT "alert_hits_alert_id_change_id_pk" PRIMARY KEY("alert_id","change_id"),
	CONSTRAINT "alert_hits_one_end" CHECK ("alert_hits"."sent_at" is null or "alert_hits"."skipped_at" is null)
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"price" bigint,
	"price_before" bigint,
	"currency" text NOT NULL,
	"matched_at" timestamp (3) with time zone,
	CONSTRAINT "listing_changes_kind" CHECK ("listing_changes"."kind" in ('new', 'reduced', 'back', 'sold')),
	CONSTRAINT "listing_changes_currency" CHECK ("listing_changes"."currency" in ('CAD', 'USD', 'MXN')),
	CONSTRAINT "listing_changes_reduced" CHECK ("listing_changes"."kind" <> 'reduced' or coalesce("listing_changes"."price" < "listing_changes"."price_before", false))
);
--> statement-breakpoint
DROP INDEX "alerts_token_key";--> statement-breakpoint
DROP INDEX "alerts_due";--> statement-breakpoint
DROP INDEX "alerts_once";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "source" text DEFAULT 'search' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "consent_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "encoded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "category_mask" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "subcategory" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "property_mask" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "management_mask" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "business_mask" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "regions" smallint[];--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "city_key" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "first_row" smallint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "last_row" smallint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "first_column" smallint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "last_column" smallint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "currency" text DEFAULT 'CAD' NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "price_min" bigint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "price_max" bigint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "revenue_min" bigint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "revenue_max" bigint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "cash_flow_min" bigint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "cash_flow_max" bigint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "max_age_days" smallint;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "words" "tsquery";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "trades" jsonb;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_hits" ADD CONSTRAINT "alert_hits_change_id_listing_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."listing_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_hits_change" ON "alert_hits" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "alert_hits_waiting" ON "alert_hits" USING btree ("alert_id","created_at") WHERE "alert_hits"."sent_at" is null and "alert_hits"."skipped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_changes_new_once" ON "listing_changes" USING btree ("listing_id") WHERE "listing_changes"."kind" = 'new';--> statement-breakpoint
CREATE INDEX "listing_changes_listing" ON "listing_changes" USING btree ("listing_id","happened_at");--> statement-breakpoint
CREATE INDEX "listing_changes_recent" ON "listing_changes" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "listing_changes_waiting" ON "listing_changes" USING btree ("id") WHERE "listing_changes"."matched_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_of_preferences" ON "alerts" USING btree ("user_id") WHERE "alerts"."unsubscribed_at" is null and "alerts"."source" = 'preferences';--> statement-breakpoint
CREATE INDEX "alerts_not_encoded" ON "alerts" USING btree ("id") WHERE "alerts"."encoded_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_not_confirmed" ON "alerts" USING btree ("created_at") WHERE "alerts"."confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("email","search") WHERE "alerts"."unsubscribed_at" is null and "alerts"."source" = 'search';--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "token_hash";--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_source" CHECK ("alerts"."source" in ('search', 'preferences'));--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_currency" CHECK ("alerts"."currency" in ('CAD', 'USD', 'MXN'));--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_preferences_of" CHECK ("alerts"."source" <> 'preferences' or "alerts"."user_id" is not null);--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_whole_area" CHECK (num_nulls("alerts"."first_row", "alerts"."last_row", "alerts"."first_column", "alerts"."last_column") in (0, 4));--> statement-breakpoint

-- What happens to listings is recorded by the database, so that no path through the code can forget it.

-- New: it is in the search index for the first time. By then it has its categories, and alerts can match it.
CREATE FUNCTION record_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kind, happened_at, price, currency)
  SELECT l.id, 'new', least(l.published_at, now()), l.asking_price, l.currency
  FROM new_rows n JOIN listings l ON l.id = n.listing_id
  WHERE NOT EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = l.id AND c.kind = 'new')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_index_changes AFTER INSERT ON listing_index REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_listings();
--> statement-breakpoint

-- Back: it had expired, been withdrawn or sold, and is active again. Reduced: below every price of the last 90 days, so that
-- raising and lowering a price again tells nobody twice. Named before `listings_index`, whose trigger runs after this one: a
-- listing that becomes new by this statement is not back.
CREATE FUNCTION record_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kind, happened_at, price, price_before, currency)
  SELECT n.id, change.kind, now(), n.asking_price, CASE WHEN change.kind = 'reduced' THEN o.asking_price END, n.currency
  FROM new_rows n JOIN old_rows o USING (id)
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN n.status = 'active' AND o.status IN ('expired', 'sold') THEN 'back'
      WHEN n.status = 'sold' AND o.status <> 'sold' THEN 'sold'
      WHEN n.status = 'active' AND o.status = 'active' AND n.currency = o.currency AND n.asking_price < o.asking_price
        AND NOT EXISTS (
          SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.currency = n.currency AND c.price <= n.asking_price
            AND c.happened_at > now() - interval '90 days'
        ) THEN 'reduced'
    END AS kind
    OFFSET 0
  ) AS change
  WHERE change.kind IS NOT NULL
    AND EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.kind = 'new');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_changes AFTER UPDATE ON listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_listing_changes();
--> statement-breakpoint
-- The process that runs the jobs matches them with alerts at once.
CREATE FUNCTION tell_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM new_rows) THEN PERFORM pg_notify('listing_changes', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_changes_tell AFTER INSERT ON listing_changes REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint

-- What was published before is not new.
INSERT INTO listing_changes (listing_id, kind, happened_at, price, currency, matched_at)
SELECT id, 'new', least(published_at, now()), asking_price, currency, now() FROM listings WHERE published_at IS NOT NULL;
