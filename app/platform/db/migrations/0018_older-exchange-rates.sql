-- Only the latest rate of a currency prices its listings. Without this, a file with the rates of a year would index all listings
-- of a currency once for each of its days.
CREATE OR REPLACE FUNCTION index_repriced_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.currency <> 'CAD' AND NOT EXISTS (
    SELECT 1 FROM exchange_rates r WHERE r.currency = NEW.currency AND r.as_of > NEW.as_of
  ) THEN PERFORM index_all_listings(NEW.currency); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_unpriced_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM exchange_rates r WHERE r.currency = OLD.currency AND r.as_of > OLD.as_of)
  THEN PERFORM index_all_listings(OLD.currency); END IF;
  RETURN NULL;
END $$;
