import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { featureLinkNames, featureLinks } from '@/contracts/content/app-screens';
import type { newsChoiceEndpoints } from '@/contracts/news/endpoints';
import type { Handlers } from '@/services/kit/calls/mount';
import { writableProperties } from '@/services/kit/content/targets';

const menuFeatures = featureLinks.map((id) => {
  const { th, en, cn } = featureLinkNames[id];
  return { id, nameTh: th, nameEn: en, nameCn: cn };
});

/** What a form of news offers: parts of the residents' app, and properties to write for. */
export const newsChoices = (db: NodePgDatabase): Handlers<typeof newsChoiceEndpoints> => ({
  menuFeatures: async () => menuFeatures,
  featureLinks: async () => menuFeatures.map((one) => ({ ...one, link: `/${one.id}` })),
  properties: (_, request) => writableProperties(db, request),
  announceTo: async ({ query: { menuId, dimension } }, request) => {
    if (menuId && !menuFeatures.some(({ id }) => id === menuId)) return [];
    const all = await writableProperties(db, request);
    return all.filter((property) => !dimension || property.dimension === dimension);
  },
});
