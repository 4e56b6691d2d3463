import type { SmallProperty } from './small-property';

/** Each asks for what may not be, of one property. */
const wrongs = {
  'invoices are not receipts, credit notes and what is owed': `
    select i.unit_id, i.period, sum(i.total), sum(coalesce(c.paid, 0)), sum(coalesce(n.less, 0)), sum(i.owed)
    from invoices i
      left join (select invoice_id, sum(amount) as less from credits
        where property_id = $1 and kind = 'note' and state = 'granted' group by 1) n on n.invoice_id = i.id
      left join (select invoice_id, sum(p.amount) as paid from receipt_invoices p
        join receipts r on r.id = p.receipt_id and r.voided_at is null group by 1) c on c.invoice_id = i.id
    where i.property_id = $1 and i.voided_at is null group by 1, 2
    having sum(i.total) <> sum(coalesce(c.paid, 0)) + sum(coalesce(n.less, 0)) + sum(i.owed) or min(i.owed) < 0`,
  'a credit note is not its parts': `
    select c.number, c.amount from credits c where c.property_id = $1 and c.kind = 'note'
      and c.state in ('granted', 'voided') and c.amount is distinct from
        (select sum(l.amount) from credit_lines l where l.credit_id = c.id)`,
  'what is waived is charged, or waived twice': `
    select w.id, w.state, w.amount, -sum(c.amount) from credits w join charges c on c.credit_id = w.id
      join invoices i on i.id = c.invoice_id and i.voided_at is null
    where w.property_id = $1 group by w.id having -sum(c.amount) > w.amount or w.state <> 'granted'`,
  'a month is billed twice': `
    select unit_id, kind, month from (
      select c.unit_id, c.kind, case when c.kind in ('common', 'sinking') then null else c.rule_id end as rule,
        to_char(to_date(i.period, 'YYYY-MM') + make_interval(months => n), 'YYYY-MM') as month,
        case when c.months = 1 and c.kind in ('common', 'sinking') and i.from_day > 0 then i.from_day else 1 end as first,
        case when c.months = 1 and c.kind in ('common', 'sinking') and i.from_day > 0 then i.until_day else 31 end as last
      from charges c join invoices i on i.id = c.invoice_id and i.voided_at is null and i.source = 'own',
        generate_series(0, c.months - 1) n
      where c.property_id = $1 and (c.kind in ('common', 'sinking') or c.rule_id is not null)) billed
    group by unit_id, kind, rule, month having sum(last - first + 1) > max(last) - min(first) + 1`,
  'a reading is billed twice': `
    select c.reading_id from charges c join invoices i on i.id = c.invoice_id and i.voided_at is null
    where c.property_id = $1 and c.reading_id is not null group by 1 having count(*) > 1`,
  'an invoice is not its lines': `
    select i.number, i.total, sum(c.amount) from invoices i join charges c on c.invoice_id = i.id
    where i.property_id = $1 group by i.id having sum(c.amount) <> i.total`,
  'a receipt is not its parts': `
    select r.number, r.amount, r.advance, sum(p.amount) from receipts r
      left join receipt_invoices p on p.receipt_id = r.id
    where r.property_id = $1 and r.deposit is null group by r.id having r.amount <> r.advance + coalesce(sum(p.amount), 0)`,
  'numbers have gaps': `
    select n.kind, n.year, n.last, count(p.number), count(distinct p.number) from paper_numbers n
      left join (select number from invoices where property_id = $1
        union all select number from receipts where property_id = $1
        union all select number from credits where property_id = $1
        union all select number from refunds where property_id = $1
        union all select number from debt_plans where property_id = $1) p
        on p.number like '%-' || n.kind || n.year || '-%' and nullif(right(p.number, 6), '')::int between 1 and n.last
    where n.property_id = $1 and n.kind <> 'LT' group by n.property_id, n.kind, n.year
    having count(p.number) <> n.last or count(distinct p.number) <> n.last`,
  'a posting mixes funds': `
    select posting, fund, sum(amount) from ledger_entries where property_id = $1
    group by posting, fund having sum(amount) <> 0`,
  'a fund is not what its lines, receipts and credit notes say': `
    select f.fund, coalesce(l.amount, 0) as books, coalesce(c.amount, 0) as asked, coalesce(p.amount, 0) as paid,
      coalesce(n.amount, 0) as credited
    from (values ('common'), ('sinking')) f (fund)
      left join (select fund, sum(amount) as amount from ledger_entries
        where property_id = $1 and account = 'receivable' group by 1) l on l.fund = f.fund
      left join (select case c.kind when 'sinking' then 'sinking' else 'common' end as fund, sum(c.amount) as amount
        from charges c join invoices i on i.id = c.invoice_id and i.voided_at is null
        where i.property_id = $1 group by 1) c on c.fund = f.fund
      left join (select case p.kind when 'sinking' then 'sinking' else 'common' end as fund, sum(p.amount) as amount
        from receipt_lines p join receipts r on r.id = p.receipt_id and r.voided_at is null
        where r.property_id = $1 group by 1) p on p.fund = f.fund
      left join (select case l.kind when 'sinking' then 'sinking' else 'common' end as fund, sum(l.amount) as amount
        from credit_lines l join credits c on c.id = l.credit_id and c.state = 'granted'
        where c.property_id = $1 group by 1) n on n.fund = f.fund
    where coalesce(l.amount, 0) <> coalesce(c.amount, 0) - coalesce(p.amount, 0) - coalesce(n.amount, 0)`,
  'more was paid and credited of a kind than it asks for': `
    select i.number, p.kind, sum(p.amount) from (
      select l.invoice_id, l.kind, l.amount from receipt_lines l
        join receipts r on r.id = l.receipt_id and r.voided_at is null
      union all select c.invoice_id, l.kind, l.amount from credit_lines l
        join credits c on c.id = l.credit_id and c.state = 'granted') p
      join invoices i on i.id = p.invoice_id
    where i.property_id = $1 group by i.id, p.kind having min(p.amount) <= 0 or sum(p.amount) > (select sum(c.amount)
      from charges c where c.invoice_id = i.id and c.kind = p.kind)`,
  'what a receipt paid of is not its part': `
    select p.receipt_id, p.amount from receipt_invoices p join receipts r on r.id = p.receipt_id
    where r.property_id = $1 and p.amount is distinct from (select sum(l.amount) from receipt_lines l
      where l.receipt_id = p.receipt_id and l.invoice_id = p.invoice_id)`,
  'a bank account has not what its lines say': `
    select l.account_id from statement_lines l join receipts r on r.id = l.receipt_id and r.voided_at is null
    where l.property_id = $1 and l.amount is distinct from (select sum(e.amount) from ledger_entries e
      where e.paper_id = r.id and e.account = 'bank' and e.bank_account_id = l.account_id)`,
  'a fund owes itself': `
    select sum(amount) from ledger_entries where property_id = $1 and account = 'between' having sum(amount) <> 0`,
  'what a unit owes is not what the books say': `
    select u.number, (select coalesce(sum(owed), 0) from invoices i where i.unit_id = u.id) as owed,
      (select coalesce(sum(amount), 0) from ledger_entries l where l.unit_id = u.id and account = 'receivable') as books
    from units u where u.property_id = $1 and
      (select coalesce(sum(owed), 0) from invoices i where i.unit_id = u.id) <>
      (select coalesce(sum(amount), 0) from ledger_entries l where l.unit_id = u.id and account = 'receivable')`,
  'what a unit has paid ahead is not what its receipts say': `
    select u.number from units u where u.property_id = $1 and (
      (select coalesce(-sum(amount), 0) from ledger_entries l where l.unit_id = u.id and account = 'advance') <>
      (select coalesce(sum(case method when 'advance' then -amount else advance end), 0) from receipts r
        where r.unit_id = u.id and r.voided_at is null) -
      (select coalesce(sum(amount), 0) from refunds f
        where f.unit_id = u.id and f.source = 'advance' and f.state = 'granted') or
      (select coalesce(-sum(amount), 0) from ledger_entries l where l.unit_id = u.id and account = 'advance') < 0)`,
  'a voided paper is in the books': `
    select l.number, l.account, sum(l.amount) from ledger_entries l where l.property_id = $1 and l.paper_id in
      (select id from invoices where property_id = $1 and voided_at is not null
        union all select id from receipts where property_id = $1 and voided_at is not null
        union all select id from credits where property_id = $1 and state = 'voided'
        union all select id from refunds where property_id = $1 and state = 'voided')
    group by l.number, l.account having sum(l.amount) <> 0`,
  'a deposit gave back more than it was': `
    select r.number, r.amount, sum(f.amount + f.kept) from receipts r join refunds f on f.receipt_id = r.id
      and f.state = 'granted'
    where r.property_id = $1 group by r.id having sum(f.amount + f.kept) > r.amount or r.voided_at is not null`,
  'what is kept of months is not what they are': `
    (select period, what, concat(account, fund, bank_account_id), amount from ledger_months
        where property_id = $1 and amount <> 0
      except select to_char(day, 'YYYY-MM'), what, concat(account, fund, bank_account_id), sum(amount)
        from ledger_entries where property_id = $1 group by 1, 2, 3)
    union all (select kind, period, '', n from billing_totals where property_id = $1 and n <> 0
      except (select 'invoices', period, '', count(*) from invoices where property_id = $1 group by period
        union all select 'receipts', to_char(day, 'YYYY-MM'), '', count(*) from receipts
          where property_id = $1 group by to_char(day, 'YYYY-MM')))`,
  'a line is in the books twice, or is not what they say': `
    select l.id, l.amount, l.booked_to, sum(e.amount) filter (where e.account = 'bank') as bank,
      sum(e.amount) filter (where e.account = l.booked_to) as account
    from statement_lines l left join ledger_entries e on e.paper_id = l.id where l.property_id = $1 group by l.id
    having coalesce(sum(e.amount) filter (where e.account = 'bank'), 0)
        <> case when l.booked_to is null then 0 else l.amount end
      or coalesce(sum(e.amount) filter (where e.account = l.booked_to), 0)
        <> case when l.booked_to is null then 0 else -l.amount end
      or (l.booked_to is not null and (l.receipt_id is not null or l.aside_reason <> ''))`,
  'a line is not its receipt': `
    select l.amount, r.amount from statement_lines l join receipts r on r.id = l.receipt_id
    where l.property_id = $1 and r.voided_at is null and l.amount <> r.amount`,
  'a payment online has no receipt of its amount': `
    select g.id, g.amount, g.gateway_amount, r.amount from gateway_payments g
      left join receipts r on r.id = g.receipt_id
    where g.property_id = $1 and g.state = 'done' and r.amount is distinct from coalesce(g.gateway_amount, g.amount)
      and g.issue is distinct from 'amount'`,
  'something of a closed month was touched': `select * from closed_touched where $1::uuid is not null`,
} as const;

const all = Object.entries(wrongs)
  .map(
    ([what, rows]) =>
      `select '${what}' as what, (select json_agg(t)::text from (${rows} limit 3) t) as rows`,
  )
  .join(' union all ');

/** What does not hold, with the first rows of it. */
export const unsound = ({ services, propertyId }: SmallProperty) =>
  services.sql<{ what: string; rows: string }>(`select * from (${all}) s where rows is not null`, [
    propertyId,
  ]);
