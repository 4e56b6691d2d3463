-- What is published by now was told, or is too old to be: nobody is told of it when it is corrected.
INSERT INTO "calendar_announcements" ("entry_id", "property_id", "at")
SELECT e.id, coalesce(e.property_id, t.property_id), e.updated_at
FROM "calendar_entries" e LEFT JOIN "calendar_targets" t ON t.owner_id = e.id
WHERE e.active AND coalesce(e.property_id, t.property_id) IS NOT NULL
ON CONFLICT DO NOTHING;
