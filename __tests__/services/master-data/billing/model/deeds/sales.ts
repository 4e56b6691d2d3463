import { monthAfter } from '@/contracts/kit/fields/month';
import { customerEndpoints } from '@/contracts/master-data/residents/customer';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import { dayAfter } from '@/services/kit/text/bangkok-day';
import { type Deeds, type Doing, thisMonth } from './doing';

/** Units that change hands within months that are billed, before and after they are. */
export function sales({ random, services, propertyId, manager, told, anyUnit }: Doing) {
  const owns = (unitId: string, customerId: string, movedIn: string, more: object = {}) =>
    told(
      occupancyEndpoints.upsert,
      { body: { unitId, customerId, relation: 'owner', movedIn, ...more } } as never,
      manager,
    );
  const person = () =>
    services.get(
      customerEndpoints.upsert,
      { body: { name: `เจ้าของ ${random.digits(6)}` } },
      manager,
    );
  return {
    share: [
      1,
      async () => {
        await services.sql(
          'update billing_settings set prorate_sales = $2 where property_id = $1',
          [propertyId, random.chance(0.8)],
        );
        return undefined;
      },
    ],
    sell: [
      6,
      async () => {
        const unitId = anyUnit();
        const month = monthAfter(thisMonth, random.whole(-1, 1));
        const day = `${month}-${String(random.whole(2, 28)).padStart(2, '0')}`;
        const [now] = await services.sql<{
          id: string;
          version: number;
          customer_id: string;
          day: string;
        }>(
          `select id, version, customer_id, moved_in::text as day from occupancies
            where unit_id = $1 and relation = 'owner' order by moved_in desc limit 1`,
          [unitId],
        );
        const left = { movedOut: dayAfter(day, -random.whole(0, 1)) };
        const seller = now?.customer_id ?? (await person()).id;
        const since = now?.day ?? '2020-01-01';
        const error = await owns(unitId, seller, since, {
          ...(now && { id: now.id, version: now.version }),
          ...left,
        });
        return error ?? owns(unitId, (await person()).id, day);
      },
    ],
  } satisfies Deeds;
}
