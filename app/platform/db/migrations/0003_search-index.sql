CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Words are stemmed as English ones are, and lose their accents first: "cafés" is found by "cafe".
CREATE TEXT SEARCH CONFIGURATION listing_text (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION listing_text ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
-- The same words as they are written, for suggestions and typing errors.
CREATE TEXT SEARCH DICTIONARY listing_words (TEMPLATE = pg_catalog.simple, STOPWORDS = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION listing_words (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION listing_words ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH listing_words;--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION listing_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, listing_words;--> statement-breakpoint
CREATE SEQUENCE "public"."search_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483646 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "listing_index" (
	"row" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_index_row_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"since" integer NOT NULL,
	"ended" integer DEFAULT 2147483647 NOT NULL,
	"expires" integer NOT NULL,
	"listed" integer NOT NULL,
	"form" integer NOT NULL,
	"business" integer NOT NULL,
	"reduced_until" integer NOT NULL,
	"region" smallint NOT NULL,
	"subcategory" smallint NOT NULL,
	"featured" smallint NOT NULL,
	"cell" integer NOT NULL,
	"city" integer NOT NULL,
	"text_row" integer NOT NULL,
	"price_min" integer NOT NULL,
	"price_max" integer NOT NULL,
	"revenue_min" integer NOT NULL,
	"revenue_max" integer NOT NULL,
	"cash_flow_min" integer NOT NULL,
	"cash_flow_max" integer NOT NULL,
	"listing_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"row" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_texts_row_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" uuid NOT NULL,
	"document" "tsvector" NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_cities" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_cities_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region" smallint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"listings" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_marks" (
	"version" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"number" smallint NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "search_terms_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
-- "Immutable" is true of what it reads: a text is written once, before the row that points to it, and never changed.
CREATE FUNCTION listing_document(text_row integer) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 100
  SET search_path = public AS $$ SELECT document FROM listing_texts WHERE "row" = text_row $$;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_index_current" ON "listing_index" USING btree ("listing_id") WHERE "listing_index"."ended" = 2147483647;--> statement-breakpoint
CREATE INDEX "listing_index_ended" ON "listing_index" USING btree ("ended") WHERE "listing_index"."ended" < 2147483647;--> statement-breakpoint
CREATE INDEX "listing_index_text" ON "listing_index" USING btree ("text_row");--> statement-breakpoint
CREATE INDEX "listing_index_document" ON "listing_index" USING gin (listing_document("text_row"));--> statement-breakpoint
CREATE INDEX "listing_index_default" ON "listing_index" USING btree ("featured" DESC NULLS FIRST,"listed" DESC NULLS FIRST,"row" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_index_listed" ON "listing_index" USING btree ("listed","row");--> statement-breakpoint
CREATE INDEX "listing_index_price_up" ON "listing_index" USING btree ("price_min","row");--> statement-breakpoint
CREATE INDEX "listing_index_price_down" ON "listing_index" USING btree ("price_max","row");--> statement-breakpoint
CREATE UNIQUE INDEX "search_cities_once" ON "search_cities" USING btree ("region","key");--> statement-breakpoint
CREATE INDEX "search_cities_key" ON "search_cities" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "search_terms_number" ON "search_terms" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gist ("word" gist_trgm_ops);