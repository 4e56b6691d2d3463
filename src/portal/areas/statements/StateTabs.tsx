import { useTranslation } from 'next-i18next/pages';
import {
  type LineState,
  openStates,
  type statementEndpoints,
} from '@/contracts/billing/statements/statement';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { ListTabs } from '@/portal/kit/list/ListTabs';

export type Counts = ReplyOf<typeof statementEndpoints.counts> | undefined;

const views: Readonly<Record<string, readonly LineState[] | undefined>> = {
  open: openStates,
  sure: ['sure'],
  likely: ['likely'],
  left: ['left'],
  booked: ['booked'],
  other: ['out', 'aside'],
  all: undefined,
};

/** The lines by where they stand, with how many there are of each. */
export function StateTabs({ counts, current }: { counts: Counts; current: string }) {
  const { t } = useTranslation('statements');
  const countOf = (states: readonly LineState[] | undefined) =>
    counts
      ?.filter(({ state }) => !states || states.includes(state))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <ListTabs
      label={t('views')}
      current={current}
      tabs={Object.entries(views).map(([name, states]) => ({
        ...{ name, title: t(`tabs.${name}`), search: { state: name }, count: countOf(states) },
        apart: name === 'booked' || name === 'all',
      }))}
    />
  );
}
