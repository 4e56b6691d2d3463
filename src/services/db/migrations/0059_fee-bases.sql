ALTER TABLE "charge_rules" ADD COLUMN "every" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_rules" ADD COLUMN "discount" numeric(5, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "months" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "discount" numeric(5, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
UPDATE "charges" SET "basis" = CASE WHEN "quantity" ~ '\.\d{6}$' THEN 'ratio' ELSE 'area' END
  WHERE "quantity" <> '' AND "reading_id" IS NULL AND ("kind" IN ('common', 'sinking') OR "rule_id" IS NOT NULL);
