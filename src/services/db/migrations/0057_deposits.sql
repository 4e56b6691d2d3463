CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"source" text NOT NULL,
	"receipt_id" uuid,
	"unit_number" text NOT NULL,
	"payee_name" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"kept" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"why" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"granted_by" text DEFAULT '' NOT NULL,
	"granted_at" timestamp (3) with time zone,
	"day" date,
	"ended_by" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount" >= 0 and "refunds"."kept" >= 0 and "refunds"."amount" + "refunds"."kept" > 0)
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "deposit" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_number" ON "refunds" USING btree ("property_id","number") WHERE "refunds"."number" <> '';--> statement-breakpoint
CREATE INDEX "refunds_list" ON "refunds" USING btree ("property_id","asked_at");--> statement-breakpoint
CREATE INDEX "refunds_receipt" ON "refunds" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "receipts_deposits" ON "receipts" USING btree ("property_id","day") WHERE "receipts"."deposit" is not null;