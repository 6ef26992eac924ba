CREATE TABLE "room_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"folder_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"view_only" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_documents_name" CHECK ("room_documents"."name" <> ''),
	CONSTRAINT "room_documents_version" CHECK ("room_documents"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "room_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "room_folders_name" CHECK ("room_folders"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "room_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"document_id" uuid,
	"document_name" text NOT NULL,
	"version" integer NOT NULL,
	"page" integer,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_openings_page" CHECK ("room_openings"."version" > 0 and "room_openings"."page" > 0)
);
--> statement-breakpoint
CREATE TABLE "room_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"document_id" uuid,
	"asker_id" uuid NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"for_all" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_questions_answer" CHECK (num_nonnulls("room_questions"."answer", "room_questions"."answered_at", "room_questions"."answered_by") in (0, 3) and (not "room_questions"."for_all" or "room_questions"."answer" is not null))
);
--> statement-breakpoint
CREATE TABLE "room_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"pages" integer,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_versions_amounts" CHECK ("room_versions"."number" > 0 and "room_versions"."bytes" > 0 and "room_versions"."pages" > 0)
);
--> statement-breakpoint
ALTER TABLE "room_documents" ADD CONSTRAINT "room_documents_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_documents" ADD CONSTRAINT "room_documents_folder_id_room_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."room_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_folders" ADD CONSTRAINT "room_folders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_openings" ADD CONSTRAINT "room_openings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_openings" ADD CONSTRAINT "room_openings_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_openings" ADD CONSTRAINT "room_openings_document_id_room_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."room_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_questions" ADD CONSTRAINT "room_questions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_questions" ADD CONSTRAINT "room_questions_document_id_room_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."room_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_questions" ADD CONSTRAINT "room_questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_questions" ADD CONSTRAINT "room_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_versions" ADD CONSTRAINT "room_versions_document_id_room_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."room_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_documents_place" ON "room_documents" USING btree ("folder_id","position");--> statement-breakpoint
CREATE INDEX "room_documents_listing" ON "room_documents" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_folders_place" ON "room_folders" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "room_openings_listing" ON "room_openings" USING btree ("listing_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "room_openings_reader" ON "room_openings" USING btree ("reader_id","document_id","opened_at");--> statement-breakpoint
CREATE INDEX "room_openings_document" ON "room_openings" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "room_questions_listing" ON "room_questions" USING btree ("listing_id","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "room_questions_document" ON "room_questions" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "room_questions_asker" ON "room_questions" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "room_questions_answerer" ON "room_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "room_versions_number" ON "room_versions" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "room_versions_storage" ON "room_versions" USING btree ("storage_key");