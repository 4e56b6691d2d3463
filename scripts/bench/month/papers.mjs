import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What was voided or taken back counts until the day on which it was. */
const stands = (at) => `(${at} is null or (${at} at time zone 'Asia/Bangkok')::date > $2)`;
const monthOf = (at) => `to_char(${at}, 'YYYY-MM')`;
const voided = (at) => `to_char(${at} at time zone 'Asia/Bangkok', 'YYYY-MM')`;
/** Of the month that is asked for, or of its year until then. */
const inMonth = (month) => `${month} = $3`;
const inYear = (month) => `${month} between left($3, 4) || '-01' and $3`;
const fund = (kind) => `case ${kind} when 'sinking' then 'เงินกองทุน' else 'ค่าส่วนกลางและอื่น ๆ' end`;
const ofFund = (kind) => `case ${kind} when 'sinking' then 500 else 0 end`;

const incomeNames = {
  common: 'ค่าส่วนกลาง',
  sinking: 'เงินกองทุน',
  water: 'ค่าน้ำ',
  electricity: 'ค่าไฟฟ้า',
  fine: 'ค่าปรับ',
  surcharge: 'เงินเพิ่ม',
  other: 'อื่น ๆ',
};
const named = (column, names) =>
  `case ${column} ${Object.entries(names)
    .map(([value, name]) => `when '${value}' then '${name}'`)
    .join(' ')} end`;

/** The papers of a property until a day, as they stand at its end. */
const papers = `
  paper as (select * from invoices where property_id = $1 and issued_on <= $2),
  line as (select c.kind, c.amount, c.credit_id, c.invoice_id, p.issued_on, p.voided_at
    from charges c join paper p on p.id = c.invoice_id),
  billed as (select * from line where ${stands('voided_at')}),
  receipt as (select r.*, q.cleared_on,
      case when r.method = 'cash' then 'cash' when r.method = 'gateway' then 'gateway'
        when r.cheque_id is not null then 'clearing' else 'bank' end as place
    from receipts r left join cheques q on q.id = r.cheque_id where r.property_id = $1 and r.day <= $2),
  came as (select * from receipt where ${stands('voided_at')}),
  paid as (select l.* from receipt_lines l join came r on r.id = l.receipt_id),
  note as (select c.reason, c.invoice_id, c.day, c.ended_at, l.kind, l.amount
    from credits c join credit_lines l on l.credit_id = c.id where c.property_id = $1 and c.day <= $2),
  noted as (select * from note where ${stands('ended_at')}),
  back as (select * from refunds where property_id = $1 and day <= $2 and ${stands('ended_at')}),
  /* What is open of each invoice that stands. */
  open as (select p.due_on, $2::date - p.due_on as late,
      (select coalesce(sum(amount), 0) from billed where invoice_id = p.id)
      - (select coalesce(sum(amount), 0) from paid where invoice_id = p.id)
      - (select coalesce(sum(amount), 0) from noted where invoice_id = p.id) as amount
    from paper p where ${stands('p.voided_at')}),
  aged as (select amount, case when late <= 0 then 'ยังไม่ถึงกำหนด' when late <= 30 then '1–30 วัน'
    when late <= 60 then '31–60 วัน' when late <= 90 then '61–90 วัน' else 'เกิน 90 วัน' end as age from open),
  /* Money that came, in the month of its day, less what was voided, in the month in which it was. */
  money as (select place, amount, ${monthOf('day')} as month from receipt where method <> 'advance' and deposit is null
    union all select place, -amount, ${voided('voided_at')} from receipt
      where method <> 'advance' and deposit is null and voided_at is not null),
  income as (select kind, amount, ${monthOf('issued_on')} as month from line where credit_id is null
    union all select kind, -amount, ${voided('voided_at')} from line where credit_id is null and voided_at is not null),
  less as (select amount, ${monthOf('day')} as month from note
    union all select -amount, ${voided('ended_at')} from note where ended_at is not null
    union all select -amount, ${monthOf('issued_on')} from line where credit_id is not null
    union all select amount, ${voided('voided_at')} from line where credit_id is not null and voided_at is not null),
  kept as (select kept as amount, ${monthOf('day')} as month from back),
  account as (select code, sum(amount) as amount from (
    select 1201 + ${ofFund('kind')} as code, amount from billed
    union all select 1201 + ${ofFund('kind')}, -amount from paid
    union all select 1201 + ${ofFund('kind')}, -amount from noted
    union all select case kind when 'common' then 4101 when 'sinking' then 4601 when 'water' then 4102
      when 'electricity' then 4103 when 'fine' then 4104 when 'surcharge' then 4105 else 4109 end, -amount
      from billed where credit_id is null
    union all select 4301, -amount from billed where credit_id is not null
    union all select case reason when 'waived' then 4301 when 'badDebt' then 5101 else 4302 end, amount from noted
    union all select 2101, case method when 'advance' then amount else -advance end from came
    union all select 2101, amount from back where source = 'advance'
    union all select 2102, -amount from came where deposit is not null
    union all select 2102, amount + kept from back where source = 'deposit'
    union all select 4201, -kept from back
    union all select case method when 'cash' then 1101 else 1102 end, -amount from back
    union all select case when place = 'cash' then 1101 when place = 'gateway' then 1103
      when place = 'clearing' and (cleared_on is null or cleared_on > $2) then 1104 else 1102 end, amount
      from came where method <> 'advance') entry group by code having sum(amount) <> 0),
  statement as (select s.*, f.at as brought from statement_lines s join statement_files f on f.id = s.file_id
    where s.property_id = $1 and ${monthOf('s.day')} = $3),
  /* What a gateway holds is at the bank once a line of its statement says so. */
  atbank as (select amount from money where place = 'bank' and month = $3
    union all select c.amount from came c join statement s on s.receipt_id = c.id where c.place = 'gateway'
    union all select amount from came where place = 'clearing' and ${monthOf('cleared_on')} = $3)`;

