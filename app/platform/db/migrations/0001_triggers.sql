-- What the database keeps true by itself, so that no path through the code can forget it.

-- updated_at follows every change, unless the change itself says another time (imports, demonstration data).
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Being seen is no change of the person: updated_at speaks of what they or we changed.
CREATE TRIGGER users_updated_at BEFORE UPDATE ON users FOR EACH ROW
  WHEN (OLD.last_active_at IS NOT DISTINCT FROM NEW.last_active_at) EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE TRIGGER listings_updated_at BEFORE UPDATE ON listings FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE TRIGGER conversations_updated_at BEFORE UPDATE ON conversations FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE TRIGGER messages_updated_at BEFORE UPDATE ON messages FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE TRIGGER orders_updated_at BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE TRIGGER subscriptions_updated_at BEFORE UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE TRIGGER site_settings_updated_at BEFORE UPDATE ON site_settings FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint

-- Price history: the price at creation, then every change.
CREATE FUNCTION keep_listing_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.asking_price IS NOT NULL THEN
      INSERT INTO listing_prices (listing_id, since, amount, currency)
      VALUES (NEW.id, NEW.created_at, NEW.asking_price, NEW.currency);
    END IF;
  ELSE
    INSERT INTO listing_prices (listing_id, since, amount, currency)
    VALUES (NEW.id, NEW.updated_at, NEW.asking_price, NEW.currency)
    ON CONFLICT (listing_id, since) DO UPDATE SET amount = excluded.amount, currency = excluded.currency;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_price_first AFTER INSERT ON listings FOR EACH ROW EXECUTE FUNCTION keep_listing_price();
--> statement-breakpoint
CREATE TRIGGER listings_price_changed AFTER UPDATE ON listings FOR EACH ROW
  WHEN ((OLD.asking_price, OLD.currency) IS DISTINCT FROM (NEW.asking_price, NEW.currency))
  EXECUTE FUNCTION keep_listing_price();
--> statement-breakpoint

-- Views per day follow from the visits.
CREATE FUNCTION count_listing_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_daily_views (listing_id, day, views) VALUES (NEW.listing_id, NEW.day, 1)
  ON CONFLICT (listing_id, day) DO UPDATE SET views = listing_daily_views.views + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_visits_count AFTER INSERT ON listing_visits FOR EACH ROW EXECUTE FUNCTION count_listing_visit();
--> statement-breakpoint

-- Only the two people of a conversation write in it, and its summary follows its messages.
CREATE FUNCTION check_message_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM conversations c WHERE c.id = NEW.conversation_id
      AND (NEW.sender_id, NEW.recipient_id) IN ((c.buyer_id, c.owner_id), (c.owner_id, c.buyer_id))
  ) THEN
    RAISE EXCEPTION 'a message goes between the two people of its conversation' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_people BEFORE INSERT OR UPDATE OF sender_id, recipient_id, conversation_id ON messages
  FOR EACH ROW EXECUTE FUNCTION check_message_people();
--> statement-breakpoint
-- Two messages at once: the second one's count was made before the first one was there. The row is locked first, and the
-- count is a statement after it, which sees what was committed meanwhile. (NO KEY, or the foreign keys would deadlock.)
CREATE FUNCTION keep_conversation_summary() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE conversation uuid := coalesce(NEW.conversation_id, OLD.conversation_id);
BEGIN
  PERFORM 1 FROM conversations WHERE id = conversation FOR NO KEY UPDATE;
  UPDATE conversations c SET
    message_count = (SELECT count(*) FROM messages m WHERE m.conversation_id = conversation),
    last_message_at = latest.created_at,
    last_message_id = latest.id,
    updated_at = greatest(c.updated_at, latest.created_at)
  FROM (SELECT 1) AS once
  LEFT JOIN LATERAL (
    SELECT m.id, m.created_at FROM messages m WHERE m.conversation_id = conversation
    ORDER BY m.created_at DESC, m.id DESC LIMIT 1
  ) AS latest ON true
  WHERE c.id = conversation;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_summary AFTER INSERT OR DELETE ON messages FOR EACH ROW EXECUTE FUNCTION keep_conversation_summary();
--> statement-breakpoint

-- Nobody gets back more than they paid, and only a paid order is refunded.
CREATE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE paid bigint;
BEGIN
  SELECT amount INTO paid FROM orders WHERE id = NEW.order_id AND paid_at IS NOT NULL FOR UPDATE;
  IF paid IS NULL OR paid < NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'refunds exceed what was paid' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_order BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION check_refund();
--> statement-breakpoint

-- The audit log and the refunds only grow.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refunds_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- What public pages show tells the page caches of all processes when it changes; delivered on commit, never before.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listings FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER listing_categories_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_categories FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER listing_media_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_media FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER site_settings_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER exchange_rates_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER users_tell AFTER INSERT OR DELETE OR TRUNCATE OR
  UPDATE OF first_name, last_name, user_type, identity_verified, show_profile, about, brokerage, region, avatar, deactivated_at
  ON users FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint

CREATE VIEW user_stats AS
SELECT u.id AS user_id,
  (SELECT count(*) FROM listings l WHERE l.owner_id = u.id) AS listings_count,
  (SELECT count(*) FROM saved_listings s WHERE s.user_id = u.id) AS saved_listings_count,
  (SELECT count(*) FROM messages m WHERE m.sender_id = u.id) AS messages_count
FROM users u;
--> statement-breakpoint
CREATE VIEW listing_views AS
SELECT l.id AS listing_id, coalesce((SELECT sum(v.views) FROM listing_daily_views v WHERE v.listing_id = l.id), 0)::bigint AS views
FROM listings l;
