import { useTranslation } from 'next-i18next/pages';
import {
  type SuggestionStatus,
  suggestionMeanings,
} from '@/contracts/master-data/suggestions/suggestion-state';
import { Tag } from '@/portal/ui/words/Tag';

/** Where a suggestion stands. */
export function StatusTag({ status, big }: { status: SuggestionStatus; big?: boolean }) {
  const { t } = useTranslation('suggestions');
  return (
    <Tag tone={suggestionMeanings[status]} {...(big && { big })}>
      {t(`values.status.${status}`)}
    </Tag>
  );
}
