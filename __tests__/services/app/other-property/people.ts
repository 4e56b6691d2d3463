import type { Attempt, Theirs } from './attempt';

const care = '/manage-property-customer';
const reason = 'อยากรู้';
const people = '/master-data/api/v1/manage-unit-customer/people';

const one =
  (body?: object) =>
  ({ customer: id }: Theirs): Attempt[] => [
    { params: { id }, ...(body && { body }), ends: 'NOT_FOUND' },
  ];

const draft = { relation: 'tenant', movedIn: '2026-01-01' };

const members = '/master-data/api/v1/property/new-members';
const member =
  (body?: object) =>
  ({ newMember: id }: Theirs): Attempt[] => [
    { params: { id }, ...(body && { body }), ends: 'NOT_FOUND' },
  ];
const newMember = { name: 'ผู้บุกรุก', unitNumber: 'A', relation: 'owner' };

/** Units', their people's and these people's app's part of the table. */
export const peopleAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  [`GET ${people}`]: ({ unit: unitId, customer: customerId }) => [
    { query: { unitId }, ends: 'nothing' },
    { query: { customerId }, ends: 'nothing' },
  ],
  'GET /master-data/api/v1/manage-property-user/list': ({ customer: customerId }) => [
    { query: { customerId }, ends: 'nothing' },
  ],
  'GET /master-data/api/v1/manage-property-user/download': ({ customer: customerId }) => [
    { query: { customerId }, ends: 'nothing' },
  ],
  'POST /master-data/api/v1/manage-property-user/invite': ({ customer: customerId }) => [
    { body: { customerId }, ends: 'INVALID' },
  ],
  [`PUT ${people}/update`]: ({ stay: id, unit, customer, own }) => [
    {
      body: { ...draft, id, version: 1, unitId: own.unit, customerId: own.customer },
      ends: 'NOT_FOUND',
    },
    { body: { ...draft, unitId: unit, customerId: own.customer }, ends: 'INVALID' },
    { body: { ...draft, unitId: own.unit, customerId: customer }, ends: 'INVALID' },
  ],
  [`GET /master-data/api/v1${care}/:id`]: ({ customer: id, property: propertyId, own }) => [
    { params: { id }, ends: 'NOT_FOUND' },
    { params: { id: own.customer }, query: { propertyId }, ends: 'FORBIDDEN' },
  ],
  [`GET ${members}/:id`]: member(),
  [`POST ${members}`]: ({ upload }) => [
    { body: { ...newMember, photos: [upload] }, ends: 'INVALID' },
  ],
  [`POST ${members}/:id`]: member({ ...newMember, version: 1 }),
  [`POST ${members}/approve/:id`]: ({ newMember: id, customer: customerId, own }) => [
    { params: { id }, body: {}, ends: 'NOT_FOUND' },
    { params: { id }, body: { customerId: own.customer }, ends: 'NOT_FOUND' },
    { params: { id }, body: { customerId }, ends: 'INVALID' },
  ],
  [`POST ${members}/approve`]: ({ newMember: id }) => [{ body: { ids: [id] }, ends: 'NOT_FOUND' }],
  [`POST ${members}/delete/:id`]: member({ reason }),
  [`GET ${members}/export/:type`]: () => [{ params: { type: 'waiting' }, ends: 'nothing' }],
  [`GET ${members}/validate/card-id`]: () => [
    { query: { cardId: '3100600445635' }, ends: 'logged' },
  ],
  [`POST /master-data/api/v1${care}/reveal/:id`]: one({ reason }),
  [`POST /master-data/api/v1${care}/held/:id`]: one(),
  [`GET /master-data/api/v1${care}/holds/:id`]: one(),
  [`POST /master-data/api/v1${care}/erase/:id`]: one({ reason }),
  [`GET /master-data/api/v1${care}/merged/:id`]: one(),
  [`POST /master-data/api/v1${care}/unmerge/:id`]: one(),
  [`POST /master-data/api/v1${care}/merge`]: ({ customer, own }) => [
    { body: { keptId: own.customer, goneId: customer }, ends: 'INVALID' },
    { body: { keptId: customer, goneId: own.customer }, ends: 'INVALID' },
  ],
  'POST /master-data/api/v1/manage-property-user/suspend/:id': ({ appUser: id }) => [
    { params: { id }, body: { suspended: true }, ends: 'NOT_FOUND' },
  ],
};
