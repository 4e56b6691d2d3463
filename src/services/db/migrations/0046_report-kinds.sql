ALTER TABLE "suggestions" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "receipts_voided" ON "receipts" USING btree ("property_id","voided_at") WHERE "receipts"."voided_at" is not null;--> statement-breakpoint
-- As far as is known: what is done is not changed any more.
UPDATE "suggestions" SET "done_at" = "updated_at" WHERE "status" IN ('done', 'closed');
