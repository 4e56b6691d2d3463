CREATE TABLE "paper_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"paper_id" uuid NOT NULL,
	"sending" uuid NOT NULL,
	"receiver" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"end" text,
	"sent_at" timestamp (3) with time zone,
	"failure" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "mail_receipts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_letters" ADD CONSTRAINT "paper_letters_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_letters" ADD CONSTRAINT "paper_letters_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_letters_paper" ON "paper_letters" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "paper_letters_sending" ON "paper_letters" USING btree ("sending");--> statement-breakpoint
CREATE INDEX "paper_letters_place" ON "paper_letters" USING btree ("property_id","kind","paper_id");--> statement-breakpoint
CREATE INDEX "paper_letters_address" ON "paper_letters" USING btree ("property_id","address","created_at");--> statement-breakpoint
CREATE INDEX "paper_letters_next" ON "paper_letters" USING btree ("next_at") WHERE "paper_letters"."end" is null;