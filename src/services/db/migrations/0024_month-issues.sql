CREATE TABLE "month_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"period" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"units" integer NOT NULL,
	"total" bigint NOT NULL,
	"first" text DEFAULT '' NOT NULL,
	"last" text DEFAULT '' NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"task_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "month_pieces" (
	"issue_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"drafts" jsonb NOT NULL,
	CONSTRAINT "month_pieces_issue_id_place_pk" PRIMARY KEY("issue_id","place")
);
--> statement-breakpoint
ALTER TABLE "month_issues" ADD CONSTRAINT "month_issues_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_issues" ADD CONSTRAINT "month_issues_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_pieces" ADD CONSTRAINT "month_pieces_issue_id_month_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."month_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "month_issues_open" ON "month_issues" USING btree ("property_id") WHERE "month_issues"."ended_at" is null;