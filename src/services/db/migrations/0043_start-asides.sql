CREATE TABLE "start_asides" (
	"property_id" uuid,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "start_asides_once" UNIQUE NULLS NOT DISTINCT("property_id","step")
);
--> statement-breakpoint
ALTER TABLE "start_asides" ADD CONSTRAINT "start_asides_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_events_printed" ON "parcel_events" USING btree ("property_id") WHERE action = 'printed';