-- The index of the search follows the listings by itself, so that no path through the code can forget it.

-- Seconds since 2020.
CREATE FUNCTION search_second(moment timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN moment IS NOT NULL THEN least(floor(extract(epoch FROM moment)) - 1577836800, 2147483647)::int END
$$;
--> statement-breakpoint

-- Without case, accents and signs.
CREATE FUNCTION search_key(name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT btrim(regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint

-- Whole Canadian dollars. No figure becomes a range that nothing overlaps: its low end above its high end.
CREATE FUNCTION search_low(amount bigint, range text, per_cad numeric) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF amount IS NULL AND range IS NULL THEN RETURN 2147483647; END IF;
  RETURN least(greatest(round(coalesce(amount / 100.0, CASE range
    WHEN 'under_50k' THEN 0 WHEN 'under_100k' THEN 0 WHEN '50k_100k' THEN 50000 WHEN '100k_250k' THEN 100000
    WHEN '250k_500k' THEN 250000 WHEN '500k_1m' THEN 500000 WHEN '1m_2m' THEN 1000000 WHEN '2m_5m' THEN 2000000
    WHEN 'over_2m' THEN 2000000 WHEN 'over_5m' THEN 5000000 END) / per_cad), -2147483647), 2147483646);
END $$;
--> statement-breakpoint
CREATE FUNCTION search_high(amount bigint, range text, per_cad numeric) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF amount IS NULL AND range IS NULL THEN RETURN -2147483648; END IF;
  RETURN least(greatest(round(coalesce(amount / 100.0, CASE range
    WHEN 'under_50k' THEN 50000 WHEN 'under_100k' THEN 100000 WHEN '50k_100k' THEN 100000 WHEN '100k_250k' THEN 250000
    WHEN '250k_500k' THEN 500000 WHEN '500k_1m' THEN 1000000 WHEN '1m_2m' THEN 2000000 WHEN '2m_5m' THEN 5000000
    WHEN 'over_2m' THEN 1e15 WHEN 'over_5m' THEN 1e15 END) / per_cad), -2147483647), 2147483646);
END $$;
--> statement-breakpoint

-- All that the index holds of each active listing. A listing without a category is not finished.
CREATE VIEW listing_search_facts AS
SELECT l.id AS listing_id,
  search_second(l.expires_at) AS expires,
  search_second(l.published_at) AS listed,
  (trade.categories << 6)
    | CASE l.property_type WHEN 'real_property' THEN 1 WHEN 'lease' THEN 2 ELSE 0 END
    | (l.relocatable::int << 2)
    | CASE l.management WHEN 'owner_managed' THEN 8 WHEN 'employee_owned' THEN 16 WHEN 'absentee' THEN 32 ELSE 0 END
    AS form,
  -- Bit 4, "price reduced", is reckoned when it is asked for.
  l.work_from_home::int
    | (l.accommodation_included::int << 1)
    | (l.franchise::int << 2)
    | (l.business_opportunity::int << 3)
    | ((price.low >= 2000000 AND price.low <= price.high)::int << 5)
    | (l.distressed::int << 6)
    | ((price.high <= 100000 AND price.low <= price.high)::int << 7)
    | (l.financing_available::int << 8)
    | (coalesce(l.asking_price * 2.0 <= l.annual_cash_flow * 5.0 AND l.annual_revenue > 0
        AND l.annual_cash_flow * 100.0 >= l.annual_revenue * 15.0, false)::int << 9)
    | (l.quick_sale::int << 10)
    AS business,
  reduced.until AS reduced_until,
  place.number AS region,
  coalesce(narrow.number, 0::smallint) AS subcategory,
  l.featured::int::smallint AS featured,
  coalesce(floor((l.latitude + 90) * 4)::int * 1440 + floor((l.longitude + 180) * 4)::int, 0) AS cell,
  search_key(l.city) AS city_key,
  l.city AS city_name,
  price.low AS price_min,
  price.high AS price_max,
  search_low(l.annual_revenue, l.annual_revenue_range, rate.per_cad) AS revenue_min,
  search_high(l.annual_revenue, l.annual_revenue_range, rate.per_cad) AS revenue_max,
  search_low(l.annual_cash_flow, l.annual_cash_flow_range, rate.per_cad) AS cash_flow_min,
  search_high(l.annual_cash_flow, l.annual_cash_flow_range, rate.per_cad) AS cash_flow_max,
  -- The name of the business only where its owner shows it. Address, website, contact and captions never.
  concat_ws(' ', l.title, CASE WHEN NOT l.business_name_hidden THEN l.business_name END) AS title_text,
  concat_ws(' ', trade.words, narrow.words, l.city, place.words) AS kind_text,
  array_to_string(l.tags, ' ') AS tag_text,
  l.description AS body_text,
  md5(concat_ws(chr(1), l.id, l.title, l.business_name_hidden, l.business_name, trade.words, narrow.words, l.city, place.words,
    array_to_string(l.tags, chr(2)), l.description))::uuid AS digest
FROM listings l
CROSS JOIN LATERAL (
  SELECT bit_or(1 << term.number) AS categories, string_agg(term.words, ' ' ORDER BY c.position) AS words,
    bool_or(c.position = 0) AS has_main
  FROM listing_categories c JOIN search_terms term ON term.kind = 'category' AND term.code = c.category
  WHERE c.listing_id = l.id
) AS trade
JOIN search_terms place ON place.kind = 'region' AND place.code = l.region
LEFT JOIN search_terms narrow ON narrow.kind = 'subcategory' AND narrow.code = l.subcategory
CROSS JOIN LATERAL (
  SELECT coalesce((SELECT r.per_cad FROM exchange_rates r WHERE r.currency = l.currency ORDER BY r.as_of DESC LIMIT 1), 1) AS per_cad
  OFFSET 0 -- Reckoned once, not wherever it is used.
) AS rate
CROSS JOIN LATERAL (
  SELECT search_low(l.asking_price, l.asking_price_range, rate.per_cad) AS low,
    search_high(l.asking_price, l.asking_price_range, rate.per_cad) AS high
  OFFSET 0
) AS price
-- "Price reduced": today's price is below one that was public, until 90 days after that one ended. What an owner tried
-- out in a draft was never a price.
CROSS JOIN LATERAL (
  SELECT coalesce(search_second(max(step.ended) + interval '90 days'), 0) AS until
  FROM (
    SELECT p.amount, p.currency, lead(p.since) OVER (ORDER BY p.since) AS ended FROM listing_prices p WHERE p.listing_id = l.id
  ) AS step
  WHERE step.amount > l.asking_price AND step.currency = l.currency AND step.ended > l.published_at
) AS reduced
WHERE l.status = 'active' AND trade.has_main;
--> statement-breakpoint

-- Brings the index up to date for these listings, whatever happened to them. What did not change is left alone.
CREATE FUNCTION index_listings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  forever CONSTANT integer := 2147483647;
  wanted listing_search_facts[];
  version integer;
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
  version := nextval('search_versions');

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

-- A listing begins without categories, and without them it is not found; so its first indexing is theirs.
CREATE FUNCTION index_changed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_listings(ARRAY(
    SELECT n.id FROM new_rows n JOIN old_rows o USING (id) WHERE 'active' IN (n.status, o.status)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_index AFTER UPDATE ON listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_listings();
--> statement-breakpoint

CREATE FUNCTION index_changed_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM index_listings(ARRAY(SELECT DISTINCT listing_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN PERFORM index_listings(ARRAY(SELECT DISTINCT listing_id FROM old_rows));
  ELSE PERFORM index_listings(ARRAY(SELECT listing_id FROM new_rows UNION SELECT listing_id FROM old_rows));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_categories_index_new AFTER INSERT ON listing_categories REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_categories();
--> statement-breakpoint
CREATE TRIGGER listing_categories_index_changed AFTER UPDATE ON listing_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_categories();
--> statement-breakpoint
CREATE TRIGGER listing_categories_index_gone AFTER DELETE ON listing_categories REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_categories();
--> statement-breakpoint

-- Prices matter to what is in the index already; the first price of a listing comes before its categories.
CREATE FUNCTION index_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN ids := ARRAY(SELECT DISTINCT listing_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN ids := ARRAY(SELECT DISTINCT listing_id FROM old_rows);
  ELSE ids := ARRAY(SELECT listing_id FROM new_rows UNION SELECT listing_id FROM old_rows);
  END IF;
  PERFORM index_listings(ARRAY(SELECT i.listing_id FROM listing_index i WHERE i.listing_id = ANY (ids) AND i.ended = 2147483647));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_prices_index_new AFTER INSERT ON listing_prices REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_prices();
--> statement-breakpoint
CREATE TRIGGER listing_prices_index_changed AFTER UPDATE ON listing_prices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_prices();
--> statement-breakpoint
CREATE TRIGGER listing_prices_index_gone AFTER DELETE ON listing_prices REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION index_changed_prices();
--> statement-breakpoint

-- In portions: an index of everything at once would have to fit into memory. Many ids are looked for by hash only where they
-- are known while planning.
CREATE FUNCTION index_all_listings(in_currency text DEFAULT NULL) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  portion uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    portion := ARRAY(
      SELECT id FROM listings WHERE status = 'active' AND id > last AND (in_currency IS NULL OR currency = in_currency)
      ORDER BY id LIMIT 2000
    );
    EXIT WHEN portion = '{}';
    PERFORM index_listings(portion);
    last := portion[cardinality(portion)];
  END LOOP;
END $$;
--> statement-breakpoint

-- Prices are compared in Canadian dollars: a new rate moves all listings of its currency.
CREATE FUNCTION index_repriced_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.currency <> 'CAD' THEN PERFORM index_all_listings(NEW.currency); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER exchange_rates_index AFTER INSERT OR UPDATE ON exchange_rates FOR EACH ROW EXECUTE FUNCTION index_repriced_listings();
--> statement-breakpoint
CREATE FUNCTION index_unpriced_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_all_listings(OLD.currency);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER exchange_rates_index_gone AFTER DELETE ON exchange_rates FOR EACH ROW EXECUTE FUNCTION index_unpriced_listings();
--> statement-breakpoint

CREATE FUNCTION empty_search_index() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE listing_index, listing_texts, search_words, search_cities;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_categories_index_empty AFTER TRUNCATE ON listing_categories FOR EACH STATEMENT EXECUTE FUNCTION empty_search_index();
--> statement-breakpoint

-- The index remembers a day, for those who page through results. Told every hour, it forgets what ended before that.
CREATE FUNCTION forget_search_history() RETURNS void LANGUAGE plpgsql AS $$
DECLARE forgotten integer;
BEGIN
  INSERT INTO search_marks (at, version) SELECT now(), CASE WHEN is_called THEN last_value ELSE 0 END FROM search_versions
  ON CONFLICT DO NOTHING;
  SELECT max(version) INTO forgotten FROM search_marks WHERE at < now() - interval '25 hours';
  DELETE FROM search_marks WHERE version < forgotten;
  DELETE FROM listing_index WHERE ended < 2147483647 AND ended <= forgotten;
  DELETE FROM listing_texts t WHERE NOT EXISTS (SELECT 1 FROM listing_index i WHERE i.text_row = t.row);
END $$;
--> statement-breakpoint

INSERT INTO search_terms (kind, code, number, words) VALUES
  ('category', 'agricultural-supplies', 0, 'Agricultural Supplies'),
  ('category', 'automotive', 1, 'Automotive'),
  ('category', 'bars-pubs', 2, 'Bars & Pubs'),
  ('category', 'beauty-personal-care', 3, 'Beauty & Personal Care'),
  ('category', 'business-services', 4, 'Business Services'),
  ('category', 'childcare', 5, 'Childcare'),
  ('category', 'construction', 6, 'Construction'),
  ('category', 'education', 7, 'Education'),
  ('category', 'entertainment', 8, 'Entertainment'),
  ('category', 'food-beverage', 9, 'Food & Beverage'),
  ('category', 'franchises', 10, 'Franchises'),
  ('category', 'healthcare', 11, 'Healthcare'),
  ('category', 'home-garden', 12, 'Home & Garden'),
  ('category', 'manufacturing', 13, 'Manufacturing'),
  ('category', 'online-business', 14, 'Online Business'),
  ('category', 'real-estate', 15, 'Real Estate'),
  ('category', 'restaurants', 16, 'Restaurants'),
  ('category', 'retail', 17, 'Retail'),
  ('category', 'technology', 18, 'Technology'),
  ('category', 'transportation', 19, 'Transportation'),
  ('subcategory', 'feed-and-seed', 1, 'Feed & Seed'),
  ('subcategory', 'farm-equipment', 2, 'Farm Equipment'),
  ('subcategory', 'greenhouses-nurseries', 3, 'Greenhouses & Nurseries'),
  ('subcategory', 'crop-farms', 4, 'Crop Farms & Orchards'),
  ('subcategory', 'livestock-dairy', 5, 'Livestock & Dairy'),
  ('subcategory', 'crop-services', 6, 'Crop Services & Agronomy'),
  ('subcategory', 'apiaries-specialty', 7, 'Apiaries & Specialty Farms'),
  ('subcategory', 'auto-repair', 8, 'Auto Repair'),
  ('subcategory', 'body-shops', 9, 'Body & Paint Shops'),
  ('subcategory', 'car-wash-detailing', 10, 'Car Wash & Detailing'),
  ('subcategory', 'tire-shops', 11, 'Tire Shops'),
  ('subcategory', 'gas-stations', 12, 'Gas Stations'),
  ('subcategory', 'used-car-dealers', 13, 'Used Car Dealers'),
  ('subcategory', 'parts-accessories', 14, 'Parts & Accessories'),
  ('subcategory', 'towing-recovery', 15, 'Towing & Recovery'),
  ('subcategory', 'neighbourhood-pubs', 16, 'Neighbourhood Pubs'),
  ('subcategory', 'sports-bars', 17, 'Sports Bars'),
  ('subcategory', 'brewpubs-taprooms', 18, 'Brewpubs & Taprooms'),
  ('subcategory', 'cocktail-wine-bars', 19, 'Cocktail & Wine Bars'),
  ('subcategory', 'nightclubs-live-music', 20, 'Nightclubs & Live Music'),
  ('subcategory', 'hotel-taverns', 21, 'Hotel Taverns'),
  ('subcategory', 'hair-salons', 22, 'Hair Salons'),
  ('subcategory', 'barbershops', 23, 'Barbershops'),
  ('subcategory', 'nail-salons', 24, 'Nail Salons'),
  ('subcategory', 'day-spas', 25, 'Day Spas'),
  ('subcategory', 'medical-aesthetics', 26, 'Medical Aesthetics'),
  ('subcategory', 'lash-brow-studios', 27, 'Lash & Brow Studios'),
  ('subcategory', 'tattoo-studios', 28, 'Tattoo Studios'),
  ('subcategory', 'pet-grooming', 29, 'Pet Grooming'),
  ('subcategory', 'accounting-bookkeeping', 30, 'Accounting & Bookkeeping'),
  ('subcategory', 'commercial-cleaning', 31, 'Commercial Cleaning'),
  ('subcategory', 'marketing-agencies', 32, 'Marketing Agencies'),
  ('subcategory', 'printing-signage', 33, 'Printing & Signage'),
  ('subcategory', 'staffing-agencies', 34, 'Staffing Agencies'),
  ('subcategory', 'security-services', 35, 'Security Services'),
  ('subcategory', 'insurance-agencies', 36, 'Insurance Agencies'),
  ('subcategory', 'laundry-linen', 37, 'Laundry & Linen'),
  ('subcategory', 'consulting-training', 38, 'Consulting & Training'),
  ('subcategory', 'daycare-centres', 39, 'Daycare Centres'),
  ('subcategory', 'preschools', 40, 'Preschools'),
  ('subcategory', 'before-after-school', 41, 'Before & After School'),
  ('subcategory', 'home-daycares', 42, 'Home Daycares'),
  ('subcategory', 'summer-camps', 43, 'Summer Camps'),
  ('subcategory', 'nanny-agencies', 44, 'Nanny Agencies'),
  ('subcategory', 'general-contractors', 45, 'General Contractors'),
  ('subcategory', 'plumbing-hvac', 46, 'Plumbing & HVAC'),
  ('subcategory', 'electrical', 47, 'Electrical Contractors'),
  ('subcategory', 'roofing-siding', 48, 'Roofing & Siding'),
  ('subcategory', 'excavation-concrete', 49, 'Excavation & Concrete'),
  ('subcategory', 'flooring-tile', 50, 'Flooring & Tile'),
  ('subcategory', 'windows-doors', 51, 'Windows & Doors'),
  ('subcategory', 'painting-drywall', 52, 'Painting & Drywall'),
  ('subcategory', 'equipment-rental', 53, 'Equipment Rental'),
  ('subcategory', 'tutoring-centres', 54, 'Tutoring Centres'),
  ('subcategory', 'language-schools', 55, 'Language Schools'),
  ('subcategory', 'music-dance-schools', 56, 'Music & Dance Schools'),
  ('subcategory', 'driving-schools', 57, 'Driving Schools'),
  ('subcategory', 'career-colleges', 58, 'Career Colleges'),
  ('subcategory', 'private-schools', 59, 'Private Schools'),
  ('subcategory', 'coding-stem', 60, 'Coding & STEM Programs'),
  ('subcategory', 'fitness-studios', 61, 'Fitness Studios & Gyms'),
  ('subcategory', 'bowling-arcades', 62, 'Bowling & Arcades'),
  ('subcategory', 'escape-rooms', 63, 'Escape Rooms'),
  ('subcategory', 'event-venues', 64, 'Event Venues'),
  ('subcategory', 'tours-outfitters', 65, 'Tours & Outfitters'),
  ('subcategory', 'golf-marinas', 66, 'Golf & Marinas'),
  ('subcategory', 'event-rentals', 67, 'Event Rentals & DJ'),
  ('subcategory', 'martial-arts', 68, 'Martial Arts Schools'),
  ('subcategory', 'campgrounds', 69, 'Campgrounds & RV Parks'),
  ('subcategory', 'bakeries', 70, 'Bakeries'),
  ('subcategory', 'grocery-specialty', 71, 'Grocery & Specialty Food'),
  ('subcategory', 'butchers-delis', 72, 'Butchers & Delis'),
  ('subcategory', 'catering', 73, 'Catering'),
  ('subcategory', 'food-production', 74, 'Food Production'),
  ('subcategory', 'breweries-wineries', 75, 'Breweries, Wineries & Distilleries'),
  ('subcategory', 'coffee-roasters', 76, 'Coffee Roasters'),
  ('subcategory', 'ice-cream-desserts', 77, 'Ice Cream & Desserts'),
  ('subcategory', 'wholesale-distribution', 78, 'Food Wholesale & Distribution'),
  ('subcategory', 'coffee-franchises', 79, 'Coffee & Bakery Franchises'),
  ('subcategory', 'quick-service-franchises', 80, 'Quick-Service Food Franchises'),
  ('subcategory', 'home-service-franchises', 81, 'Home Service Franchises'),
  ('subcategory', 'fitness-franchises', 82, 'Fitness Franchises'),
  ('subcategory', 'education-franchises', 83, 'Education & Tutoring Franchises'),
  ('subcategory', 'retail-franchises', 84, 'Retail Franchises'),
  ('subcategory', 'senior-care-franchises', 85, 'Senior & Health Care Franchises'),
  ('subcategory', 'automotive-franchises', 86, 'Automotive Franchises'),
  ('subcategory', 'dental-practices', 87, 'Dental Practices'),
  ('subcategory', 'pharmacies', 88, 'Pharmacies'),
  ('subcategory', 'physiotherapy', 89, 'Physiotherapy & Rehab'),
  ('subcategory', 'medical-clinics', 90, 'Medical Clinics'),
  ('subcategory', 'optical', 91, 'Optometry & Optical'),
  ('subcategory', 'home-care', 92, 'Home Care Agencies'),
  ('subcategory', 'massage-wellness', 93, 'Massage & Wellness Clinics'),
  ('subcategory', 'veterinary', 94, 'Veterinary Clinics'),
  ('subcategory', 'senior-residences', 95, 'Senior Residences'),
  ('subcategory', 'landscaping', 96, 'Landscaping & Snow'),
  ('subcategory', 'garden-centres', 97, 'Garden Centres'),
  ('subcategory', 'pools-spas', 98, 'Pools & Hot Tubs'),
  ('subcategory', 'residential-cleaning', 99, 'Residential Cleaning'),
  ('subcategory', 'furniture-decor', 100, 'Furniture & Decor'),
  ('subcategory', 'kitchens-cabinets', 101, 'Kitchens & Cabinets'),
  ('subcategory', 'pest-control', 102, 'Pest Control'),
  ('subcategory', 'tree-care', 103, 'Tree Care'),
  ('subcategory', 'metal-fabrication', 104, 'Metal Fabrication'),
  ('subcategory', 'machine-shops', 105, 'Machine Shops'),
  ('subcategory', 'wood-products', 106, 'Wood Products & Millwork'),
  ('subcategory', 'plastics-packaging', 107, 'Plastics & Packaging'),
  ('subcategory', 'food-processing', 108, 'Food Processing'),
  ('subcategory', 'textiles-apparel', 109, 'Textiles & Apparel'),
  ('subcategory', 'signs-displays', 110, 'Signs & Displays'),
  ('subcategory', 'specialty-products', 111, 'Specialty Products'),
  ('subcategory', 'ecommerce-stores', 112, 'E-Commerce Stores'),
  ('subcategory', 'content-affiliate', 113, 'Content & Affiliate Sites'),
  ('subcategory', 'marketplaces-directories', 114, 'Marketplaces & Directories'),
  ('subcategory', 'subscription-boxes', 115, 'Subscription Boxes'),
  ('subcategory', 'marketplace-sellers', 116, 'Marketplace Seller Brands'),
  ('subcategory', 'online-courses', 117, 'Online Courses & Communities'),
  ('subcategory', 'apps', 118, 'Mobile Apps'),
  ('subcategory', 'motels-inns', 119, 'Motels & Inns'),
  ('subcategory', 'bed-breakfasts', 120, 'Bed & Breakfasts'),
  ('subcategory', 'property-management', 121, 'Property Management'),
  ('subcategory', 'self-storage', 122, 'Self Storage'),
  ('subcategory', 'commercial-buildings', 123, 'Commercial Buildings With Business'),
  ('subcategory', 'laundromats', 124, 'Laundromats'),
  ('subcategory', 'resorts-cottages', 125, 'Resorts & Cottages'),
  ('subcategory', 'mobile-home-parks', 126, 'Mobile Home Parks'),
  ('subcategory', 'cafes', 127, 'Cafés & Coffee Shops'),
  ('subcategory', 'family-restaurants', 128, 'Family Restaurants & Diners'),
  ('subcategory', 'pizzerias', 129, 'Pizzerias'),
  ('subcategory', 'asian-restaurants', 130, 'Asian Restaurants'),
  ('subcategory', 'indian-restaurants', 131, 'Indian & South Asian Restaurants'),
  ('subcategory', 'mexican-latin', 132, 'Mexican & Latin Restaurants'),
  ('subcategory', 'fine-dining', 133, 'Fine Dining & Bistros'),
  ('subcategory', 'takeout-fast-casual', 134, 'Takeout & Fast Casual'),
  ('subcategory', 'food-trucks', 135, 'Food Trucks'),
  ('subcategory', 'convenience-stores', 136, 'Convenience Stores'),
  ('subcategory', 'clothing-shoes', 137, 'Clothing & Shoes'),
  ('subcategory', 'gift-shops', 138, 'Gifts & Souvenirs'),
  ('subcategory', 'sporting-goods', 139, 'Sporting Goods & Bikes'),
  ('subcategory', 'pet-stores', 140, 'Pet Stores'),
  ('subcategory', 'jewellery', 141, 'Jewellery'),
  ('subcategory', 'hardware-building', 142, 'Hardware & Building Supply'),
  ('subcategory', 'liquor-vape', 143, 'Liquor & Specialty'),
  ('subcategory', 'books-toys-hobby', 144, 'Books, Toys & Hobbies'),
  ('subcategory', 'thrift-consignment', 145, 'Thrift & Consignment'),
  ('subcategory', 'saas', 146, 'Software as a Service'),
  ('subcategory', 'managed-it', 147, 'Managed IT Services'),
  ('subcategory', 'web-software-development', 148, 'Web & Software Development'),
  ('subcategory', 'device-repair', 149, 'Phone & Computer Repair'),
  ('subcategory', 'security-automation', 150, 'Security Systems & Automation'),
  ('subcategory', 'telecom-internet', 151, 'Telecom & Internet Providers'),
  ('subcategory', 'av-electronics', 152, 'Audio-Visual & Electronics'),
  ('subcategory', 'trucking', 153, 'Trucking & Freight'),
  ('subcategory', 'courier-delivery', 154, 'Courier & Delivery Routes'),
  ('subcategory', 'moving-storage', 155, 'Moving & Storage'),
  ('subcategory', 'bus-limo-taxi', 156, 'Bus, Limousine & Taxi'),
  ('subcategory', 'waste-disposal', 157, 'Waste & Disposal'),
  ('subcategory', 'freight-brokerage', 158, 'Freight Brokerage & Warehousing'),
  ('subcategory', 'medical-school-transport', 159, 'Medical & School Transport'),
  ('region', 'CA-AB', 1, 'Alberta AB Canada'),
  ('region', 'CA-BC', 2, 'British Columbia BC Canada'),
  ('region', 'CA-MB', 3, 'Manitoba MB Canada'),
  ('region', 'CA-NB', 4, 'New Brunswick NB Canada'),
  ('region', 'CA-NL', 5, 'Newfoundland and Labrador Newfoundland Labrador Newfoundland & Labrador NL Canada'),
  ('region', 'CA-NS', 6, 'Nova Scotia NS Canada'),
  ('region', 'CA-NT', 7, 'Northwest Territories NWT NT Canada'),
  ('region', 'CA-NU', 8, 'Nunavut NU Canada'),
  ('region', 'CA-ON', 9, 'Ontario ON Canada'),
  ('region', 'CA-PE', 10, 'Prince Edward Island PEI P.E.I. PE Canada'),
  ('region', 'CA-QC', 11, 'Quebec QC Canada'),
  ('region', 'CA-SK', 12, 'Saskatchewan SK Canada'),
  ('region', 'CA-YT', 13, 'Yukon Yukon Territory YT Canada'),
  ('region', 'US-AL', 14, 'Alabama AL United States USA America'),
  ('region', 'US-AK', 15, 'Alaska AK United States USA America'),
  ('region', 'US-AZ', 16, 'Arizona AZ United States USA America'),
  ('region', 'US-AR', 17, 'Arkansas AR United States USA America'),
  ('region', 'US-CA', 18, 'California CA United States USA America'),
  ('region', 'US-CO', 19, 'Colorado CO United States USA America'),
  ('region', 'US-CT', 20, 'Connecticut CT United States USA America'),
  ('region', 'US-DE', 21, 'Delaware DE United States USA America'),
  ('region', 'US-DC', 22, 'District of Columbia Washington DC Washington, D.C. DC United States USA America'),
  ('region', 'US-FL', 23, 'Florida FL United States USA America'),
  ('region', 'US-GA', 24, 'Georgia GA United States USA America'),
  ('region', 'US-HI', 25, 'Hawaii HI United States USA America'),
  ('region', 'US-ID', 26, 'Idaho ID United States USA America'),
  ('region', 'US-IL', 27, 'Illinois IL United States USA America'),
  ('region', 'US-IN', 28, 'Indiana IN United States USA America'),
  ('region', 'US-IA', 29, 'Iowa IA United States USA America'),
  ('region', 'US-KS', 30, 'Kansas KS United States USA America'),
  ('region', 'US-KY', 31, 'Kentucky KY United States USA America'),
  ('region', 'US-LA', 32, 'Louisiana LA United States USA America'),
  ('region', 'US-ME', 33, 'Maine ME United States USA America'),
  ('region', 'US-MD', 34, 'Maryland MD United States USA America'),
  ('region', 'US-MA', 35, 'Massachusetts MA United States USA America'),
  ('region', 'US-MI', 36, 'Michigan MI United States USA America'),
  ('region', 'US-MN', 37, 'Minnesota MN United States USA America'),
  ('region', 'US-MS', 38, 'Mississippi MS United States USA America'),
  ('region', 'US-MO', 39, 'Missouri MO United States USA America'),
  ('region', 'US-MT', 40, 'Montana MT United States USA America'),
  ('region', 'US-NE', 41, 'Nebraska NE United States USA America'),
  ('region', 'US-NV', 42, 'Nevada NV United States USA America'),
  ('region', 'US-NH', 43, 'New Hampshire NH United States USA America'),
  ('region', 'US-NJ', 44, 'New Jersey NJ United States USA America'),
  ('region', 'US-NM', 45, 'New Mexico NM United States USA America'),
  ('region', 'US-NY', 46, 'New York NY United States USA America'),
  ('region', 'US-NC', 47, 'North Carolina NC United States USA America'),
  ('region', 'US-ND', 48, 'North Dakota ND United States USA America'),
  ('region', 'US-OH', 49, 'Ohio OH United States USA America'),
  ('region', 'US-OK', 50, 'Oklahoma OK United States USA America'),
  ('region', 'US-OR', 51, 'Oregon OR United States USA America'),
  ('region', 'US-PA', 52, 'Pennsylvania PA United States USA America'),
  ('region', 'US-RI', 53, 'Rhode Island RI United States USA America'),
  ('region', 'US-SC', 54, 'South Carolina SC United States USA America'),
  ('region', 'US-SD', 55, 'South Dakota SD United States USA America'),
  ('region', 'US-TN', 56, 'Tennessee TN United States USA America'),
  ('region', 'US-TX', 57, 'Texas TX United States USA America'),
  ('region', 'US-UT', 58, 'Utah UT United States USA America'),
  ('region', 'US-VT', 59, 'Vermont VT United States USA America'),
  ('region', 'US-VA', 60, 'Virginia VA United States USA America'),
  ('region', 'US-WA', 61, 'Washington WA United States USA America'),
  ('region', 'US-WV', 62, 'West Virginia WV United States USA America'),
  ('region', 'US-WI', 63, 'Wisconsin WI United States USA America'),
  ('region', 'US-WY', 64, 'Wyoming WY United States USA America'),
  ('region', 'MX-AGU', 65, 'Aguascalientes AGU Mexico México'),
  ('region', 'MX-BCN', 66, 'Baja California BCN Mexico México'),
  ('region', 'MX-BCS', 67, 'Baja California Sur BCS Mexico México'),
  ('region', 'MX-CAM', 68, 'Campeche CAM Mexico México'),
  ('region', 'MX-CHP', 69, 'Chiapas CHP Mexico México'),
  ('region', 'MX-CHH', 70, 'Chihuahua CHH Mexico México'),
  ('region', 'MX-COA', 71, 'Coahuila Coahuila de Zaragoza COA Mexico México'),
  ('region', 'MX-COL', 72, 'Colima COL Mexico México'),
  ('region', 'MX-DUR', 73, 'Durango DUR Mexico México'),
  ('region', 'MX-GUA', 74, 'Guanajuato GUA Mexico México'),
  ('region', 'MX-GRO', 75, 'Guerrero GRO Mexico México'),
  ('region', 'MX-HID', 76, 'Hidalgo HID Mexico México'),
  ('region', 'MX-JAL', 77, 'Jalisco JAL Mexico México'),
  ('region', 'MX-CMX', 78, 'Mexico City Ciudad de México CDMX CMX Mexico México'),
  ('region', 'MX-MIC', 79, 'Michoacán Michoacán de Ocampo MIC Mexico México'),
  ('region', 'MX-MOR', 80, 'Morelos MOR Mexico México'),
  ('region', 'MX-NAY', 81, 'Nayarit NAY Mexico México'),
  ('region', 'MX-NLE', 82, 'Nuevo León NLE Mexico México'),
  ('region', 'MX-OAX', 83, 'Oaxaca OAX Mexico México'),
  ('region', 'MX-PUE', 84, 'Puebla PUE Mexico México'),
  ('region', 'MX-QUE', 85, 'Querétaro QUE Mexico México'),
  ('region', 'MX-ROO', 86, 'Quintana Roo ROO Mexico México'),
  ('region', 'MX-SLP', 87, 'San Luis Potosí SLP Mexico México'),
  ('region', 'MX-SIN', 88, 'Sinaloa SIN Mexico México'),
  ('region', 'MX-SON', 89, 'Sonora SON Mexico México'),
  ('region', 'MX-MEX', 90, 'State of Mexico Estado de México Edomex MEX Mexico México'),
  ('region', 'MX-TAB', 91, 'Tabasco TAB Mexico México'),
  ('region', 'MX-TAM', 92, 'Tamaulipas TAM Mexico México'),
  ('region', 'MX-TLA', 93, 'Tlaxcala TLA Mexico México'),
  ('region', 'MX-VER', 94, 'Veracruz Veracruz de Ignacio de la Llave VER Mexico México'),
  ('region', 'MX-YUC', 95, 'Yucatán YUC Mexico México'),
  ('region', 'MX-ZAC', 96, 'Zacatecas ZAC Mexico México');
--> statement-breakpoint
SELECT index_all_listings();
