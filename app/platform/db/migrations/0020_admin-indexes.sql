-- Amounts in different currencies are sorted by their value in Canadian dollars.
CREATE FUNCTION latest_rate(of_currency text) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT r.per_cad FROM exchange_rates r WHERE r.currency = of_currency ORDER BY r.as_of DESC LIMIT 1), 1)
$$;
--> statement-breakpoint
-- What is not above zero is no amount: no price at all, or the range that begins with nothing.
CREATE FUNCTION list_price_in_cad(amount bigint, range text, per_cad numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN public.list_price(amount, range) > 0 THEN round(public.list_price(amount, range) / per_cad)::bigint
    ELSE public.list_price(amount, range) END
$$;
--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "price_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "price_key" SET DEFAULT -1;--> statement-breakpoint
CREATE FUNCTION keep_price_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_key := list_price_in_cad(NEW.asking_price, NEW.asking_price_range, latest_rate(NEW.currency));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_price_key BEFORE INSERT OR UPDATE OF asking_price, asking_price_range, currency ON listings
  FOR EACH ROW EXECUTE FUNCTION keep_price_key();
--> statement-breakpoint
-- A new rate is no change of the listing.
DROP TRIGGER listings_updated_at ON listings;--> statement-breakpoint
CREATE TRIGGER listings_updated_at BEFORE UPDATE ON listings FOR EACH ROW
  WHEN (OLD.price_key = NEW.price_key OR (OLD.asking_price, OLD.asking_price_range, OLD.currency)
    IS DISTINCT FROM (NEW.asking_price, NEW.asking_price_range, NEW.currency))
  EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
-- From day to day a rate moves by less than a percent, which nobody sees in a sorted list: only more than that is worth writing all
-- listings of a currency again. In portions, because the triggers see all rows of a statement.
CREATE FUNCTION reprice_listings(of_currency text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  rate numeric := latest_rate(of_currency);
  portion uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    portion := ARRAY(
      SELECT id FROM listings WHERE currency = of_currency AND id > last AND price_key > 0
        AND abs(list_price_in_cad(asking_price, asking_price_range, rate) - price_key) > price_key / 100
      ORDER BY id LIMIT 2000
    );
    EXIT WHEN portion = '{}';
    UPDATE listings SET price_key = list_price_in_cad(asking_price, asking_price_range, rate) WHERE id = ANY (portion);
    last := portion[cardinality(portion)];
  END LOOP;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_repriced_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.currency <> 'CAD' AND NOT EXISTS (
    SELECT 1 FROM exchange_rates r WHERE r.currency = NEW.currency AND r.as_of > NEW.as_of
  ) THEN
    PERFORM index_all_listings(NEW.currency);
    PERFORM reprice_listings(NEW.currency);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_unpriced_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM exchange_rates r WHERE r.currency = OLD.currency AND r.as_of > OLD.as_of) THEN
    PERFORM index_all_listings(OLD.currency);
    PERFORM reprice_listings(OLD.currency);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT reprice_listings(currency) FROM unnest(ARRAY['USD', 'MXN']) AS currency;--> statement-breakpoint
-- A phone number is found by its last digits, however it is written.
CREATE INDEX "users_phone_digits" ON "users" USING btree (reverse(regexp_replace("phone", '[^0-9]', '', 'g')) text_pattern_ops) WHERE "users"."phone" <> '';--> statement-breakpoint
-- The audit log is read newest first, and among entries of one moment by id: each index gives that order as it is.
DROP INDEX "audit_log_recent";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
CREATE INDEX "audit_log_recent" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","created_at","id");
