import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Occupancy } from '@/contracts/master-data/residents/occupancy';
import { relations } from '@/contracts/parcel/parcel';
import { PhoneLinks } from '@/portal/kit/form/fields/PhoneLinks';
import { RowLink } from '@/portal/kit/list/RowLink';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';

/** Whether somebody is there today, was, or will be. */
function when({ movedIn, movedOut }: Occupancy): 'now' | 'past' | 'planned' {
  const today = bangkokDay(Date.now());
  if (movedIn > today) return 'planned';
  return movedOut && movedOut < today ? 'past' : 'now';
}

const place = (stay: Occupancy) =>
  (when(stay) === 'past' ? relations.length : 0) + relations.indexOf(stay.relation);

/** Who had which unit from when until when: of a unit its people, of a person their units. */
export function Stays(props: {
  stays: Occupancy[];
  of: 'unit' | 'person';
  actions?: (stay: Occupancy) => ReactNode;
}) {
  const { stays, of, actions } = props;
  const { t } = useTranslation(['residents', 'common']);
  const { date } = useDates();
  if (stays.length === 0) return <Panel title={t('empty')} />;
  const isReached = of === 'unit' && stays.some(({ phone }) => phone);
  const columns: Column<Occupancy>[] = [
    of === 'unit'
      ? {
          key: 'person',
          title: t('person'),
          card: 'title',
          whole: ({ customerName }) => customerName,
          render: (stay) => (
            <RowLink href={`/customers/${stay.customerId}`}>
              <Name>{stay.customerName}</Name>
            </RowLink>
          ),
        }
      : {
          key: 'unit',
          title: t('unit'),
          card: 'title',
          render: (stay) => <RowLink href={`/units/${stay.unitId}`}>{stay.unitNumber}</RowLink>,
        },
    {
      key: 'relation',
      title: t('relation'),
      width: 110,
      card: 'fact',
      render: (stay) => t(`relations.${stay.relation}`),
    },
    {
      key: 'phone',
      title: t('phone'),
      width: 136,
      rank: 1,
      shown: isReached,
      card: 'figure',
      render: ({ phone }) => (phone ? <PhoneLinks kept={phone} /> : ''),
    },
    {
      key: 'movedIn',
      title: t('movedIn'),
      width: 130,
      card: 'fact',
      render: ({ movedIn }) => date(movedIn),
    },
    {
      key: 'movedOut',
      title: t('movedOut'),
      width: 150,
      rank: 1,
      card: 'state',
      render: (stay) => {
        const at = when(stay);
        return <Tag tone={at === 'now' ? 'done' : 'off'}>{t(at)}</Tag>;
      },
      under: ({ movedOut }) => movedOut && date(movedOut),
    },
  ];
  const last: Column<Occupancy>[] = actions ? [{ ...deedsColumn, render: actions }] : [];
  // Whom one looks for first: those of today, of them the owner.
  const rows = of === 'unit' ? stays.toSorted((a, b) => place(a) - place(b)) : stays;
  return <DataTable label={t('title')} columns={[...columns, ...last]} rows={rows} />;
}
