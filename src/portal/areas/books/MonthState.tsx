import { useTranslation } from 'next-i18next/pages';
import { monthMeanings, monthStateOf, type Period } from '@/contracts/billing/period';
import { bangkokDay } from '@/portal/kit/text/dates';
import { Tag } from '@/portal/ui/words/Tag';

/** Whether a month still changes or waits to be closed, and whether somebody wants it opened again. */
export function MonthState(props: {
  month: Pick<Period, 'period' | 'closed' | 'reopening'>;
  big?: boolean;
}) {
  const { t } = useTranslation('books');
  const { month, ...big } = props;
  const state = monthStateOf(month, bangkokDay(Date.now()).slice(0, 7));
  return (
    <Tag tone={monthMeanings[state]} {...big}>
      {t(`states.${state}`)}
    </Tag>
  );
}
