CREATE TABLE "card_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"check_word" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "customers_citizen_id";--> statement-breakpoint
DROP INDEX "customers_passport";--> statement-breakpoint
ALTER TABLE "import_rows" ALTER COLUMN "typed" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "citizen_id_match" text GENERATED ALWAYS AS (split_part(citizen_id, '.', 2)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "passport_match" text GENERATED ALWAYS AS (split_part(passport, '.', 2)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "new_members" ADD COLUMN "citizen_id_match" text GENERATED ALWAYS AS (split_part(citizen_id, '.', 2)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "new_members" ADD COLUMN "passport_match" text GENERATED ALWAYS AS (split_part(passport, '.', 2)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_citizen_id" ON "customers" USING btree ("property_id","citizen_id_match");--> statement-breakpoint
CREATE INDEX "customers_passport" ON "customers" USING btree ("property_id","passport_match");