DROP TABLE "live_events";--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
DROP TABLE "verifications";--> statement-breakpoint
DROP INDEX "credentials_provider_key";--> statement-breakpoint
DROP INDEX "credentials_user";--> statement-breakpoint
DELETE FROM "credentials" WHERE "password" IS NULL OR "provider_id" <> 'credential';--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "credentials" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "credentials" ALTER COLUMN "password" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "provider_id";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "scope";
