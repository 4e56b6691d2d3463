import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef } from 'react';
import { unitStandings, type VoteUnit } from '@/contracts/master-data/votes/roll';
import { voteEndpoints } from '@/contracts/master-data/votes/vote';
import { rollQuery } from '@/portal/areas/votes/pages';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { FilterBar, FilterSelect, FilterTools } from '@/portal/kit/list/FilterBar';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { SearchBox } from '@/portal/kit/list/SearchBox';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Select } from '@/portal/ui/fields/fields';
import { Section } from '@/portal/ui/layout/Section';
import type { ItemProps } from './item-props';
import { useAnswers } from './use-answers';
import { useRollColumns } from './use-roll-columns';

/** Who has a vote and how each has used it: the rows that the result is made of. */
export function Roll({ vote, reload }: ItemProps) {
  const { t } = useTranslation('votes');
  const can = usePermission();
  const answersOf = useAnswers();
  const parse = useMemo(() => rollQuery(vote.id), [vote.id]);
  const list = useList(voteEndpoints.units, parse);
  useLive('votes', list.reload);
  const confirm = useConfirm();
  const [withdraw, withdrawing] = useAction(voteEndpoints.withdraw, {
    done: ({ number }) => {
      notice.success(t('withdrawn', { unit: number }));
      list.reload();
      reload();
    },
  });
  async function askWithdraw({ id, number }: VoteUnit) {
    const ask = t('withdrawAsk', { unit: number });
    if (await confirm({ ask, yes: t('withdraw'), danger: true })) {
      void withdraw({ params: { id: vote.id }, body: { unitId: id } });
    }
  }
  const mayWithdraw = vote.standing === 'open' && can('votes:edit');
  const { columns, standingName } = useRollColumns(vote, {
    withdrawing,
    ...(mayWithdraw && { onWithdraw: (unit) => void askWithdraw(unit) }),
  });
  const { question, answer, byProxy, cut } = list.query;
  const { page: _page, limit: _limit, ...asked } = list.query;
  const frame = useRef<HTMLDivElement>(null);
  // A figure of the list leads here.
  useEffect(() => {
    if (window.location.hash === '#roll') frame.current?.scrollIntoView();
  }, []);
  return (
    <div id="roll" ref={frame}>
      <Section title={t('roll')}>
        <FilterBar>
          <SearchBox list={list} placeholder={t('rollSearch')} />
          <FilterSelect
            list={list}
            name="standing"
            label={t('standing')}
            options={unitStandings.map((value) => ({ value, label: standingName(value) }))}
          />
          <Select
            aria-label={t('answer')}
            value={answer === undefined ? '' : `${question}.${answer}`}
            onChange={({ target }) => {
              const [at, one] = target.value.split('.').map(Number);
              const next = target.value ? { question: at, answer: one } : {};
              list.ask({ question: undefined, answer: undefined, ...next });
            }}
          >
            <option value="">{t('allAnswers')}</option>
            {vote.questions.flatMap((one, at) =>
              answersOf(one).map((name, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no other name.
                <option key={`${at}.${place}`} value={`${at}.${place}`}>
                  {`${t('question', { n: at + 1 })}: ${name}`}
                </option>
              )),
            )}
          </Select>
          <FilterChip list={list} name="byProxy">
            {t(byProxy ? 'byProxy' : 'inPerson')}
          </FilterChip>
          <FilterChip list={list} name="cut">
            {t(cut ? 'cutOnes' : 'notCut')}
          </FilterChip>
          <FilterTools>
            {can('votes:export') && (
              <ExportButton
                list={list}
                endpoint={voteEndpoints.unitsDownload}
                call={{ query: asked }}
              />
            )}
          </FilterTools>
        </FilterBar>
        <ResourceTable
          list={list}
          label={t('roll')}
          empty={{ title: t('rollEmpty') }}
          columns={columns}
        />
      </Section>
    </div>
  );
}
