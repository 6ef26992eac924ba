--> statement-breakpoint
-- Who reads along may write, too, and is written to.
CREATE OR REPLACE FUNCTION check_message_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sender_id = NEW.recipient_id OR NOT EXISTS (
    SELECT 1 FROM conversations c WHERE c.id = NEW.conversation_id
      AND NEW.sender_id IN (c.buyer_id, c.owner_id, c.third_id)
      AND NEW.recipient_id IN (c.buyer_id, c.owner_id, c.third_id)
  ) THEN
    RAISE EXCEPTION 'a message goes between the people of its conversation' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- "News and offers" named neither the sender nor what is sent, so it is no consent to the newsletter: docs/decisions/040.
UPDATE "users" SET "notify_marketing" = false WHERE "notify_marketing";
--> statement-breakpoint
-- What running packages include was sold already: it is owed from today.
INSERT INTO "deliverables" ("id", "order_id", "listing_id", "kind", "state", "due_at", "settled_at")
SELECT gen_random_uuid(), o.id, o.listing_id, part.kind, part.state,
  CASE part.state WHEN 'done' THEN o.paid_at ELSE now() + part.days * interval '1 day' END,
  CASE part.state WHEN 'done' THEN o.paid_at END
FROM "orders" o JOIN (VALUES
  ('premium', 'featured-placement', 'done', 0), ('premium', 'priority-support', 'done', 0),
  ('realtor', 'featured-placement', 'done', 0), ('realtor', 'realtor-listing', 'due', 3),
  ('realtor', 'email-blast', 'due', 14), ('full', 'dedicated-broker', 'due', 7)
) AS part (package_id, kind, state, days) ON part.package_id = o.package_id
WHERE o.kind = 'package' AND o.status = 'paid' AND o.period_end > now()
  AND (SELECT coalesce(sum(r.amount), 0) FROM "refunds" r WHERE r.order_id = o.id) < o.amount;
