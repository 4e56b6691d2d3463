import { fillUnits } from './fill-units';
import type { Patient } from './parcels-services';

const many = 200_000;
const units = 5000;

/** 200,000 invoices of 5,000 units of the village, where they are not there yet. */
export async function fillInvoices({ pool }: Pick<Patient, 'pool'>): Promise<void> {
  const { rows: counted } = await pool.query('select count(*)::integer as n from invoices');
  if (counted[0].n < many) {
    console.log('Preparing 200,000 invoices of 5,000 units (only the first time).');
    await fillUnits({ pool }, units);
    // Forty months, the last of which not everybody has paid; the oldest of some is late.
    await pool.query(`insert into invoices (id, property_id, unit_id, number, unit_number, payer_name,
        period, issued_on, due_on, total, principal, paid, updated_at)
      select gen_random_uuid(), u.property_id, u.id,
        'SPK-IV' || (2566 + m / 12) || '-' || lpad((m * ${units} + u.nth)::text, 6, '0'), u.number,
        'เจ้าของ นามสกุล' || u.nth, to_char(d, 'YYYY-MM'), d, d + 14, 100000 + u.nth, 100000 + u.nth,
        case when m >= 38 and u.nth % 3 = 0 or u.nth % 50 = 7 then 0 else 100000 + u.nth end, now()
      from generate_series(0, 39) m,
        lateral (select (date '2023-08-01' + make_interval(months => m))::date as d) months,
        (select id, property_id, number, row_number() over (order by number) as nth from units
          where number like 'X-%') u`);
    // What was paid of the last year, each by its receipt in time.
    await pool.query(`with given as (insert into receipts (id, property_id, unit_id, number, year, serial,
        unit_number, payer_name, method, reference, day, amount, vat_rate, by, created_at)
      select id, property_id, unit_id, 'SPK-RC2569-' || row_number() over (), 2569,
        1000000 + row_number() over (), unit_number, payer_name, 'transfer', '', issued_on + 3, paid, 0, '', now()
      from invoices where paid > 0 and unit_number like 'X-%' and period >= '2025-12' returning id, amount)
      insert into receipt_invoices (receipt_id, invoice_id, amount) select id, id, amount from given`);
    await pool.query('vacuum analyze');
  }
}
