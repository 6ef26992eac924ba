ALTER TABLE "orders" ADD COLUMN "sold_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_fee" ON "orders" USING btree ("listing_id","sold_at") WHERE "orders"."kind" = 'success_fee';--> statement-breakpoint
-- The fee that stands for the sale as it is now. Where a sale was undone and repeated before, that is the latest.
UPDATE orders o SET sold_at = l.sold_at
FROM listings l
WHERE l.id = o.listing_id AND l.status = 'sold' AND o.kind = 'success_fee' AND o.status <> 'expired'
  AND NOT EXISTS (
    SELECT 1 FROM orders later
    WHERE later.listing_id = o.listing_id AND later.kind = 'success_fee' AND later.status <> 'expired'
      AND (later.created_at, later.id) > (o.created_at, o.id)
  );--> statement-breakpoint
-- A rejection finds the payment of the term by this moment. It used to be when we heard of the payment.
UPDATE listings l SET package_purchased_at = o.period_start
FROM orders o
WHERE o.listing_id = l.id AND o.kind = 'package' AND o.paid_at IS NOT NULL AND l.status IN ('pending', 'active')
  AND o.period_start < l.package_purchased_at AND o.period_start > l.package_purchased_at - interval '3 days'
  AND NOT EXISTS (
    SELECT 1 FROM orders later
    WHERE later.listing_id = l.id AND later.kind = 'package' AND later.paid_at > o.paid_at
  );--> statement-breakpoint
-- What went back has had its effect. Without this the next event would take down a listing that an administrator has put back.
INSERT INTO payment_facts (id, kind, order_id, occurred_at, details)
SELECT 'reversed:' || o.id, 'reversed', o.id, now(),
  jsonb_build_object('id', 'reversed:' || o.id, 'kind', 'reversed', 'orderId', o.id)
FROM orders o
WHERE o.paid_at IS NOT NULL AND o.kind IN ('package', 'renewal') AND (
  o.status = 'charged_back'
  OR o.amount <= (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id)
);
