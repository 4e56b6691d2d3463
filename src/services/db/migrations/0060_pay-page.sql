ALTER TABLE "gateway_payments" ADD COLUMN "late" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_payments" ADD COLUMN "late_on" date;--> statement-breakpoint
ALTER TABLE "paper_letters" ADD COLUMN "typed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "paper_letters_typed" ON "paper_letters" USING btree ("typed") WHERE "paper_letters"."typed" and "paper_letters"."address" <> '';