import type { Services } from '@tests/kit/services';

/**
 * What is dated before a month, and may never be another once those months are closed. An invoice's day is that
 * of its issue: a plan of today moves it for the days to come, and keeps what it was.
 */
export const datedBefore = (services: Services, month: string) =>
  services.sql<{ rows: string }>(
    `select coalesce(json_agg(t order by t.id, t.what)::text, '') as rows from (
      select 'entry' as what, id::text, concat(what, account, amount, unit_id, number, day) as said
        from ledger_entries where day < $1::date
      union all select 'month', concat(property_id, period, what, account), amount::text
        from ledger_months where period < to_char($1::date, 'YYYY-MM')
      union all select 'receipt', id::text, concat(number, unit_id, payer_name, method, day, amount, advance)
        from receipts where day < $1::date
      union all select 'part', concat(p.receipt_id, p.invoice_id), p.amount::text
        from receipt_invoices p join receipts r on r.id = p.receipt_id where r.day < $1::date
      union all select 'invoice', id::text, concat(number, unit_id, payer_name, issued_on, total, principal,
          coalesce((select min(p.due_on) from debt_plan_invoices p where p.invoice_id = invoices.id), due_on))
        from invoices where issued_on < $1::date
      union all select 'charge', c.id::text, concat(c.kind, c.amount, c.description)
        from charges c join invoices i on i.id = c.invoice_id where i.issued_on < $1::date
      union all select 'line', id::text, concat(account_id, day, amount, description, balance)
        from statement_lines where day < $1::date
      union all select 'letter', id::text, concat(number, stage, owed, day) from arrears_letters where day < $1::date
    ) t`,
    [`${month}-01`],
  );
