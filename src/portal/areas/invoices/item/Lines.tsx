import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { InvoiceDetail } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { Derivations } from '@/portal/pickers/billing/Derivations';
import { Section } from '@/portal/ui/layout/Section';
import { Charges } from './Charges';

/** What an invoice asks for and what of it is left, and what being late would cost today. */
export function Lines({ invoice, waive }: { invoice: InvoiceDetail; waive: ReactNode }) {
  const { t } = useTranslation('invoices');
  const { surcharge } = invoice;
  const isMore = surcharge.amount >= 0;
  return (
    <>
      <Section title={t('charges')}>
        <Charges charges={invoice.charges} />
        <dl className={styles.sums}>
          <dt>{t('total')}</dt>
          <dd>{showBaht(invoice.total)}</dd>
          {invoice.credited > 0 && (
            <>
              <dt>{t('credited')}</dt>
              <dd>-{showBaht(invoice.credited)}</dd>
            </>
          )}
          <dt>{t('paid')}</dt>
          <dd>{showBaht(invoice.paid)}</dd>
          <dt className={styles.whole}>{t('owed')}</dt>
          <dd className={styles.whole}>{showBaht(invoice.owed)}</dd>
        </dl>
      </Section>
      {surcharge.lines.length > 0 && (
        <Section
          title={t(isMore ? 'surchargeToday' : 'surchargeBack', {
            amount: showBaht(Math.abs(surcharge.amount)),
          })}
        >
          <p className={styles.lead}>{t(isMore ? 'surchargeLead' : 'surchargeBackLead')}</p>
          {surcharge.waived > 0 && (
            <p className={styles.lead}>
              {t('waivedToday', { amount: showBaht(surcharge.waived) })}
            </p>
          )}
          <Derivations lines={surcharge.lines} />
          {waive && <div>{waive}</div>}
        </Section>
      )}
    </>
  );
}
