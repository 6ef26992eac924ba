CREATE TABLE "import_mappings" (
	"user_id" uuid NOT NULL,
	"column_set" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_user_id_column_set_pk" PRIMARY KEY("user_id","column_set")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"listing_id" uuid,
	"details" jsonb NOT NULL,
	"outcome" text,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_rows_kinds" CHECK ("import_rows"."kind" in ('new', 'changed', 'unchanged', 'missing', 'error'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_from_feed" boolean DEFAULT false NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"held_because" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_format" CHECK ("imports"."format" in ('csv', 'xlsx', 'xml')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('preview', 'running', 'finished')),
	CONSTRAINT "imports_held" CHECK ("imports"."held_because" in ('many-missing', 'unknown-columns')),
	CONSTRAINT "imports_finished" CHECK (("imports"."state" = 'finished') = ("imports"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"withdraws" boolean NOT NULL,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"checked_at" timestamp (3) with time zone,
	"problem" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_photo_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_photo_sources_state" CHECK ("listing_photo_sources"."state" in ('waiting', 'added', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "listing_references" (
	"user_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"in_feed" boolean DEFAULT false NOT NULL,
	"withdrawn_by_feed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "listing_references_user_id_reference_pk" PRIMARY KEY("user_id","reference")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_feeds" ADD CONSTRAINT "listing_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photo_sources" ADD CONSTRAINT "listing_photo_sources_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photo_sources" ADD CONSTRAINT "listing_photo_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_references" ADD CONSTRAINT "listing_references_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_references" ADD CONSTRAINT "listing_references_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_kind" ON "import_rows" USING btree ("import_id","kind","position");--> statement-breakpoint
CREATE INDEX "import_rows_waiting" ON "import_rows" USING btree ("import_id","position") WHERE "import_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_recent" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_photo_sources_once" ON "listing_photo_sources" USING btree ("listing_id","address");--> statement-breakpoint
CREATE INDEX "listing_photo_sources_user" ON "listing_photo_sources" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_references_once" ON "listing_references" USING btree ("user_id","listing_id");--> statement-breakpoint
CREATE INDEX "listing_references_listing" ON "listing_references" USING btree ("listing_id");