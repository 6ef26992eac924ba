ALTER TABLE "live_counters" DROP CONSTRAINT "live_counters_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "live_events" DROP CONSTRAINT "live_events_user_id_users_id_fk";
