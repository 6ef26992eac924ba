ALTER TABLE "inbound_emails" DROP CONSTRAINT "inbound_emails_outcome";--> statement-breakpoint
DROP INDEX "inbound_emails_once";--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "inbound_emails" SET "conversation_id" = "messages"."conversation_id" FROM "messages" WHERE "messages"."id" = "inbound_emails"."message_id";--> statement-breakpoint
CREATE INDEX "inbound_emails_conversation" ON "inbound_emails" USING btree ("conversation_id");--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_once" UNIQUE NULLS NOT DISTINCT("external_id","conversation_id");--> statement-breakpoint
ALTER TABLE "inbound_emails" ADD CONSTRAINT "inbound_emails_outcome" CHECK ("inbound_emails"."outcome" in ('delivered', 'auto-reply', 'bounce', 'stranger', 'bad-address', 'empty', 'closed', 'unreadable'));