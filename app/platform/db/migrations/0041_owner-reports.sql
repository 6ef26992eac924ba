CREATE TABLE "owner_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"month" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent_by_hand_at" timestamp (3) with time zone,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_reports_month" CHECK (extract(day from "owner_reports"."month") = 1),
	CONSTRAINT "owner_reports_note" CHECK (length("owner_reports"."note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "report_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"broker_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_clients_one_address" CHECK (num_nonnulls("report_clients"."user_id", "report_clients"."email") = 1),
	CONSTRAINT "report_clients_name" CHECK (length("report_clients"."name") between 1 and 120),
	CONSTRAINT "report_clients_other" CHECK ("report_clients"."user_id" <> "report_clients"."broker_id")
);
--> statement-breakpoint
CREATE TABLE "report_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "owner_reports" ADD CONSTRAINT "owner_reports_client_id_report_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."report_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_reports" ADD CONSTRAINT "owner_reports_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_clients" ADD CONSTRAINT "report_clients_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_clients" ADD CONSTRAINT "report_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_listings" ADD CONSTRAINT "report_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_listings" ADD CONSTRAINT "report_listings_client_id_report_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."report_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "owner_reports_once" ON "owner_reports" USING btree ("client_id","month");--> statement-breakpoint
CREATE INDEX "owner_reports_mail" ON "owner_reports" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_clients_email" ON "report_clients" USING btree ("broker_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "report_clients_user" ON "report_clients" USING btree ("broker_id","user_id");--> statement-breakpoint
CREATE INDEX "report_clients_of_user" ON "report_clients" USING btree ("user_id") WHERE "report_clients"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "report_clients_unconfirmed" ON "report_clients" USING btree ("invited_at") WHERE "report_clients"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "report_listings_client" ON "report_listings" USING btree ("client_id");