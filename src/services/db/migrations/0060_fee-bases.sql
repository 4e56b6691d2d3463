ALTER TABLE "charge_rules" ADD COLUMN "every" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_rules" ADD COLUMN "discount" numeric(5, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD COLUMN "late" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD COLUMN "late_on" date;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "months" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "discount" numeric(5, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_letters" ADD COLUMN "typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "paper_letters_typed" ON "paper_letters" USING btree ("typed") WHERE "paper_letters"."typed" and "paper_letters"."address" <> '';--> statement-breakpoint
UPDATE "charges" SET "basis" = CASE WHEN "quantity" ~ '\.\d{6}$' THEN 'ratio' ELSE 'area' END
  WHERE "quantity" <> '' AND "reading_id" IS NULL AND ("kind" IN ('common', 'sinking') OR "rule_id" IS NOT NULL);
