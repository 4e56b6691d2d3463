DROP INDEX "invoices_month";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "from_day" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "until_day" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "prorate_sales" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("property_id","period","unit_id","from_day") WHERE "invoices"."source" = 'own' and "invoices"."voided_at" is null;