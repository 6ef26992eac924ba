CREATE TABLE "document_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"media_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_fingerprints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"media_id" uuid,
	"bits" bigint NOT NULL,
	"band1" integer NOT NULL,
	"band2" integer NOT NULL,
	"band3" integer NOT NULL,
	"band4" integer NOT NULL,
	CONSTRAINT "listing_fingerprints_kind" CHECK ("listing_fingerprints"."kind" in ('photo', 'text')),
	CONSTRAINT "listing_fingerprints_of_photo" CHECK (("listing_fingerprints"."kind" = 'photo') = ("listing_fingerprints"."media_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_daily_sources" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_daily_sources_listing_id_day_kind_name_pk" PRIMARY KEY("listing_id","day","kind","name"),
	CONSTRAINT "listing_daily_sources_kind" CHECK ("listing_daily_sources"."kind" in ('page', 'site', 'search')),
	CONSTRAINT "listing_daily_sources_count" CHECK ("listing_daily_sources"."views" > 0),
	CONSTRAINT "listing_daily_sources_name" CHECK (length("listing_daily_sources"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "wizard_step" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "documents_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "review_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "placeholder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_media" ADD COLUMN "formats" text[] DEFAULT '{webp}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_media_id_listing_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."listing_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_fingerprints" ADD CONSTRAINT "listing_fingerprints_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_fingerprints" ADD CONSTRAINT "listing_fingerprints_media_id_listing_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."listing_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_daily_sources" ADD CONSTRAINT "listing_daily_sources_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_openings_listing" ON "document_openings" USING btree ("listing_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "document_openings_media" ON "document_openings" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "document_openings_user" ON "document_openings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listing_fingerprints_listing" ON "listing_fingerprints" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_fingerprints_media" ON "listing_fingerprints" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_fingerprints_text" ON "listing_fingerprints" USING btree ("listing_id") WHERE "listing_fingerprints"."kind" = 'text';--> statement-breakpoint
CREATE INDEX "listing_fingerprints_band1" ON "listing_fingerprints" USING btree ("kind","band1");--> statement-breakpoint
CREATE INDEX "listing_fingerprints_band2" ON "listing_fingerprints" USING btree ("kind","band2");--> statement-breakpoint
CREATE INDEX "listing_fingerprints_band3" ON "listing_fingerprints" USING btree ("kind","band3");--> statement-breakpoint
CREATE INDEX "listing_fingerprints_band4" ON "listing_fingerprints" USING btree ("kind","band4");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_wizard_step" CHECK ("listings"."wizard_step" between 1 and 3);