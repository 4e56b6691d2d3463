import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { CreditDetail } from '@/contracts/billing/credits/credit';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';

/** What one is of, who asked and approved, and what became of it. */
export function CreditFacts({ credit }: { credit: CreditDetail }) {
  const { t } = useTranslation('invoice-credits');
  const { date, moment } = useDates();
  const { kind, line, used, endedAt } = credit;
  const person = (name: string) => name && <Name key={name}>{name}</Name>;
  return (
    <Section title={t('about')}>
      <FactList
        facts={[
          [t('kind'), t(`kinds.${kind}`)],
          [
            t('invoiceNumber'),
            <Link key="invoice" href={`/invoices/${credit.invoiceId}`}>
              {credit.invoiceNumber}
            </Link>,
          ],
          [t('line'), kind === 'note' && (line || t('whole'))],
          [t('askedBy'), person(credit.askedBy)],
          [t('grantedBy'), person(credit.grantedBy)],
          [t('day'), credit.day && date(credit.day)],
          [t('used'), kind === 'waiver' && credit.day && showBaht(used)],
          [t('endedBy'), endedAt && `${credit.endedBy} · ${moment(endedAt)}`],
          [t('endReason'), credit.endReason],
        ]}
      />
    </Section>
  );
}
