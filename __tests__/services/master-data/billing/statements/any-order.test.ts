import { today } from '@tests/services/master-data/billing/desk';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import type { StatementLine } from '@/contracts/billing/statements/statement';
import { startBank, statementFile } from './bank';
import { random } from './synthetic';

const bank = startBank();
const { services } = bank;
const day = `${today.slice(0, 7)}-01`;
const steps = 24;

/** Units whose invoices are not what their standing receipts paid and what is owed still. */
const unevenUnits = () =>
  services.sql(
    `select u.number from units u where
      (select coalesce(sum(total - credited), 0) from invoices i where i.unit_id = u.id and voided_at is null) <>
      (select coalesce(sum(amount - advance), 0) from receipts r
        where r.unit_id = u.id and voided_at is null and deposit is null) +
      (select coalesce(sum(owed), 0) from invoices i where i.unit_id = u.id)`,
  );

/** Lines of which more than one receipt counts, by what was ever booked from them. */
const twiceBooked = () =>
  services.sql(
    `select entity_id from audit_log a join receipts r
      on r.number = a.changes->'receipt'->>1 and r.voided_at is null
      where a.entity = 'statement-line' and a.action = 'book'
      group by entity_id having count(distinct r.id) > 1`,
  );

test.each([1, 2, 3, 4])('after any order of deeds all comes out even: %s', async (seed) => {
  const next = random(seed);
  const accountId = await bank.account(`30000000${seed}0`);
  const debtors = await bank.debtors(5);
  await bank.bring(
    accountId,
    statementFile(
      debtors.flatMap(({ unitNumber, owed }) => [
        { day, time: '09:00', in: owed, text: `โอน ห้อง ${unitNumber}` },
        { day, time: '10:00', in: owed + 5_000, text: `โอนอีก ห้อง ${unitNumber}` },
      ]),
    ),
  );
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const receiptOf = ({ candidates: [first] }: StatementLine) => first?.receiptId ?? '';
  const ends = new Map<string, number>();
  for (let step = 0; step < steps; step++) {
    const all = await bank.lines(accountId);
    const open = pick(all.filter(({ state }) => state !== 'booked'));
    const booked = pick(all.filter(({ state }) => state === 'booked'));
    const unit = pick(debtors);
    const kind = pick(['book', 'book', 'book', 'other', 'again', 'undo', 'void', 'desk'] as const);
    let error: { code: string } | undefined;
    if (kind === 'book' && open) {
      const booking = { ...bank.bookingOf(open), keepRest: true, isAnother: true };
      error = (
        await bank.book({
          ...booking,
          ...(!booking.receiptId && { unitId: booking.unitId ?? unit?.unitId }),
        })
      ).error;
    } else if (kind === 'other' && open && unit) {
      const booking = { lineId: open.id, unitId: unit.unitId, keepRest: true, isAnother: true };
      error = (await bank.book(booking)).error;
    } else if (kind === 'again' && booked && unit) {
      error = (await bank.book({ lineId: booked.id, unitId: unit.unitId, keepRest: true })).error;
      expect(error?.code).toBe('STATEMENT_BOOKED');
    } else if (kind === 'undo' && booked) error = (await bank.undo(booked.id)).error;
    else if (kind === 'void' && booked) {
      const call = { params: { id: receiptOf(booked) }, body: { reason: 'ผิด' } };
      error = (await services.call(receiptEndpoints.cancel, call, bank.token())).error;
    } else if (kind === 'desk' && unit) {
      const body = { ...bank.payment(unit, { method: 'transfer', day }), invoiceIds: [] };
      const call = { body: { ...body, keepRest: true, isAnother: true } };
      error = (await services.call(receiptEndpoints.take, call, bank.token())).error;
    }
    const end = `${kind} ${error?.code ?? 'done'}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    expect([end, await unevenUnits(), await twiceBooked()]).toEqual([end, [], []]);
  }
  // What is refused is refused for what it is.
  expect([...ends.keys()].filter((end) => /FAILED|INVALID|NOT_FOUND/.test(end))).toEqual([]);
  expect(ends.get('undo done')).toBeGreaterThan(0);
});
