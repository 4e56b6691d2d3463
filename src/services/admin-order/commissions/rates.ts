import texts from '@locales/th/commission-rates.json';
import { and, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type CommissionRate,
  commissionRateColumns,
  commissionRateEndpoints,
} from '@/contracts/admin-order/commission';
import { commissions as feature } from '@/contracts/features/finance/commissions';
import { showPercent } from '@/contracts/kit/fields/satang';
import { sharedHomeServices } from '@/services/admin-order/home-services/shared';
import { homeServices } from '@/services/admin-order/home-services/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { invalidField } from '@/services/kit/calls/problem';
import { placeOf } from '@/services/kit/content/place';
import { oneAtATime } from '@/services/kit/database/one-at-a-time';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import type { RecordPart } from '@/services/kit/records/record-part';
import { titleBy } from '@/services/kit/references/title-by';
import { inThaiOrder, thaiMonth } from '@/services/kit/text/thai-text';
import { commissionRates as rates } from './tables';

const serviceTh = titleBy(homeServices.nameTh, rates.serviceId);

/** A place's own rates; at a property those of the platform too, which it does not change. */
function visible(request: ServiceRequest, id?: string): SQL | undefined {
  const place = placeOf(request);
  const own = place
    ? or(eq(rates.propertyId, place), isNull(rates.propertyId))
    : isNull(rates.propertyId);
  return and(own, id === undefined ? undefined : eq(rates.id, id));
}

type Row = Pick<CommissionRate, 'id' | 'serviceId' | 'fromMonth' | 'toMonth'> & {
  propertyId: string | null;
};

/** Of one service one rate holds in a month, at each place. */
const onceAMonth: RecordPart = {
  fields: [],
  async keep(tx, _request, { row: written, sent }) {
    const row = written as unknown as Row;
    if (!sent) return {};
    // Of two that come at once the second sees the first.
    await oneAtATime(tx, `rate ${row.serviceId}`);
    const [other] = await tx
      .select({ fromMonth: rates.fromMonth })
      .from(rates)
      .where(
        and(
          eq(rates.serviceId, row.serviceId),
          ne(rates.id, row.id),
          row.propertyId ? eq(rates.propertyId, row.propertyId) : isNull(rates.propertyId),
          or(isNull(rates.toMonth), gte(rates.toMonth, row.fromMonth)),
          row.toMonth ? lte(rates.fromMonth, row.toMonth) : undefined,
        ),
      );
    if (other) throw invalidField('fromMonth', 'rateOverlaps');
    return {};
  },
};

/** Serves the rates of commission. */
export function commissionRateHandlers(
  db: NodePgDatabase,
): Handlers<typeof commissionRateEndpoints> {
  const { services: _, ...calls } = commissionRateEndpoints;
  const records = crud(db, rates, calls, {
    entity: 'commission-rate',
    title: rates.fromMonth,
    logged: { basisPoints: ({ basisPoints }: CommissionRate) => showPercent(basisPoints) },
    parts: [onceAMonth],
    visible,
    search: [serviceTh, rates.note],
    sort: {
      serviceTh: inThaiOrder(serviceTh),
      ...{ fromMonth: rates.fromMonth, basisPoints: rates.basisPoints, updatedAt: rates.updatedAt },
    },
    extra: (request) => ({
      serviceTh,
      own: sql`${rates.propertyId} is not distinct from ${placeOf(request)}`,
    }),
    sheet: {
      columns: commissionRateColumns,
      texts: sheetTexts(texts, feature),
      cells: {
        basisPoints: ({ basisPoints }) => basisPoints / 100,
        fromMonth: ({ fromMonth }) => thaiMonth(fromMonth),
        toMonth: ({ toMonth }) => (toMonth ? thaiMonth(toMonth) : texts.onwards),
      },
    },
    where: ({ serviceId }) => (serviceId ? eq(rates.serviceId, serviceId) : undefined),
    cleaned: (sent) => {
      const { fromMonth, toMonth } = sent as CommissionRate;
      if (toMonth && toMonth < fromMonth) throw invalidField('toMonth', 'endsFirst');
      return sent;
    },
  });
  return {
    ...records,
    upsert: async (call, request) => {
      const [service] = await db
        .select({ id: homeServices.id })
        .from(homeServices)
        .where(sharedHomeServices.visible(request, call.body.serviceId));
      if (!service) throw invalidField('serviceId', 'invalid');
      return records.upsert(call, request);
    },
    services: (_call, request) =>
      db
        .select({
          id: homeServices.id,
          nameTh: homeServices.nameTh,
          nameEn: homeServices.nameEn,
          nameCn: homeServices.nameCn,
        })
        .from(homeServices)
        .where(sharedHomeServices.visible(request))
        .orderBy(inThaiOrder(homeServices.nameTh)),
  };
}
