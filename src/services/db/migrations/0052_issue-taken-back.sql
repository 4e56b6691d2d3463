ALTER TABLE "invoices" ADD COLUMN "issue_id" uuid;--> statement-breakpoint
ALTER TABLE "month_issues" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "month_issues" ADD COLUMN "taken_back_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "month_issues" ADD COLUMN "taken_back_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issue_id_month_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."month_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_issue" ON "invoices" USING btree ("issue_id");--> statement-breakpoint
-- Invoices of before: those of a run have their numbers between its first and its last.
UPDATE "invoices" i SET "issue_id" = m."id" FROM "month_issues" m
	WHERE i."source" = 'own' AND i."property_id" = m."property_id" AND i."period" = m."period"
		AND m."first" <> '' AND i."number" BETWEEN m."first" AND m."last";
