CREATE TABLE "market_price_levels" (
	"scope" text NOT NULL,
	"cell" text NOT NULL,
	"month" date NOT NULL,
	"level" double precision NOT NULL,
	"listings" integer NOT NULL,
	CONSTRAINT "market_price_levels_scope_month_cell_pk" PRIMARY KEY("scope","month","cell")
);
--> statement-breakpoint
CREATE TABLE "market_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"report" jsonb NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_reports_month_unique" UNIQUE("month")
);
--> statement-breakpoint
ALTER TABLE "market_figures" ADD COLUMN "samples" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "market_figures" ADD COLUMN "hidden" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE TRIGGER market_reports_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON market_reports FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
