import { Mail, Phone } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { InvoiceDetail } from '@/contracts/billing/invoice';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { Section } from '@/portal/ui/layout/Section';
import { Name } from '@/portal/ui/words/Name';

/** Whom the invoice is for, and how they are reached. */
export function Payers({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const { payers, payerName } = invoice;
  return (
    <Section title={t('payerName')}>
      {payers.length === 0 && (
        <p>
          <Name>{payerName}</Name>
        </p>
      )}
      {payers.map(({ id, name, phone, email }) => (
        <address key={id} className={styles.payer}>
          <Link href={`/customers/${id}`}>
            <Name>{name}</Name>
          </Link>
          {phone && (
            <a href={`tel:${phone}`}>
              <Phone size={16} aria-hidden /> {showPhone(phone)}
            </a>
          )}
          {email ? (
            <a href={`mailto:${email}`}>
              <Mail size={16} aria-hidden /> {email}
            </a>
          ) : (
            <small>{t('send.noAddress')}</small>
          )}
        </address>
      ))}
    </Section>
  );
}
