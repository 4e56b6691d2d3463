import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Parcel } from '@/contracts/parcel/parcel';
import { transitions } from '@/contracts/parcel/states';
import { usePermission } from '@/portal/kit/page/permission';
import { verbColumn } from '@/portal/kit/records/deeds-column';
import { rowOpener } from '@/portal/kit/records/row-opener';
import { bangkokDay, daysSince, useDates } from '@/portal/kit/text/dates';
import type { Column } from '@/portal/ui/layout/DataTable';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { NextSteps } from './NextSteps';
import { matterOf, type Step, steps } from './steps';

const opener = rowOpener(({ id }: Parcel) => `/parcels/${id}`);

/**
 * The columns of the work list: which parcel, what is the matter, and what to do next. Of what went back everybody may
 * print the slip; who may change nothing has no column for deeds elsewhere.
 */
export function useProblemColumns(
  onChange: (name: Step, parcel: Parcel) => void,
  areReturned: boolean,
): Column<Parcel>[] {
  const { t } = useTranslation(['parcel-problems', 'parcels', 'common']);
  const { brief } = useDates();
  const can = usePermission();
  const hasDeeds = areReturned || steps.some((step) => can(transitions[step].needs));
  return useMemo(() => {
    const since = ({ receivedAt }: Parcel) => {
      const n = daysSince(receivedAt);
      return n === 0 ? t('parcels:age.today') : t('days', { n });
    };
    return [
      {
        key: 'unit',
        title: t('parcels:unit'),
        sort: 'unitNumber',
        render: (row) => opener(row, row.unitNumber),
        ...{ width: 92, rank: 1, card: 'lead' },
      },
      {
        key: 'parcel',
        title: t('parcels:recipient'),
        render: (row) => <Name>{row.recipientName}</Name>,
        under: (row) =>
          `${row.docCode} · ${t(`parcels:carriers.${row.carrier}`)} ${row.parcelCode}`,
        ...{ least: 200, rank: 1, card: 'title' },
      },
      {
        key: 'matter',
        title: t('matter'),
        render: (row) => (
          <Tag tone={row.status === 'returned' ? 'off' : 'failed'}>
            {row.problem ? t(`parcels:problems.${row.problem}`) : t(`tabs.${matterOf(row)}`)}
          </Tag>
        ),
        under: (row) => row.reason || row.note,
        whole: (row) => row.reason || row.note,
        ...{ width: 168, rank: 1, card: 'state' },
      },
      {
        key: 'since',
        title: t('parcels:receivedAt'),
        sort: 'receivedAt',
        // How long it has been is what counts, until it is gone.
        render: (row) =>
          row.status === 'returned' ? brief(bangkokDay(row.receivedAt)) : since(row),
        under: (row) => row.status !== 'returned' && brief(bangkokDay(row.receivedAt)),
        ...{ width: 124, card: 'figure' },
      },
      {
        key: 'next',
        title: t('next'),
        render: (row) => t(`advice.${matterOf(row)}`),
        whole: (row) => t(`advice.${matterOf(row)}`),
        ...{ least: 160, rank: 3, card: 'fact' },
      },
      ...(hasDeeds
        ? [
            {
              ...verbColumn,
              render: (row: Parcel) => <NextSteps parcel={row} onChange={onChange} />,
            },
          ]
        : []),
    ];
  }, [t, brief, onChange, hasDeeds]);
}
