ALTER TABLE "roles" ADD COLUMN "offered" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- Until here a built-in role was given, once for each feature, all that this release gave it of that.
UPDATE "roles" SET "offered" = coalesce((
	SELECT jsonb_agg(given."permission")
	FROM (
		SELECT 'manager' AS "role", feature AS "feature", feature || ':' || action AS "permission"
		FROM jsonb_array_elements_text("roles"."features") AS feature,
			unnest(array['view', 'create', 'edit', 'delete', 'approve', 'export']) AS action
		WHERE feature NOT IN ('roles', 'staff', 'audit')
		UNION ALL VALUES
			('manager', 'audit', 'audit:view'),
			('counter', 'parcels', 'parcels:view'),
			('counter', 'parcels', 'parcels:create'),
			('counter', 'parcels', 'parcels:edit'),
			('counter', 'parcels', 'parcels:approve'),
			('counter', 'property-settings', 'property-settings:view'),
			('counter', 'notifications', 'notifications:view'),
			('finance', 'parcels', 'parcels:view'),
			('finance', 'report-emails', 'report-emails:view'),
			('finance', 'report-emails', 'report-emails:export'),
			('finance', 'property-settings', 'property-settings:view'),
			('finance', 'notifications', 'notifications:view')
	) AS given
	WHERE given."role" = "roles"."builtin" AND "roles"."features" @> to_jsonb(given."feature")
), '[]') WHERE "builtin" IS NOT NULL;
