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
CREATE TABLE "letter_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"left_out" jsonb NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debt_plan_invoices" (
	"plan_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"owed" bigint NOT NULL,
	CONSTRAINT "debt_plan_invoices_plan_id_invoice_id_pk" PRIMARY KEY("plan_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "debt_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"number" text NOT NULL,
	"unit_number" text NOT NULL,
	"payer_name" text NOT NULL,
	"day" date NOT NULL,
	"total" bigint NOT NULL,
	"instalments" jsonb NOT NULL,
	"stops_surcharge" boolean NOT NULL,
	"grace_days" smallint NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_on" date,
	"end" text,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "debt_plans_number" UNIQUE("property_id","number")
);
--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "tracking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "delivery" text DEFAULT 'written' NOT NULL;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "delivered_on" date;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "plan_grace_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "clear_letter_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "clear_letter_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "clear_requests" ADD CONSTRAINT "clear_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clear_requests" ADD CONSTRAINT "clear_requests_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clear_requests" ADD CONSTRAINT "clear_requests_letter_id_arrears_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."arrears_letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_runs" ADD CONSTRAINT "letter_runs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plan_invoices" ADD CONSTRAINT "debt_plan_invoices_plan_id_debt_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."debt_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plan_invoices" ADD CONSTRAINT "debt_plan_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD CONSTRAINT "debt_plans_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD CONSTRAINT "debt_plans_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clear_requests_list" ON "clear_requests" USING btree ("property_id","requested_on");--> statement-breakpoint
CREATE INDEX "clear_requests_unit" ON "clear_requests" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "clear_requests_letter" ON "clear_requests" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "debt_plan_invoices_invoice" ON "debt_plan_invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "debt_plans_unit" ON "debt_plans" USING btree ("unit_id");--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD CONSTRAINT "arrears_letters_run_id_letter_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."letter_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrears_letters_run" ON "arrears_letters" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "arrears_letters_tracking" ON "arrears_letters" USING btree ("property_id","tracking") WHERE "arrears_letters"."tracking" <> '';