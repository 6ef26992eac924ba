CREATE TABLE "agreements" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"manager_id" uuid
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"document_id" uuid NOT NULL,
	"part" text NOT NULL,
	"user_id" uuid NOT NULL,
	"typed_name" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signatures_document_id_part_pk" PRIMARY KEY("document_id","part"),
	CONSTRAINT "signatures_person" UNIQUE("document_id","user_id"),
	CONSTRAINT "signatures_part" CHECK ("signatures"."part" in ('buyer', 'owner', 'broker'))
);
--> statement-breakpoint
CREATE TABLE "signed_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"body_hash" text NOT NULL,
	"version" text NOT NULL,
	"listing_id" uuid,
	"buyer_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"broker_id" uuid,
	"timezone" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signed_documents_kind" CHECK ("signed_documents"."kind" in ('agreement', 'letter')),
	CONSTRAINT "signed_documents_hash" CHECK ("signed_documents"."body_hash" = encode(sha256(convert_to("signed_documents"."body", 'UTF8')), 'hex'))
);
--> statement-breakpoint
DROP TABLE "confidentiality_agreements" CASCADE;--> statement-breakpoint
ALTER TABLE "document_access" DROP CONSTRAINT "document_access_one_answer";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "agreement_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "agreement_scope" text DEFAULT 'manager' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_access" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_access" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_access" ADD COLUMN "passport_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_access" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_document_id_signed_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signed_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_document_id_signed_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signed_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_buyer" ON "agreements" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "agreements_manager" ON "agreements" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "signatures_user" ON "signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signed_documents_buyer" ON "signed_documents" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "signed_documents_owner" ON "signed_documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "signed_documents_broker" ON "signed_documents" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "signed_documents_listing" ON "signed_documents" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "signed_documents_created" ON "signed_documents" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_agreement_scope" CHECK ("listings"."agreement_scope" in ('listing', 'manager'));--> statement-breakpoint
ALTER TABLE "document_access" ADD CONSTRAINT "document_access_end" CHECK ("document_access"."ends_at" is null or "document_access"."granted_at" is not null);--> statement-breakpoint
ALTER TABLE "document_access" ADD CONSTRAINT "document_access_one_answer" CHECK (num_nonnulls("document_access"."granted_at", "document_access"."refused_at", "document_access"."revoked_at") <= 1);--> statement-breakpoint
-- What was signed is never changed. It may be deleted when its time is over, and its listing may go.
CREATE TRIGGER signed_documents_unchanged BEFORE UPDATE OF kind, title, body, body_hash, version, buyer_id, owner_id, broker_id, timezone, created_at ON signed_documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER signatures_unchanged BEFORE UPDATE ON signatures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
