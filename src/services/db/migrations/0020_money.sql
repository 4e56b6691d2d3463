CREATE TABLE "arrears_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"number" text NOT NULL,
	"unit_number" text NOT NULL,
	"payer_name" text NOT NULL,
	"stage" text NOT NULL,
	"owed" bigint NOT NULL,
	"surcharge" bigint NOT NULL,
	"owing" jsonb NOT NULL,
	"day" date NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arrears_letters_number" UNIQUE("property_id","number")
);
--> statement-breakpoint
CREATE TABLE "billing_periods" (
	"property_id" uuid NOT NULL,
	"period" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "billing_periods_property_id_period_pk" PRIMARY KEY("property_id","period")
);
--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"common_fee_by" text NOT NULL,
	"common_fee_rate" bigint NOT NULL,
	"common_fee_budget" bigint NOT NULL,
	"sinking_fee_rate" bigint NOT NULL,
	"water_rate" bigint NOT NULL,
	"due_days" smallint NOT NULL,
	"surcharge_rate" numeric(5, 2) NOT NULL,
	"surcharge_late_rate" numeric(5, 2) NOT NULL,
	"surcharge_late_months" smallint NOT NULL,
	"part_paid_is_arrears" boolean NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"biller_id" text NOT NULL,
	"prompt_pay_id" text NOT NULL,
	"first_letter_days" smallint NOT NULL,
	"second_letter_days" smallint NOT NULL,
	"final_letter_days" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"invoice_id" uuid,
	"position" smallint DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"quantity" text DEFAULT '' NOT NULL,
	"rate" bigint,
	"amount" bigint NOT NULL,
	"derivation" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "charges_amount" CHECK ("charges"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"charge" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"reference_hash" text NOT NULL,
	"unit_number" text NOT NULL,
	"payer_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"gateway" text NOT NULL,
	"charge" text,
	"gateway_state" text DEFAULT 'none' NOT NULL,
	"gateway_amount" bigint,
	"issue" text,
	"settled" text DEFAULT '' NOT NULL,
	"receipt_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "gateway_payments_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "gateway_payments_charge_unique" UNIQUE("charge")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"unit_number" text NOT NULL,
	"payer_name" text NOT NULL,
	"period" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"total" bigint NOT NULL,
	"principal" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"surcharged_to" date,
	"source" text DEFAULT 'own' NOT NULL,
	"source_id" text,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("property_id","number"),
	CONSTRAINT "invoices_source" UNIQUE("property_id","source_id"),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."total" >= 0 and "invoices"."paid" between 0 and "invoices"."total")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"posting" uuid NOT NULL,
	"what" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"unit_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_numbers" (
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_numbers_property_id_kind_year_pk" PRIMARY KEY("property_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "receipt_invoices" (
	"receipt_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "receipt_invoices_receipt_id_invoice_id_pk" PRIMARY KEY("receipt_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"number" text NOT NULL,
	"year" smallint NOT NULL,
	"serial" integer NOT NULL,
	"unit_number" text NOT NULL,
	"payer_name" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"advance" bigint DEFAULT 0 NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"prints" integer DEFAULT 0 NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"voided_by" text DEFAULT '' NOT NULL,
	"void_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "receipts_serial" UNIQUE("property_id","year","serial"),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD CONSTRAINT "arrears_letters_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD CONSTRAINT "arrears_letters_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD CONSTRAINT "billing_periods_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD CONSTRAINT "billing_settings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD CONSTRAINT "gateway_payments_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_numbers" ADD CONSTRAINT "paper_numbers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_invoices" ADD CONSTRAINT "receipt_invoices_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_invoices" ADD CONSTRAINT "receipt_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrears_letters_unit" ON "arrears_letters" USING btree ("unit_id","created_at");--> statement-breakpoint
CREATE INDEX "charges_invoice" ON "charges" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "charges_waiting" ON "charges" USING btree ("property_id") WHERE "charges"."invoice_id" is null;--> statement-breakpoint
CREATE INDEX "gateway_payments_list" ON "gateway_payments" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "gateway_payments_open" ON "gateway_payments" USING btree ("state") WHERE "gateway_payments"."state" in ('started', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("property_id","period","unit_id") WHERE "invoices"."source" = 'own' and "invoices"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_owed" ON "invoices" USING btree ("property_id","due_on") WHERE "invoices"."voided_at" is null and "invoices"."paid" < "invoices"."total";--> statement-breakpoint
CREATE INDEX "invoices_list" ON "invoices" USING btree ("property_id","number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_unit" ON "invoices" USING btree ("unit_id","due_on");--> statement-breakpoint
CREATE INDEX "ledger_posting" ON "ledger_entries" USING btree ("posting");--> statement-breakpoint
CREATE INDEX "ledger_unit" ON "ledger_entries" USING btree ("unit_id","day");--> statement-breakpoint
CREATE INDEX "ledger_day" ON "ledger_entries" USING btree ("property_id","day");--> statement-breakpoint
CREATE INDEX "receipt_invoices_invoice" ON "receipt_invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "receipts_day" ON "receipts" USING btree ("property_id","day");--> statement-breakpoint
CREATE INDEX "receipts_unit" ON "receipts" USING btree ("unit_id");
--> statement-breakpoint
CREATE FUNCTION ledger_entries_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries only grows: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_only_grow();
--> statement-breakpoint
-- Looked at when the transaction ends: until then a posting may be written in pieces.
CREATE FUNCTION ledger_posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE posting = NEW.posting) <> 0 THEN
    RAISE EXCEPTION 'posting % does not balance', NEW.posting USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_posting_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_posting_balances();
--> statement-breakpoint
CREATE FUNCTION receipts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'receipts are voided, never removed: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_stay BEFORE DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION receipts_stay();
