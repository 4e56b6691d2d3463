CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"day" date NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "holidays_once" UNIQUE("property_id","day")
);
--> statement-breakpoint
ALTER TABLE "residents" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;