CREATE TABLE "parcel_counts" (
	"property_id" uuid NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "parcel_counts_property_id_status_pk" PRIMARY KEY("property_id","status")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"account_id" uuid NOT NULL,
	"by" text NOT NULL,
	"detail" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_numbers" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "parcel_numbers_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"doc_code" text COLLATE "C" NOT NULL,
	"parcel_code" text COLLATE "C" NOT NULL,
	"carrier" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"unit_number" text NOT NULL,
	"recipient_name" text NOT NULL,
	"note" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"received_by" text NOT NULL,
	"handed_over_at" timestamp (3) with time zone,
	"handed_over_to" text,
	"handed_over_by" text,
	"unit_order" text COLLATE "C" GENERATED ALWAYS AS (regexp_replace(regexp_replace(unit_number, '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g')) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(translate(normalize(doc_code || ' ' || parcel_code || ' ' || unit_number || ' ' || recipient_name, NFKC), '๐๑๒๓๔๕๖๗๘๙', '0123456789'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcel_counts" ADD CONSTRAINT "parcel_counts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_numbers" ADD CONSTRAINT "parcel_numbers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_doc_code" ON "parcels" USING btree ("property_id","doc_code");--> statement-breakpoint
CREATE INDEX "parcels_newest" ON "parcels" USING btree ("property_id","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_status_newest" ON "parcels" USING btree ("property_id","status","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_unit" ON "parcels" USING btree ("property_id","unit_order","doc_code");--> statement-breakpoint
CREATE INDEX "parcels_search" ON "parcels" USING gin ("search" gin_trgm_ops);