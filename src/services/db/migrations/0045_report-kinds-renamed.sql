-- The two kinds that there were are one: of two rows of one address stays one that is switched on.
DELETE FROM "report_emails" AS "one" USING "report_emails" AS "other"
WHERE "one"."report" = 'parcels-received' AND "other"."report" = 'parcels-waiting'
  AND "one"."property_id" = "other"."property_id" AND "one"."email" = "other"."email"
  AND ("other"."active" OR NOT "one"."active");--> statement-breakpoint
DELETE FROM "report_emails" AS "one" USING "report_emails" AS "other"
WHERE "one"."report" = 'parcels-waiting' AND "other"."report" = 'parcels-received'
  AND "one"."property_id" = "other"."property_id" AND "one"."email" = "other"."email";--> statement-breakpoint
UPDATE "report_emails" SET "report" = 'parcels' WHERE "report" IN ('parcels-waiting', 'parcels-received');
