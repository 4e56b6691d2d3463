CREATE TABLE "property_times" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"office_hours" jsonb NOT NULL,
	"booking_slots" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "booking_hours" text;--> statement-breakpoint
ALTER TABLE "property_times" ADD CONSTRAINT "property_times_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "property_times" ("property_id", "version", "updated_at", "updated_by", "office_hours", "booking_slots")
  SELECT "property_id", 1, "updated_at", "updated_by", "office_hours",
    '[{"slot":"1","from":"09:00","to":"12:00"},{"slot":"2","from":"13:00","to":"15:00"},{"slot":"3","from":"15:00","to":"18:00"}]'::jsonb
  FROM "property_settings";--> statement-breakpoint
UPDATE "parcels" SET "booking_hours" = CASE "booking_slot"
  WHEN '1' THEN '09.00-12.00' WHEN '2' THEN '13.00-15.00' ELSE '15.00-18.00' END
  WHERE "booking_slot" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "property_settings" DROP COLUMN "office_hours";