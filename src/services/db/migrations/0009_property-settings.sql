CREATE TABLE "property_settings" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"name_cn" text NOT NULL,
	"registration_number" text NOT NULL,
	"tax_id" text NOT NULL,
	"address_th" text NOT NULL,
	"address_en" text NOT NULL,
	"sub_district" text NOT NULL,
	"district" text NOT NULL,
	"province" text NOT NULL,
	"postcode" text NOT NULL,
	"office_phone" text NOT NULL,
	"emergency_phone" text NOT NULL,
	"email" text NOT NULL,
	"line_id" text NOT NULL,
	"office_hours" jsonb NOT NULL,
	"parcel_reminder_days" smallint NOT NULL,
	"parcel_unclaimed_days" smallint NOT NULL,
	"pickup_qr_hours" smallint NOT NULL,
	"pickup_days_ahead" smallint NOT NULL,
	"committee" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_settings" ADD CONSTRAINT "property_settings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;