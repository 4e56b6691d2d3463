CREATE TABLE "first_tours" (
	"account_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "first_tours" ADD CONSTRAINT "first_tours_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;