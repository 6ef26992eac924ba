CREATE TABLE "identity_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"legal_name" text NOT NULL,
	"document_kind" text NOT NULL,
	"storage_key" text,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_verifications_kind" CHECK ("identity_verifications"."document_kind" in ('passport', 'drivers-licence', 'national-id')),
	CONSTRAINT "identity_verifications_state_words" CHECK ("identity_verifications"."state" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "identity_verifications_decided" CHECK (("identity_verifications"."state" = 'pending') = ("identity_verifications"."decided_at" is null) and ("identity_verifications"."state" = 'pending') = ("identity_verifications"."storage_key" is not null) and ("identity_verifications"."state" <> 'rejected' or "identity_verifications"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"region" text NOT NULL,
	"label" text NOT NULL,
	"since" date NOT NULL,
	"authority" text NOT NULL,
	"rate" numeric(6, 3) NOT NULL,
	CONSTRAINT "tax_rates_region_label_since_pk" PRIMARY KEY("region","label","since"),
	CONSTRAINT "tax_rates_label" CHECK ("tax_rates"."label" in ('GST', 'HST', 'QST', 'PST')),
	CONSTRAINT "tax_rates_authority" CHECK ("tax_rates"."authority" in ('GST', 'QST', 'PST-BC', 'PST-MB', 'PST-SK')),
	CONSTRAINT "tax_rates_rate" CHECK (0 <= "tax_rates"."rate" and "tax_rates"."rate" <= 30),
	CONSTRAINT "tax_rates_region" CHECK ("tax_rates"."region" like 'CA-%')
);
--> statement-breakpoint
CREATE TABLE "performance_samples" (
	"at" timestamp (3) with time zone NOT NULL,
	"process" uuid NOT NULL,
	"requests" integer NOT NULL,
	"errors" integer NOT NULL,
	"latencies" integer[] NOT NULL,
	"seconds" double precision NOT NULL,
	"cache_hits" integer NOT NULL,
	"cache_misses" integer NOT NULL,
	"queue_seconds" double precision NOT NULL,
	"memory_bytes" bigint NOT NULL,
	CONSTRAINT "performance_samples_at_process_pk" PRIMARY KEY("at","process"),
	CONSTRAINT "performance_samples_errors" CHECK (0 <= "performance_samples"."errors" and "performance_samples"."errors" <= "performance_samples"."requests")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "admin_areas" text[];--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as_user_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_one_pending" ON "identity_verifications" USING btree ("user_id") WHERE "identity_verifications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "identity_verifications_user" ON "identity_verifications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "identity_verifications_state" ON "identity_verifications" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_view_as_user_id_users_id_fk" FOREIGN KEY ("view_as_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_areas" CHECK ("users"."admin_areas" is null or ("users"."user_type" = 'admin' and cardinality("users"."admin_areas") > 0 and "users"."admin_areas" <@ array['support', 'content', 'finance']));--> statement-breakpoint
INSERT INTO tax_rates (region, label, since, authority, rate) VALUES
  ('CA-AB', 'GST', '2008-01-01', 'GST', 5),
  ('CA-BC', 'GST', '2008-01-01', 'GST', 5),
  ('CA-BC', 'PST', '2013-04-01', 'PST-BC', 7),
  ('CA-MB', 'GST', '2008-01-01', 'GST', 5),
  ('CA-MB', 'PST', '2019-07-01', 'PST-MB', 7),
  ('CA-NB', 'HST', '2016-07-01', 'GST', 15),
  ('CA-NL', 'HST', '2016-07-01', 'GST', 15),
  ('CA-NS', 'HST', '2010-07-01', 'GST', 15),
  ('CA-NS', 'HST', '2025-04-01', 'GST', 14),
  ('CA-NT', 'GST', '2008-01-01', 'GST', 5),
  ('CA-NU', 'GST', '2008-01-01', 'GST', 5),
  ('CA-ON', 'HST', '2010-07-01', 'GST', 13),
  ('CA-PE', 'HST', '2016-10-01', 'GST', 15),
  ('CA-QC', 'GST', '2008-01-01', 'GST', 5),
  ('CA-QC', 'QST', '2013-01-01', 'QST', 9.975),
  ('CA-SK', 'GST', '2008-01-01', 'GST', 5),
  ('CA-SK', 'PST', '2017-03-23', 'PST-SK', 6),
  ('CA-YT', 'GST', '2008-01-01', 'GST', 5);
