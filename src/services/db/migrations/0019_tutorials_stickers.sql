CREATE TABLE "sticker_groups" (
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
	"price" integer DEFAULT 0 NOT NULL,
	"cover" uuid,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stickers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"group_id" uuid NOT NULL,
	"picture" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutorial_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"version_id" uuid NOT NULL,
	"picture" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutorial_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"menu_feature_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutorials_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"menu_feature_id" text NOT NULL,
	"property_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "tutorials_off_once" UNIQUE("menu_feature_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "sticker_groups" ADD CONSTRAINT "sticker_groups_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stickers" ADD CONSTRAINT "stickers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stickers" ADD CONSTRAINT "stickers_group_id_sticker_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sticker_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_images" ADD CONSTRAINT "tutorial_images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_images" ADD CONSTRAINT "tutorial_images_version_id_tutorial_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."tutorial_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorial_versions" ADD CONSTRAINT "tutorial_versions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutorials_off" ADD CONSTRAINT "tutorials_off_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stickers_of" ON "stickers" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "tutorial_images_of" ON "tutorial_images" USING btree ("version_id","position");--> statement-breakpoint
CREATE INDEX "tutorial_versions_of" ON "tutorial_versions" USING btree ("menu_feature_id");