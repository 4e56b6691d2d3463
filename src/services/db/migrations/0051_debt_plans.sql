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
ALTER TABLE "billing_settings" ADD COLUMN "plan_grace_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_plan_invoices" ADD CONSTRAINT "debt_plan_invoices_plan_id_debt_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."debt_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plan_invoices" ADD CONSTRAINT "debt_plan_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD CONSTRAINT "debt_plans_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_plans" ADD CONSTRAINT "debt_plans_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debt_plan_invoices_invoice" ON "debt_plan_invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "debt_plans_unit" ON "debt_plans" USING btree ("unit_id");