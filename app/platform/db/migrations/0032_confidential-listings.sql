CREATE TABLE "confidential_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"particulars" jsonb NOT NULL,
	"prices" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confidentiality" text DEFAULT 'by-price' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confidential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "confidential_listings" ADD CONSTRAINT "confidential_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confidential_listings_words" ON "confidential_listings" USING gin (list_words((particulars->>'title') || ' ' || (particulars->>'description') || ' ' || (particulars->>'city')));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_confidentiality" CHECK ("listings"."confidentiality" in ('by-price', 'open', 'confidential'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_teaser" CHECK (not "listings"."confidential" or ("listings"."title" like 'Confidential: %' and "listings"."description" like 'Sold in confidence: %'
        and "listings"."tags" = '{}' and "listings"."city" = '' and "listings"."contact_name" = '' and "listings"."contact_email" = '' and "listings"."contact_phone" = ''
        and "listings"."business_name_hidden" and "listings"."address_hidden" and num_nonnulls("listings"."lease_terms", "listings"."reason_for_sale", "listings"."postal_code",
          "listings"."address", "listings"."latitude", "listings"."longitude", "listings"."business_name", "listings"."website", "listings"."realtor_url", "listings"."established",
          "listings"."employees_min", "listings"."employees_max", "listings"."square_footage") = 0
        and coalesce(rtrim(abs("listings"."asking_price")::text, '0') ~ '^[0-9]{0,2}$', true) and coalesce(rtrim(abs("listings"."annual_revenue")::text, '0') ~ '^[0-9]{0,2}$', true) and coalesce(rtrim(abs("listings"."annual_cash_flow")::text, '0') ~ '^[0-9]{0,2}$', true)
        and coalesce(rtrim(abs("listings"."sold_price")::text, '0') ~ '^[0-9]{0,2}$', true)));--> statement-breakpoint
-- What was published openly above the limit stays open until its owner decides otherwise. This is no change by an owner.
ALTER TABLE listings DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE listings SET confidentiality = 'open' WHERE published_at IS NOT NULL AND price_key > 100000000;--> statement-breakpoint
ALTER TABLE listings ENABLE TRIGGER USER;--> statement-breakpoint
-- A confidential listing shows the drawing of its trade, so it lacks no photo. The name of the trigger puts it after
-- listings_updated_at, which takes a change of has_photo alone for no change.
CREATE FUNCTION show_drawing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_photo := NEW.confidential OR EXISTS (
    SELECT 1 FROM listing_media m WHERE m.listing_id = NEW.id AND m.kind = 'photo' AND NOT m.revealing
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_visible_photo BEFORE UPDATE OF confidential ON listings FOR EACH ROW
  WHEN (OLD.confidential <> NEW.confidential) EXECUTE FUNCTION show_drawing();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_has_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings l SET has_photo = NOT l.has_photo
  WHERE l.id IN (SELECT listing_id FROM changed_rows WHERE kind = 'photo') AND NOT l.confidential AND l.has_photo <> EXISTS (
    SELECT 1 FROM listing_media m WHERE m.listing_id = l.id AND m.kind = 'photo' AND NOT m.revealing
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Rounding a price is no reduction of it.
CREATE OR REPLACE FUNCTION record_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kind, happened_at, price, price_before, currency)
  SELECT n.id, change.kind, now(), n.asking_price, CASE WHEN change.kind = 'reduced' THEN o.asking_price END, n.currency
  FROM new_rows n JOIN old_rows o USING (id)
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN n.status = 'active' AND o.status IN ('expired', 'sold') THEN 'back'
      WHEN n.status = 'sold' AND o.status <> 'sold' THEN 'sold'
      WHEN n.status = 'active' AND o.status = 'active' AND n.presentable AND NOT o.presentable
        AND NOT EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.kind = 'new')
        AND EXISTS (SELECT 1 FROM listing_index i WHERE i.listing_id = n.id AND i.ended = 9007199254740991) THEN 'new'
      WHEN n.status = 'active' AND o.status = 'active' AND n.confidential = o.confidential AND n.currency = o.currency
        AND n.asking_price < o.asking_price
        AND NOT EXISTS (
          SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.currency = n.currency AND c.price <= n.asking_price
            AND c.happened_at > now() - interval '90 days'
        ) THEN 'reduced'
    END AS kind
    OFFSET 0
  ) AS change
  WHERE change.kind IS NOT NULL
    AND (change.kind <> 'back' OR EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = n.id AND c.kind = 'new'))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only one column of the view changes. No listing is confidential yet, so the index stays as it is.
DO $$
DECLARE
  before text := pg_get_viewdef('listing_search_facts'::regclass);
  after text := regexp_replace(before, '(\(?l\.unconfirmed\)?::integer << 11\)?)', '\1 | (l.confidential::integer << 12)');
BEGIN
  IF before = after THEN RAISE EXCEPTION 'listing_search_facts has no bit for unconfirmed listings'; END IF;
  EXECUTE 'CREATE OR REPLACE VIEW listing_search_facts AS ' || after;
END $$;
