import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { billPageEndpoints } from '@/contracts/billing/paper-letter';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { useAction } from '@/portal/kit/calls/use-action';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useDates } from '@/portal/kit/text/dates';
import { PayWays } from '@/portal/pickers/billing/PayWays';
import { Button } from '@/portal/ui/actions/Button';
import { OneCard } from '@/portal/ui/layout/OneCard';
import { FactList } from '@/portal/ui/words/FactList';
import styles from './Bill.module.css';

/** An invoice as its owner sees it. */
export function Bill(props: { bill: ReplyOf<typeof billPageEndpoints.open>; token: string }) {
  const { bill, token } = props;
  const { t } = useTranslation('bill');
  const { date, monthOf } = useDates();
  const [pay, paying] = useAction(billPageEndpoints.pay, {
    done: ({ url }) => window.location.assign(url),
  });
  const { owed, voided, officePhone: phone } = bill;
  const isPaid = owed === 0 && !voided;
  const hasCodes = bill.codes.bill !== null || bill.codes.promptPay !== null;
  const params = { token };
  return (
    <OneCard
      title={t('title', { month: monthOf(bill.period) })}
      lead={voided ? t('voided') : isPaid ? t('paid') : undefined}
      mark={isPaid && <CircleCheck className={styles.paid} size={56} aria-hidden />}
    >
      {!voided && (
        <p className={styles.amount}>{t('baht', { amount: showBaht(owed || bill.total) })}</p>
      )}
      <FactList
        facts={[
          [t('property'), bill.propertyName],
          [t('unit'), bill.unitNumber],
          [t('name'), bill.maskedName],
          [t('number'), bill.number],
          [t('due'), owed > 0 && date(bill.dueOn)],
        ]}
      />
      {hasCodes && (
        <>
          <PayWays codes={bill.codes} />
          <p className={styles.soft}>{t('how')}</p>
        </>
      )}
      <div className={styles.deeds}>
        {bill.payable && (
          <Button look="primary" busy={paying} onClick={() => void pay({ params })}>
            {t('pay')}
          </Button>
        )}
        <DownloadButton endpoint={billPageEndpoints.paper} call={{ params }}>
          {t('paper')}
        </DownloadButton>
      </div>
      {phone && (
        <p className={styles.soft}>
          {t('ask')} <a href={`tel:${phone}`}>{showPhone(phone)}</a>
        </p>
      )}
    </OneCard>
  );
}
