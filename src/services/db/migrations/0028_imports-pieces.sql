CREATE TABLE "import_keys" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"line" integer NOT NULL,
	CONSTRAINT "import_keys_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
DROP INDEX "import_rows_changed";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "stored_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "gave_up" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_over" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_properties_role" ON "account_properties" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "gateway_payments_unit" ON "gateway_payments" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "gateway_payments_invoice" ON "gateway_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "charges_unit" ON "charges" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "new_members_customer" ON "new_members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "units_bare_number" ON "units" USING btree ("property_id","bare_number");--> statement-breakpoint
CREATE INDEX "vote_casts_unit" ON "vote_casts" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "vote_units_unit" ON "vote_units" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "parcel_pick_up_codes_parcel" ON "parcel_pick_up_codes" USING btree ("parcel_id");--> statement-breakpoint
-- Those that are stored are so whole.
UPDATE "imports" SET "stored_to" = 2147483647 WHERE "stored";
