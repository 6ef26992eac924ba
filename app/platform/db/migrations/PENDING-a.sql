-- Who sees what: each kind has an audience. Documents that were open to every member stay open to registered buyers.
ALTER TABLE "listings" ADD COLUMN "photos_for" text DEFAULT 'access' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "documents_for" text DEFAULT 'access' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "website_for" text DEFAULT 'registered' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "video_for" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
UPDATE "listings" SET "documents_for" = 'registered' WHERE "documents_open";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "documents_open";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_photos_for" CHECK ("listings"."photos_for" in ('everyone', 'registered', 'access'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_documents_for" CHECK ("listings"."documents_for" in ('registered', 'access'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_website_for" CHECK ("listings"."website_for" in ('everyone', 'registered', 'access'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_video_for" CHECK ("listings"."video_for" in ('everyone', 'registered', 'access'));--> statement-breakpoint
-- Existing conversations start unshared.
ALTER TABLE "conversations" ADD COLUMN "contact_shared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_type";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_type" CHECK ("messages"."message_type" in ('inquiry', 'reply', 'request'));--> statement-breakpoint
-- Buyers' notifications of earlier messages have the owners' full names, unless the owner is a public broker.
UPDATE "notifications" n SET "title" = replace(n."title", u."first_name" || ' ' || u."last_name", u."first_name")
FROM "conversations" c JOIN "users" u ON u."id" IN (c."owner_id", c."third_id")
WHERE n."kind" = 'message' AND n."key" = 'message:' || c."id" AND n."user_id" = c."buyer_id" AND u."user_type" <> 'admin'
  AND u."last_name" <> '' AND NOT (u."user_type" = 'broker' AND u."identity_verified" AND u."show_profile");--> statement-breakpoint
-- Requests that still wait for an answer appear in a conversation, too.
INSERT INTO "conversations" ("id", "listing_id", "buyer_id", "owner_id", "third_id", "created_at", "updated_at")
SELECT gen_random_uuid(), l."id", a."user_id", coalesce(l."broker_id", l."owner_id"),
  CASE WHEN l."broker_id" IS NOT NULL THEN l."owner_id" END, a."requested_at", a."requested_at"
FROM "document_access" a JOIN "listings" l ON l."id" = a."listing_id"
WHERE a."granted_at" IS NULL AND a."refused_at" IS NULL AND a."user_id" NOT IN (l."owner_id", coalesce(l."broker_id", l."owner_id"))
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "messages" ("id", "conversation_id", "sender_id", "recipient_id", "message_type", "content", "delivered_at", "read_at", "emailed_at", "created_at", "updated_at")
SELECT gen_random_uuid(), c."id", a."user_id", c."owner_id", 'request', 'Requested your documents.', a."requested_at", a."requested_at", a."requested_at", a."requested_at", a."requested_at"
FROM "document_access" a JOIN "listings" l ON l."id" = a."listing_id"
JOIN "conversations" c ON c."listing_id" = l."id" AND c."buyer_id" = a."user_id" AND c."owner_id" = coalesce(l."broker_id", l."owner_id")
WHERE a."granted_at" IS NULL AND a."refused_at" IS NULL;
