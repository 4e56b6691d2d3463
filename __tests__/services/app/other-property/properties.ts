import { type Attempt, fresh, type Theirs } from './attempt';

const byId = (id: string, ends: Attempt['ends']): Attempt[] => [{ params: { id }, ends }];

const reports = '/master-data/api/v1/report-emails';

const newProperty = {
  ...{ code: 'XX', nameTh: 'ของผู้บุกรุก', nameEn: 'Intruder', dimension: 'condo' },
  address: { province: 'ก', district: 'ก', subDistrict: 'ก', postcode: '10110' },
};
const parcelsOff = { key: 'parcels', active: false };

const brought = ({ property: propertyId }: Theirs): Attempt[] => [
  { body: { propertyId }, files: [new File(['เลขห้อง'], 'a.csv')], ends: 'NOT_FOUND' },
];
const imports = '/master-data/api/v1/admin-property/upload';

/** The platform's properties and what everyone may look up. */
export const propertyAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  [`POST ${imports}/property-unit`]: brought,
  [`POST ${imports}/house-info`]: brought,
  [`POST ${imports}/customer-property`]: brought,
  [`GET ${reports}/:id/deliveries`]: ({ reportEmail }) => byId(reportEmail, 'NOT_FOUND'),
  [`GET ${reports}/:id/preview`]: ({ reportEmail }) => byId(reportEmail, 'NOT_FOUND'),
  [`POST ${reports}/:id/test`]: ({ reportEmail }) => byId(reportEmail, 'NOT_FOUND'),
  [`POST ${reports}/deliveries/:id/again`]: ({ reportDelivery }) =>
    byId(reportDelivery, 'NOT_FOUND'),
  [`GET ${reports}/deliveries/:id/file`]: ({ reportDelivery }) => byId(reportDelivery, 'NOT_FOUND'),
  [`GET ${reports}/deliveries/:id/paper`]: ({ reportDelivery }) =>
    byId(reportDelivery, 'NOT_FOUND'),
  // Parts of the country, which are nobody's.
  'GET /master-data/api/v1/district': () => [{ query: { provinceId: '10' }, ends: 'nothing' }],
  'GET /master-data/api/v1/subdistrict': () => [{ query: { districtId: '1001' }, ends: 'nothing' }],
  'GET /master-data/api/v1/mastercenter': () => [
    { query: { keyGroup: 'unit-kind' }, ends: 'nothing' },
  ],
  'PUT /master-data/api/v1/admin-property/property-admin': ({ property, account, own }) => [
    { body: { propertyId: property, accountId: account, admin: true }, ends: 'NOT_FOUND' },
    { body: { propertyId: own.property, accountId: account, admin: true }, ends: 'INVALID' },
    { body: { propertyId: own.property, accountId: account, admin: false }, ends: 'INVALID' },
  ],
  'POST /master-data/api/v1/admin-property/invite': () => [
    { body: { fullname: 'ผู้บุกรุก', email: 'in@niti.example', roleId: fresh }, ends: 'INVALID' },
  ],
  'POST /master-data/api/v1/admin-property/invite-again': ({ account: accountId }) => [
    { body: { accountId }, ends: 'INVALID' },
  ],
  // The menu's entries are nobody's, and of the main admin alone.
  'GET /master-data/api/v1/menufeature/:id': () => byId('parcels', 'FORBIDDEN'),
  'PUT /master-data/api/v1/menufeature': () => [
    { body: { id: 'parcels', version: 0, nameTh: 'ของผู้บุกรุก' }, ends: 'FORBIDDEN' },
  ],
  'PUT /master-data/api/v1/all-menufeature': () => [{ body: { ids: [] }, ends: 'FORBIDDEN' }],
  'PUT /master-data/api/v1/user-widget': () => [
    {
      body: { dimension: 'village', widgets: [{ key: 'parcel-ages', active: false }] },
      ends: 'FORBIDDEN',
    },
  ],
  'GET /master-data/api/v1/admin-property/:id': ({ property }) => byId(property, 'FORBIDDEN'),
  'PUT /master-data/api/v1/admin-property/insert': () => [{ body: newProperty, ends: 'FORBIDDEN' }],
  'PUT /master-data/api/v1/admin-property/update': ({ property: id }) => [
    { body: { ...newProperty, id, version: 1 }, ends: 'FORBIDDEN' },
  ],
  'POST /master-data/api/v1/admin-property/changeActiveStatus': ({ property: id }) => [
    { body: { id, active: false }, ends: 'FORBIDDEN' },
  ],
  'POST /master-data/api/v1/admin-property/checkGenerate': () => [
    { body: { code: 'SPK' }, ends: 'FORBIDDEN' },
  ],
  'GET /master-data/api/v1/admin-property/property-feature/:id': ({ property }) =>
    byId(property, 'NOT_FOUND'),
  'PUT /master-data/api/v1/admin-property/property-feature': ({ property, own }) => [
    { body: { propertyId: property, features: [parcelsOff] }, ends: 'NOT_FOUND' },
    { body: { propertyId: own.property, features: [parcelsOff] }, ends: 'FORBIDDEN' },
  ],
};
