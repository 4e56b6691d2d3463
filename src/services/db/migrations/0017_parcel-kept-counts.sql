-- The counts of parcel_counts are kept by more states from here on, and by day.
DROP TRIGGER parcel_counts_added ON parcels;
--> statement-breakpoint
DROP TRIGGER parcel_counts_changed ON parcels;
--> statement-breakpoint
DROP TRIGGER parcel_counts_removed ON parcels;
--> statement-breakpoint
DROP FUNCTION parcel_counts_keep();
--> statement-breakpoint
CREATE TYPE parcel_step AS (
  property_id uuid, day date, status text, booking_status text, user_status text, kind text, n integer
);
--> statement-breakpoint
CREATE FUNCTION bangkok_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS
  $$ SELECT (at AT TIME ZONE 'Asia/Bangkok')::date $$;
--> statement-breakpoint
-- Rows are taken in one order, so that statements at once wait for each other and never in a circle.
CREATE FUNCTION parcel_steps_keep(steps parcel_step[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO parcel_totals AS kept (property_id, status, booking_status, user_status, kind, n)
  SELECT property_id, status, booking_status, user_status, kind, sum(n) FROM unnest(steps)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (property_id, status, booking_status, user_status, kind)
  DO UPDATE SET n = kept.n + excluded.n;

  INSERT INTO parcel_days AS kept (property_id, day, status, booking_status, kind, n)
  SELECT property_id, day, status, booking_status, kind, sum(n) FROM unnest(steps)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (property_id, day, status, booking_status, kind)
  DO UPDATE SET n = kept.n + excluded.n;

  DELETE FROM parcel_days AS kept USING unnest(steps) AS step
  WHERE step.n < 0 AND kept.n = 0 AND kept.property_id = step.property_id AND kept.day = step.day
    AND kept.status = step.status AND kept.booking_status = step.booking_status
    AND kept.kind = step.kind;
END $$;
--> statement-breakpoint
-- One change of the counts for each statement, however many rows it touches.
CREATE FUNCTION parcels_keep_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps parcel_step[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, bangkok_day(received_at), status, booking_status, user_status, kind,
        count(*)::integer
      FROM added GROUP BY 1, 2, 3, 4, 5, 6) AS step;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, bangkok_day(received_at), status, booking_status, user_status, kind,
        -count(*)::integer
      FROM removed GROUP BY 1, 2, 3, 4, 5, 6) AS step;
  ELSE
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, bangkok_day(received_at), status, booking_status, user_status, kind,
        sum(step)::integer
      FROM (
        SELECT property_id, received_at, status, booking_status, user_status, kind, 1 AS step
        FROM added
        UNION ALL
        SELECT property_id, received_at, status, booking_status, user_status, kind, -1 FROM removed
      ) AS both_sides
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(step) <> 0) AS step;
  END IF;
  IF steps IS NOT NULL THEN PERFORM parcel_steps_keep(steps); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_counts_added AFTER INSERT ON parcels
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION parcels_keep_counts();
--> statement-breakpoint
CREATE TRIGGER parcel_counts_changed AFTER UPDATE ON parcels
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION parcels_keep_counts();
--> statement-breakpoint
CREATE TRIGGER parcel_counts_removed AFTER DELETE ON parcels
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION parcels_keep_counts();
--> statement-breakpoint
-- A hand-over that was undone did not happen: it is taken off the hour in which it was undone.
CREATE FUNCTION parcel_flow_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO parcel_flow AS kept (property_id, day, hour, came, went)
  SELECT property_id, bangkok_day(at), extract(hour FROM at AT TIME ZONE 'Asia/Bangkok'),
    count(*) FILTER (WHERE action = 'received'),
    count(*) FILTER (WHERE action IN ('handed_over', 'returned'))
      - count(*) FILTER (WHERE action = 'hand_over_undone')
  FROM added
  WHERE action IN ('received', 'handed_over', 'returned', 'hand_over_undone')
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (property_id, day, hour)
  DO UPDATE SET came = kept.came + excluded.came, went = kept.went + excluded.went;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parcel_flow_keep AFTER INSERT ON parcel_events
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION parcel_flow_keep();
--> statement-breakpoint
INSERT INTO parcel_totals (property_id, status, booking_status, user_status, kind, n)
SELECT property_id, status, booking_status, user_status, kind, count(*) FROM parcels
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO parcel_days (property_id, day, status, booking_status, kind, n)
SELECT property_id, bangkok_day(received_at), status, booking_status, kind, count(*) FROM parcels
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO parcel_flow (property_id, day, hour, came, went)
SELECT property_id, bangkok_day(at), extract(hour FROM at AT TIME ZONE 'Asia/Bangkok'),
  count(*) FILTER (WHERE action = 'received'), count(*) FILTER (WHERE action = 'handed_over')
FROM parcel_events WHERE action IN ('received', 'handed_over')
GROUP BY 1, 2, 3;
