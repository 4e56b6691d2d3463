import { texts } from '@/portal/areas/news/texts';
import type { AreaPage } from '@/portal/kit/page/area-page';
import { formTexts } from './texts';

export const createNewsPage: AreaPage = {
  needs: 'news:create',
  texts: { ...texts, ...formTexts },
};
