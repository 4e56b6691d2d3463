CREATE TABLE "home_tiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"tiles" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_tiles" ADD CONSTRAINT "home_tiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;