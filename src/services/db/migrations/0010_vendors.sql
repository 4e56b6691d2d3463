CREATE TABLE "home_service_targets" (
	"property_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	CONSTRAINT "home_service_targets_property_id_owner_id_pk" PRIMARY KEY("property_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "home_services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"category_id" uuid NOT NULL,
	"price_satang" integer NOT NULL,
	"per" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"areas" jsonb NOT NULL,
	"vendor_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" uuid
);
--> statement-breakpoint
CREATE TABLE "vendor_targets" (
	"property_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	CONSTRAINT "vendor_targets_property_id_owner_id_pk" PRIMARY KEY("property_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"areas" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_service_targets" ADD CONSTRAINT "home_service_targets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_service_targets" ADD CONSTRAINT "home_service_targets_owner_id_home_services_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."home_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_services" ADD CONSTRAINT "home_services_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_services" ADD CONSTRAINT "home_services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_targets" ADD CONSTRAINT "vendor_targets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_targets" ADD CONSTRAINT "vendor_targets_owner_id_vendors_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_service_targets_owner" ON "home_service_targets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "home_services_place" ON "home_services" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "home_services_category" ON "home_services" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "vendor_targets_owner" ON "vendor_targets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "vendors_place" ON "vendors" USING btree ("property_id");