import { type Attempts, byId, fresh } from './attempt';

const words = { titleTh: 'ของผู้บุกรุก', type: 'ordinary', name: 'ของผู้บุกรุก' };
const texts = { descriptionTh: '<p>ของผู้บุกรุก</p>' };
const newsOf = (id: string, rest: object = {}) => ({
  ...{ data: { id, version: 1, ...words }, ...texts },
  ...rest,
});
/** What residents are shown: news and its templates, the board, the calendar. */
export const contentAttempts: Attempts = {
  'GET /news/api/v1/news': ({ property: propertyId }) => [
    { query: { propertyId }, ends: 'FORBIDDEN' },
  ],
  'GET /news/api/v1/news/tabs': ({ property: propertyId }) => [
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
  'GET /news/api/v1/news/usersread/download': ({ news: id }) => [
    { query: { id }, ends: 'NOT_FOUND' },
  ],
  // It names a part of the residents' app, which is nobody's.
  'GET /news/api/v1/property/annouce': () => [{ query: { menuId: 'parcels' }, ends: 'nothing' }],
  'GET /news/api/v1/news-template/:id': ({ newsTemplate }) => byId(newsTemplate),
  'POST /news/api/v1/news-template': ({ newsTemplate, upload }) => [
    { body: newsOf(newsTemplate), ends: 'DUPLICATE' },
    { body: newsOf(fresh, { newsFiles: [upload] }), ends: 'INVALID' },
  ],
  'POST /news/api/v1/news-template/:id': ({ newsTemplate: id }) => byId(id, { body: newsOf(id) }),
  'DELETE /news/api/v1/news-template/:id': ({ newsTemplate }) => byId(newsTemplate),
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
