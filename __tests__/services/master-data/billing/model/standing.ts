import type { SmallProperty } from './small-property';

/** What there is to do something with, as it stands when a sequence begins. */
export interface Standing {
  invoices: { id: string; unit_id: string; owed: number; total: number }[];
  receipts: { id: string }[];
  lines: {
    id: string;
    day: string;
    amount: number;
    receipt_id: string | null;
    booked_to: string | null;
    aside: boolean;
  }[];
  /** Receipts that a line may be tied to. */
  loose: { id: string; amount: number }[];
  payments: { id: string; charge: string; amount: number; state: string }[];
  months: { period: string; closed: boolean; asked: boolean }[];
  plans: { id: string }[];
  /** What units have paid ahead. */
  ahead: { unit_id: string; amount: number }[];
  credits: { id: string; state: string }[];
  refunds: { id: string; state: string }[];
  deposits: { id: string; unit_id: string; amount: number }[];
  cheques: { id: string }[];
  rules: { id: string; active: boolean }[];
  /** What was read of meters, the latest first. */
  readings: { id: string; version: number; reading: string }[];
  lastIssue: string | null;
}

/** Reads it in one statement. */
export async function standingOf({ services, propertyId }: SmallProperty): Promise<Standing> {
  const [row] = await services.sql<{ standing: Standing }>(
    `select json_build_object(
      'invoices', (select coalesce(json_agg(t), '[]') from (select id, unit_id, owed, total from invoices
        where property_id = $1 and voided_at is null order by owed > 0 desc, updated_at desc, id limit 60) t),
      'receipts', (select coalesce(json_agg(t), '[]') from (select id from receipts where property_id = $1
        order by created_at desc, id limit 12) t),
      'lines', (select coalesce(json_agg(t), '[]') from (select id, day, amount, receipt_id, booked_to,
        aside_reason <> '' as aside from statement_lines where property_id = $1 order by aside_reason = '', by_name, id limit 60) t),
      'loose', (select coalesce(json_agg(t), '[]') from (select id, amount from receipts where property_id = $1
        and method = 'transfer' and voided_at is null order by created_at desc limit 12) t),
      'payments', (select coalesce(json_agg(t), '[]') from (select id, charge, amount, state from gateway_payments
        where property_id = $1 and charge is not null order by created_at desc limit 8) t),
      'months', (select coalesce(json_agg(t), '[]') from (select period, closed_at is not null as closed,
        reopen_by_id is not null as asked from billing_periods where property_id = $1 order by period) t),
      'plans', (select coalesce(json_agg(t), '[]') from (select id from debt_plans
        where property_id = $1 and ended_on is null order by created_at desc limit 4) t),
      'ahead', (select coalesce(json_agg(t), '[]') from (select unit_id, -sum(amount)::bigint as amount
        from ledger_entries where property_id = $1 and account = 'advance' group by 1 having sum(amount) < 0) t),
      'credits', (select coalesce(json_agg(t), '[]') from (select id, state from credits
        where property_id = $1 and state in ('asked', 'granted') order by asked_at desc, id limit 20) t),
      'refunds', (select coalesce(json_agg(t), '[]') from (select id, state from refunds
        where property_id = $1 and state in ('asked', 'granted') order by asked_at desc, id limit 20) t),
      'deposits', (select coalesce(json_agg(t), '[]') from (select id, unit_id, amount from receipts
        where property_id = $1 and deposit is not null and voided_at is null order by created_at desc limit 20) t),
      'cheques', (select coalesce(json_agg(t), '[]') from (select id from cheques
        where property_id = $1 order by created_at desc limit 12) t),
      'rules', (select coalesce(json_agg(t), '[]') from (select id, active from charge_rules
        where property_id = $1 order by id desc limit 6) t),
      'readings', (select coalesce(json_agg(t), '[]') from (select id, version, reading from meter_readings
        where property_id = $1 order by period desc, id limit 24) t),
      'lastIssue', (select period from month_issues where property_id = $1 and taken_back_at is null
        order by at desc, id desc limit 1)) as standing`,
    [propertyId],
  );
  if (!row) throw new Error('nothing stands');
  return row.standing;
}
