CREATE TABLE "ledger_months" (
	"property_id" uuid NOT NULL,
	"period" text NOT NULL,
	"what" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_months_property_id_period_what_account_pk" PRIMARY KEY("property_id","period","what","account")
);
--> statement-breakpoint
CREATE TABLE "surcharge_rates" (
	"property_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"rate" numeric(5, 2) NOT NULL,
	"late_rate" numeric(5, 2) NOT NULL,
	"late_months" smallint NOT NULL,
	CONSTRAINT "surcharge_rates_property_id_from_day_pk" PRIMARY KEY("property_id","from_day")
);
--> statement-breakpoint
ALTER TABLE "charges" DROP CONSTRAINT "charges_amount";--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "advance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "voided_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "arrears_letters" ADD COLUMN "void_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_settings" ADD COLUMN "letter_gap_days" smallint DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD CONSTRAINT "ledger_months_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surcharge_rates" ADD CONSTRAINT "surcharge_rates_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_surcharge" ON "charges" USING btree ("property_id","unit_id") WHERE "charges"."kind" = 'surcharge';--> statement-breakpoint
ALTER TABLE "billing_totals" DROP COLUMN "amount";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "surcharged_to";--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_amount" CHECK ("charges"."amount" >= 0 or "charges"."kind" = 'surcharge');--> statement-breakpoint
-- What a property asked for of late debts, day by day, as the log of its settings has it.
DO $$
DECLARE
  own record;
  line record;
  asked surcharge_rates;
BEGIN
  FOR own IN SELECT * FROM billing_settings LOOP
    asked := (own.property_id, '0001-01-01', own.surcharge_rate, own.surcharge_late_rate, own.surcharge_late_months);
    FOR line IN SELECT (at AT TIME ZONE 'Asia/Bangkok')::date AS day, changes FROM audit_log
      WHERE entity = 'billing-setting' AND entity_id = own.property_id::text
        AND changes ?| array['surchargeRate', 'surchargeLateRate', 'surchargeLateMonths']
      ORDER BY at DESC
    LOOP
      asked.from_day := line.day;
      -- The last change of a day counts for it.
      INSERT INTO surcharge_rates SELECT asked.* ON CONFLICT DO NOTHING;
      asked.rate := coalesce((line.changes -> 'surchargeRate' ->> 0)::numeric, asked.rate);
      asked.late_rate := coalesce((line.changes -> 'surchargeLateRate' ->> 0)::numeric, asked.late_rate);
      asked.late_months := coalesce((line.changes -> 'surchargeLateMonths' ->> 0)::smallint, asked.late_months);
    END LOOP;
    asked.from_day := '0001-01-01';
    INSERT INTO surcharge_rates SELECT asked.*;
  END LOOP;
END $$;
--> statement-breakpoint
-- No more than the law: Condominium Act s.18/1; Land Allocation Act s.50. What was billed beyond it stays as
-- it is, and is credited with the next invoice.
UPDATE surcharge_rates s SET
  rate = least(s.rate, CASE p.dimension WHEN 'condo' THEN 12 ELSE 10 END),
  late_rate = least(s.late_rate, CASE p.dimension WHEN 'condo' THEN 20 ELSE 10 END),
  late_months = CASE WHEN p.dimension = 'condo' AND s.late_rate > 12 THEN greatest(s.late_months, 6) ELSE s.late_months END
  FROM properties p WHERE p.id = s.property_id;
--> statement-breakpoint
UPDATE billing_settings s SET
  surcharge_rate = least(s.surcharge_rate, CASE p.dimension WHEN 'condo' THEN 12 ELSE 10 END),
  surcharge_late_rate = least(s.surcharge_late_rate, CASE p.dimension WHEN 'condo' THEN 20 ELSE 10 END),
  surcharge_late_months = CASE WHEN p.dimension = 'condo' AND s.surcharge_late_rate > 12
    THEN greatest(s.surcharge_late_months, 6) ELSE s.surcharge_late_months END
  FROM properties p WHERE p.id = s.property_id;
--> statement-breakpoint
CREATE FUNCTION billing_settings_keep_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO surcharge_rates (property_id, from_day, rate, late_rate, late_months)
    VALUES (NEW.property_id, '0001-01-01', NEW.surcharge_rate, NEW.surcharge_late_rate, NEW.surcharge_late_months)
    ON CONFLICT DO NOTHING;
  ELSIF (NEW.surcharge_rate, NEW.surcharge_late_rate, NEW.surcharge_late_months)
    IS DISTINCT FROM (OLD.surcharge_rate, OLD.surcharge_late_rate, OLD.surcharge_late_months) THEN
    INSERT INTO surcharge_rates (property_id, from_day, rate, late_rate, late_months)
    VALUES (NEW.property_id, (NEW.updated_at AT TIME ZONE 'Asia/Bangkok')::date,
      NEW.surcharge_rate, NEW.surcharge_late_rate, NEW.surcharge_late_months)
    ON CONFLICT (property_id, from_day) DO UPDATE
    SET rate = excluded.rate, late_rate = excluded.late_rate, late_months = excluded.late_months;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER billing_settings_rates AFTER INSERT OR UPDATE ON billing_settings
  FOR EACH ROW EXECUTE FUNCTION billing_settings_keep_rates();
--> statement-breakpoint
-- Papers are counted alone: what they come to is the books' to say.
DROP TRIGGER invoices_totals_changed ON invoices;
--> statement-breakpoint
DROP TRIGGER receipts_totals_changed ON receipts;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION invoices_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM billing_papers_keep('invoices', array_agg(row(property_id, period, 1)::billing_paper)) FROM added;
  ELSE
    PERFORM billing_papers_keep('invoices', array_agg(row(property_id, period, -1)::billing_paper)) FROM removed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION receipts_keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM billing_papers_keep('receipts', array_agg(row(property_id, to_char(day, 'YYYY-MM'), 1)::billing_paper)) FROM added;
  ELSE
    PERFORM billing_papers_keep('receipts', array_agg(row(property_id, to_char(day, 'YYYY-MM'), -1)::billing_paper)) FROM removed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION billing_steps_keep;
--> statement-breakpoint
DROP TYPE billing_step;
--> statement-breakpoint
CREATE TYPE billing_paper AS (property_id uuid, period text, n integer);
--> statement-breakpoint
-- One change for each statement, in one order.
CREATE FUNCTION billing_papers_keep(of text, papers billing_paper[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO billing_totals AS kept (property_id, kind, period, n)
  SELECT property_id, of, period, sum(n) FROM unnest(papers)
  GROUP BY property_id, period ORDER BY property_id, period
  ON CONFLICT (property_id, kind, period) DO UPDATE SET n = kept.n + excluded.n
$$;
--> statement-breakpoint
INSERT INTO ledger_months (property_id, period, what, account, amount)
SELECT property_id, to_char(day, 'YYYY-MM'), what, account, sum(amount) FROM ledger_entries GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION ledger_entries_keep_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_months AS kept (property_id, period, what, account, amount)
  SELECT property_id, to_char(day, 'YYYY-MM'), what, account, sum(amount) FROM added
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (property_id, period, what, account) DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_months AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_keep_months();
