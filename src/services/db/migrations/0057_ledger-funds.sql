CREATE TABLE "ledger_account_names" (
	"property_id" uuid NOT NULL,
	"account" text NOT NULL,
	"fund" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"name_cn" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "ledger_account_names_property_id_account_fund_pk" PRIMARY KEY("property_id","account","fund")
);
--> statement-breakpoint
CREATE TABLE "receipt_lines" (
	"receipt_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "receipt_lines_receipt_id_invoice_id_kind_pk" PRIMARY KEY("receipt_id","invoice_id","kind")
);
--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_serial";--> statement-breakpoint
ALTER TABLE "ledger_months" DROP CONSTRAINT "ledger_months_property_id_period_what_account_pk";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "unit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "fund" text DEFAULT 'common' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "bank_account_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD COLUMN "fund" text DEFAULT 'common' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD COLUMN "bank_account_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_account_names" ADD CONSTRAINT "ledger_account_names_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_lines_invoice" ON "receipt_lines" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_months" ADD CONSTRAINT "ledger_months_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_paper" ON "ledger_entries" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "receipts_serial" ON "receipts" USING btree ("property_id","year","serial");--> statement-breakpoint
ALTER TABLE "ledger_months" ADD CONSTRAINT "ledger_months_once" UNIQUE NULLS NOT DISTINCT("property_id","period","what","account","fund","bank_account_id");--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_number" UNIQUE("property_id","number");--> statement-breakpoint
-- Each fund comes to 0 by itself: none is mixed with another.
CREATE OR REPLACE FUNCTION ledger_posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries WHERE posting = NEW.posting GROUP BY fund HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'posting % does not balance', NEW.posting USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_entries_keep_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_months AS kept (property_id, period, what, account, fund, bank_account_id, amount)
  SELECT property_id, to_char(day, 'YYYY-MM'), what, account, fund, bank_account_id, sum(amount) FROM added
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (property_id, period, what, account, fund, bank_account_id)
    DO UPDATE SET amount = kept.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What receipts of before paid of their invoices: fees alike, being late after them, rounded by what had come so far.
WITH asked AS (
  SELECT invoice_id, kind, sum(amount) AS amount FROM charges WHERE invoice_id IS NOT NULL GROUP BY 1, 2
), credited AS (
  SELECT a.invoice_id, a.kind, CASE a.kind WHEN 'common'
    THEN greatest(0, a.amount + least(0, coalesce(s.amount, 0))) ELSE greatest(0, a.amount) END AS amount
  FROM asked a LEFT JOIN asked s ON s.invoice_id = a.invoice_id AND s.kind = 'surcharge'
), fees AS (
  SELECT *, sum(amount) OVER (PARTITION BY invoice_id) AS fee,
    row_number() OVER (PARTITION BY invoice_id ORDER BY amount DESC, kind) AS place
  FROM credited WHERE kind <> 'surcharge' AND amount > 0
), parts AS (
  SELECT p.receipt_id, p.invoice_id, p.amount,
    sum(p.amount) OVER (PARTITION BY p.invoice_id ORDER BY r.created_at, r.id) AS upto
  FROM receipt_invoices p JOIN receipts r ON r.id = p.receipt_id AND r.voided_at IS NULL
), shares AS (
  SELECT p.receipt_id, p.invoice_id, f.kind, f.place,
    least(p.upto, f.fee) - least(p.upto - p.amount, f.fee) AS part,
    floor(f.amount * least(p.upto, f.fee) / f.fee) - floor(f.amount * least(p.upto - p.amount, f.fee) / f.fee) AS share
  FROM parts p JOIN fees f ON f.invoice_id = p.invoice_id
), given AS (
  SELECT receipt_id, invoice_id, kind, CASE place WHEN 1
    THEN part - coalesce(sum(share) FILTER (WHERE place > 1) OVER (PARTITION BY receipt_id, invoice_id), 0)
    ELSE share END AS amount
  FROM shares
), late AS (
  SELECT p.receipt_id, p.invoice_id, p.amount - coalesce(sum(g.amount), 0) AS amount
  FROM parts p LEFT JOIN given g ON g.receipt_id = p.receipt_id AND g.invoice_id = p.invoice_id
  GROUP BY p.receipt_id, p.invoice_id, p.amount
)
INSERT INTO receipt_lines (receipt_id, invoice_id, kind, amount)
SELECT receipt_id, invoice_id, kind, amount FROM given WHERE amount <> 0
UNION ALL SELECT receipt_id, invoice_id, 'surcharge', amount FROM late WHERE amount <> 0;
--> statement-breakpoint
-- The sinking fund's share of what was posted as the common fund's goes to it, in the first month that is open.
WITH days AS (
  SELECT p.id AS property_id, greatest((now() AT TIME ZONE 'Asia/Bangkok')::date,
    (to_date(max(b.period), 'YYYY-MM') + interval '1 month')::date) AS day
  FROM properties p LEFT JOIN billing_periods b ON b.property_id = p.id AND b.closed_at IS NOT NULL GROUP BY p.id
), papers AS (
  SELECT i.property_id, i.unit_id, i.id AS paper_id, i.number, sum(c.amount) AS amount, 'correction' AS what
  FROM invoices i JOIN charges c ON c.invoice_id = i.id AND c.kind = 'sinking'
  WHERE i.voided_at IS NULL GROUP BY i.id
  UNION ALL
  SELECT r.property_id, r.unit_id, r.id, r.number, -sum(l.amount), 'transfer'
  FROM receipts r JOIN receipt_lines l ON l.receipt_id = r.id AND l.kind = 'sinking' GROUP BY r.id
), numbered AS MATERIALIZED (
  SELECT p.*, d.day, gen_random_uuid() AS posting FROM papers p JOIN days d ON d.property_id = p.property_id
  WHERE p.amount <> 0
)
INSERT INTO ledger_entries (id, property_id, posting, what, account, fund, amount, unit_id, paper_id, number, day, at)
SELECT gen_random_uuid(), n.property_id, n.posting, n.what, e.account, e.fund, e.sign * n.amount,
  n.unit_id, n.paper_id, n.number, n.day, now()
FROM numbered n JOIN (VALUES
  ('correction', 'receivable', 'common', -1), ('correction', 'income', 'common', 1),
  ('correction', 'receivable', 'sinking', 1), ('correction', 'income-sinking', 'sinking', -1),
  ('transfer', 'receivable', 'common', -1), ('transfer', 'between', 'common', 1),
  ('transfer', 'receivable', 'sinking', 1), ('transfer', 'between', 'sinking', -1)
) AS e (what, account, fund, sign) ON e.what = n.what;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
