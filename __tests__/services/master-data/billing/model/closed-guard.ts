import type { Services } from '@tests/kit/services';

/** What may never be another once the month of its day is closed; a plan moves when an invoice is due, and keeps what it was. */
const fixed = {
  ledger_entries: ['day', 'what,account,amount,unit_id,number,day'],
  receipts: ['day', 'number,unit_id,payer_name,method,day,amount,advance'],
  invoices: ['issued_on', 'number,unit_id,payer_name,issued_on,total,principal'],
  credits: ['day', 'number,unit_id,invoice_id,amount,reason,state,day'],
  refunds: ['day', 'number,unit_id,source,method,amount,kept,state,day'],
  statement_lines: ['day', 'account_id,day,amount,description,balance'],
} as const;

/**
 * Has the database itself note each row that is added, changed or removed in a closed month, whoever did it:
 * what is looked at after thousands of deeds is one empty table.
 */
export async function guardClosed(services: Services): Promise<void> {
  await services.sql('create table closed_touched (what text, was jsonb, now jsonb)');
  await services.sql(`create function note_closed() returns trigger language plpgsql as $$
    declare kept text[] := string_to_array(tg_argv[1], ',');
      was jsonb := (select jsonb_object_agg(k, to_jsonb(old) -> k) from unnest(kept) k);
      now jsonb := (select jsonb_object_agg(k, to_jsonb(new) -> k) from unnest(kept) k);
      row jsonb := coalesce(to_jsonb(old), to_jsonb(new));
    begin
      if tg_op = 'UPDATE' and was = now then return null; end if;
      if exists (select from billing_periods p where p.closed_at is not null
          and p.property_id = (row ->> 'property_id')::uuid
          and p.period in (left(was ->> tg_argv[0], 7), left(now ->> tg_argv[0], 7))) then
        insert into closed_touched values (tg_table_name, was, now);
      end if;
      return null;
    end $$`);
  for (const [table, [day, columns]] of Object.entries(fixed)) {
    await services.sql(`create trigger note_closed after insert or update or delete on ${table}
      for each row execute function note_closed('${day}', '${columns}')`);
  }
}
