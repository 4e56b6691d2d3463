import { draftFor } from '@tests/services/parcel/drafts';
import type { ErrorCode } from '@/contracts/kit/calls/errors';
import { moneyAttempts } from './other-property-money';
import { orderAttempts } from './other-property-orders';
import { parcelAttempts } from './other-property-parcels';
import { peopleAttempts } from './other-property-people';
import { propertyAttempts } from './other-property-properties';
import { voteAttempts } from './other-property-votes';

/** Records of a property that the caller is not in, and one of the caller's own. */
export interface Theirs {
  property: string;
  parcel: string;
  docCode: string;
  unit: string;
  customer: string;
  stay: string;
  appUser: string;
  drop: string;
  pickUpCode: string;
  notification: string;
  upload: string;
  newMember: string;
  news: string;
  newsTemplate: string;
  account: string;
  category: string;
  categoryGroup: string;
  vendor: string;
  homeService: string;
  review: string;
  rate: string;
  order: string;
  suggestion: string;
  calendarEntry: string;
  post: string;
  postComment: string;
  vote: string;
  session: string;
  role: string;
  invoice: string;
  receipt: string;
  mpay: string;
  charge: string;
  letter: string;
  /** The caller's own property and unit, for a call that has to name some. */
  own: {
    property: string;
    unit: string;
    suggestion: string;
    customer: string;
    order: string;
    vote: string;
  };
}

export interface Attempt {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
  /**
   * How it is refused; `nothing` is an answer that holds nothing of theirs, `unknown` one that gives
   * back the name as unknown, and is in the audit log.
   */
  ends: ErrorCode | 'nothing' | 'unknown';
}

const byId = (id: string, rest: Partial<Attempt> = {}): Attempt[] => [
  { params: { id }, ends: 'NOT_FOUND', ...rest },
];

const setting = {
  nameTh: 'ของผู้บุกรุก',
  ...{ parcelReminderDays: 1, parcelUnclaimedDays: 2, pickupQrHours: 1, pickupDaysAhead: 1 },
  ...{ voteNoticeDays: 7, voteQuorum: 25, voteProxyUnits: 1, voteHolderCap: 50 },
  voteArrearsMonths: 1,
  version: 1,
};
const words = { titleTh: 'ของผู้บุกรุก', type: 'ordinary', name: 'ของผู้บุกรุก' };
const texts = { descriptionTh: '<p>ของผู้บุกรุก</p>' };
const newsOf = (id: string, rest: object = {}) => ({
  ...{ data: { id, version: 1, ...words }, ...texts },
  ...rest,
});
const fresh = '018f0000-0000-7000-8000-00000000fe11';
const staff = { fullname: 'ผู้บุกรุก', email: 'intruder@niti.example', username: 'intruder' };

const named = { nameTh: 'ของผู้บุกรุก' };
const twice = (id: string) => ({ ids: [id, fresh] });

/** The platform's own records, which nobody reaches from a property. */
const categoryAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  'GET /admin-order/api/v1/categories': ({ categoryGroup: groupId }) => [
    { query: { groupId }, ends: 'nothing' },
  ],
  'POST /admin-order/api/v1/categories': ({ categoryGroup: groupId }) => [
    { body: { ...named, groupId }, ends: 'INVALID' },
  ],
  'GET /admin-order/api/v1/categories/:id': ({ category }) => byId(category),
  'POST /admin-order/api/v1/categories/:id': ({ category, categoryGroup: groupId }) =>
    byId(category, { body: { ...named, groupId }, ends: 'INVALID' }),
  'POST /admin-order/api/v1/categories/delete/:id': ({ category }) => byId(category),
  'POST /admin-order/api/v1/categories/active/:id': ({ category }) =>
    byId(category, { body: { active: false } }),
  'POST /admin-order/api/v1/categories/order/:id': ({ category }) =>
    byId(category, { body: { place: 1 } }),
  'POST /admin-order/api/v1/categories/all_order': ({ category }) => [
    { body: twice(category), ends: 'INVALID' },
  ],
  'GET /admin-order/api/v1/categories/group/:id': ({ categoryGroup }) => byId(categoryGroup),
  'POST /admin-order/api/v1/categories/group': ({ categoryGroup: id }) => [
    { body: { ...named, id, version: 1 }, ends: 'NOT_FOUND' },
  ],
  'POST /admin-order/api/v1/categories/group/delete/:id': ({ categoryGroup }) =>
    byId(categoryGroup),
  'POST /admin-order/api/v1/categories/group/active/:id': ({ categoryGroup }) =>
    byId(categoryGroup, { body: { active: false } }),
  'POST /admin-order/api/v1/categories/group/order': ({ categoryGroup }) => [
    { body: twice(categoryGroup), ends: 'INVALID' },
  ],
};

