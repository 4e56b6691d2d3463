CREATE TABLE "letter_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"left_out" jsonb NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "tracking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "delivery" text DEFAULT 'written' NOT NULL;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "letter_runs" ADD CONSTRAINT "letter_runs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD CONSTRAINT "arrears_letters_run_id_letter_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."letter_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrears_letters_run" ON "arrears_letters" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "arrears_letters_tracking" ON "arrears_letters" USING btree ("property_id","tracking") WHERE "arrears_letters"."tracking" <> '';