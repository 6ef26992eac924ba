-- Rows of the index carry the time at which they became and stopped being valid, in milliseconds, instead of the number of a
-- transaction. A page of results then names a single time, and a database restored from a dump needs no repair. Links made
-- before show the current results.
DELETE FROM "listing_index" WHERE "ended" < 9007199254740991;--> statement-breakpoint
UPDATE "listing_index" SET "since" = 0;--> statement-breakpoint
DELETE FROM "listing_texts" t WHERE NOT EXISTS (SELECT 1 FROM "listing_index" i WHERE i."text_row" = t."row");--> statement-breakpoint
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
  -- The time of the change, not of the transaction's start.
  version := floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint;

  INSERT INTO search_cities (region, key, name)
  SELECT DISTINCT ON (w.region, w.city_key) w.region, w.city_key, w.city_name FROM unnest(wanted) w
  WHERE NOT EXISTS (SELECT 1 FROM search_cities c WHERE c.region = w.region AND c.key = w.city_key)
  ORDER BY w.region, w.city_key
  ON CONFLICT DO NOTHING;

  -- Close outdated rows.
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

  -- Insert new rows. An unchanged text is kept. Texts come first: the index of words reads them.
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

-- The index keeps outdated rows for a day, for visitors who are paging through results.
CREATE OR REPLACE FUNCTION forget_search_history() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_index WHERE ended < extract(epoch FROM now() - interval '25 hours') * 1000;
  DELETE FROM listing_texts t WHERE NOT EXISTS (SELECT 1 FROM listing_index i WHERE i.text_row = t.row);
END $$;
--> statement-breakpoint
DROP FUNCTION adopt_search_index();--> statement-breakpoint
DROP TABLE "search_marks";
--> statement-breakpoint

-- Matching words without their index reads every text. In a small market the planner preferred that at the former cost of 100,
-- which took fifty times as long.
ALTER FUNCTION listing_document(integer) COST 10000;--> statement-breakpoint

-- Every search reads the list of pending entries from end to end.
ALTER INDEX "listing_index_document" SET (gin_pending_list_limit = 256);
