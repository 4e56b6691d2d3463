ALTER TABLE "property_settings" ADD COLUMN "vote_notice_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_settings" ADD COLUMN "vote_quorum" smallint DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_settings" ADD COLUMN "vote_proxy_units" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_settings" ADD COLUMN "vote_holder_cap" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_settings" ADD COLUMN "vote_arrears_months" smallint DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "quorum" smallint DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "proxy_units" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "arrears_months" smallint DEFAULT 6 NOT NULL;--> statement-breakpoint
UPDATE "votes" SET "arrears_months" = 0 WHERE NOT "bar_arrears";--> statement-breakpoint
ALTER TABLE "votes" DROP COLUMN "bar_arrears";
