CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"property_id" uuid,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"hidden" jsonb NOT NULL,
	"dense" boolean NOT NULL,
	"shared" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_columns" ADD COLUMN "dense" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_views_place" ON "list_views" USING btree ("property_id","account_id");