/** What is the platform's alone is refused at every property, whatever it names. */
const tutorialPath = '/master-data/api/v1/tutorial';
const refused =
  (rest: Partial<Attempt> = {}) =>
  () => [{ params: { id: fresh }, ...rest, ends: 'FORBIDDEN' as const }];
const tutorialVersionBody = { menuFeatureId: 'votes', name: 'ของผู้บุกรุก' };
const tutorialImageBody = { versionId: fresh, picture: fresh };
const tutorialAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  [`POST ${tutorialPath}/disabled`]: ({ property: propertyId }) => [
    { body: { menuFeatureId: 'votes', propertyId }, ends: 'FORBIDDEN' },
  ],
  [`DELETE ${tutorialPath}/disabled/:id`]: refused(),
  [`GET ${tutorialPath}/version/pages/:id`]: refused({ params: { id: 'votes' }, query: {} }),
  [`GET ${tutorialPath}/version/:id`]: refused(),
  [`POST ${tutorialPath}/version`]: refused({ body: tutorialVersionBody }),
  [`PUT ${tutorialPath}/version/:id`]: refused({ body: tutorialVersionBody }),
  [`DELETE ${tutorialPath}/version/:id`]: refused(),
  [`POST ${tutorialPath}/version/active/:id`]: refused({ body: { active: true } }),
  [`GET ${tutorialPath}/version/images/:id`]: refused({ query: {} }),
  [`GET ${tutorialPath}/version/image/:id`]: refused(),
  [`POST ${tutorialPath}/version/image`]: refused({ body: tutorialImageBody }),
  [`PUT ${tutorialPath}/version/image/:id`]: refused({ body: tutorialImageBody }),
  [`DELETE ${tutorialPath}/version/image/:id`]: refused(),
  [`POST ${tutorialPath}/version/image/order`]: refused({ body: twice(fresh) }),
};

const stickerPath = '/chat/api/v1/sticker';
const stickerAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  [`GET ${stickerPath}`]: refused({ query: { id: fresh } }),
  [`POST ${stickerPath}/item`]: refused({
    body: { ...tutorialImageBody, groupId: fresh, name: 'ก' },
  }),
  [`GET ${stickerPath}/item/:id`]: refused(),
  [`PUT ${stickerPath}/:id`]: refused({ body: { active: false } }),
  [`POST ${stickerPath}/delete/:id`]: refused(),
  [`POST ${stickerPath}/order`]: refused({ body: twice(fresh) }),
  [`GET ${stickerPath}/group/:id`]: refused(),
  [`POST ${stickerPath}/group`]: refused({ body: named, files: [] }),
  [`PUT ${stickerPath}/group`]: refused({ body: { ...named, id: fresh, version: 1 }, files: [] }),
  [`POST ${stickerPath}/group/delete/:id`]: refused(),
};

const boardAttempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  'DELETE /master-data/api/v1/homecalendar/:id': ({ calendarEntry }) =>
    byId(calendarEntry, { body: { deletedType: 'series' } }),
  'POST /bulletin/api/v1/like': ({ post: id }) => [{ body: { id, like: true }, ends: 'NOT_FOUND' }],
  'POST /bulletin/api/v1/comment': ({ post: id }) => [
    { body: { id, text: 'ของผู้บุกรุก' }, ends: 'NOT_FOUND' },
  ],
  'POST /bulletin/api/v1/comment/delete/:id': ({ postComment }) => byId(postComment),
  'POST /bulletin/api/v1/report': ({ post: id }) => [
    { body: { id, reason: 'rude' }, ends: 'NOT_FOUND' },
  ],
  'POST /bulletin/api/v1/report/decide/:id': ({ post }) =>
    byId(post, { body: { verdict: 'hidden', reason: 'ของผู้บุกรุก' } }),
};

