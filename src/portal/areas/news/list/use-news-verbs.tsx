import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { NewsRow } from '@/contracts/news/news';
import { titleFor } from '@/portal/areas/news/title';
import { RowLink } from '@/portal/kit/list/RowLink';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { useLanguage } from '@/portal/kit/text/language';
import { buttonLook } from '@/portal/ui/actions/Button';
import type { Column } from '@/portal/ui/layout/DataTable';

/** What news waits for that this person may do, on its own screen; no column where none of the rows waits for them. */
export function useNewsVerbs(rows: readonly NewsRow[] | undefined): Column<NewsRow>[] {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const can = usePermission();
  const { propertyId } = usePerson();
  const [mayApprove, mayEdit] = [can('news:approve'), can('news:edit')];
  return useMemo(() => {
    const verbOf = ({ publishState, review, own, writtenByMe }: NewsRow) => {
      if (publishState !== 'draft') return undefined;
      if (review === 'approved') return own && mayEdit ? t('verbs.publish') : undefined;
      const isHere = own || propertyId === null;
      // Nobody reviews what they have written.
      const mayReview = review === 'pending' && isHere && mayApprove && !writtenByMe;
      return mayReview ? t('verbs.review') : undefined;
    };
    if (!rows?.some(verbOf)) return [];
    return [
      {
        ...verbColumn,
        width: 132,
        render: (row) => {
          const verb = verbOf(row);
          return (
            verb && (
              <RowDeeds
                name={titleFor(row, language)}
                verb={
                  <RowLink {...buttonLook('verb')} href={`/news/${row.id}`}>
                    {verb} <span className="visually-hidden">{titleFor(row, language)}</span>
                  </RowLink>
                }
              />
            )
          );
        },
      },
    ];
  }, [t, language, rows, mayApprove, mayEdit, propertyId]);
}
