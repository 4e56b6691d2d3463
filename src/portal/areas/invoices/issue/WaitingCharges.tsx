import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { type Charge, chargeEndpoints } from '@/contracts/billing/charge';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { RemoveButton } from '@/portal/kit/confirm/RemoveButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { deedsColumn } from '@/portal/kit/records/deeds-column';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { waiting } from './page';

const ChargeForm = dynamic(() => import('./ChargeForm').then((m) => m.ChargeForm), { ssr: false });

/** What was entered for units, and comes with the next month's invoices. */
export function WaitingCharges() {
  const { t } = useTranslation('invoices');
  const can = usePermission();
  const read = useReader(chargeEndpoints.list, waiting);
  useLive('invoices', read.reload);
  const editing = useEditing<Charge>('waiting charge');
  const [remove, removing] = useAction(chargeEndpoints.remove, { done: read.reload });
  const name = ({ unitNumber, description }: Charge) => `${unitNumber} ${description}`;
  return (
    <Section title={t('waiting', { n: read.answer?.total ?? 0 })}>
      <p className={styles.lead}>{t('waitingLead')}</p>
      <div className={styles.bar}>
        <Button icon={<Plus />} onClick={() => editing.open('new')}>
          {t('addCharge')}
        </Button>
        <Link {...buttonLook('plain')} href="/invoices/charges">
          {t('chargeRules')}
        </Link>
      </div>
      {!read.answer && <Awaited read={read} rows={2} />}
      {read.answer && read.answer.rows.length > 0 && (
        <DataTable
          label={t('waiting', { n: read.answer.total })}
          rows={read.answer.rows}
          columns={[
            {
              key: 'unit',
              title: t('unitNumber'),
              width: 130,
              rank: 1,
              card: 'lead',
              render: (row) => <b>{row.unitNumber}</b>,
            },
            {
              key: 'description',
              title: t('description'),
              card: 'title',
              render: (row) => row.description,
              under: (row) => t(`kinds.${row.kind}`),
            },
            {
              key: 'amount',
              title: t('amount'),
              align: 'end',
              width: 150,
              rank: 1,
              card: 'figure',
              render: (row) => showBaht(row.amount),
            },
            {
              ...deedsColumn,
              shown: can('invoices:edit'),
              render: (row) => (
                <RowDeeds name={name(row)}>
                  <RemoveButton
                    name={name(row)}
                    lost={t('lost', { name: name(row) })}
                    busy={removing}
                    onRemove={() => void remove({ params: { id: row.id } })}
                  />
                </RowDeeds>
              ),
            },
          ]}
        />
      )}
      {editing.form && (
        <ChargeForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            read.reload();
          }}
        />
      )}
    </Section>
  );
}
