import { type Attempt, type Attempts, byId, fresh, twice } from './attempt';

const named = { nameTh: 'ของผู้บุกรุก' };

/** The platform's own records, which nobody reaches from a property. */
export const categoryAttempts: Attempts = {
  'GET /admin-order/api/v1/categories': ({ categoryGroup: groupId }) => [
    { query: { groupId }, ends: 'nothing' },
  ],
  'GET /admin-order/api/v1/categories/download': ({ categoryGroup: groupId }) => [
    { query: { groupId }, ends: 'nothing' },
  ],
  'POST /admin-order/api/v1/categories': ({ categoryGroup: groupId }) => [
    { body: { ...named, groupId }, ends: 'FORBIDDEN' },
  ],
  'GET /admin-order/api/v1/categories/:id': ({ category }) => byId(category),
  'POST /admin-order/api/v1/categories/:id': ({ category, categoryGroup: groupId }) =>
    byId(category, { body: { ...named, groupId }, ends: 'FORBIDDEN' }),
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
export const tutorialAttempts: Attempts = {
  [`POST ${tutorialPath}/disabled`]: ({ property, own }) => [
    { body: { menuFeatureId: 'votes', propertyId: property }, ends: 'INVALID' },
    { body: { menuFeatureId: 'votes', propertyId: own.property }, ends: 'FORBIDDEN' },
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
export const stickerAttempts: Attempts = {
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
