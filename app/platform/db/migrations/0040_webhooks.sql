CREATE TABLE "embeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"accent" text NOT NULL,
	"background" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "embeds_key" UNIQUE("key"),
	CONSTRAINT "embeds_colours" CHECK ("embeds"."accent" ~ '^#[0-9a-f]{6}$' and "embeds"."background" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"object_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"attempts" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"state" text DEFAULT 'active' NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_state" CHECK ("webhook_endpoints"."state" in ('active', 'paused', 'failing')),
	CONSTRAINT "webhook_endpoints_https" CHECK ("webhook_endpoints"."url" like 'https://%' and length("webhook_endpoints"."url") <= 1024),
	CONSTRAINT "webhook_endpoints_events" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_previous" CHECK (("webhook_endpoints"."previous_secret" is null) = ("webhook_endpoints"."previous_secret_until" is null))
);
--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","due_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_object" ON "webhook_deliveries" USING btree ("endpoint_id","object_id","id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_happened" ON "webhook_deliveries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_user" ON "webhook_endpoints" USING btree ("user_id");
--> statement-breakpoint
CREATE TRIGGER embeds_tell AFTER UPDATE OR DELETE OR TRUNCATE ON embeds FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
-- Each event is written in the transaction of what happened, once for each address whose owner wants it. Nothing is written if
-- nobody does.
CREATE FUNCTION record_webhook_event(person uuid, wanted text, object uuid, facts jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (endpoint_id, event, object_id, data)
  SELECT e.id, wanted, object, facts FROM webhook_endpoints e JOIN users u ON u.id = e.user_id
  WHERE e.user_id = person AND e.state = 'active' AND wanted = ANY (e.events) AND u.deactivated_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION record_listing_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhook_endpoints) THEN RETURN NULL; END IF;
  PERFORM record_webhook_event(person, change.event, n.id,
    jsonb_build_object('listing', jsonb_build_object('id', n.id, 'status', n.status)))
  FROM new_rows n JOIN old_rows o USING (id)
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN n.status = 'pending' AND o.status <> 'pending' THEN 'listing.submitted'
      WHEN n.status = 'active' AND o.status = 'pending' THEN 'listing.approved'
      WHEN n.status = 'active' AND o.status <> 'active' THEN 'listing.published'
      WHEN n.status = 'sold' AND o.status <> 'sold' THEN 'listing.sold'
      WHEN n.status <> o.status AND n.rejected_at IS NOT NULL AND n.rejected_at IS DISTINCT FROM o.rejected_at THEN 'listing.rejected'
      WHEN n.status = 'expired' AND o.status IN ('active', 'pending') AND n.withdrawn_at IS NOT NULL THEN 'listing.withdrawn'
      WHEN n.status = 'expired' AND o.status = 'active' THEN 'listing.expired'
      WHEN n.sale_agreed_at IS NOT NULL AND o.sale_agreed_at IS NULL THEN 'listing.sale_agreed'
      WHEN n.status = 'active' AND o.status = 'active' AND (
        (n.region, n.country, n.subcategory, n.currency, n.asking_price_range, n.asking_price_on_request, n.annual_revenue_range,
          n.annual_revenue_on_request, n.annual_cash_flow_range, n.annual_cash_flow_on_request, n.business_status,
          n.training_included, n.financing_available, n.relocatable, n.work_from_home, n.accommodation_included, n.franchise,
          n.business_opportunity, n.distressed, n.quick_sale, n.management, n.property_type, n.confidential)
        IS DISTINCT FROM
        (o.region, o.country, o.subcategory, o.currency, o.asking_price_range, o.asking_price_on_request, o.annual_revenue_range,
          o.annual_revenue_on_request, o.annual_cash_flow_range, o.annual_cash_flow_on_request, o.business_status,
          o.training_included, o.financing_available, o.relocatable, o.work_from_home, o.accommodation_included, o.franchise,
          o.business_opportunity, o.distressed, o.quick_sale, o.management, o.property_type, o.confidential)
        -- Of a teaser these follow from the particulars, which have a trigger of their own.
        OR NOT (n.confidential AND o.confidential) AND
        (n.title, n.description, n.tags, n.lease_terms, n.reason_for_sale, n.city, n.postal_code,
          n.address, n.latitude, n.longitude, n.business_name, n.website, n.asking_price, n.annual_revenue, n.annual_cash_flow,
          n.growth_rate, n.established, n.employees_min, n.employees_max, n.square_footage)
        IS DISTINCT FROM
        (o.title, o.description, o.tags, o.lease_terms, o.reason_for_sale, o.city, o.postal_code,
          o.address, o.latitude, o.longitude, o.business_name, o.website, o.asking_price, o.annual_revenue, o.annual_cash_flow,
          o.growth_rate, o.established, o.employees_min, o.employees_max, o.square_footage)
      ) THEN 'listing.changed'
    END AS event
    OFFSET 0
  ) AS change
  CROSS JOIN LATERAL (SELECT n.owner_id AS person UNION SELECT n.broker_id WHERE n.broker_id IS NOT NULL) AS people
  WHERE change.event IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_webhooks AFTER UPDATE ON listings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_listing_webhooks();
