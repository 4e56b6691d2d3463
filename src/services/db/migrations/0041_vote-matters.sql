ALTER TABLE "property_settings" ADD COLUMN "vote_no_proxies" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A second meeting that is closed keeps the half of all votes by which its result was told.
UPDATE "votes" v SET "questions" = (
  SELECT jsonb_agg((each.question - 'major') || jsonb_build_object('matter', CASE
    WHEN (each.question ->> 'major')::boolean IS NOT TRUE THEN 'plain'
    WHEN p."dimension" = 'village' OR (v."first_id" IS NOT NULL AND v."state" = 'closed') THEN 'regulations'
    ELSE 'major' END) ORDER BY each.place)
  FROM jsonb_array_elements(v."questions") WITH ORDINALITY AS each(question, place))
FROM "properties" p WHERE p."id" = v."property_id";
