CREATE TABLE "calendar_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"description_th" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"starts_at" text DEFAULT '' NOT NULL,
	"ends_at" text DEFAULT '' NOT NULL,
	"rhythm" text DEFAULT '' NOT NULL,
	"every" smallint DEFAULT 1 NOT NULL,
	"until_day" date,
	"except_days" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_targets" (
	"property_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	CONSTRAINT "calendar_targets_property_id_owner_id_pk" PRIMARY KEY("property_id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_targets" ADD CONSTRAINT "calendar_targets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_targets" ADD CONSTRAINT "calendar_targets_owner_id_calendar_entries_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."calendar_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_entries_place" ON "calendar_entries" USING btree ("property_id","from_day");--> statement-breakpoint
CREATE INDEX "calendar_targets_owner" ON "calendar_targets" USING btree ("owner_id");