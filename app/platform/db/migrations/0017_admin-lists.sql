-- Texts without case, accents and signs. Immutable, so that they can be indexed: the rules of `unaccent` change with its version only.
CREATE FUNCTION list_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(public.unaccent(value)), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The words of a text, for searches by the beginnings of words. An email address is several words. Without the parser of the full
-- text search, which takes words like 71e9a apart as numbers.
CREATE FUNCTION list_words(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT left(word, 100) FROM unnest(string_to_array(public.list_key(value), ' ')) AS word WHERE word <> ''
  ))
$$;
--> statement-breakpoint
-- Texts in which each of the typed words begins a word; null, which nothing matches, where nothing but signs was typed.
CREATE FUNCTION list_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN public.list_key(typed) <> ''
    THEN ('''' || replace(btrim(left(public.list_key(typed), 400)), ' ', ''':* & ''') || ''':*')::tsquery END
$$;
--> statement-breakpoint
CREATE FUNCTION list_price(amount bigint, range text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(amount, CASE range WHEN 'under_50k' THEN 0 WHEN '50k_100k' THEN 5000000 WHEN '100k_250k' THEN 10000000
    WHEN '250k_500k' THEN 25000000 WHEN '500k_1m' THEN 50000000 WHEN '1m_2m' THEN 100000000 WHEN '2m_5m' THEN 200000000
    WHEN 'over_5m' THEN 500000000 ELSE -1 END)
$$;
--> statement-breakpoint
CREATE TABLE "bulk_run_items" (
	"run_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"outcome" text,
	"before" text,
	CONSTRAINT "bulk_run_items_run_id_subject_id_pk" PRIMARY KEY("run_id","subject_id"),
	CONSTRAINT "bulk_run_items_before" CHECK ("bulk_run_items"."before" is null or "bulk_run_items"."outcome" is not null)
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"change" text NOT NULL,
	"options" jsonb NOT NULL,
	"actor_id" uuid NOT NULL,
	"request_id" text,
	"undo_of" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_runs_list" CHECK ("bulk_runs"."list" in ('users', 'listings', 'conversations'))
);
--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text GENERATED ALWAYS AS (list_key(left("users"."first_name" || ' ' || "users"."last_name", 120))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "title_key" text GENERATED ALWAYS AS (list_key(left("listings"."title", 120))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "price_key" bigint GENERATED ALWAYS AS (list_price("listings"."asking_price", "listings"."asking_price_range")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "title_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "active_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("conversations"."last_message_at", "conversations"."created_at")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_run_items" ADD CONSTRAINT "bulk_run_items_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_run_items_waiting" ON "bulk_run_items" USING btree ("run_id") WHERE "bulk_run_items"."outcome" is null;--> statement-breakpoint
CREATE INDEX "bulk_runs_recent" ON "bulk_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_runs_undo" ON "bulk_runs" USING btree ("undo_of");--> statement-breakpoint
CREATE INDEX "users_list_created" ON "users" USING btree ("created_at","id","user_type","deactivated_at","deleted_at","email_verified","phone_verified","identity_verified");--> statement-breakpoint
CREATE INDEX "users_list_name" ON "users" USING btree ("name_key","id","user_type","deactivated_at","deleted_at","email_verified","phone_verified","identity_verified");--> statement-breakpoint
CREATE INDEX "users_list_email" ON "users" USING btree ("email","id","user_type","deactivated_at","deleted_at","email_verified","phone_verified","identity_verified");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (list_words("first_name" || ' ' || "last_name" || ' ' || "email"));--> statement-breakpoint
CREATE INDEX "listings_list_title" ON "listings" USING btree ("title_key","id","status");--> statement-breakpoint
CREATE INDEX "listings_list_price" ON "listings" USING btree ("price_key","id","status");--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin (list_words("title" || ' ' || "description" || ' ' || "city"));--> statement-breakpoint
CREATE INDEX "listings_title_words" ON "listings" USING gin (list_words("title"));--> statement-breakpoint
CREATE INDEX "conversations_list_recent" ON "conversations" USING btree ("active_at","id","status");--> statement-breakpoint
CREATE INDEX "conversations_list_title" ON "conversations" USING btree ("title_key","id","status");--> statement-breakpoint
-- Nothing is estimated by these, and analyzing them would take apart every text of the sample.
ALTER INDEX "users_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listings_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listings_title_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint

-- The title by which a conversation is sorted is that of its listing. It is no change of the conversation.
DROP TRIGGER conversations_updated_at ON conversations;--> statement-breakpoint
UPDATE conversations c SET title_key = l.title_key FROM listings l WHERE l.id = c.listing_id;--> statement-breakpoint
CREATE TRIGGER conversations_updated_at BEFORE UPDATE ON conversations FOR EACH ROW
  WHEN (OLD.title_key = NEW.title_key) EXECUTE FUNCTION keep_updated_at();
--> statement-breakpoint
CREATE FUNCTION keep_conversation_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.title_key := coalesce((SELECT l.title_key FROM listings l WHERE l.id = NEW.listing_id), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER conversations_title BEFORE INSERT OR UPDATE OF listing_id ON conversations
  FOR EACH ROW EXECUTE FUNCTION keep_conversation_title();
--> statement-breakpoint
CREATE FUNCTION rename_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversations SET title_key = NEW.title_key WHERE listing_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_title_changed AFTER UPDATE ON listings FOR EACH ROW
  WHEN (OLD.title_key <> NEW.title_key) EXECUTE FUNCTION rename_conversations();