--> statement-breakpoint
CREATE FUNCTION record_particulars_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_webhook_event(person, 'listing.changed', l.id,
    jsonb_build_object('listing', jsonb_build_object('id', l.id, 'status', l.status)))
  FROM listings l CROSS JOIN LATERAL (SELECT l.owner_id AS person UNION SELECT l.broker_id WHERE l.broker_id IS NOT NULL) AS people
  WHERE l.id = NEW.listing_id AND l.status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER confidential_listings_webhooks AFTER UPDATE ON confidential_listings FOR EACH ROW
  WHEN (NEW.particulars IS DISTINCT FROM OLD.particulars) EXECUTE FUNCTION record_particulars_webhooks();
--> statement-breakpoint
-- After `messages_summary`, which locks the conversation: of two messages at once the later one sees the earlier one.
CREATE FUNCTION record_message_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lead jsonb;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhook_endpoints WHERE user_id = NEW.recipient_id) THEN RETURN NULL; END IF;
  SELECT jsonb_build_object('id', c.id, 'listingId', c.listing_id) INTO lead FROM conversations c WHERE c.id = NEW.conversation_id;
  IF EXISTS (SELECT 1 FROM conversations c WHERE c.id = NEW.conversation_id AND c.owner_id = NEW.recipient_id)
    AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = NEW.conversation_id AND NOT m.withheld AND m.id <> NEW.id
      AND (m.created_at, m.id) < (NEW.created_at, NEW.id))
  THEN
    PERFORM record_webhook_event(NEW.recipient_id, 'lead.created', NEW.conversation_id, jsonb_build_object('lead', lead));
  END IF;
  PERFORM record_webhook_event(NEW.recipient_id, 'message.received', NEW.conversation_id,
    jsonb_build_object('message', jsonb_build_object('id', NEW.id), 'lead', lead));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_webhooks AFTER INSERT ON messages FOR EACH ROW
  WHEN (NOT NEW.withheld) EXECUTE FUNCTION record_message_webhooks();
--> statement-breakpoint
CREATE FUNCTION order_facts(given orders) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('id', given.id, 'listingId', given.listing_id, 'kind', given.kind,
    'amount', round(given.amount / 100.0, 2), 'currency', given.currency)
$$;
--> statement-breakpoint
CREATE FUNCTION record_order_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A dispute that was won is no second payment.
  IF TG_OP = 'INSERT' OR OLD.paid_at IS NULL THEN
    PERFORM record_webhook_event(NEW.user_id, 'order.paid', NEW.id, jsonb_build_object('order', order_facts(NEW)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_webhooks AFTER INSERT OR UPDATE ON orders FOR EACH ROW
  WHEN (NEW.status = 'paid') EXECUTE FUNCTION record_order_webhooks();
--> statement-breakpoint
CREATE FUNCTION record_refund_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_webhook_event(o.user_id, 'order.refunded', o.id, jsonb_build_object('order', order_facts(o),
    'refund', jsonb_build_object('amount', round(NEW.amount / 100.0, 2), 'currency', o.currency)))
  FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_webhooks AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION record_refund_webhooks();
--> statement-breakpoint
CREATE FUNCTION record_deliverable_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = NEW.state THEN RETURN NULL; END IF;
  PERFORM record_webhook_event(person, 'deliverable.' || NEW.state, NEW.id, jsonb_build_object('deliverable',
    jsonb_build_object('id', NEW.id, 'listingId', NEW.listing_id, 'kind', NEW.kind, 'state', NEW.state)))
  FROM listings l CROSS JOIN LATERAL (SELECT l.owner_id AS person UNION SELECT l.broker_id WHERE l.broker_id IS NOT NULL) AS people
  WHERE l.id = NEW.listing_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deliverables_webhooks AFTER INSERT OR UPDATE ON deliverables FOR EACH ROW EXECUTE FUNCTION record_deliverable_webhooks();
--> statement-breakpoint
-- The process that runs the jobs delivers them at once.
CREATE FUNCTION tell_webhook_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM new_rows) THEN PERFORM pg_notify('webhook_deliveries', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_deliveries_tell AFTER INSERT ON webhook_deliveries REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhook_deliveries();
