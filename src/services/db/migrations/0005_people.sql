CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name" text NOT NULL,
	"citizen_id" text DEFAULT '' NOT NULL,
	"passport" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"other_phone" text DEFAULT '' NOT NULL,
	"line_id" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(translate(normalize(name || ' ' || email || ' ' || line_id || ' ' || replace(phone, '+66', '0') || ' ' || replace(other_phone, '+66', '0'), NFKC), '๐๑๒๓๔๕๖๗๘๙', '0123456789'))) STORED NOT NULL,
	"merged_into" uuid,
	"merged_at" timestamp (3) with time zone,
	"moved" jsonb,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "occupancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"moved_in" date NOT NULL,
	"moved_out" date
);
--> statement-breakpoint
CREATE TABLE "app_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"code_hash" text DEFAULT '' NOT NULL,
	"code_expires_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "app_users_customer" UNIQUE("customer_id")
);
--> statement-breakpoint
-- Whoever lives in a unit is a person of its property from now on.
INSERT INTO "customers" ("id", "property_id", "created_at", "updated_at", "updated_by", "name", "phone", "email")
	SELECT r."id", u."property_id", now(), now(), 'ระบบ', r."name", coalesce(r."phone", ''), coalesce(r."email", '')
	FROM "residents" r JOIN "units" u ON u."id" = r."unit_id";--> statement-breakpoint
INSERT INTO "occupancies" ("id", "property_id", "created_at", "updated_at", "updated_by", "unit_id", "customer_id", "relation", "moved_in")
	SELECT r."id", u."property_id", now(), now(), 'ระบบ', u."id", r."id", r."relation", p."created_at"::date
	FROM "residents" r JOIN "units" u ON u."id" = r."unit_id" JOIN "properties" p ON p."id" = u."property_id";--> statement-breakpoint
DROP TABLE "residents";--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ALTER COLUMN "updated_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "updated_by" text DEFAULT 'ระบบ' NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ALTER COLUMN "updated_by" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "ratio" numeric(9, 6) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_users" ADD CONSTRAINT "app_users_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_users" ADD CONSTRAINT "app_users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_order" ON "customers" USING btree ("property_id","name" collate "thai_natural","id");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("property_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_citizen_id" ON "customers" USING btree ("property_id","citizen_id");--> statement-breakpoint
CREATE INDEX "customers_name_phone" ON "customers" USING btree ("property_id","phone","name");--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "occupancies_unit" ON "occupancies" USING btree ("unit_id","moved_in");--> statement-breakpoint
CREATE INDEX "occupancies_customer" ON "occupancies" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "app_users_seen" ON "app_users" USING btree ("property_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "app_users_invited" ON "app_users" USING btree ("property_id","invited_at");--> statement-breakpoint
CREATE INDEX "units_order" ON "units" USING btree ("property_id","number" collate "thai_natural","id");