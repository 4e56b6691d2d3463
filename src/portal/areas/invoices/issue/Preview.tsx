import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';

/** Why there is nothing to issue, and what can be done about it. */
function NothingToIssue({ issued, empty }: { issued: number; empty: number }) {
  const { t } = useTranslation('invoices');
  if (issued > 0 && empty === 0) return <p role="status">{t('allIssued', { n: issued })}</p>;
  if (empty > 0) {
    return (
      <p role="status">
        {t('nothingToCharge', { n: empty })} <Link href="/invoices/settings">{t('settings')}</Link>
      </p>
    );
  }
  return (
    <p role="status">
      {t('noUnits')} <Link href="/units">{t('toUnits')}</Link>
    </p>
  );
}

/** What issuing would make, with its total, before anything is written. */
export function Preview(props: {
  shown: ReplyOf<typeof invoiceEndpoints.preview>;
  issuing: boolean;
  onIssue: () => void;
}) {
  const { t } = useTranslation('invoices');
  const { shown } = props;
  const { units, total, kinds, issued, empty, advance, rows } = shown;
  const advanceColumn = {
    ...{ key: 'advance', title: t('advanceUsed'), align: 'end' as const },
    render: (row: (typeof rows)[number]) => (row.advance > 0 ? showBaht(row.advance) : '–'),
  };
  return (
    <Section title={t('previewTitle')}>
      <p className={styles.total} role="status">
        {t('previewTotal', { units, total: showBaht(total) })}
      </p>
      <FactList
        facts={[
          ...kinds.map(
            ({ kind, lines, total: sum }) =>
              [t(`kinds.${kind}`), t('kindSum', { lines, total: showBaht(sum) })] as const,
          ),
          [
            t('advanceUsed'),
            advance.units > 0 &&
              t('advanceSum', {
                ...{ units: advance.units, total: showBaht(advance.total) },
                rest: showBaht(total - advance.total),
              }),
          ],
          [t('already'), issued > 0 && String(issued)],
          [t('nothing'), empty > 0 && String(empty)],
        ]}
      />
      {units === 0 && <NothingToIssue issued={issued} empty={empty} />}
      {units > 0 && (
        <>
          <div className={styles.bar}>
            <Button look="primary" busy={props.issuing} onClick={props.onIssue}>
              {t('issueAll', { units, total: showBaht(total) })}
            </Button>
          </div>
          <DataTable
            label={t('previewTitle')}
            rows={rows}
            columns={[
              { key: 'unit', title: t('unitNumber'), render: (row) => <b>{row.unitNumber}</b> },
              {
                key: 'payer',
                title: t('payerName'),
                render: (row) => <Name>{row.payerName}</Name>,
              },
              { key: 'lines', title: t('charges'), render: (row) => row.lines },
              {
                key: 'total',
                title: t('total'),
                align: 'end',
                render: (row) => showBaht(row.total),
              },
              ...(advance.units > 0 ? [advanceColumn] : []),
            ]}
          />
          {rows.length < units && (
            <p className={styles.lead}>{t('firstOf', { n: rows.length, units })}</p>
          )}
        </>
      )}
    </Section>
  );
}
