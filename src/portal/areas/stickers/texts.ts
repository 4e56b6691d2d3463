import th from '@locales/th/stickers.json';
import { stickers } from '@/contracts/features/platform/stickers';
import { contentTexts } from '@/portal/kit/content/texts';
import { areaTexts } from '@/portal/kit/text/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';

const en = () => import('@locales/en/stickers.json');
const cn = () => import('@locales/cn/stickers.json');

export const texts = {
  ...areaTexts('stickers', { th, en, cn }, stickers),
  ...contentTexts,
  ...uploadTexts,
};
