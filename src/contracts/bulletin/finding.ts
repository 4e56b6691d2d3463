import { finding } from '@/contracts/kit/feature/finding';
import { titleIn } from '@/contracts/kit/text/languages';
import { categoryNames } from './choices';
import { postEndpoints } from './post';

/** Posts by their titles and texts. */
export const postsFound = finding({
  endpoint: postEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit } }),
  records: ({ rows }, _, { language }) =>
    rows.map((row) => ({
      id: row.id,
      title: titleIn(row, language) || row.titleTh,
      detail: categoryNames[row.category][language],
      href: `/bulletin/${row.id}`,
    })),
});
