CREATE TABLE "bypass_keys" (
	"app" text NOT NULL,
	"jti" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bypass_keys_app_jti_pk" PRIMARY KEY("app","jti")
);
--> statement-breakpoint
CREATE INDEX "bypass_keys_ends" ON "bypass_keys" USING btree ("ends_at");