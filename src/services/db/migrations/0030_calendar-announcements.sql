CREATE TABLE "calendar_announcements" (
	"entry_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_announcements_entry_id_property_id_pk" PRIMARY KEY("entry_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_announcements" ADD CONSTRAINT "calendar_announcements_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_announcements" ADD CONSTRAINT "calendar_announcements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;