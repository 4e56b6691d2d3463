import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { unitStandings, type VoteUnit, voteEndpoints } from '@/contracts/master-data/votes/vote';
import { showWeight } from '@/contracts/master-data/votes/vote-rules';
import { rollQuery } from '@/portal/areas/votes/pages';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { FilterBar, FilterSelect, FilterTools } from '@/portal/kit/list/FilterBar';
import { ResourceTable } from '@/portal/kit/list/ResourceTable';
import { SearchBox } from '@/portal/kit/list/SearchBox';
import { useList } from '@/portal/kit/list/use-list';
import { useLive } from '@/portal/kit/live/live';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Select } from '@/portal/ui/fields/fields';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { Name } from '@/portal/ui/words/Name';
import { Tag, type Tone } from '@/portal/ui/words/Tag';
import type { ItemProps } from './item-props';
import { useAnswers } from './use-answers';

const tones: Record<VoteUnit['standing'], Tone> = {
  voted: 'good',
  waiting: 'plain',
  barred: 'bad',
};

/** Who has a vote and how each has used it: the rows that the result is made of. */
export function Roll({ vote, reload }: ItemProps) {
  const { t } = useTranslation('votes');
  const can = usePermission();
  const { moment } = useDates();
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
  const chosen = ({ cast }: VoteUnit) =>
    vote.questions.map((question, at) => {
      const answer = answersOf(question)[cast?.choices[at] ?? -1];
      return vote.questions.length > 1 ? `${at + 1}. ${answer}` : answer;
    });
  const standingName = (standing: VoteUnit['standing']) =>
    t(
      `unitStandings.${standing === 'waiting' && vote.standing === 'closed' ? 'absent' : standing}`,
    );
  const mayWithdraw = vote.standing === 'open' && can('votes:edit');
  const columns: Column<VoteUnit>[] = [
    {
      key: 'number',
      title: t('number'),
      sort: 'number',
      render: ({ id, number }) =>
        can('units:view') ? (
          <Link href={`/units/${id}`}>
            <Name>{number}</Name>
          </Link>
        ) : (
          <Name>{number}</Name>
        ),
    },
    {
      key: 'owners',
      title: t('owners'),
      render: ({ owners }) => <Name>{owners.join(', ') || '–'}</Name>,
    },
    {
      key: 'counted',
      title: t('counted'),
      sort: 'counted',
      align: 'end',
      render: ({ weight, counted }) => (
        <>
          {showWeight(counted)}
          {counted < weight && <div>{t('cutFrom', { weight: showWeight(weight) })}</div>}
        </>
      ),
    },
    {
      key: 'standing',
      title: t('standing'),
      render: (unit) => (
        <>
          <Tag tone={tones[unit.standing]}>{standingName(unit.standing)}</Tag>
          {unit.cast && <div>{chosen(unit).join(' · ')}</div>}
        </>
      ),
    },
    {
      key: 'proxy',
      title: t('proxy'),
      render: ({ cast }) => (cast?.proxy ? <Name>{cast.proxy}</Name> : '–'),
    },
    {
      key: 'castAt',
      title: t('castAt'),
      render: ({ cast }) =>
        cast ? (
          <>
            {moment(cast.at)}
            <div>{cast.via === 'app' ? t('viaApp') : <Name>{cast.by}</Name>}</div>
          </>
        ) : (
          '–'
        ),
    },
    ...(mayWithdraw
      ? [
          {
            key: 'actions',
            title: '',
            align: 'end' as const,
            render: (unit: VoteUnit) =>
              unit.cast && (
                <Button look="link" tone="bad" busy={withdrawing} onClick={() => askWithdraw(unit)}>
                  {t('withdraw')} <span className="visually-hidden">{unit.number}</span>
                </Button>
              ),
          },
        ]
      : []),
  ];
  const { question, answer } = list.query;
  const { page: _page, limit: _limit, ...asked } = list.query;
  return (
    <div id="roll">
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
