import { finding } from '@/contracts/kit/feature/finding';
import { titleIn } from '@/contracts/kit/text/languages';
import { newsEndpoints } from '@/contracts/news/endpoints';

/** News by any of its titles. */
export const newsFound = finding({
  endpoint: newsEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit } }),
  records: ({ rows }, _, { language }) =>
    rows.map((row) => ({
      id: row.id,
      title: titleIn(row, language) || row.titleTh,
      detail: row.createdBy,
      href: `/news/${row.id}`,
    })),
});
