import * as z from 'zod';
import { featureLinks } from '@/contracts/content/app-screens';
import { requiredPicture } from '@/contracts/content/picture';
import { downloadEndpoint } from '@/contracts/kit/calls/download-endpoint';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { orderEndpoint } from '@/contracts/kit/calls/order-endpoint';
import { pageOf, pageQuery } from '@/contracts/kit/calls/page-query';
import { recordEndpoints } from '@/contracts/kit/calls/record-endpoints';
import type { ListColumns } from '@/contracts/kit/feature/list-columns';
import { id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { storedNames } from '@/contracts/kit/fields/three-names';
import { reference } from '@/contracts/kit/references/reference';

/** A part of the residents' app, which has one tutorial. */
const menuFeature = z.enum(featureLinks);
const version = z.number().int();

/** The tutorial of one part of the app. */
export const tutorial = z.object({
  id: menuFeature,
  ...storedNames,
  versions: z.number().int(),
  /** What residents see; empty where no version is switched on. */
  shown: z.string(),
  /** Where it is switched off. */
  disabled: z.array(
    z.object({ id, propertyId: id, nameTh: z.string(), nameEn: z.string(), by: z.string() }),
  ),
});
export type Tutorial = z.output<typeof tutorial>;

export const tutorialVersionDraft = z.object({
  menuFeatureId: menuFeature,
  name: text(60),
  note: optionalText(1000),
});

export const tutorialVersion = z.object({
  id,
  version,
  /** Residents see it: of each tutorial one version at most. */
  active: z.boolean(),
  menuFeatureId: menuFeature,
  name: z.string(),
  note: z.string(),
  pictures: z.number().int(),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type TutorialVersion = z.output<typeof tutorialVersion>;

export const tutorialImageDraft = z.object({
  versionId: reference('tutorial-version'),
  /** An upload of type `tutorial/picture`. */
  picture: requiredPicture,
  /** What stands below it; the file's own name where nothing is said. */
  name: optionalText(200),
});

/** One page of a version, in its place. */
export const tutorialImage = z.object({
  id,
  version,
  versionId: id,
  picture: id,
  name: z.string(),
  original_name: z.string(),
  /** Below the upload service, and of the portal. */
  path: z.string(),
  url: z.string(),
  menu_feature_id: menuFeature,
  updatedAt: instant,
  updatedBy: z.string(),
});
export type TutorialImage = z.output<typeof tutorialImage>;

const service = 'master-data';
const params = z.object({ id });
const wire = { menuFeatureId: 'menu_feature_id' };

/** How each part of the app is used, and where that is not shown. */
export const tutorialEndpoints = {
  list: endpoint({
    service,
    method: 'GET',
    path: '/tutorial/pages',
    call: z.object({ query: pageQuery(100) }),
    reply: pageOf(tutorial),
    needs: 'tutorials:view',
  }),
  disable: endpoint({
    service,
    method: 'POST',
    path: '/tutorial/disabled',
    call: z.object({
      body: z.object({ menuFeatureId: menuFeature, propertyId: reference('property') }),
    }),
    reply: params,
    needs: 'tutorials:edit',
    wire: { ...wire, propertyId: 'property_id' },
  }),
  enable: endpoint({
    service,
    method: 'DELETE',
    path: '/tutorial/disabled/:id',
    call: z.object({ params }),
    reply: params,
    needs: 'tutorials:edit',
  }),
};

const ofVersions = recordEndpoints(service, 'tutorials', {
  ...{ entity: tutorialVersion, draft: tutorialVersionDraft, filter: pageQuery(100) },
});

/** By the part of the app, the newest first. */
const versions = endpoint({
  service,
  method: 'GET',
  path: '/tutorial/version/pages/:id',
  call: z.object({
    params: z.object({ id: menuFeature }),
    query: pageQuery(100).extend({ menuFeatureId: menuFeature.optional() }),
  }),
  reply: pageOf(tutorialVersion),
  needs: 'tutorials:view',
  wire,
});

export const tutorialVersionEndpoints = {
  list: versions,
  /** Of one part of the app, or of all. */
  download: downloadEndpoint(versions, '/tutorial/version/download'),
  get: ofVersions.get('/tutorial/version/:id'),
  create: { ...ofVersions.create('/tutorial/version'), wire },
  change: { ...ofVersions.change('/tutorial/version/:id'), wire },
  remove: ofVersions.remove('/tutorial/version/:id'),
  /** Shows a version in the place of the one before it, or none. */
  active: ofVersions.active('/tutorial/version/active/:id'),
};

const ofImages = recordEndpoints(service, 'tutorials', {
  ...{ entity: tutorialImage, draft: tutorialImageDraft, filter: pageQuery(100) },
});

export const tutorialImageEndpoints = {
  /** By their version, in their order. */
  list: endpoint({
    service,
    method: 'GET',
    path: '/tutorial/version/images/:id',
    call: z.object({ params, query: pageQuery(100) }),
    reply: pageOf(tutorialImage),
    needs: 'tutorials:view',
  }),
  get: ofImages.get('/tutorial/version/image/:id'),
  create: ofImages.create('/tutorial/version/image'),
  change: ofImages.change('/tutorial/version/image/:id'),
  remove: ofImages.remove('/tutorial/version/image/:id'),
  order: orderEndpoint(service, '/tutorial/version/image/order', 'tutorials'),
};

/** What the list of a tutorial's versions shows. */
export const tutorialVersionColumns = {
  name: { kind: 'text', fixed: true, card: 'title' },
  note: { kind: 'text', under: 'name' },
  pictures: { kind: 'number', rank: 1, card: 'figure', onCard: true },
  active: { kind: 'active', off: true },
  updatedAt: { kind: 'instant', off: true, rank: 3 },
} as const satisfies ListColumns<TutorialVersion>;

declare module '@/contracts/kit/references/reference' {
  interface ReferenceKinds {
    'tutorial-version': 'master-data';
  }
}
