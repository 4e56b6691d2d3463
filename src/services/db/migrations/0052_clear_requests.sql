CREATE TABLE "clear_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"unit_number" text NOT NULL,
	"requester" text NOT NULL,
	"requested_on" date NOT NULL,
	"fee" bigint NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"letter_id" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	"withdraw_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "clear_letter_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "clear_letter_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "clear_requests" ADD CONSTRAINT "clear_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clear_requests" ADD CONSTRAINT "clear_requests_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clear_requests" ADD CONSTRAINT "clear_requests_letter_id_arrears_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."arrears_letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clear_requests_list" ON "clear_requests" USING btree ("property_id","requested_on");--> statement-breakpoint
CREATE INDEX "clear_requests_unit" ON "clear_requests" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "clear_requests_letter" ON "clear_requests" USING btree ("letter_id");