import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { unitStandingMeanings, type VoteUnit } from '@/contracts/master-data/votes/roll';
import type { VoteDetail } from '@/contracts/master-data/votes/vote';
import { showWeight } from '@/contracts/master-data/votes/vote-rules';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { useAnswers } from './use-answers';

/** What the roll shows of a unit; whoever may take its vote back is offered that. */
export function useRollColumns(
  vote: VoteDetail,
  { withdrawing, onWithdraw }: { withdrawing: boolean; onWithdraw?: (unit: VoteUnit) => void },
) {
  const { t } = useTranslation('votes');
  const can = usePermission();
  const { moment } = useDates();
  const answersOf = useAnswers();
  const chosen = ({ cast }: VoteUnit) =>
    vote.questions.map((question, at) => {
      const answer = answersOf(question)[cast?.choices[at] ?? -1];
      return vote.questions.length > 1 ? `${at + 1}. ${answer}` : answer;
    });
  const standingName = (standing: VoteUnit['standing']) =>
    t(
      `unitStandings.${standing === 'waiting' && vote.standing === 'closed' ? 'absent' : standing}`,
    );
  const columns: Column<VoteUnit>[] = [
    {
      key: 'number',
      title: t('number'),
      sort: 'number',
      width: 108,
      rank: 1,
      card: 'lead',
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
      card: 'title',
      render: ({ owners }) => <Name>{owners.join(', ') || '–'}</Name>,
    },
    {
      key: 'counted',
      title: t('counted'),
      sort: 'counted',
      align: 'end',
      width: 124,
      card: 'figure',
      calm: true,
      render: ({ counted }) => showWeight(counted),
      under: ({ weight, counted }) =>
        counted < weight && t('cutFrom', { weight: showWeight(weight) }),
    },
    {
      key: 'standing',
      title: t('standing'),
      width: 152,
      rank: 1,
      card: 'state',
      render: ({ standing }) => (
        <Tag tone={unitStandingMeanings[standing]}>{standingName(standing)}</Tag>
      ),
      under: (unit) => unit.cast && chosen(unit).join(' · '),
    },
    {
      key: 'proxy',
      title: t('proxy'),
      width: 150,
      rank: 3,
      render: ({ cast }) => (cast?.proxy ? <Name>{cast.proxy}</Name> : '–'),
    },
    {
      key: 'castAt',
      title: t('castAt'),
      width: 150,
      rank: 3,
      render: ({ cast }) => (cast ? moment(cast.at) : '–'),
      under: ({ cast }) => cast && (cast.via === 'app' ? t('viaApp') : <Name>{cast.by}</Name>),
    },
    ...(onWithdraw
      ? [
          {
            ...deedsColumn,
            render: (unit: VoteUnit) =>
              unit.cast && (
                <RowDeeds name={unit.number}>
                  <Button
                    look="link"
                    tone="bad"
                    busy={withdrawing}
                    onClick={() => onWithdraw(unit)}
                  >
                    {t('withdraw')} <span className="visually-hidden">{unit.number}</span>
                  </Button>
                </RowDeeds>
              ),
          },
        ]
      : []),
  ];
  return { columns, standingName };
}
