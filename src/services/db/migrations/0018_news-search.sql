DROP INDEX "news_search";--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("property_id","search" gin_trgm_ops);