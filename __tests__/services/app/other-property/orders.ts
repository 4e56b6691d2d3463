import type { Attempt, Theirs } from './attempt';

const base = '/admin-order/api/v1';
const services = `${base}/vendor-management/services`;

const draft = {
  ...{ channel: 'counter', phone: '0815557788', customerName: 'ผู้บุกรุก', quantity: 1 },
  ...{ addressTh: '1', paymentType: 'cash', version: 1 },
  address: {
    ...{ province: 'กรุงเทพมหานคร', district: 'บางคอแหลม' },
    ...{ subDistrict: 'บางคอแหลม', postcode: '10120' },
  },
};
const rateDraft = { basisPoints: 1, fromMonth: '2020-01', toMonth: null, note: '' };
const fresh = '018f0000-0000-7000-8000-00000000fe12';

/** The same tries at a list and at its file. */
const listed = (path: string, tries: (theirs: Theirs) => Attempt[]) => ({
  [`GET ${path}`]: tries,
  [`GET ${path.replace(/\/page$/, '')}/download`]: tries,
});

const ofOrder = ({ property: propertyId, vendor: vendorId, homeService }: Theirs): Attempt[] => [
  { query: { propertyId }, ends: 'nothing' },
  { query: { vendorId }, ends: 'nothing' },
  { query: { serviceId: homeService }, ends: 'nothing' },
];

/** What is ordered and who does it: their part of the table. */
export const orderAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  ...listed(services, ({ vendor: vendorId }) => [{ query: { vendorId }, ends: 'nothing' }]),
  ...listed(`${base}/orders/page`, ofOrder),
  [`GET ${base}/orders/tabs`]: ofOrder,
  ...listed(`${base}/reviews/page`, ({ property: propertyId, homeService: serviceId }) => [
    { query: { propertyId }, ends: 'nothing' },
    { query: { serviceId }, ends: 'nothing' },
  ]),
  [`GET ${base}/reviews/service/reviews/:id`]: ({ homeService: id }) => [
    { params: { id }, ends: 'NOT_FOUND' },
  ],
  [`POST ${base}/reviews/upsert`]: ({ order: orderId }) => [
    { body: { orderId, stars: 1 }, ends: 'INVALID' },
  ],
  [`POST ${base}/reviews/hide/:id`]: ({ review: id }) => [
    { params: { id }, body: { version: 1, reason: 'x' }, ends: 'NOT_FOUND' },
  ],
  [`POST ${base}/commissions/rates/upsert`]: ({ rate: id, homeService: serviceId, own }) => [
    { body: { ...rateDraft, serviceId: own.homeService, id, version: 1 }, ends: 'NOT_FOUND' },
    { body: { ...rateDraft, serviceId }, ends: 'INVALID' },
  ],
  ...listed(`${base}/commissions/rates`, ({ homeService: serviceId }) => [
    { query: { serviceId }, ends: 'nothing' },
  ]),
  ...Object.fromEntries(
    ['lines', 'statement/xlsx', 'statement/pdf'].map((what) => [
      `GET ${base}/commissions/${what}`,
      ({ property: propertyId, vendor: vendorId }: Theirs): Attempt[] => [
        { query: { month: '2026-10', propertyId, vendorId }, ends: 'NOT_FOUND' },
      ],
    ]),
  ),
  [`POST ${base}/commissions/settle`]: ({ property: propertyId, vendor: vendorId }) => [
    {
      body: { id: fresh, month: '2020-10', propertyId, vendorId, commissionSatang: 0 },
      ends: 'NOT_FOUND',
    },
  ],
  [`POST ${base}/orders/upsert`]: ({ order: id, homeService: serviceId, own }) => [
    { body: { ...draft, id, serviceId: own.homeService }, ends: 'NOT_FOUND' },
    { body: { ...draft, serviceId }, ends: 'INVALID' },
  ],
  [`POST ${base}/orders/status/:id`]: ({ order: id, vendor: vendorId, own }) => [
    { params: { id }, body: { version: 1, status: 'cancelled', reason: 'x' }, ends: 'NOT_FOUND' },
    {
      params: { id: own.order },
      body: { version: 1, status: 'assigned', vendorId },
      ends: 'INVALID',
    },
  ],
  [`POST ${base}/orders/payment/:id`]: ({ order: id }) => [
    { params: { id }, body: { version: 1, paid: true }, ends: 'NOT_FOUND' },
  ],
};
