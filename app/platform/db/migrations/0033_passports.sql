CREATE TABLE "passports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"experience" text NOT NULL,
	"sought" text NOT NULL,
	"timing" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"funds_band" text,
	"funds_currency" text,
	"funds_verified_on" date,
	"approved_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passports_timing" CHECK ("passports"."timing" in ('now', 'three-months', 'year', 'open')),
	CONSTRAINT "passports_funds_band" CHECK ("passports"."funds_band" in ('to-100k', '100k-250k', '250k-500k', '500k-1m', '1m-2m', '2m-5m', 'from-5m')),
	CONSTRAINT "passports_funds_currency" CHECK ("passports"."funds_currency" in ('CAD', 'USD', 'MXN')),
	CONSTRAINT "passports_texts" CHECK ("passports"."experience" <> '' and "passports"."sought" <> ''),
	CONSTRAINT "passports_approved" CHECK (num_nonnulls("passports"."approved_at", "passports"."expires_at", "passports"."funds_band", "passports"."funds_currency", "passports"."funds_verified_on") in (0, 5) and "passports"."approved_at" < "passports"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "passport_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"storage_key" text,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"band" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "passport_requests_state_words" CHECK ("passport_requests"."state" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "passport_requests_decided" CHECK (("passport_requests"."state" = 'pending') = ("passport_requests"."decided_at" is null) and ("passport_requests"."state" = 'pending') = ("passport_requests"."storage_key" is not null) and ("passport_requests"."state" <> 'rejected' or "passport_requests"."reason" is not null)),
	CONSTRAINT "passport_requests_band" CHECK ("passport_requests"."band" in ('to-100k', '100k-250k', '250k-500k', '500k-1m', '1m-2m', '2m-5m', 'from-5m')),
	CONSTRAINT "passport_requests_currency" CHECK ("passport_requests"."currency" in ('CAD', 'USD', 'MXN'))
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "answers_passports" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "passport_shows" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "passports" ADD CONSTRAINT "passports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_requests" ADD CONSTRAINT "passport_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_requests" ADD CONSTRAINT "passport_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passports_ending" ON "passports" USING btree ("expires_at") WHERE "passports"."expires_at" is not null and "passports"."reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "passport_requests_one_pending" ON "passport_requests" USING btree ("user_id") WHERE "passport_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "passport_requests_user" ON "passport_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "passport_requests_state" ON "passport_requests" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_passport_shows" CHECK ("conversations"."passport_shows" <@ array['identity', 'funds', 'experience', 'search']);
--> statement-breakpoint
CREATE TRIGGER passport_requests_tell AFTER UPDATE OR DELETE OR TRUNCATE ON passport_requests FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
ALTER TABLE "queue_claims" DROP CONSTRAINT "queue_claims_kind";--> statement-breakpoint
ALTER TABLE "queue_claims" ADD CONSTRAINT "queue_claims_kind" CHECK ("queue_claims"."kind" in ('listings', 'listing-reports', 'person-reports', 'messages', 'brokers', 'identities', 'passports', 'contact', 'deliverables'));
