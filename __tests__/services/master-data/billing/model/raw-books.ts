import type { SmallProperty } from './small-property';

/** What was voided or taken back counts until the day on which it was. */
const stands = (at: string) => `(${at} is null or (${at} at time zone 'Asia/Bangkok')::date > $2)`;
const fund = (kind: string) => `case ${kind} when 'sinking' then 'sinking' else 'common' end`;

/** What each account holds at the end of a day by the papers alone: not a row of the books is read. */
const balances = `
  with billed as (select c.kind, c.amount, c.credit_id from charges c join invoices i on i.id = c.invoice_id
      where i.property_id = $1 and i.issued_on <= $2 and ${stands('i.voided_at')}),
    came as (select r.*, q.cleared_on from receipts r left join cheques q on q.id = r.cheque_id
      where r.property_id = $1 and r.day <= $2 and ${stands('r.voided_at')}),
    noted as (select c.reason, l.kind, l.amount from credits c join credit_lines l on l.credit_id = c.id
      where c.property_id = $1 and c.day <= $2 and ${stands('c.ended_at')}),
    posted as (select * from statement_lines where property_id = $1 and booked_to is not null and day <= $2),
    back as (select * from refunds where property_id = $1 and day <= $2 and ${stands('ended_at')})
  select account, sum(amount)::bigint as amount from (
    select 'receivable ' || ${fund('kind')} as account, amount from billed
    union all select 'receivable ' || ${fund('l.kind')}, -l.amount from receipt_lines l join came r on r.id = l.receipt_id
    union all select 'receivable ' || ${fund('kind')}, -amount from noted
    union all select case kind when 'common' then 'income' else 'income-' || kind end, -amount from billed
      where credit_id is null
    union all select 'waived', -amount from billed where credit_id is not null
    union all select case reason when 'waived' then 'waived' when 'badDebt' then 'badDebt' else 'credited' end, amount
      from noted
    union all select 'advance', case method when 'advance' then amount else -advance end from came
    union all select 'advance', amount from back where source = 'advance'
    union all select 'deposit', -amount from came where deposit is not null
    union all select 'deposit', amount + kept from back where source = 'deposit'
    union all select 'forfeited', -kept from back
    union all select booked_to, -amount from posted
    union all select 'bank', amount from posted
    union all select case method when 'cash' then 'cash' else 'bank' end, -amount from back
    union all select case when method = 'cash' then 'cash' when method = 'gateway' then 'gateway'
        when cheque_id is not null and (cleared_on is null or cleared_on > $2) then 'clearing' else 'bank' end, amount
      from came where method <> 'advance') b
  group by account`;

/** The balances of a day that are not 0, by account; what units owe also by fund. */
export async function balancesByPapers(
  { services, propertyId, kept }: SmallProperty,
  day: string,
): Promise<Record<string, number>> {
  const rows = await services.sql<{ account: string; amount: string }>(balances, [propertyId, day]);
  const sums = kept.on(day);
  for (const { account, amount } of rows)
    sums.set(account, (sums.get(account) ?? 0) + Number(amount));
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).sort());
}

/** What went through a month by the papers: what was issued less what was voided, and money that came less what was. */
export async function monthByPapers({ services, propertyId }: SmallProperty, period: string) {
  const month = (at: string) => `to_char(${at}, 'YYYY-MM') = $2`;
  const voided = `to_char(voided_at at time zone 'Asia/Bangkok', 'YYYY-MM') = $2`;
  const [row] = await services.sql<{ invoiced: string; collected: string }>(
    `select
      (select coalesce(sum(total) filter (where ${month('issued_on')}), 0)
          - coalesce(sum(total) filter (where ${voided}), 0) from invoices where property_id = $1) as invoiced,
      (select coalesce(sum(amount) filter (where ${month('day')}), 0)
          - coalesce(sum(amount) filter (where ${voided}), 0) from receipts
        where property_id = $1 and method <> 'advance' and deposit is null) as collected`,
    [propertyId, period],
  );
  return { invoiced: Number(row?.invoiced), collected: Number(row?.collected) };
}
