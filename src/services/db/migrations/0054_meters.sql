CREATE TABLE "charge_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"basis" text NOT NULL,
	"amount" bigint NOT NULL,
	"from_month" text NOT NULL,
	"until_month" text,
	"building" text NOT NULL,
	"floor" smallint,
	"unit_kind" text,
	"unit_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meter_kinds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"unit_word" text NOT NULL,
	"decimals" smallint NOT NULL,
	"rates" jsonb NOT NULL,
	CONSTRAINT "meter_kinds_name" UNIQUE("property_id","name")
);
--> statement-breakpoint
CREATE TABLE "meter_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"kind_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"period" text NOT NULL,
	"reading" numeric(11, 3) NOT NULL,
	"estimated" boolean DEFAULT false NOT NULL,
	"old_last" numeric(11, 3),
	"new_first" numeric(11, 3),
	"corrected" numeric(11, 3),
	CONSTRAINT "meter_readings_month" UNIQUE("kind_id","unit_id","period"),
	CONSTRAINT "meter_readings_replaced" CHECK (("meter_readings"."old_last" is null) = ("meter_readings"."new_first" is null))
);
--> statement-breakpoint
ALTER TABLE "billing_settings" ALTER COLUMN "water_rate" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "reading_id" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "rule_id" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "ahead" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issue_id" uuid;--> statement-breakpoint
ALTER TABLE "month_issues" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "month_issues" ADD COLUMN "taken_back_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "month_issues" ADD COLUMN "taken_back_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_rules" ADD CONSTRAINT "charge_rules_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_kinds" ADD CONSTRAINT "meter_kinds_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_kind_id_meter_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."meter_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meter_readings_unit" ON "meter_readings" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "meter_readings_place" ON "meter_readings" USING btree ("property_id","period");--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_reading_id_meter_readings_id_fk" FOREIGN KEY ("reading_id") REFERENCES "public"."meter_readings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_rule_id_charge_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."charge_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issue_id_month_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."month_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_reading" ON "charges" USING btree ("reading_id");--> statement-breakpoint
CREATE INDEX "invoices_issue" ON "invoices" USING btree ("issue_id");--> statement-breakpoint
-- What a cubic metre cost becomes the rate of a kind of meter: it was read with two places.
INSERT INTO "meter_kinds" ("id", "property_id", "created_at", "updated_at", "updated_by", "type", "name", "unit_word", "decimals", "rates")
	SELECT gen_random_uuid(), "property_id", "updated_at", "updated_at", "updated_by", 'water', 'ค่าน้ำประปา', 'ลบ.ม.', 2,
		jsonb_build_array(jsonb_build_object('from', '2020-01', 'minimum', 0, 'fee', 0, 'vat', false, 'steps',
			jsonb_build_array(jsonb_build_object('upTo', null, 'rate', to_char("water_rate" / 100.0, 'FM999999990.0000')))))
	FROM "billing_settings" WHERE "water_rate" > 0;--> statement-breakpoint
-- Invoices of before: those of a run have their numbers between its first and its last.
UPDATE "invoices" i SET "issue_id" = m."id" FROM "month_issues" m
	WHERE i."source" = 'own' AND i."property_id" = m."property_id" AND i."period" = m."period"
		AND m."first" <> '' AND i."number" BETWEEN m."first" AND m."last";
