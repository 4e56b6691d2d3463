CREATE TABLE "banner_targets" (
	"property_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	CONSTRAINT "banner_targets_property_id_owner_id_pk" PRIMARY KEY("property_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"page_key" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_cn" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"picture" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date
);
--> statement-breakpoint
CREATE TABLE "privilege_targets" (
	"property_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	CONSTRAINT "privilege_targets_property_id_owner_id_pk" PRIMARY KEY("property_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "privileges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"partner" text NOT NULL,
	"description_th" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_cn" text DEFAULT '' NOT NULL,
	"condition_th" text NOT NULL,
	"condition_en" text DEFAULT '' NOT NULL,
	"condition_cn" text DEFAULT '' NOT NULL,
	"picture" uuid,
	"from_day" date NOT NULL,
	"to_day" date
);
--> statement-breakpoint
ALTER TABLE "banner_targets" ADD CONSTRAINT "banner_targets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_targets" ADD CONSTRAINT "banner_targets_owner_id_banners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_targets" ADD CONSTRAINT "privilege_targets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_targets" ADD CONSTRAINT "privilege_targets_owner_id_privileges_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."privileges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privileges" ADD CONSTRAINT "privileges_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_targets_owner" ON "banner_targets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("property_id","page_key","position");--> statement-breakpoint
CREATE INDEX "privilege_targets_owner" ON "privilege_targets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "privileges_place" ON "privileges" USING btree ("property_id","from_day");