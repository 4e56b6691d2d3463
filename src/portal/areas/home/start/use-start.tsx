import { ListChecks } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { startEndpoints } from '@/contracts/master-data/start';
import { useReader } from '@/portal/kit/calls/use-reader';

const StartGuide = dynamic(() => import('./StartGuide').then((one) => one.StartGuide));

/** The call for the steps of the place that one is in. */
export const ownSteps = {};

/**
 * The guided way of the place that one is in, until its steps are done or put aside; and the entry of a menu that
 * shows those again that were put aside.
 */
export function useStart(): { guide: ReactNode; entry: ReactNode } {
  const { t } = useTranslation('start');
  const read = useReader(startEndpoints.read, ownSteps);
  const [isAsked, ask] = useState(false);
  const { answer } = read;
  const isLeft = answer?.steps.some(({ state }) => state === 'todo') ?? false;
  const isAside = answer?.steps.some(({ state }) => state === 'aside') ?? false;
  return {
    guide: answer && (isLeft || (isAsked && isAside)) && (
      <StartGuide start={answer} onChanged={read.reload} />
    ),
    entry: isAside && !isLeft && (
      <button type="button" onClick={() => ask(true)}>
        <ListChecks />
        {t('title')}
      </button>
    ),
  };
}
