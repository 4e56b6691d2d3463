import { useTranslation } from 'next-i18next/pages';
import type { Period } from '@/contracts/billing/period';
import { Tag } from '@/portal/ui/words/Tag';

/** Whether a month still changes, and whether somebody wants it to. */
export function MonthState(props: { month: Pick<Period, 'closed' | 'reopening'>; big?: boolean }) {
  const { t } = useTranslation('books');
  const { month, ...big } = props;
  if (month.reopening) {
    return (
      <Tag tone="needs" {...big}>
        {t('reopenAsked')}
      </Tag>
    );
  }
  return month.closed ? (
    <Tag {...big}>{t('closed')}</Tag>
  ) : (
    <Tag tone="done" {...big}>
      {t('openMonth')}
    </Tag>
  );
}
