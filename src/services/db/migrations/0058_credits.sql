CREATE TABLE "cheques" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"number" text NOT NULL,
	"bank" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cleared_on" date,
	"bounced_at" timestamp (3) with time zone,
	"bounce_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_lines" (
	"credit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "credit_lines_credit_id_kind_pk" PRIMARY KEY("credit_id","kind")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"line_id" uuid,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"why" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"granted_by" text DEFAULT '' NOT NULL,
	"granted_at" timestamp (3) with time zone,
	"day" date,
	"ended_by" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "credits_amount" CHECK ("credits"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"source" text NOT NULL,
	"receipt_id" uuid,
	"unit_number" text NOT NULL,
	"payee_name" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"kept" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"why" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"granted_by" text DEFAULT '' NOT NULL,
	"granted_at" timestamp (3) with time zone,
	"day" date,
	"ended_by" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount" >= 0 and "refunds"."kept" >= 0 and "refunds"."amount" + "refunds"."kept" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_amounts";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Its indexes go with it and are made anew below.
ALTER TABLE "invoices" DROP COLUMN "owed";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "owed" bigint GENERATED ALWAYS AS (case when voided_at is null then total - paid - credited else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_owed" ON "invoices" USING btree ("property_id","due_on","unit_id","owed") WHERE "invoices"."owed" > 0;--> statement-breakpoint
CREATE INDEX "invoices_by_owed" ON "invoices" USING btree ("property_id","owed","id");--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "credit_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "cheque_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "deposit" text;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "credit_alone" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_lines" ADD CONSTRAINT "credit_lines_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_line_id_charges_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheques_list" ON "cheques" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credits_number" ON "credits" USING btree ("property_id","number") WHERE "credits"."number" <> '';--> statement-breakpoint
CREATE INDEX "credits_list" ON "credits" USING btree ("property_id","asked_at");--> statement-breakpoint
CREATE INDEX "credits_invoice" ON "credits" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credits_unit" ON "credits" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_number" ON "refunds" USING btree ("property_id","number") WHERE "refunds"."number" <> '';--> statement-breakpoint
CREATE INDEX "refunds_list" ON "refunds" USING btree ("property_id","asked_at");--> statement-breakpoint
CREATE INDEX "refunds_receipt" ON "refunds" USING btree ("receipt_id");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_cheque_id_cheques_id_fk" FOREIGN KEY ("cheque_id") REFERENCES "public"."cheques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_credit" ON "charges" USING btree ("credit_id") WHERE "charges"."credit_id" is not null;--> statement-breakpoint
CREATE INDEX "receipts_cheque" ON "receipts" USING btree ("cheque_id") WHERE "receipts"."cheque_id" is not null;--> statement-breakpoint
CREATE INDEX "receipts_deposits" ON "receipts" USING btree ("property_id","day") WHERE "receipts"."deposit" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amounts" CHECK ("invoices"."paid" >= 0 and "invoices"."credited" >= 0
        and "invoices"."paid" + "invoices"."credited" <= "invoices"."total");