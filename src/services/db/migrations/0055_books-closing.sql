ALTER TABLE "billing_periods" ADD COLUMN "closed_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD COLUMN "reopen_by_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD COLUMN "reopen_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD COLUMN "reopen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD COLUMN "reopen_reason" text DEFAULT '' NOT NULL;