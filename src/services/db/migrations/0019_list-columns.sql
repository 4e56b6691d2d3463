CREATE TABLE "list_columns" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"hidden" jsonb NOT NULL,
	CONSTRAINT "list_columns_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;