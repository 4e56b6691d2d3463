import { orderEndpoints } from '@/contracts/admin-order/order';
import { finding } from '@/contracts/kit/feature/finding';
import { showPhone } from '@/contracts/kit/fields/thai-phone';

/** Orders by their number, by what was ordered and by who ordered it. */
export const ordersFound = finding({
  endpoint: orderEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit } }),
  records: ({ rows }) =>
    rows.map(({ id, number, serviceTh, customerName, unitNumber, phone }) => ({
      id,
      title: `#${number} ${serviceTh}`,
      detail: [customerName, unitNumber, showPhone(phone)].filter(Boolean).join(' · '),
      href: `/orders/${id}`,
    })),
});
