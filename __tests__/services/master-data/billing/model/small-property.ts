import { randomUUID } from 'node:crypto';
import type { Services } from '@tests/kit/services';
import { today } from '@tests/services/master-data/billing/desk';
import { plainColumns, statementFile } from '@tests/services/master-data/billing/statements/bank';
import { sessionEndpoints } from '@/contracts/auth/session';
import { meterKindEndpoints } from '@/contracts/billing/meters/meter-kind';
import { bankAccountEndpoints } from '@/contracts/billing/statements/bank-account';
import { statementFileEndpoints } from '@/contracts/billing/statements/statement-file';
import { monthAfter } from '@/contracts/kit/fields/month';
import type { Random } from '@/services/seed/random';
import { keptByHand } from './kept-by-hand';

const thisMonth = today.slice(0, 7);
/** Days of money: most of today, some of months that may be closed by then. */
export const days = [
  ...[today, today, `${monthAfter(thisMonth, -1)}-20`, `${monthAfter(thisMonth, -2)}-12`],
];

export interface Unit {
  id: string;
  number: string;
}

/** A property with a dozen units and nothing else, where finance and a manager work. */
export async function smallProperty(services: Services, random: Random) {
  const propertyId = randomUUID();
  await services.sql(
    `insert into properties (id, code, dimension, name_th, name_en, created_at)
      values ($1, $2, 'condo', 'ทดลอง', 'Trial', now())`,
    [propertyId, `M${random.digits(5)}`],
  );
  await services.sql(
    `insert into account_properties (account_id, property_id, role_id)
      select account_id, $1, role_id from account_properties a join properties p on p.id = a.property_id
        and p.code = 'RMN' join accounts on accounts.id = account_id
      where email in ('finance@niti.example', 'manager@niti.example')`,
    [propertyId],
  );
  const units: Unit[] = [];
  for (let at = 1; at <= 12; at++) {
    const unit = { id: randomUUID(), number: `M-01${String(at).padStart(2, '0')}` };
    units.push(unit);
    await services.sql(
      `insert into units (id, property_id, number, building, floor, area, ratio, kind, created_at, updated_at, updated_by)
        values ($1, $2, $3, 'M', 1, $4, 8, 'residence', now(), now(), '')`,
      [unit.id, propertyId, unit.number, (24.05 + at * 1.13).toFixed(2)],
    );
  }
  await services.sql(
    `insert into billing_settings select (json_populate_record(null::billing_settings,
        (to_jsonb(b) || jsonb_build_object('property_id', $1::text))::json)).*
      from billing_settings b join properties p on p.id = b.property_id where p.code = 'RMN'`,
    [propertyId],
  );
  const enter = async (name: 'finance' | 'manager') => {
    const token = await services.signIn(name);
    await services.get(
      sessionEndpoints.switchProperty,
      { body: { isAdmin: false, propertyId } },
      token,
    );
    return token;
  };
  const [token, manager] = [await enter('finance'), await enter('manager')];
  // Small sums are one person's to credit and to give back, larger ones are two persons'.
  await services.sql('update billing_settings set credit_alone = 30000 where property_id = $1', [
    propertyId,
  ]);
  const rate = { from: monthAfter(thisMonth, -12), steps: [{ upTo: null, rate: '18' }] };
  const meter = { type: 'water', name: 'น้ำ', unitWord: 'ลบ.ม.', decimals: 0 } as const;
  const { id: kindId } = await services.get(
    meterKindEndpoints.upsert,
    { body: { ...meter, rates: [{ ...rate, minimum: '0', fee: '0', vat: false }] } },
    manager,
  );
  const accounts: { bankAccountId: string; fund: 'common' | 'sinking' }[] = [];
  for (const [number, fund] of [
    ['9000000001', 'common'],
    ['9000000002', 'sinking'],
  ] as const) {
    const body = { name: `บัญชีทดลอง ${fund}`, bank: 'scb', number, fund } as const;
    const { id } = await services.get(bankAccountEndpoints.upsert, { body }, token);
    accounts.push({ bankAccountId: id, fund });
  }

  /** Lines of a bank for some of the units, of this month, or of the months before it too. */
  async function bringLines(count: number, isFirst: boolean) {
    const { bankAccountId: accountId } = random.pick(isFirst ? accounts.slice(0, 1) : accounts);
    const lines = Array.from({ length: count }, (_, at) => ({
      ...{
        day: isFirst ? random.pick(days) : today,
        time: `${String(8 + (at % 12)).padStart(2, '0')}:00`,
      },
      ...(random.chance(0.15)
        ? { out: random.whole(1, 5_000), text: 'ค่าธรรมเนียมโอน' }
        : { in: random.whole(100, 400_000), text: `โอน ห้อง ${random.pick(units).number}` }),
    }));
    await services.get(
      statementFileEndpoints.bring,
      { body: { accountId, ...plainColumns }, files: [statementFile(lines)] },
      token,
    );
  }
  const kept = keptByHand();
  return { services, propertyId, units, token, manager, kindId, accounts, kept, bringLines };
}
export type SmallProperty = Awaited<ReturnType<typeof smallProperty>>;
