import { bannerEndpoints, bannerPageEndpoints } from '@/contracts/banner/banner';
import { recordsPage } from '@/portal/kit/records/records-page';
import { texts } from './texts';

export const bannersPage = recordsPage(texts, bannerEndpoints.list, bannerPageEndpoints.shown);
