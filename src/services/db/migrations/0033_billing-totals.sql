CREATE TABLE "billing_totals" (
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"n" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "billing_totals_property_id_kind_period_pk" PRIMARY KEY("property_id","kind","period")
);
--> statement-breakpoint
ALTER TABLE "billing_totals" ADD CONSTRAINT "billing_totals_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TYPE billing_step AS (property_id uuid, period text, n integer, amount bigint);
--> statement-breakpoint
-- One change for each statement, in one order; none where nothing changes that is kept, so that a payment
-- does not wait for another.
CREATE FUNCTION billing_steps_keep(of text, steps billing_step[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO billing_totals AS kept (property_id, kind, period, n, amount)
  SELECT property_id, of, period, sum(n), sum(amount) FROM unnest(steps)
  GROUP BY property_id, period HAVING sum(n) <> 0 OR sum(amount) <> 0 ORDER BY property_id, period
  ON CONFLICT (property_id, kind, period)
  DO UPDATE SET n = kept.n + excluded.n, amount = kept.amount + excluded.amount
$$;
--> statement-breakpoint
CREATE FUNCTION invoices_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps billing_step[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, period AS period, 1 AS n, (CASE WHEN voided_at IS NULL THEN total ELSE 0 END) AS amount FROM added) AS step;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, period AS period, -1 AS n, -(CASE WHEN voided_at IS NULL THEN total ELSE 0 END) AS amount FROM removed) AS step;
  ELSE
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, period AS period, 1 AS n, (CASE WHEN voided_at IS NULL THEN total ELSE 0 END) AS amount FROM added
      UNION ALL
      SELECT property_id, period AS period, -1 AS n, -(CASE WHEN voided_at IS NULL THEN total ELSE 0 END) AS amount FROM removed) AS step;
  END IF;
  PERFORM billing_steps_keep('invoices', steps);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_totals_added AFTER INSERT ON invoices
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION invoices_keep_totals();
--> statement-breakpoint
CREATE TRIGGER invoices_totals_changed AFTER UPDATE ON invoices
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION invoices_keep_totals();
--> statement-breakpoint
CREATE TRIGGER invoices_totals_removed AFTER DELETE ON invoices
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION invoices_keep_totals();
--> statement-breakpoint
CREATE FUNCTION receipts_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  steps billing_step[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, to_char(day, 'YYYY-MM') AS period, 1 AS n, (CASE WHEN voided_at IS NULL AND method <> 'advance' THEN amount ELSE 0 END) AS amount FROM added) AS step;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, to_char(day, 'YYYY-MM') AS period, -1 AS n, -(CASE WHEN voided_at IS NULL AND method <> 'advance' THEN amount ELSE 0 END) AS amount FROM removed) AS step;
  ELSE
    SELECT array_agg(step) INTO steps FROM (
      SELECT property_id, to_char(day, 'YYYY-MM') AS period, 1 AS n, (CASE WHEN voided_at IS NULL AND method <> 'advance' THEN amount ELSE 0 END) AS amount FROM added
      UNION ALL
      SELECT property_id, to_char(day, 'YYYY-MM') AS period, -1 AS n, -(CASE WHEN voided_at IS NULL AND method <> 'advance' THEN amount ELSE 0 END) AS amount FROM removed) AS step;
  END IF;
  PERFORM billing_steps_keep('receipts', steps);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_totals_added AFTER INSERT ON receipts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION receipts_keep_totals();
--> statement-breakpoint
CREATE TRIGGER receipts_totals_changed AFTER UPDATE ON receipts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION receipts_keep_totals();
--> statement-breakpoint
CREATE TRIGGER receipts_totals_removed AFTER DELETE ON receipts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION receipts_keep_totals();
--> statement-breakpoint
INSERT INTO billing_totals (property_id, kind, period, n, amount)
SELECT property_id, 'invoices', period, count(*), sum(CASE WHEN voided_at IS NULL THEN total ELSE 0 END) FROM invoices GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO billing_totals (property_id, kind, period, n, amount)
SELECT property_id, 'receipts', to_char(day, 'YYYY-MM'), count(*), sum(CASE WHEN voided_at IS NULL AND method <> 'advance' THEN amount ELSE 0 END) FROM receipts GROUP BY 1, 3;
