CREATE TABLE "sent_tries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"property_id" uuid,
	"call" text NOT NULL,
	"digest" text NOT NULL,
	"made" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_tries_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "gateway_payments" DROP CONSTRAINT "gateway_payments_reference_hash_unique";--> statement-breakpoint
CREATE INDEX "gateway_payments_reference" ON "gateway_payments" USING btree ("reference_hash");