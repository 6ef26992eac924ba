ALTER TABLE "listings" ADD COLUMN "has_photo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whether a listing has a photo is no change of its owner's text.
DROP TRIGGER listings_updated_at ON listings;--> statement-breakpoint
CREATE TRIGGER listings_updated_at BEFORE UPDATE ON listings FOR EACH ROW
  WHEN (OLD.has_photo = NEW.has_photo AND (OLD.price_key = NEW.price_key OR (OLD.asking_price, OLD.asking_price_range, OLD.currency)
    IS DISTINCT FROM (NEW.asking_price, NEW.asking_price_range, NEW.currency)))
  EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
-- Only the column changes: search, alerts and prices have nothing to do.
ALTER TABLE listings DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE listings l SET has_photo = true
WHERE EXISTS (SELECT 1 FROM listing_media m WHERE m.listing_id = l.id AND m.kind = 'photo' AND NOT m.revealing);
--> statement-breakpoint
ALTER TABLE listings ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "presentable" boolean GENERATED ALWAYS AS (btrim("listings"."description") <> '' and "listings"."has_photo" and (num_nonnulls("listings"."asking_price", "listings"."asking_price_range") = 1 or "listings"."asking_price_on_request") and (num_nonnulls("listings"."annual_revenue", "listings"."annual_revenue_range") = 1 or "listings"."annual_revenue_on_request") and (num_nonnulls("listings"."annual_cash_flow", "listings"."annual_cash_flow_range") = 1 or "listings"."annual_cash_flow_on_request")) STORED NOT NULL;--> statement-breakpoint
CREATE FUNCTION keep_has_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings l SET has_photo = NOT l.has_photo
  WHERE l.id IN (SELECT listing_id FROM changed_rows WHERE kind = 'photo') AND l.has_photo <> EXISTS (
    SELECT 1 FROM listing_media m WHERE m.listing_id = l.id AND m.kind = 'photo' AND NOT m.revealing
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_media_photo_new AFTER INSERT ON listing_media REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_photo();
--> statement-breakpoint
CREATE TRIGGER listing_media_photo_changed AFTER UPDATE ON listing_media REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_photo();
--> statement-breakpoint
CREATE TRIGGER listing_media_photo_gone AFTER DELETE ON listing_media REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_photo();
--> statement-breakpoint
-- Only one column of the view changes, whatever the others are by now.
DO $$
DECLARE
  before text := pg_get_viewdef('listing_search_facts'::regclass);
  after text := regexp_replace(before, '\(?l\.featured\)?::integer', '(l.featured AND l.presentable)::integer');
BEGIN
  IF before = after THEN RAISE EXCEPTION 'listing_search_facts has no column featured'; END IF;
  EXECUTE 'CREATE OR REPLACE VIEW listing_search_facts AS ' || after;
END $$;
--> statement-breakpoint
SELECT index_listings(ARRAY(SELECT id FROM listings WHERE status = 'active' AND featured AND NOT presentable));--> statement-breakpoint
-- New: in the search index, and with enough to show.
CREATE OR REPLACE FUNCTION record_new_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id, kind, happened_at, price, currency)
  SELECT l.id, 'new', least(l.published_at, now()), l.asking_price, l.currency
  FROM new_rows n JOIN listings l ON l.id = n.listing_id
  WHERE l.presentable AND NOT EXISTS (SELECT 1 FROM listing_changes c WHERE c.listing_id = l.id AND c.kind = 'new')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A listing that was not complete when it was published is new once it is.
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
      WHEN n.status = 'active' AND o.status = 'active' AND n.currency = o.currency AND n.asking_price < o.asking_price
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
