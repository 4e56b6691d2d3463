import { useTranslation } from 'next-i18next/pages';
import { Pager } from '@/portal/ui/actions/Pager';
import { useCountText } from './use-count-text';

/** Steps through a list's pages, in the reader's words. */
export function ListPager(props: {
  page: number;
  limit: number;
  /** How many rows this page has. */
  shown: number;
  total: number;
  /** There are more than `total`. */
  atLeast?: boolean;
  sizes: number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}) {
  const { shown, atLeast = false, ...pager } = props;
  const { t } = useTranslation('common');
  const countText = useCountText();
  const from = (pager.page - 1) * pager.limit;
  return (
    <Pager
      {...pager}
      words={{
        pages: t('list.pages'),
        range: t('list.range', {
          from: (from + 1).toLocaleString('en-US'),
          to: (from + shown).toLocaleString('en-US'),
          total: countText(pager.total, atLeast),
        }),
        previous: t('list.previous'),
        next: t('list.next'),
        pageSize: t('list.pageSize'),
      }}
    />
  );
}
