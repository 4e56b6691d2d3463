import * as z from 'zod';
import { propertyDimensions, targetProperty } from '@/contracts/content/targets';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { fileReply } from '@/contracts/kit/calls/files';
import { pageOf } from '@/contracts/kit/calls/page-query';
import { flag, id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { menuFeature } from './choices';
import { news, newsChange, newsDraft, newsFilter, newsNames, newsRow, newsViewNames } from './news';
import { newsMove, newsReview } from './news-changes';
import { newsReaders } from './news-readers';
import { newsTypes } from './news-state';

const service = 'news';
const one = z.object({ id });

const readers = endpoint({
  service,
  method: 'GET',
  path: '/news/usersread',
  call: z.object({
    query: one.extend({
      page: newsFilter.shape.page,
      limit: newsFilter.shape.limit,
      propertyId: id.optional(),
      /** Those whom it is for and who have not read it, instead. */
      unread: flag.optional(),
    }),
  }),
  reply: newsReaders,
  needs: 'news:view',
});

/** At a property its own news and what the platform has published for it; at the main admin all. */
export const newsEndpoints = {
  list: endpoint({
    service,
    method: 'GET',
    path: '/news',
    call: z.object({ query: newsFilter }),
    reply: pageOf(newsRow),
    needs: 'news:view',
  }),
  /**
   * How much there is to each view of the list, of what its other filters find; counted no further than one
   * beyond `newsTotalMost`.
   */
  tabs: endpoint({
    service,
    method: 'GET',
    path: '/news/tabs',
    call: z.object({
      query: newsFilter.omit({
        ...{ page: true, limit: true, sort: true },
        ...{ publishState: true, review: true, unread: true },
      }),
    }),
    reply: z.array(z.object({ view: z.enum(newsViewNames), count: z.number().int() })),
    needs: 'news:view',
  }),
  /**
   * All that the list's filters find as .xlsx, a property's own before the platform's, newest first;
   * the header `x-row-count` says how many, and so does its last line.
   */
  export: endpoint({
    service,
    method: 'GET',
    path: '/news/export',
    call: z.object({ query: newsFilter.omit({ page: true, limit: true, sort: true }) }),
    reply: fileReply,
    envelope: 'file',
    needs: 'news:export',
  }),
  get: endpoint({
    service,
    method: 'GET',
    path: '/news/:id',
    call: z.object({ params: one }),
    reply: news,
    needs: 'news:view',
  }),
  /**
   * Adds a draft. Sent again by the same person it is the same news, and what is different then is an
   * edit of it: `STALE` with both sides' data where the news has moved on since.
   */
  create: endpoint({
    service,
    method: 'POST',
    path: '/news',
    call: z.object({ body: newsDraft }),
    reply: news,
    needs: 'news:create',
    wire: newsNames,
  }),
  /**
   * Changes words, files and properties, after which it has to be reviewed anew. Fails with `STALE`
   * and both sides' data, and with `NEWS_STATE` in a state that is not to be edited.
   */
  change: endpoint({
    service,
    method: 'PUT',
    path: '/news',
    call: z.object({ body: newsChange }),
    reply: news,
    needs: 'news:edit',
    wire: newsNames,
  }),
  /** Fails with `NEWS_OWN_REVIEW` for who wrote it, `NEWS_STATE`, and `STALE`. */
  review: endpoint({
    service,
    method: 'PUT',
    path: '/news/review',
    call: z.object({ body: newsReview }),
    reply: news,
    needs: 'news:approve',
  }),
  /** Fails with what `refusesMove` says, with `STALE`, and for a time that is past. */
  move: endpoint({
    service,
    method: 'PUT',
    path: '/news/publish-state',
    call: z.object({ body: newsMove }),
    reply: news,
    needs: 'news:edit',
  }),
  remove: endpoint({
    service,
    method: 'DELETE',
    path: '/news',
    call: z.object({ query: one }),
    reply: one,
    needs: 'news:delete',
  }),
  /** The caller has read it; a second time changes nothing. */
  markRead: endpoint({
    service,
    method: 'POST',
    path: '/news/read/:id',
    call: z.object({ params: one }),
    reply: one,
    needs: 'news:view',
  }),
  readers,
  readersDownload: downloadEndpoint(readers),
};

/** What a form of news offers to choose from. */
export const newsChoiceEndpoints = {
  menuFeatures: endpoint({
    service,
    method: 'GET',
    path: '/menu-features',
    call: z.object({}),
    reply: z.array(menuFeature),
    needs: 'news:view',
  }),
  /** What news may lead to, with the path that the residents' app opens. */
  featureLinks: endpoint({
    service,
    method: 'GET',
    path: '/feature-link',
    call: z.object({}),
    reply: z.array(menuFeature.extend({ link: z.string() })),
    needs: 'news:view',
  }),
  /** The properties that the caller may write news for. */
  properties: endpoint({
    service,
    method: 'GET',
    path: '/property',
    call: z.object({}),
    reply: z.array(targetProperty),
    needs: 'news:view',
  }),
  /** Those among them that have a dimension and a menu feature. */
  announceTo: endpoint({
    service,
    method: 'GET',
    path: '/property/annouce',
    call: z.object({
      query: z.object({
        menuId: limited(40).optional(),
        dimension: z.enum(propertyDimensions).optional(),
        /** Every property takes either type. */
        type: z.enum(newsTypes).optional(),
      }),
    }),
    reply: z.array(targetProperty),
    needs: 'news:view',
    wire: { dimension: 'dimention' },
  }),
};
