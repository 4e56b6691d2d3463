ALTER TABLE "receipts" ADD COLUMN "together" uuid;--> statement-breakpoint
CREATE INDEX "receipts_together" ON "receipts" USING btree ("together") WHERE "receipts"."together" is not null;