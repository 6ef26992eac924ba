-- A word that nearly every listing contains must not cost more than others. With statistics the planner knows that it is common,
-- and rather reads every row with its text than the index of words: ten times as slow, since each text is another lookup. Without
-- them it always asks the index. The index is built anew, because statistics that exist would stay.
DROP INDEX "listing_index_document";--> statement-breakpoint
CREATE INDEX "listing_index_document" ON "listing_index" USING gin (listing_document("text_row"));--> statement-breakpoint
ALTER INDEX "listing_index_document" ALTER COLUMN 1 SET STATISTICS 0;
