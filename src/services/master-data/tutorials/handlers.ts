import texts from '@locales/th/tutorials.json';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { featureLinkNames, featureLinks } from '@/contracts/content/app-screens';
import {
  type tutorialEndpoints,
  tutorialImageEndpoints,
  tutorialVersionColumns,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { publicFileUrl } from '@/contracts/upload/upload';
import { uploads } from '@/services/db/tables';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import { atMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { picturePart } from '@/services/kit/content/picture-part';
import { crud } from '@/services/kit/records/crud';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { tutorialSwitches, tutorialsOff } from './switches';
import { tutorialImages as images, tutorialVersions as versions } from './tables';

interface TutorialHandlers {
  tutorials: Handlers<typeof tutorialEndpoints>;
  versions: Handlers<typeof tutorialVersionEndpoints>;
  images: Handlers<typeof tutorialImageEndpoints>;
}

const [before, after] = publicFileUrl('|', 'file').split('|');
const below = before?.slice(before.indexOf('/public'));

/** Serves what residents are shown of each part of the app, at the main admin. */
export function tutorialHandlers(db: NodePgDatabase): TutorialHandlers {
  /** As they were when a picture was last added or changed. */
  const versionNames = new Map<string, string>();
  const versionOf = async (id: string, request: ServiceRequest) => {
    const { name } = await ofVersions.get({ params: { id } }, request);
    versionNames.set(id, name);
  };
  const ofVersions = crud(db, versions, tutorialVersionEndpoints, {
    entity: 'tutorial-version',
    title: versions.name,
    search: [versions.name, versions.note],
    sort: {
      createdAt: sql`-extract(epoch from ${versions.createdAt})`,
      name: inThaiOrder(versions.name),
    },
    where: ({ menuFeatureId }) => menuFeatureId && eq(versions.menuFeatureId, menuFeatureId),
    extra: {
      pictures: sql`(select count(*)::int from ${images} where ${images}.version_id = ${versions}.id)`,
    },
    sheet: { columns: tutorialVersionColumns, texts },
  });
  const ofImages = crud(db, images, tutorialImageEndpoints, {
    entity: 'tutorial-image',
    title: images.name,
    logged: {
      versionId: (row: { versionId: string }) => versionNames.get(row.versionId) ?? row.versionId,
    },
    parts: [picturePart('picture', () => ['tutorial/picture'])],
    search: [images.name],
    sort: {},
    where: ({ versionId }) => (versionId ? eq(images.versionId, versionId) : undefined),
    extra: {
      original_name: sql`(select u.name from ${uploads} u where u.id = ${images}.picture)`,
      path: sql`${below} || ${images}.picture || ${after}`,
      url: sql`${before} || ${images}.picture || ${after}`,
      menu_feature_id: sql`(select v.menu_feature_id from ${versions} v where v.id = ${images}.version_id)`,
    },
  });
  const imagesOf = (versionId: string) =>
    db
      .select({ id: images.id })
      .from(images)
      .where(eq(images.versionId, versionId))
      .orderBy(asc(images.position));

  return {
    tutorials: atMainAdmin({
      ...tutorialSwitches(db),
      list: async () => {
        const held = await db.select().from(versions);
        const off = await tutorialsOff(db);
        const rows = featureLinks.map((id) => {
          const { th: nameTh, en: nameEn, cn: nameCn } = featureLinkNames[id];
          const own = held.filter((one) => one.menuFeatureId === id);
          const shown = own.find(({ active }) => active)?.name ?? '';
          const disabled = off.filter((one) => one.menuFeatureId === id);
          return { id, nameTh, nameEn, nameCn, versions: own.length, shown, disabled };
        });
        return { rows, total: rows.length };
      },
    }),

    versions: atMainAdmin({
      ...ofVersions,
      list: ({ params: { id }, query }, request) =>
        ofVersions.list({ params: { id }, query: { ...query, menuFeatureId: id } }, request),
      create: ({ body }, request) =>
        ofVersions.create({ body: { ...body, active: false } as typeof body }, request),
      active: async ({ params, body }, request) => {
        const made = await ofVersions.get({ params }, request);
        const others = await db
          .select({ id: versions.id })
          .from(versions)
          .where(
            and(
              eq(versions.menuFeatureId, made.menuFeatureId),
              eq(versions.active, true),
              ne(versions.id, params.id),
            ),
          );
        for (const { id } of body.active ? others : []) {
          await ofVersions.active({ params: { id }, body: { active: false } }, request);
        }
        return ofVersions.active({ params, body }, request);
      },
      remove: async ({ params }, request) => {
        await versionOf(params.id, request);
        for (const { id } of await imagesOf(params.id)) {
          await ofImages.remove({ params: { id } }, request);
        }
        return ofVersions.remove({ params }, request);
      },
    }),

    images: atMainAdmin({
      ...ofImages,
      list: ({ params: { id }, query }, request) =>
        ofImages.list({ params: { id }, query: { ...query, versionId: id } }, request),
      remove: async ({ params }, request) => {
        const { versionId } = await ofImages.get({ params }, request);
        await versionOf(versionId, request);
        return ofImages.remove({ params }, request);
      },
      create: async ({ body }, request) => {
        await versionOf(body.versionId, request);
        const [upload] = await db
          .select({ name: uploads.name })
          .from(uploads)
          .where(eq(uploads.id, body.picture));
        return ofImages.create(
          { body: { ...body, name: body.name || (upload?.name ?? '') } },
          request,
        );
      },
      change: async ({ params, body }, request) => {
        const { versionId, original_name } = await ofImages.get({ params }, request);
        await versionOf(versionId, request);
        // It stays in its version.
        return ofImages.change(
          { params, body: { ...body, versionId, name: body.name || original_name } },
          request,
        );
      },
    }),
  };
}
