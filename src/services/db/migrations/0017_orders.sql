CREATE TABLE "commission_lines" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL,
	"gross_satang" bigint NOT NULL,
	"basis_points" integer NOT NULL,
	"commission_satang" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"service_id" uuid NOT NULL,
	"basis_points" integer NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"number" text NOT NULL,
	"month" text NOT NULL,
	"vendor_id" uuid NOT NULL,
	"vendor_name" text NOT NULL,
	"orders" integer NOT NULL,
	"gross_satang" bigint NOT NULL,
	"commission_satang" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "commission_settlements_once" UNIQUE("property_id","vendor_id","month"),
	CONSTRAINT "commission_settlements_number" UNIQUE("property_id","number")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"vendor_name" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"number" integer NOT NULL,
	"channel" text NOT NULL,
	"phone" text NOT NULL,
	"customer_name" text NOT NULL,
	"unit_number" text DEFAULT '' NOT NULL,
	"address_th" text NOT NULL,
	"address" jsonb NOT NULL,
	"service_id" uuid NOT NULL,
	"service_th" text NOT NULL,
	"price_satang" integer NOT NULL,
	"quantity" integer NOT NULL,
	"total_satang" bigint NOT NULL,
	"wanted_on" text,
	"wanted_time" text DEFAULT '' NOT NULL,
	"payment_type" text NOT NULL,
	"payment_status" text DEFAULT 'unpaid' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"vendor_id" uuid,
	"vendor_name" text DEFAULT '' NOT NULL,
	"cancelled_from" text,
	"refund_satang" bigint DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number" UNIQUE("property_id","number")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"order_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"service_th" text NOT NULL,
	"vendor_name" text DEFAULT '' NOT NULL,
	"customer_name" text NOT NULL,
	"stars" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"hidden_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_settlement_id_commission_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."commission_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_service_id_home_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."home_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_settlements" ADD CONSTRAINT "commission_settlements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_lines_of" ON "commission_lines" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "commission_rates_service" ON "commission_rates" USING btree ("service_id","from_month");--> statement-breakpoint
CREATE INDEX "order_events_of" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("property_id","status","created_at");--> statement-breakpoint
CREATE INDEX "orders_done" ON "orders" USING btree ("done_at","vendor_id");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("property_id","phone");--> statement-breakpoint
CREATE INDEX "reviews_service" ON "reviews" USING btree ("service_id","at");--> statement-breakpoint
CREATE INDEX "reviews_place" ON "reviews" USING btree ("property_id","at");