import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { invoiceEndpoints } from '@/contracts/billing/invoice';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Hero } from '@/portal/ui/layout/Hero';
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
  const { t } = useTranslation(['invoices', 'common']);
  const { shown } = props;
  const { units, total, kinds, issued, empty, advance, rows } = shown;
  const advanceColumn = {
    ...{ key: 'advance', title: t('advanceUsed'), width: 140, align: 'end' as const },
    render: (row: (typeof rows)[number]) => (row.advance > 0 ? showBaht(row.advance) : '–'),
  };
  const parts = [
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
  ] as const;
  return (
    <>
      <Hero
        label={t('previewTitle')}
        state={<span role="status">{t('previewTotal', { units, total: showBaht(total) })}</span>}
        figure={showBaht(total)}
        unit={t('common:baht')}
        next={units === 0 && <NothingToIssue issued={issued} empty={empty} />}
      >
        {units > 0 && (
          <Button look="primary" busy={props.issuing} onClick={props.onIssue}>
            {t('issueAll', { units, total: showBaht(total) })}
          </Button>
        )}
      </Hero>
      {units > 0 && (
        <Section title={t('previewTitle')}>
          <FactList facts={parts} />
          <DataTable
            label={t('previewTitle')}
            rows={rows}
            columns={[
              {
                ...{ key: 'unit', title: t('unitNumber'), width: 120, rank: 1, card: 'lead' },
                render: (row) => <b>{row.unitNumber}</b>,
              },
              {
                ...{ key: 'payer', title: t('payerName'), width: 220, rank: 1, card: 'title' },
                render: (row) => <Name>{row.payerName}</Name>,
              },
              {
                ...{ key: 'lines', title: t('charges'), rank: 2, least: 240, card: 'fact' },
                render: (row) => row.lines,
              },
              ...(advance.units > 0 ? [advanceColumn] : []),
              {
                ...{ key: 'total', title: t('total'), width: 120, rank: 1, card: 'figure' },
                align: 'end',
                render: (row) => showBaht(row.total),
              },
            ]}
          />
          {rows.length < units && (
            <p className={styles.lead}>{t('firstOf', { n: rows.length, units })}</p>
          )}
        </Section>
      )}
    </>
  );
}
