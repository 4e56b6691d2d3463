CREATE TABLE "report_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"receiver_id" uuid NOT NULL,
	"report" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"before_from" date NOT NULL,
	"before_to" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"address" text,
	"content" jsonb,
	"end" text,
	"sent_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "report_deliveries_once" UNIQUE("receiver_id","report","from","to")
);
--> statement-breakpoint
ALTER TABLE "report_emails" DROP CONSTRAINT "report_emails_once";--> statement-breakpoint
ALTER TABLE "report_emails" ALTER COLUMN "property_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "weekday" text DEFAULT 'mon' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "month_day" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "hour" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "workdays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "language" text DEFAULT 'th' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "personal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "unsubscribed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "report_emails" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_receiver_id_report_emails_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."report_emails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_deliveries_next" ON "report_deliveries" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "report_deliveries_property" ON "report_deliveries" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "report_deliveries_kept" ON "report_deliveries" USING btree ("due_at") WHERE "report_deliveries"."content" is not null;--> statement-breakpoint
CREATE INDEX "report_emails_next" ON "report_emails" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "report_emails" ADD CONSTRAINT "report_emails_once" UNIQUE NULLS NOT DISTINCT("property_id","email","report");