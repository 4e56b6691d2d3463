import { useTranslation } from 'next-i18next/pages';
import type { SuggestionStatus } from '@/contracts/master-data/suggestions/suggestion-state';
import { Tag, type Tone } from '@/portal/ui/words/Tag';

const tones: Record<SuggestionStatus, Tone> = {
  ...{ new: 'brand', in_progress: 'warn', waiting: 'plain' },
  ...{ done: 'good', closed: 'plain', merged: 'plain' },
};

/** Where a suggestion stands. */
export function StatusTag({ status }: { status: SuggestionStatus }) {
  const { t } = useTranslation('suggestions');
  return <Tag tone={tones[status]}>{t(`values.status.${status}`)}</Tag>;
}
