CREATE TABLE "gateway_settlement_lines" (
	"settlement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"charge" text NOT NULL,
	"day" date NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "gateway_settlement_lines_settlement_id_line_pk" PRIMARY KEY("settlement_id","line")
);
--> statement-breakpoint
CREATE TABLE "gateway_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_settlements_file" UNIQUE("property_id","digest")
);
--> statement-breakpoint
CREATE TABLE "held_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge" text NOT NULL,
	"gateway" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"settled" text DEFAULT '' NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "held_charges_charge_unique" UNIQUE("charge")
);
--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD COLUMN "way" text DEFAULT 'promptpay' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "together" uuid;--> statement-breakpoint
ALTER TABLE "gateway_settlement_lines" ADD CONSTRAINT "gateway_settlement_lines_settlement_id_gateway_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."gateway_settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_settlements" ADD CONSTRAINT "gateway_settlements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_settlement_lines_charge" ON "gateway_settlement_lines" USING btree ("charge");--> statement-breakpoint
CREATE INDEX "gateway_settlements_list" ON "gateway_settlements" USING btree ("property_id","at");--> statement-breakpoint
CREATE INDEX "receipts_together" ON "receipts" USING btree ("together") WHERE "receipts"."together" is not null;