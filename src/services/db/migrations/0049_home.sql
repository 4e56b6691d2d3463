CREATE TABLE "property_limits" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"limits" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "tasks_failed" ON "tasks" USING btree ("property_id") WHERE "tasks"."state" = 'failed' and "tasks"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "suggestions_told" ON "suggestions" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "suggestions_done" ON "suggestions" USING btree ("property_id","done_at");--> statement-breakpoint
-- What was given up before anybody could say that it is seen to waits for nobody.
UPDATE "tasks" SET "dismissed_at" = "ended_at" WHERE "state" = 'failed';
