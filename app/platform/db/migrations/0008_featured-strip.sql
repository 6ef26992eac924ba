DROP INDEX "listing_index_default";--> statement-breakpoint
CREATE INDEX "listing_index_featured" ON "listing_index" USING btree ("ended") WHERE "listing_index"."featured" = 1;