CREATE TABLE "property_limits" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"limits" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suggestions" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "tasks_failed" ON "tasks" USING btree ("property_id") WHERE "tasks"."state" = 'failed' and "tasks"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "suggestions_told" ON "suggestions" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "suggestions_closed" ON "suggestions" USING btree ("property_id","closed_at");--> statement-breakpoint
-- When what is over already was settled is known by its last change alone.
UPDATE "suggestions" SET "closed_at" = "updated_at" WHERE "status" IN ('done', 'closed', 'merged');
--> statement-breakpoint
-- What was given up before anybody could say that it is seen to waits for nobody.
UPDATE "tasks" SET "dismissed_at" = "ended_at" WHERE "state" = 'failed';
