CREATE TABLE "valuations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" text NOT NULL,
	"title" text NOT NULL,
	"value" bigint NOT NULL,
	"current_value" bigint NOT NULL,
	"told_value" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "valuations_answers" UNIQUE("user_id","answers")
);
--> statement-breakpoint
CREATE TABLE "valuation_models" (
	"id" text PRIMARY KEY NOT NULL,
	"models" jsonb NOT NULL,
	"fitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER valuation_models_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON valuation_models FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
