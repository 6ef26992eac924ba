CREATE INDEX "listing_index_confirmed" ON "listing_index" USING btree (("business" & 2048),"listed" DESC NULLS FIRST,"row" DESC NULLS FIRST);--> statement-breakpoint
-- Listings that their owners have not confirmed come after the others. None is marked yet, so the index stays as it is.
CREATE OR REPLACE VIEW listing_search_facts AS
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
    -- Not an option to choose, but the first key of the default order.
    | (l.unconfirmed::int << 11)
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
