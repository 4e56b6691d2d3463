CREATE TABLE "cheques" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"number" text NOT NULL,
	"bank" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cleared_on" date,
	"bounced_at" timestamp (3) with time zone,
	"bounce_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "cheque_id" uuid;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheques_list" ON "cheques" USING btree ("property_id","created_at");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_cheque_id_cheques_id_fk" FOREIGN KEY ("cheque_id") REFERENCES "public"."cheques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_cheque" ON "receipts" USING btree ("cheque_id") WHERE "receipts"."cheque_id" is not null;