import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { VoteDetail } from '@/contracts/master-data/votes/vote';
import { resolutionAnswers } from '@/contracts/master-data/votes/vote-rules';

/** What the answers to a question are called, in their order. */
export function useAnswers() {
  const { t } = useTranslation('votes');
  return useCallback(
    ({ kind, options }: VoteDetail['questions'][number]): string[] =>
      kind === 'resolution' ? resolutionAnswers.map((answer) => t(`answers.${answer}`)) : options,
    [t],
  );
}
