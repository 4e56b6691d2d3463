DROP INDEX "invoices_owed";--> statement-breakpoint
DROP INDEX "receipts_day";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "owed" bigint GENERATED ALWAYS AS (case when voided_at is null then total - paid else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_advance" ON "ledger_entries" USING btree ("property_id","unit_id","amount") WHERE "ledger_entries"."account" = 'advance';--> statement-breakpoint
CREATE INDEX "invoices_by_owed" ON "invoices" USING btree ("property_id","owed","id");--> statement-breakpoint
CREATE INDEX "invoices_owed" ON "invoices" USING btree ("property_id","due_on","unit_id","owed") WHERE "invoices"."owed" > 0;--> statement-breakpoint
CREATE INDEX "receipts_day" ON "receipts" USING btree ("property_id","day","amount","method","voided_at");