import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type SettlementDifference, settlementEndpoints } from '@/contracts/billing/settlement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { RowLink } from '@/portal/kit/list/RowLink';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { type Column, DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Mpay.module.css';

const bahtOf = (satang: number | null) => (satang === null ? '–' : showBaht(satang));

/** One settlement: what it comes to, what the gateway kept of it, and what does not agree. */
export function SettlementPart({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { t } = useTranslation('mpay');
  const { date } = useDates();
  const can = usePermission();
  const confirm = useConfirm();
  const read = useLiveReader(settlementEndpoints.get, { params: { id } });
  const [remove, removing] = useAction(settlementEndpoints.remove, { done: onRemoved });
  if (!read.answer) return <Awaited read={read} rows={3} />;
  const found = read.answer;
  async function ask() {
    const question = t('settlement.removeAsk', { name: found.fileName });
    const yes = t('settlement.remove');
    if (await confirm({ ask: question, yes, danger: true })) void remove({ params: { id } });
  }
  const columns: Column<SettlementDifference>[] = [
    {
      ...{ key: 'issue', title: t('issue'), width: 230, card: 'state' },
      render: ({ issue }) => <Tag tone="failed">{t(`settlement.issues.${issue}`)}</Tag>,
    },
    {
      ...{ key: 'unitNumber', title: t('unitNumber'), width: 110, card: 'lead' },
      render: ({ unitNumber, charge }) =>
        unitNumber ? (
          <RowLink href={`/mpay?keywords=${encodeURIComponent(charge)}`}>{unitNumber}</RowLink>
        ) : (
          '–'
        ),
    },
    {
      ...{ key: 'charge', title: t('gatewayReference'), card: 'title' },
      render: ({ charge }) => charge,
      whole: ({ charge }) => charge,
    },
    {
      ...{ key: 'day', title: t('settlement.day'), width: 120, rank: 3, card: 'fact' },
      render: ({ day }) => date(day),
    },
    {
      ...{ key: 'here', title: t('settlement.here'), width: 130, align: 'end', card: 'fact' },
      render: ({ here }) => bahtOf(here),
    },
    {
      ...{ key: 'there', title: t('settlement.there'), width: 130, align: 'end', card: 'figure' },
      render: ({ there }) => bahtOf(there),
    },
  ];
  return (
    <Section
      title={found.fileName}
      more={
        can('mpay:edit') && (
          <Button
            look="link"
            tone="bad"
            icon={<Trash2 />}
            busy={removing}
            onClick={() => void ask()}
          >
            {t('settlement.remove')}
          </Button>
        )
      }
    >
      <dl className={styles.sums}>
        <div>
          <dt>{t('settlement.rows')}</dt>
          <dd>{found.rows.toLocaleString('en-US')}</dd>
        </div>
        {(['gross', 'fee', 'vat', 'net'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`settlement.${name}`)}</dt>
            <dd>{showBaht(found[name])}</dd>
          </div>
        ))}
      </dl>
      {found.others > 0 && (
        <p className={styles.lead}>{t('settlement.others', { n: found.others })}</p>
      )}
      {found.differences.length === 0 ? (
        <p className={styles.good}>{t('settlement.agrees')}</p>
      ) : (
        <DataTable label={t('settlement.differences')} rows={found.differences} columns={columns} />
      )}
    </Section>
  );
}
