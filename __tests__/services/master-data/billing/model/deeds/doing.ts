import { randomUUID } from 'node:crypto';
import { today } from '@tests/services/master-data/billing/desk';
import { days, type SmallProperty } from '@tests/services/master-data/billing/model/small-property';
import type { Standing } from '@tests/services/master-data/billing/model/standing';
import { receiptEndpoints } from '@/contracts/billing/receipt';
import type { Random } from '@/services/seed/random';

export const thisMonth = today.slice(0, 7);
export const reason = 'ทดลอง';
/** Why a deed was not done: what it is of is not there. */
export const nothing = { code: 'NOTHING' };
export const nobody = '018f0000-0000-7000-8000-00000000aaaa';

type Refused = { code: string } | undefined;
/** How often a deed is done beside others, and how; answers why it was refused, or nothing. */
export type Deeds = Record<string, readonly [weight: number, (now: Standing) => Promise<Refused>]>;

/** Calls as somebody at a desk makes them, and what they are made of. */
export function doing(place: SmallProperty, random: Random) {
  const { services, token, manager, units } = place;
  const told = async (...call: Parameters<typeof services.call>): Promise<Refused> =>
    (await services.call(...call)).error;

  const anyUnit = () => random.pick(units).id;
  const anyOf = <T>(from: readonly T[]): T | undefined =>
    from.length > 0 ? random.pick(from) : undefined;
  const cheque = () => ({ number: random.digits(8), bank: 'กรุงเทพ', day: today });
  /** A cheque is told of, or is not. */
  const money = () => {
    const method = random.pick(['cash', 'transfer', 'promptpay', 'cheque', 'cheque'] as const);
    return { method, ...(method === 'cheque' && random.chance(0.7) && { cheque: cheque() }) };
  };
  const payment = (unitId: string, amount: number, more: object = {}) => ({
    ...{ id: randomUUID(), unitId, amount, day: random.pick(days), payerName: 'ผู้ชำระ' },
    ...{ invoiceIds: [], isAnother: true, ...money(), ...more },
  });
  const take = (body: object) => told(receiptEndpoints.take, { body } as never, token);
  const owedBy = ({ invoices }: Standing, unitId: string) =>
    invoices.reduce((sum, one) => (one.unit_id === unitId ? sum + one.owed : sum), 0);
  const owing = ({ invoices }: Standing) => anyOf(invoices.filter(({ owed }) => owed > 0));
  /** Who asks and who approves are often two, and sometimes one. */
  const anybody = () => random.pick([token, manager]);

  return {
    ...{ ...place, random, told, anyUnit, anyOf, money, payment, take, owedBy, owing, anybody },
  };
}
export type Doing = ReturnType<typeof doing>;
