-- A row of the index belongs to the transaction that wrote it, so that a search can name exactly what it saw: a number taken
-- from a sequence is handed out before its transaction commits, and says nothing of who else is still running.
DELETE FROM "listing_index" WHERE "ended" < 2147483647;--> statement-breakpoint
DELETE FROM "search_marks";--> statement-breakpoint
DROP INDEX "listing_index_current";--> statement-breakpoint
DROP INDEX "listing_index_ended";--> statement-breakpoint
ALTER TABLE "listing_index"
  ALTER COLUMN "ended" DROP DEFAULT,
  ALTER COLUMN "since" SET DATA TYPE bigint USING 0,
  ALTER COLUMN "ended" SET DATA TYPE bigint USING 9007199254740991,
  ALTER COLUMN "ended" SET DEFAULT 9007199254740991;--> statement-breakpoint
ALTER TABLE "search_marks" ALTER COLUMN "version" SET DATA TYPE bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_index_current" ON "listing_index" USING btree ("listing_id") WHERE "listing_index"."ended" = 9007199254740991;--> statement-breakpoint
CREATE INDEX "listing_index_ended" ON "listing_index" USING btree ("ended") WHERE "listing_index"."ended" < 9007199254740991;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_listings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  forever CONSTANT bigint := 9007199254740991;
  wanted listing_search_facts[];
  version bigint;
  closed_digests uuid[]; closed_texts integer[]; closed_cities integer[];
  missing uuid[]; digests uuid[]; texts integer[];
  opened_texts integer[]; opened_cities integer[];
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
  -- Two who change one listing at once (its title, its categories): the second waits here, and then sees both changes.
  PERFORM 1 FROM listings WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  wanted := ARRAY(SELECT f FROM listing_search_facts f WHERE f.listing_id = ANY (ids));
  IF wanted = '{}' AND NOT EXISTS (SELECT 1 FROM listing_index i WHERE i.listing_id = ANY (ids) AND i.ended = forever) THEN
    RETURN;
  END IF;
  version := pg_current_xact_id()::text::bigint;

  INSERT INTO search_cities (region, key, name)
  SELECT DISTINCT ON (w.region, w.city_key) w.region, w.city_key, w.city_name FROM unnest(wanted) w
  WHERE NOT EXISTS (SELECT 1 FROM search_cities c WHERE c.region = w.region AND c.key = w.city_key)
  ORDER BY w.region, w.city_key
  ON CONFLICT DO NOTHING;

  -- What is no longer so ends.
  WITH closed AS (
    UPDATE listing_index i SET ended = version FROM listing_texts t
    WHERE i.listing_id = ANY (ids) AND i.ended = forever AND t.row = i.text_row
      AND NOT EXISTS (
        SELECT 1 FROM unnest(wanted) w JOIN search_cities c ON c.region = w.region AND c.key = w.city_key
        WHERE w.listing_id = i.listing_id AND w.digest = t.digest AND c.number = i.city
          AND (w.expires, w.listed, w.form, w.business, w.reduced_until, w.subcategory, w.featured, w.cell, w.price_min,
               w.price_max, w.revenue_min, w.revenue_max, w.cash_flow_min, w.cash_flow_max)
            = (i.expires, i.listed, i.form, i.business, i.reduced_until, i.subcategory, i.featured, i.cell, i.price_min,
               i.price_max, i.revenue_min, i.revenue_max, i.cash_flow_min, i.cash_flow_max)
      )
    RETURNING t.digest, i.text_row, i.city
  )
  SELECT coalesce(array_agg(c.digest), '{}'), coalesce(array_agg(c.text_row), '{}'), coalesce(array_agg(c.city), '{}')
  INTO closed_digests, closed_texts, closed_cities FROM closed c;

  -- What is new begins. A text that did not change is not read again. Texts come first: the index of words reads them.
  missing := ARRAY(
    SELECT w.listing_id FROM unnest(wanted) w
    WHERE NOT EXISTS (SELECT 1 FROM listing_index i WHERE i.listing_id = w.listing_id AND i.ended = forever)
  );
  WITH written AS (
    INSERT INTO listing_texts (digest, document, words)
    SELECT w.digest,
      setweight(to_tsvector('listing_text', w.title_text), 'A') || setweight(to_tsvector('listing_text', w.kind_text), 'B')
        || setweight(to_tsvector('listing_text', w.tag_text), 'C') || setweight(to_tsvector('listing_text', w.body_text), 'D'),
      tsvector_to_array(to_tsvector('listing_words', concat_ws(' ', w.title_text, w.kind_text, w.tag_text)))
    FROM unnest(wanted) w WHERE w.listing_id = ANY (missing) AND NOT w.digest = ANY (closed_digests)
    RETURNING row, digest
  )
  SELECT closed_texts || coalesce(array_agg(t.row), '{}'), closed_digests || coalesce(array_agg(t.digest), '{}')
  INTO texts, digests FROM written t;

  WITH opened AS (
    INSERT INTO listing_index (since, expires, listed, form, business, reduced_until, region, subcategory, featured, cell, city,
      text_row, price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, listing_id)
    SELECT version, w.expires, w.listed, w.form, w.business, w.reduced_until, w.region, w.subcategory, w.featured, w.cell, c.number,
      t.row, w.price_min, w.price_max, w.revenue_min, w.revenue_max, w.cash_flow_min, w.cash_flow_max, w.listing_id
    FROM unnest(wanted) w
    JOIN search_cities c ON c.region = w.region AND c.key = w.city_key
    JOIN unnest(texts, digests) AS t (row, digest) ON t.digest = w.digest
    WHERE w.listing_id = ANY (missing)
    RETURNING text_row, city
  )
  SELECT coalesce(array_agg(o.text_row), '{}'), coalesce(array_agg(o.city), '{}') INTO opened_texts, opened_cities FROM opened o;

  -- Counts, each row locked in one order, so that two who publish at once do not wait for each other in a circle.
  PERFORM 1 FROM search_cities WHERE number = ANY (opened_cities || closed_cities) ORDER BY number FOR NO KEY UPDATE;
  UPDATE search_cities c SET listings = c.listings + change.sum
  FROM (
    SELECT city, sum(step)::int FROM (
      SELECT unnest(opened_cities) AS city, 1 AS step UNION ALL SELECT unnest(closed_cities), -1
    ) AS steps GROUP BY city HAVING sum(step) <> 0
  ) AS change (city, sum)
  WHERE c.number = change.city;

  INSERT INTO search_words AS s (word, stem, listings)
  SELECT change.word, coalesce((ts_lexize('english_stem', change.word))[1], change.word), change.sum
  FROM (
    SELECT word, sum(step)::int FROM (
      SELECT unnest(t.words) AS word, 1 AS step FROM listing_texts t
      WHERE t.row = ANY (opened_texts) AND NOT t.row = ANY (closed_texts)
      UNION ALL
      SELECT unnest(t.words), -1 FROM listing_texts t WHERE t.row = ANY (closed_texts) AND NOT t.row = ANY (opened_texts)
    ) AS steps GROUP BY word HAVING sum(step) <> 0
  ) AS change (word, sum)
  WHERE change.word ~ '^[[:alpha:]]{2,40}$'
  ORDER BY change.word
  ON CONFLICT (word) DO UPDATE SET listings = s.listings + excluded.listings;
  IF closed_texts <> '{}' THEN
    DELETE FROM search_words s USING (
      SELECT DISTINCT unnest(t.words) AS word FROM listing_texts t WHERE t.row = ANY (closed_texts)
    ) AS gone WHERE s.word = gone.word AND s.listings <= 0;
  END IF;
