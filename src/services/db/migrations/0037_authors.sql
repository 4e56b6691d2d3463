ALTER TABLE "posts" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "published_by_id" uuid;--> statement-breakpoint
UPDATE "posts" SET "created_by" = coalesce((SELECT l."account_name" FROM "audit_log" l
  WHERE l."entity" = 'post' AND l."entity_id" = "posts"."id"::text AND l."action" = 'create' LIMIT 1), "updated_by");
