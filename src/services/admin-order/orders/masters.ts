import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MasterChoice, orderEndpoints } from '@/contracts/admin-order/order';
import { orders as feature } from '@/contracts/features/services/orders';
import type { Names } from '@/contracts/kit/feature/names';
import { sharedHomeServices } from '@/services/admin-order/home-services/shared';
import { homeServices } from '@/services/admin-order/home-services/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { holding } from '@/services/kit/records/page-of';
import { phoneText } from '@/services/kit/text/phone-text';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { orders } from './tables';

const { channel, paymentType, paymentStatus } = feature.records.order.fields;

const words = (values: Record<string, Names>): MasterChoice[] =>
  Object.entries(values).map(([key, { th, en, cn }]) => ({ key, th, en, cn }));

/** What an order's form chooses from. */
export function orderMasters(db: NodePgDatabase): Pick<Handlers<typeof orderEndpoints>, 'master'> {
  async function services(request: ServiceRequest): Promise<MasterChoice[]> {
    const rows = await db
      .select()
      .from(homeServices)
      .where(and(sharedHomeServices.visible(request), eq(homeServices.active, true)))
      .orderBy(inThaiOrder(homeServices.nameTh));
    return rows.map(({ id, nameTh, nameEn, nameCn, priceSatang, per }) => ({
      ...{ key: id, th: nameTh, en: nameEn || nameTh, cn: nameCn || nameTh, priceSatang, per },
    }));
  }

  /** Those who ordered at the property before, each as they last did. */
  async function people(request: ServiceRequest, keywords: string): Promise<MasterChoice[]> {
    const { phone, customerName, unitNumber, addressTh, address } = orders;
    const rows = await db
      .selectDistinctOn([phone], { phone, customerName, unitNumber, addressTh, address })
      .from(orders)
      .where(and(eq(orders.propertyId, request.propertyId), holding(keywords, phoneText(phone))))
      .orderBy(phone, desc(orders.createdAt))
      .limit(10);
    return rows.map((customer) => ({
      ...{ key: customer.phone, th: customer.customerName, en: customer.customerName },
      ...{ cn: customer.customerName, customer },
    }));
  }

  return {
    master: async ({ params: { group }, query: { keywords } }, request) => {
      switch (group) {
        case 'channel':
          return words(channel.values);
        case 'payment-type':
          return words(paymentType.values);
        case 'payment':
          return words(paymentStatus.values);
        case 'service':
          return services(request);
        case 'phone':
          return keywords ? people(request, keywords) : [];
      }
    },
  };
}
