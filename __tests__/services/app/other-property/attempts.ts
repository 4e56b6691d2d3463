import { type Attempts, byId } from './attempt';
import { authAttempts } from './auth';
import { contentAttempts } from './content';
import { moneyAttempts } from './money';
import { orderAttempts } from './orders';
import { parcelAttempts } from './parcels';
import { peopleAttempts } from './people';
import { categoryAttempts, stickerAttempts, tutorialAttempts } from './platform';
import { propertyAttempts } from './properties';
import { voteAttempts } from './votes';

const setting = {
  nameTh: 'ของผู้บุกรุก',
  ...{ parcelReminderDays: 1, parcelUnclaimedDays: 2, pickupQrHours: 1, pickupDaysAhead: 1 },
  ...{ voteNoticeDays: 7, voteQuorum: 25, voteProxyUnits: 1, voteHolderCap: 50 },
  voteArrearsMonths: 1,
  version: 1,
};

/**
 * How a call that is not plain would reach another property's records, by its name. Of one that can
 * name a record and is not here the try is made from that property's own list.
 */
export const attempts: Attempts = {
  ...authAttempts,
  'GET /master-data/api/v1/properties/property-setting/:id': ({ property }) => byId(property),
  'PUT /master-data/api/v1/properties/property-setting/updateProperty/:id': ({ property, own }) => [
    ...byId(property, { body: { form: setting, propertyId: property } }),
    ...byId(property, { body: { form: setting, propertyId: own.property } }),
    ...byId(own.property, { body: { form: setting, propertyId: property } }),
  ],
  'POST /master-data/api/v1/home/board/dismiss/:id': ({ task }) => byId(task),
  'POST /master-data/api/v1/notifications/read': ({ notification }) => [
    { body: { ids: [notification] }, ends: 'nothing' },
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
    ...byId(own.suggestion, { body: { version: 1, intoId: suggestion }, ends: 'INVALID' }),
  ],
  'GET /master-data/api/v1/suggestion': ({ account: assigneeId }) => [
    { query: { assigneeId }, ends: 'nothing' },
  ],
  'GET /master-data/api/v1/suggestion/download': ({ account: assigneeId }) => [
    { query: { assigneeId }, ends: 'nothing' },
  ],
  ...contentAttempts,
  ...tutorialAttempts,
  ...stickerAttempts,
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
