import type { Namings } from '@/services/kit/personal/named-in';
import { news, newsReads, newsTemplates } from './tables';

/** Where this service names staff. */
export const newsNamings: Namings = {
  work: [
    { name: news.createdBy, account: news.createdById },
    { name: news.reviewedBy },
    { name: newsTemplates.createdBy, account: newsTemplates.createdById },
    { name: newsReads.fullname, account: newsReads.accountId },
  ],
};
