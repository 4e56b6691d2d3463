CREATE TABLE "parcel_carrier_habits" (
	"property_id" uuid NOT NULL,
	"pattern" text COLLATE "C" NOT NULL,
	"carrier" text NOT NULL,
	CONSTRAINT "parcel_carrier_habits_property_id_pattern_pk" PRIMARY KEY("property_id","pattern")
);
--> statement-breakpoint
CREATE TABLE "courier_drops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"courier_name" text NOT NULL,
	"note" text NOT NULL,
	"declared" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text
);
--> statement-breakpoint
CREATE TABLE "parcel_days" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"booking_status" text NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "parcel_days_property_id_day_status_booking_status_kind_pk" PRIMARY KEY("property_id","day","status","booking_status","kind")
);
--> statement-breakpoint
CREATE TABLE "parcel_flow" (
	"property_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"came" integer NOT NULL,
	"went" integer NOT NULL,
	CONSTRAINT "parcel_flow_property_id_day_hour_pk" PRIMARY KEY("property_id","day","hour")
);
--> statement-breakpoint
CREATE TABLE "parcel_reminders" (
	"parcel_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "parcel_reminders_parcel_id_day_pk" PRIMARY KEY("parcel_id","day")
);
--> statement-breakpoint
CREATE TABLE "parcel_totals" (
	"property_id" uuid NOT NULL,
	"status" text NOT NULL,
	"booking_status" text NOT NULL,
	"user_status" text NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "parcel_totals_property_id_status_booking_status_user_status_kind_pk" PRIMARY KEY("property_id","status","booking_status","user_status","kind")
);
--> statement-breakpoint
CREATE TABLE "parcel_pick_up_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"unit_number" text NOT NULL,
	"parcel_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" text,
	CONSTRAINT "parcel_pick_up_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "parcel_counts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "parcel_counts" CASCADE;--> statement-breakpoint
DROP INDEX "parcels_unit";--> statement-breakpoint
DROP INDEX "parcels_search";--> statement-breakpoint
ALTER TABLE "parcel_events" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" drop column "unit_order";--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "unit_order" text COLLATE "C" GENERATED ALWAYS AS (regexp_replace(regexp_replace(upper(translate(unit_number, '๐๑๒๓๔๕๖๗๘๙', '0123456789')), '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "parcel_events" DISABLE TRIGGER "parcel_events_only_grow";--> statement-breakpoint
UPDATE "parcel_events" SET "property_id" = (SELECT "property_id" FROM "parcels" WHERE "parcels"."id" = "parcel_id");--> statement-breakpoint
ALTER TABLE "parcel_events" ENABLE TRIGGER "parcel_events_only_grow";--> statement-breakpoint
ALTER TABLE "parcel_events" ALTER COLUMN "property_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "relation" text;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "booking_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "user_status" text DEFAULT 'not_told' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "shelf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "drop_id" uuid;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "booking_date" date;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "booking_slot" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_carrier_habits" ADD CONSTRAINT "parcel_carrier_habits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_drops" ADD CONSTRAINT "courier_drops_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_days" ADD CONSTRAINT "parcel_days_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_flow" ADD CONSTRAINT "parcel_flow_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_reminders" ADD CONSTRAINT "parcel_reminders_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_totals" ADD CONSTRAINT "parcel_totals_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_pick_up_codes" ADD CONSTRAINT "parcel_pick_up_codes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_pick_up_codes" ADD CONSTRAINT "parcel_pick_up_codes_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_drops_newest" ON "courier_drops" USING btree ("property_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "parcel_days_status" ON "parcel_days" USING btree ("property_id","status","day");--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_drop_id_courier_drops_id_fk" FOREIGN KEY ("drop_id") REFERENCES "public"."courier_drops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_events_day" ON "parcel_events" USING btree ("property_id","at","id");--> statement-breakpoint
CREATE INDEX "parcels_kind_newest" ON "parcels" USING btree ("property_id","kind","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_unit_newest" ON "parcels" USING btree ("property_id","unit_order","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parcels_code" ON "parcels" USING btree ("property_id","parcel_code") WHERE parcel_code <> '';--> statement-breakpoint
CREATE INDEX "parcels_booking_newest" ON "parcels" USING btree ("property_id","booking_status","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST) WHERE booking_status <> 'none';--> statement-breakpoint
CREATE INDEX "parcels_booking_day" ON "parcels" USING btree ("property_id","booking_date","booking_slot","doc_code") WHERE booking_date is not null;--> statement-breakpoint
CREATE INDEX "parcels_shelf" ON "parcels" USING btree ("property_id","shelf","received_at" DESC NULLS FIRST,"doc_code" DESC NULLS FIRST) WHERE status in ('waiting', 'problem');--> statement-breakpoint
CREATE INDEX "parcels_drop" ON "parcels" USING btree ("drop_id") WHERE drop_id is not null;--> statement-breakpoint
CREATE INDEX "parcels_search" ON "parcels" USING gin ("property_id","search" gin_trgm_ops) WITH (gin_pending_list_limit=512);