/**
 * How a call that is not plain would reach another property's records, by its name. Of one that can
 * name a record and is not here the try is made from that property's own list.
 */
export const attempts: Record<string, (theirs: Theirs) => Attempt[]> = {
  'GET /auth/api/v1/admin-system/roles/:id': ({ role }) => byId(role, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/roles/upsert': ({ role: id }) => [
    { body: { id, name: 'ของฉัน', permissions: [], version: 1 }, ends: 'FORBIDDEN' },
  ],
  'POST /auth/api/v1/admin-system/roles/delete/:id': ({ role }) =>
    byId(role, { ends: 'FORBIDDEN' }),
  'GET /auth/api/v1/admin-system/staff': ({ property: propertyId, role: roleId }) => [
    { query: { propertyId }, ends: 'FORBIDDEN' },
    { query: { roleId }, ends: 'FORBIDDEN' },
  ],
  'GET /auth/api/v1/admin-system/staff/:id': ({ account }) => byId(account, { ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/upsert': ({ account, property, role, own }) => [
    { body: { ...staff, id: account, version: 1, works: [] }, ends: 'FORBIDDEN' },
    { body: { ...staff, works: [{ propertyId: property, roleId: role }] }, ends: 'FORBIDDEN' },
    { body: { ...staff, works: [{ propertyId: own.property, roleId: role }] }, ends: 'FORBIDDEN' },
  ],
  'POST /auth/api/v1/admin-system/staff/active/:id': ({ account }) =>
    byId(account, { body: { active: false }, ends: 'FORBIDDEN' }),
  'POST /auth/api/v1/admin-system/staff/revoke/:id': ({ account }) =>
    byId(account, { ends: 'FORBIDDEN' }),
  'GET /auth/api/v1/admin-system/audit': ({ property, account, parcel }) => [
    { query: { propertyId: property }, ends: 'nothing' },
    { query: { accountId: account }, ends: 'nothing' },
    { query: { entityId: parcel }, ends: 'nothing' },
  ],
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
  'GET /master-data/api/v1/properties/property-setting/:id': ({ property }) => byId(property),
  'PUT /master-data/api/v1/properties/property-setting/updateProperty/:id': ({ property, own }) => [
    ...byId(property, { body: { form: setting, propertyId: property } }),
    ...byId(property, { body: { form: setting, propertyId: own.property } }),
    ...byId(own.property, { body: { form: setting, propertyId: property } }),
  ],
  'POST /master-data/api/v1/notifications/read': ({ notification }) => [
    { body: { ids: [notification] }, ends: 'nothing' },
  ],
  'POST /master-data/api/v1/notifications': ({ notification: id }) => [
    { body: { id, title: 'ถึงทุกคน', text: 'ข้อความ' }, ends: 'INVALID' },
  ],
  ...categoryAttempts,
  ...orderAttempts,
  ...propertyAttempts,
  ...moneyAttempts,
  ...voteAttempts,
  'POST /master-data/api/v1/suggestion/comment/:id': ({ suggestion }) =>
    byId(suggestion, { body: { kind: 'note', text: 'ของผู้บุกรุก' } }),
  'POST /master-data/api/v1/suggestion/merge/:id': ({ suggestion, own }) => [
    ...byId(suggestion, { body: { version: 1, intoId: own.suggestion } }),
    ...byId(own.suggestion, { body: { version: 1, intoId: suggestion } }),
  ],
  'GET /master-data/api/v1/suggestion': ({ account: assigneeId }) => [
    { query: { assigneeId }, ends: 'nothing' },
  ],
  'GET /master-data/api/v1/suggestion/download': ({ account: assigneeId }) => [
    { query: { assigneeId }, ends: 'nothing' },
  ],
  ...boardAttempts,
  ...tutorialAttempts,
  ...stickerAttempts,
  'GET /news/api/v1/news': ({ property: propertyId }) => [
    { query: { propertyId }, ends: 'FORBIDDEN' },
  ],
  'GET /news/api/v1/news/export': ({ property: propertyId }) => [
    { query: { propertyId }, ends: 'FORBIDDEN' },
  ],
  'GET /news/api/v1/news/:id': ({ news }) => byId(news),
  'POST /news/api/v1/news': ({ news, property, upload }) => [
    { body: newsOf(news), ends: 'DUPLICATE' },
    { body: newsOf(fresh, { announceTo: [property] }), ends: 'INVALID' },
    { body: newsOf(fresh, { files: [upload] }), ends: 'INVALID' },
    { body: newsOf(fresh, { newsFiles: [upload] }), ends: 'INVALID' },
    { body: newsOf(fresh, { thumbnail: upload }), ends: 'INVALID' },
    { body: newsOf(fresh, { thumbnailUrl: `/public/${upload}/file` }), ends: 'INVALID' },
  ],
  'PUT /news/api/v1/news': ({ news }) => [{ body: newsOf(news), ends: 'NOT_FOUND' }],
  'PUT /news/api/v1/news/review': ({ news: id }) => [
    { body: { id, version: 1, review: 'approved' }, ends: 'NOT_FOUND' },
  ],
  'PUT /news/api/v1/news/publish-state': ({ news: id }) => [
    { body: { id, version: 1, publishState: 'published' }, ends: 'NOT_FOUND' },
  ],
  'DELETE /news/api/v1/news': ({ news: id }) => [{ query: { id }, ends: 'NOT_FOUND' }],
  'POST /news/api/v1/news/read/:id': ({ news }) => byId(news),
  'GET /news/api/v1/news/usersread': ({ news: id }) => [{ query: { id }, ends: 'NOT_FOUND' }],
  // It names a part of the residents' app, which is nobody's.
  'GET /news/api/v1/property/annouce': () => [{ query: { menuId: 'parcels' }, ends: 'nothing' }],
  'GET /news/api/v1/news-template/:id': ({ newsTemplate }) => byId(newsTemplate),
  'POST /news/api/v1/news-template': ({ newsTemplate, upload }) => [
    { body: newsOf(newsTemplate), ends: 'DUPLICATE' },
    { body: newsOf(fresh, { newsFiles: [upload] }), ends: 'INVALID' },
  ],
  'POST /news/api/v1/news-template/:id': ({ newsTemplate: id }) => byId(id, { body: newsOf(id) }),
  'DELETE /news/api/v1/news-template/:id': ({ newsTemplate }) => byId(newsTemplate),
  'GET /parcel/api/v1/parcels/parcelsListTab': ({ property: propertyId, docCode }) => [
    { query: { propertyId }, ends: 'FORBIDDEN' },
    { query: { docCode }, ends: 'nothing' },
    { query: { keywords: docCode }, ends: 'nothing' },
  ],
  'GET /parcel/api/v1/parcels/parcelsDetail': ({ parcel: id }) => [
    { query: { id }, ends: 'NOT_FOUND' },
  ],
  'GET /parcel/api/v1/parcels/masterUserInUnit': ({ unit: unitId }) => [
    { query: { unitId }, ends: 'nothing' },
  ],
  'POST /parcel/api/v1/parcels/insertParcels': ({ unit, parcel, own }) => [
    { body: { parcels: [draftFor(unit)] }, ends: 'INVALID' },
    { body: { parcels: [draftFor(own.unit), draftFor(unit)] }, ends: 'INVALID' },
    { body: { parcels: [draftFor(own.unit, { id: parcel })] }, ends: 'DUPLICATE' },
  ],
  'POST /parcel/api/v1/parcels/updateAppoveStautus': ({ parcel: id }) => [
    { body: { id, status: 'handed_over', name: 'ผู้บุกรุก' }, ends: 'NOT_FOUND' },
  ],
  'GET /parcel/api/v1/parcels/getReportLabel': ({ docCode }) => [
    { query: { codes: docCode }, ends: 'NOT_FOUND' },
  ],
  ...parcelAttempts,
  ...peopleAttempts,
  'GET /upload/api/v1/files/:id/:variant': ({ upload: id }) => [
    { params: { id, variant: 'file' }, ends: 'NOT_FOUND' },
    { params: { id, variant: 'thumbnail' }, ends: 'NOT_FOUND' },
  ],
  'POST /upload/api/v1/crop': ({ upload: id }) => [
    { body: { id, left: 0, top: 0, width: 9, height: 9 }, ends: 'NOT_FOUND' },
  ],
};