/** A table of the report in one of its columns, with what it comes to. */
const table = (title, name, from, where = 'true') => `
  select '${title}: ' || ${name}, sum(amount) from ${from} where ${where} group by 1
  union all select '${title}: รวม', coalesce(sum(amount), 0) from ${from} where ${where}`;
const lessName = `'ลดหนี้ ยกเว้น และหนี้สูญ'`;
const places = {
  cash: 'เงินสด',
  bank: 'เงินฝากธนาคาร',
  gateway: 'ระบบชำระเงินออนไลน์',
  clearing: 'เช็ครอเรียกเก็บ',
};
const incomes = `(select ${named('kind', incomeNames)} as name, amount, month from income
  union all select ${lessName}, -amount, month from less
  union all select 'หักจากเงินประกัน', amount, month from kept) told`;
const chargedBy = `(select kind, amount from billed union all select kind, -amount from noted) told`;
const owedBy = `(select kind, amount from billed union all select kind, -amount from noted
  union all select kind, -amount from paid) told`;
const ordered = 'day, brought, place';

/** Each sum by what the screens call it; not one row that the product derived is read. */
const sums = `with ${papers}
  select 'month: เรียกเก็บ' as name, coalesce(sum(amount), 0) as amount from (
    select amount, ${monthOf('issued_on')} as month from line
    union all select -amount, ${voided('voided_at')} from line where voided_at is not null) told where month = $3
  union all select 'month: รับชำระ', coalesce(sum(amount), 0) from money where month = $3
  union all select 'owed: ค้างชำระ', sum(amount) from open
  union all select 'owed: ' || age, sum(amount) from aged group by 1
  union all ${table('ageing', 'age', 'aged')}
  union all ${table('income', 'name', incomes, inMonth('month'))}
  union all ${table('income of the year', 'name', incomes, inYear('month'))}
  union all ${table('money', named('place', places), 'money', inMonth('month'))}
  union all ${table('money of the year', named('place', places), 'money', inYear('month'))}
  union all ${table('fund, invoiced', fund('kind'), chargedBy)}
  union all ${table('fund, collected', fund('kind'), 'paid')}
  union all ${table('fund, owed', fund('kind'), owedBy)}
  union all ${table('debit', 'code::text', '(select code, greatest(amount, 0) as amount from account) told')}
  union all ${table('credit', 'code::text', '(select code, greatest(-amount, 0) as amount from account) told')}
  union all (select 'bank: ยอดยกมา', balance - amount from statement order by ${ordered} limit 1)
  union all select 'bank: เงินเข้า', coalesce(sum(amount), 0) from statement where amount > 0
  union all select 'bank: เงินออก', coalesce(-sum(amount), 0) from statement where amount < 0
  union all (select 'bank: ยอดยกไป', balance from statement
    order by day desc, brought desc, place desc limit 1)
  union all select 'bank: รับเข้าตามบัญชี', coalesce(sum(amount), 0) from atbank
  union all select 'bank: ผลต่าง', (select coalesce(sum(amount), 0) from statement where amount > 0)
    - (select coalesce(sum(amount), 0) from atbank)`;

/** The same sums from the raw rows of the papers, of a database that nobody else has open. */
export async function figuresByPapers(home, { day, period }) {
  const database = await PGlite.create({
    fs: new NodeFS(join(home, 'db/data')),
    extensions: { pg_trgm, btree_gin },
  });
  try {
    const { rows: properties } = await database.query(
      `select id from properties where code = 'SPK'`,
    );
    const { rows } = await database.query(sums, [properties[0].id, day, period]);
    return Object.fromEntries(rows.map(({ name, amount }) => [name, Number(amount)]));
  } finally {
    await database.close();
  }
}
