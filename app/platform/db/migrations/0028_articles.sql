CREATE TABLE "article_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_answers" (
	"article_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"helped" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_answers_article_id_visitor_pk" PRIMARY KEY("article_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "article_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_versions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shelf" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"author" text NOT NULL,
	"category" text,
	"scene" text,
	"related" text[] DEFAULT '{}' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"reviewed_on" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"minutes" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"preview_key" text NOT NULL,
	"edition" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"head" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.listing_text', "articles"."title"), 'A') || setweight(to_tsvector('public.listing_text', "articles"."keywords"), 'B') || setweight(to_tsvector('public.listing_text', "articles"."summary"), 'C')) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('public.listing_text', "articles"."body")) STORED NOT NULL,
	CONSTRAINT "articles_shelf_name" CHECK ("articles"."shelf" in ('resources', 'guides', 'business-articles', 'franchise-articles', 'help')),
	CONSTRAINT "articles_status" CHECK ("articles"."status" in ('draft', 'scheduled', 'published')),
	CONSTRAINT "articles_category_name" CHECK ("articles"."category" in ('agricultural-supplies', 'automotive', 'bars-pubs', 'beauty-personal-care', 'business-services', 'childcare', 'construction', 'education', 'entertainment', 'food-beverage', 'franchises', 'healthcare', 'home-garden', 'manufacturing', 'online-business', 'real-estate', 'restaurants', 'retail', 'technology', 'transportation')),
	CONSTRAINT "articles_scene" CHECK ("articles"."scene" in ('buying', 'selling', 'valuation', 'financing', 'legal', 'books', 'confidential', 'inspection', 'letter', 'instalments', 'earn-out', 'till', 'lease', 'people', 'first-days', 'numbers', 'franchise')),
	CONSTRAINT "articles_has_a_time" CHECK ("articles"."status" = 'draft' or "articles"."publish_at" is not null),
	CONSTRAINT "articles_slug" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "market_figures" (
	"scope" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"questions" jsonb,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_addresses" ADD CONSTRAINT "article_addresses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_answers" ADD CONSTRAINT "article_answers_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_addresses_article" ON "article_addresses" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_pictures_recent" ON "article_pictures" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "articles_address" ON "articles" USING btree ("shelf","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_edition" ON "articles" USING btree ("edition");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_preview" ON "articles" USING btree ("preview_key");--> statement-breakpoint
CREATE INDEX "articles_shelf" ON "articles" USING btree ("shelf","position","publish_at" DESC NULLS FIRST,"id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_recent" ON "articles" USING btree ("publish_at" DESC NULLS FIRST,"id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("publish_at") WHERE "articles"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category","publish_at" DESC NULLS FIRST) WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_head" ON "articles" USING gin ("head");--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words");--> statement-breakpoint
CREATE TRIGGER articles_updated_at BEFORE UPDATE ON articles FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE TRIGGER articles_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER article_addresses_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_addresses FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER market_figures_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON market_figures FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
