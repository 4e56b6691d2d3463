import { type Attempts, byId } from './attempt';

const staff = { fullname: 'ผู้บุกรุก', email: 'intruder@niti.example', username: 'intruder' };

const ofStaff: Attempts[string] = ({ property: propertyId, role: roleId }) => [
  { query: { propertyId }, ends: 'FORBIDDEN' },
  { query: { roleId }, ends: 'FORBIDDEN' },
];
const ofLog: Attempts[string] = ({ property, account, parcel }) => [
  { query: { propertyId: property }, ends: 'nothing' },
  { query: { accountId: account }, ends: 'nothing' },
  { query: { entityId: parcel }, ends: 'nothing' },
];

/** Roles, staff, the log, sessions and what is told at once. */
export const authAttempts: Attempts = {
  'DELETE /auth/api/v1/auth/profile/views/:id': ({ view }) => byId(view),
  'GET /auth/api/v1/admin-system/roles/:id': ({ role }) => byId(role, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/roles/upsert': ({ role: id }) => [
    { body: { id, name: 'ของฉัน', permissions: [], version: 1 }, ends: 'FORBIDDEN' },
  ],
  'POST /auth/api/v1/admin-system/roles/delete/:id': ({ role }) =>
    byId(role, { ends: 'FORBIDDEN' }),
  'GET /auth/api/v1/admin-system/staff': ofStaff,
  'GET /auth/api/v1/admin-system/staff/download': ofStaff,
  'GET /auth/api/v1/admin-system/staff/:id': ({ account }) => byId(account, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/upsert': ({ account, property, role, own }) => [
    { body: { ...staff, id: account, version: 1, works: [] }, ends: 'FORBIDDEN' },
    { body: { ...staff, works: [{ propertyId: property, roleId: role }] }, ends: 'INVALID' },
    { body: { ...staff, works: [{ propertyId: own.property, roleId: role }] }, ends: 'FORBIDDEN' },
  ],
  'POST /auth/api/v1/admin-system/staff/active/:id': ({ account }) =>
    byId(account, { body: { active: false }, ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/invite/:id': ({ account }) =>
    byId(account, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/uninvite/:id': ({ account }) =>
    byId(account, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/revoke/:id': ({ account }) =>
    byId(account, { ends: 'FORBIDDEN' }),
  'GET /auth/api/v1/admin-system/staff/holds/:id': ({ account }) =>
    byId(account, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/held/:id': ({ account }) =>
    byId(account, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/erase/:id': ({ account }) =>
    byId(account, { body: { reason: 'ลาออก' }, ends: 'FORBIDDEN' }),
  'GET /auth/api/v1/admin-system/audit': ofLog,
  'GET /auth/api/v1/admin-system/audit/download': ofLog,
  'POST /auth/api/v1/auth/switch-property': ({ property: propertyId }) => [
    { body: { isAdmin: true, propertyId }, ends: 'FORBIDDEN' },
    { body: { isAdmin: false, propertyId }, ends: 'FORBIDDEN' },
  ],
  'POST /auth/api/v1/auth/sessions/revoke': ({ session: id }) => [
    { body: { id }, ends: 'NOT_FOUND' },
  ],
  // It names the caller's own connection; whose it is said to be is not the caller's to say.
  'POST /auth/api/v1/auth/realtime': () => [{ body: { socketId: '1.1' }, ends: 'nothing' }],
  'POST /auth/api/v1/auth/realtime/channel': ({ property }) => [
    { body: { socketId: '1.1', channel: `private-${property}` }, ends: 'FORBIDDEN' },
    { body: { socketId: '1.1', channel: property }, ends: 'FORBIDDEN' },
  ],
};