END $$;
--> statement-breakpoint

CREATE OR REPLACE FUNCTION index_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN ids := ARRAY(SELECT DISTINCT listing_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN ids := ARRAY(SELECT DISTINCT listing_id FROM old_rows);
  ELSE ids := ARRAY(SELECT listing_id FROM new_rows UNION SELECT listing_id FROM old_rows);
  END IF;
  PERFORM index_listings(ARRAY(SELECT i.listing_id FROM listing_index i WHERE i.listing_id = ANY (ids) AND i.ended = 9007199254740991));
  RETURN NULL;
END $$;
--> statement-breakpoint

-- The index remembers a day, for those who page through results. Called every hour, it forgets what ended before that.
CREATE OR REPLACE FUNCTION forget_search_history() RETURNS void LANGUAGE plpgsql AS $$
DECLARE forgotten bigint;
BEGIN
  INSERT INTO search_marks (at, version) VALUES (now(), pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
  ON CONFLICT DO NOTHING;
  SELECT max(version) INTO forgotten FROM search_marks WHERE at < now() - interval '25 hours';
  DELETE FROM search_marks WHERE version < forgotten;
  DELETE FROM listing_index WHERE ended < forgotten;
  DELETE FROM listing_texts t WHERE NOT EXISTS (SELECT 1 FROM listing_index i WHERE i.text_row = t.row);
END $$;
--> statement-breakpoint

-- A database restored from a dump counts its transactions anew: what it brought along from the future is made old.
CREATE FUNCTION adopt_search_index() RETURNS void LANGUAGE plpgsql AS $$
DECLARE next CONSTANT bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM listing_index WHERE since >= next) THEN RETURN; END IF;
  DELETE FROM listing_index WHERE ended < 9007199254740991;
  UPDATE listing_index SET since = 0;
  DELETE FROM search_marks;
END $$;
--> statement-breakpoint

DROP SEQUENCE "public"."search_versions";
--> statement-breakpoint

-- What pages read, the database tells of.
CREATE TRIGGER listing_index_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_index FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint

CREATE TRIGGER listing_prices_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_prices FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
