import { useTranslation } from 'next-i18next/pages';
import type { Suggestion } from '@/contracts/master-data/suggestions/suggestion';
import { suggestionRules } from '@/contracts/master-data/suggestions/suggestion-state';
import { Due } from '@/portal/kit/text/Due';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';

type Timed = Pick<Suggestion, 'dueAt' | 'late' | 'status' | 'doneAt'>;

/** By when the office has to be done; that it need not for now, or when it was. */
export function DueBy({ suggestion }: { suggestion: Timed }) {
  const { t } = useTranslation('suggestions');
  const { moment, brief } = useDates();
  const { status, dueAt, late, doneAt } = suggestion;
  if (suggestionRules[status].due) return <Due at={dueAt} late={late} />;
  if (suggestionRules[status].open) return t('paused');
  if (!doneAt) return '–';
  return <span title={moment(doneAt)}>{t('doneOn', { day: brief(bangkokDay(doneAt)) })}</span>;
}
