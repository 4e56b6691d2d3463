CREATE TABLE "parcel_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"address" text NOT NULL,
	"parcel_ids" uuid[] NOT NULL,
	"day" date NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "parcel_letters" ADD CONSTRAINT "parcel_letters_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_letters_next" ON "parcel_letters" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "parcel_letters_property" ON "parcel_letters" USING btree ("property_id");