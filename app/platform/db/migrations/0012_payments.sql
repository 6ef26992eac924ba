CREATE TABLE "payment_facts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"checkout_id" text,
	"invoice_id" text,
	"payment_id" text,
	"subscription_id" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_registrations" (
	"authority" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_registrations_authority" CHECK ("tax_registrations"."authority" in ('GST', 'QST', 'PST-BC', 'PST-MB', 'PST-SK')),
	CONSTRAINT "tax_registrations_number" CHECK ("tax_registrations"."number" <> '')
);
--> statement-breakpoint
CREATE TABLE "test_provider_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_has_a_day";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renewal" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "success_path" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_path" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "period_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "subscriptions" SET "paid_until" = "renews_at", "updated_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "paid_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "payment_facts" ADD CONSTRAINT "payment_facts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_facts_order" ON "payment_facts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_facts_checkout" ON "payment_facts" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_facts_invoice" ON "payment_facts" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_facts_payment" ON "payment_facts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_facts_subscription" ON "payment_facts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "test_provider_objects_due" ON "test_provider_objects" USING btree ("due_at") WHERE "test_provider_objects"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "test_provider_objects_subscription" ON "test_provider_objects" USING btree (("data" ->> 'subscription'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice_key" ON "orders" USING btree ("invoice_id");--> statement-breakpoint
-- One open purchase per listing: the newest stays, the checkouts of the others have ended by now.
UPDATE "orders" o SET "status" = 'expired' WHERE o."kind" = 'package' AND o."status" = 'open'
  AND EXISTS (SELECT 1 FROM "orders" n WHERE n."listing_id" = o."listing_id" AND n."kind" = 'package' AND n."status" = 'open' AND n."id" > o."id");--> statement-breakpoint
-- What earlier payments bought, for the credit of an upgrade.
UPDATE "orders" SET "period_start" = "paid_at", "updated_at" = "updated_at",
  "period_end" = "paid_at" + CASE "package_id" WHEN 'rmb' THEN interval '90 days' WHEN 'premium' THEN interval '180 days' WHEN 'realtor' THEN interval '180 days' ELSE interval '365 days' END
  WHERE "kind" = 'package' AND "paid_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("listing_id") WHERE "orders"."kind" = 'package' and "orders"."status" in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("id") WHERE "orders"."status" in ('open', 'processing');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit" CHECK ("orders"."credit" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('open', 'processing', 'paid', 'failed', 'expired', 'disputed', 'charged_back'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_has_a_day" CHECK (("orders"."status" in ('paid', 'disputed', 'charged_back')) = ("orders"."paid_at" is not null));--> statement-breakpoint
-- Above every number that was given by hand before.
CREATE SEQUENCE "receipt_numbers" START WITH 100001;--> statement-breakpoint
CREATE TRIGGER payment_facts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_facts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
