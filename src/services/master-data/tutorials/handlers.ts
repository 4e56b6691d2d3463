import texts from '@locales/th/tutorials.json';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { featureLinkNames, featureLinks } from '@/contracts/content/app-screens';
import { tutorials as feature } from '@/contracts/features/platform/tutorials';
import {
  type tutorialEndpoints,
  tutorialImageEndpoints,
  tutorialVersionColumns,
  tutorialVersionEndpoints,
} from '@/contracts/master-data/content/tutorial';
import { uploads } from '@/services/db/tables';
import { atMainAdmin } from '@/services/kit/calls/main-admin';
import type { Handlers } from '@/services/kit/calls/mount';
import { picturePart } from '@/services/kit/content/picture-part';
import { publicUrl } from '@/services/kit/content/public-url';
import { sheetTexts } from '@/services/kit/files/list-file';
import { crud } from '@/services/kit/records/crud';
import { ownedPart } from '@/services/kit/records/owned-part';
import type { RecordPart } from '@/services/kit/records/record-part';
import { writesIn } from '@/services/kit/records/record-writer';
import { referenceFields } from '@/services/kit/references/titled-changes';
import { inThaiOrder } from '@/services/kit/text/thai-text';
import { tutorialSwitches, tutorialsOff } from './switches';
import { tutorialImages as images, tutorialVersions as versions } from './tables';

interface TutorialHandlers {
  tutorials: Handlers<typeof tutorialEndpoints>;
  versions: Handlers<typeof tutorialVersionEndpoints>;
  images: Handlers<typeof tutorialImageEndpoints>;
}

const ofVersions = { entity: 'tutorial-version', title: versions.name } as const;
const ofImages = {
  references: referenceFields(tutorialImageEndpoints),
  ...({ entity: 'tutorial-image', title: images.name } as const),
  parts: [picturePart('picture', () => ['tutorial/picture'])],
};

/** Of each tutorial one version is shown: whatever was before it is switched off. */
const shownAlone: RecordPart = {
  fields: [],
  async keep(tx, request, { row, sent }) {
    if (!sent || !('active' in sent && sent.active)) return {};
    const { menuFeatureId } = row as unknown as typeof versions.$inferSelect;
    const others = await tx
      .select({ id: versions.id })
      .from(versions)
      .where(
        and(
          eq(versions.menuFeatureId, menuFeatureId),
          eq(versions.active, true),
          ne(versions.id, row.id),
        ),
      );
    const { change } = writesIn(versions, ofVersions);
    for (const { id } of others) await change(tx, request, id, { active: false });
    return {};
  },
};

/** Serves what residents are shown of each part of the app, at the main admin. */
export function tutorialHandlers(db: NodePgDatabase): TutorialHandlers {
  const url = publicUrl(images.picture);
  const nameOfFile = sql`(select u.name from ${uploads} u where u.id = ${images}.picture)`;
  const ofPages = crud(db, images, tutorialImageEndpoints, {
    ...ofImages,
    where: ({ id }) => eq(images.versionId, id),
    extra: {
      ...{ url, path: sql`substring(${url} from '/public.*')` },
      original_name: nameOfFile,
      menu_feature_id: sql`(select v.menu_feature_id from ${versions} v where v.id = ${images}.version_id)`,
    },
  });
  /** A picture without words is called what its file is. */
  async function named<Body extends { picture: string; name: string }>(body: Body): Promise<Body> {
    if (body.name) return body;
    const { id, name } = uploads;
    const [file] = await db.select({ name }).from(uploads).where(eq(id, body.picture));
    return { ...body, name: file?.name ?? '' };
  }

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

    versions: atMainAdmin(
      crud(db, versions, tutorialVersionEndpoints, {
        ...ofVersions,
        begins: { active: false },
        parts: [shownAlone, ownedPart(images, images.versionId, ofImages)],
        search: [versions.name, versions.note],
        sort: {
          createdAt: sql`-extract(epoch from ${versions.createdAt})`,
          name: inThaiOrder(versions.name),
        },
        where: ({ id, menuFeatureId = id }) =>
          menuFeatureId && eq(versions.menuFeatureId, menuFeatureId),
        extra: {
          pictures: sql`(select count(*)::int from ${images} where ${images}.version_id = ${versions}.id)`,
        },
        sheet: { columns: tutorialVersionColumns, texts: sheetTexts(texts, feature) },
      }),
    ),

    images: atMainAdmin({
      ...ofPages,
      create: async ({ body }, request) => ofPages.create({ body: await named(body) }, request),
      change: async ({ params, body }, request) =>
        ofPages.change({ params, body: await named(body) }, request),
    }),
  };
}
