CREATE TABLE "listing_view_totals" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_view_totals_count" CHECK ("listing_view_totals"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "listing_view_totals" ADD CONSTRAINT "listing_view_totals_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- By hand: the trigger that keeps the totals, and then the days that are there. It locks out views of the release before, which would be missed.
CREATE FUNCTION add_listing_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE listing_view_totals SET views = views + NEW.views - OLD.views WHERE listing_id = NEW.listing_id;
  ELSE
    INSERT INTO listing_view_totals (listing_id, views) VALUES (NEW.listing_id, NEW.views)
    ON CONFLICT (listing_id) DO UPDATE SET views = listing_view_totals.views + excluded.views;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_daily_views_total AFTER INSERT OR UPDATE ON listing_daily_views
  FOR EACH ROW EXECUTE FUNCTION add_listing_views();
--> statement-breakpoint
INSERT INTO listing_view_totals (listing_id, views)
SELECT listing_id, sum(views) FROM listing_daily_views GROUP BY listing_id;
