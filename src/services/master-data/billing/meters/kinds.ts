import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type MeterKind, meterKindEndpoints } from '@/contracts/billing/meters/meter-kind';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder, thaiMonth } from '@/services/kit/text/thai-text';
import { meterKinds } from './tables';

/** Rates as the log's readers know them. */
const writtenRates = ({ rates }: MeterKind): string =>
  rates
    .map(({ from, steps, minimum, fee, vat }) => {
      const each = steps.map(({ upTo, rate }) =>
        upTo === null ? showDecimal(rate) : `≤${showDecimal(upTo)}: ${showDecimal(rate)}`,
      );
      const more = [
        minimum > 0 && `ขั้นต่ำ ${showBaht(minimum)}`,
        fee > 0 && `ค่าบริการ ${showBaht(fee)}`,
        vat && 'VAT',
      ].filter(Boolean);
      return `${thaiMonth(from)} ${[...each, ...more].join(', ')}`;
    })
    .join(' · ');

/** What the property meters. */
export const meterKindHandlers = (db: NodePgDatabase) =>
  crud(db, meterKinds, meterKindEndpoints, {
    entity: 'meter-kind',
    title: meterKinds.name,
    logged: { rates: writtenRates },
    search: [meterKinds.name],
    sort: { name: inThaiOrder(meterKinds.name) },
    duplicates: { meter_kinds_name: 'name' },
  });
