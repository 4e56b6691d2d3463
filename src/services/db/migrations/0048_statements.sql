CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"name" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"fund" text NOT NULL,
	"columns" jsonb,
	CONSTRAINT "bank_accounts_number" UNIQUE("property_id","bank","number")
);
--> statement-breakpoint
CREATE TABLE "statement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"added" integer NOT NULL,
	"already" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"reference" text NOT NULL,
	"channel" text NOT NULL,
	"balance" bigint,
	"ordinal" smallint NOT NULL,
	"place" integer NOT NULL,
	"sender" text NOT NULL,
	"receipt_id" uuid,
	"made_at" timestamp (3) with time zone,
	"aside_reason" text DEFAULT '' NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "statement_lines_once" UNIQUE NULLS NOT DISTINCT("account_id","day","time","amount","reference","balance","ordinal")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_file_id_statement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."statement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_files_list" ON "statement_files" USING btree ("property_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_receipt" ON "statement_lines" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "statement_lines_list" ON "statement_lines" USING btree ("property_id","day","id");--> statement-breakpoint
CREATE INDEX "statement_lines_file" ON "statement_lines" USING btree ("file_id");