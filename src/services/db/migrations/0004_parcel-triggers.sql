CREATE FUNCTION parcel_events_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'parcel_events only grows: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_events_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON parcel_events
  FOR EACH STATEMENT EXECUTE FUNCTION parcel_events_only_grow();
--> statement-breakpoint
-- One change of the counts for each statement, however many rows it touches. The counts are taken
-- in one order, so that statements at once wait for each other and never in a circle.
CREATE FUNCTION parcel_counts_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO parcel_counts AS kept (property_id, status, n)
    SELECT property_id, status, count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (property_id, status) DO UPDATE SET n = kept.n + excluded.n;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO parcel_counts AS kept (property_id, status, n)
    SELECT property_id, status, -count(*) FROM removed GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (property_id, status) DO UPDATE SET n = kept.n + excluded.n;
  ELSE
    INSERT INTO parcel_counts AS kept (property_id, status, n)
    SELECT property_id, status, sum(step) FROM (
      SELECT property_id, status, 1 AS step FROM added
      UNION ALL SELECT property_id, status, -1 FROM removed
    ) AS steps
    GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
    ON CONFLICT (property_id, status) DO UPDATE SET n = kept.n + excluded.n;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_counts_added AFTER INSERT ON parcels
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION parcel_counts_keep();
--> statement-breakpoint
CREATE TRIGGER parcel_counts_changed AFTER UPDATE ON parcels
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION parcel_counts_keep();
--> statement-breakpoint
CREATE TRIGGER parcel_counts_removed AFTER DELETE ON parcels
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION parcel_counts_keep();
