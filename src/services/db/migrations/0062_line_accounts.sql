ALTER TABLE "statement_lines" ADD COLUMN "booked_to" text;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "booked_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_booked_once" CHECK ("statement_lines"."booked_to" is null or ("statement_lines"."receipt_id" is null and "statement_lines"."aside_reason" = ''));