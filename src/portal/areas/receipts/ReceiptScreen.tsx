import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type ReceiptDetail, receiptEndpoints } from '@/contracts/billing/receipt';
import { receipts } from '@/contracts/features/finance/receipts';
import { showBaht } from '@/contracts/kit/fields/satang';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { receiptCall } from './pages';
import styles from './Receipts.module.css';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

/** One receipt: what it is for, its paper, and the way to void it. */
export function ReceiptScreen() {
  const read = useLiveReader(receiptEndpoints.get, receiptCall(useRouter().query));
  return (
    <RecordPage read={read} list="/receipts" texts="receipts">
      {(receipt) => <Found receipt={receipt} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ receipt, reload }: { receipt: ReceiptDetail; reload: () => void }) {
  const { t } = useTranslation('receipts');
  const { date, moment } = useDates();
  const can = usePermission();
  const [isVoiding, setVoiding] = useState(false);
  const { id, number, unitId, voidedAt, letters } = receipt;
  const letterNumbers = letters.map((letter) => letter.number).join(', ');
  return (
    <>
      <ScreenHeader title={number}>
        <DownloadButton endpoint={receiptEndpoints.print} call={{ params: { id } }}>
          {receipt.prints === 0 ? t('print') : t('reprint')}
        </DownloadButton>
        {!receipt.voided && can('receipts:approve') && (
          <Button tone="bad" onClick={() => setVoiding(true)}>
            {t('void')}
          </Button>
        )}
      </ScreenHeader>
      <div className={styles.parts}>
        <Section title={t('about')}>
          <FactList
            facts={[
              [
                t('state'),
                <Tag key="state" tone={receipt.voided ? 'bad' : 'good'}>
                  {t(receipt.voided ? 'isVoid' : 'valid')}
                </Tag>,
              ],
              [
                t('voidReason'),
                voidedAt && `${receipt.voidReason} · ${receipt.voidedBy} · ${moment(voidedAt)}`,
              ],
              [
                t('unitNumber'),
                <Link key="unit" href={`/arrears/account?unitId=${unitId}`}>
                  {receipt.unitNumber}
                </Link>,
              ],
              [t('payerName'), <Name key="payer">{receipt.payerName}</Name>],
              [t('day'), date(receipt.day)],
              [t('method'), t(`methods.${receipt.method}`)],
              [t('reference'), receipt.reference],
              [t('amount'), <b key="amount">{showBaht(receipt.amount)}</b>],
              [t('inWords'), receipt.inWords],
              [
                t('for'),
                receipt.invoices.length > 0 &&
                  receipt.invoices.map((one) => (
                    <div key={one.id}>
                      <Link href={`/invoices/${one.id}`}>{one.number}</Link> {showBaht(one.amount)}
                    </div>
                  )),
              ],
              [
                t('restingLetters'),
                letters.length > 0 && (
                  <Link key="letters" href={`/arrears/account?unitId=${unitId}`}>
                    {letterNumbers}
                  </Link>
                ),
              ],
              [t('advance'), receipt.advance > 0 && showBaht(receipt.advance)],
              [t('prints'), String(receipt.prints)],
              [t('by'), <Name key="by">{receipt.by}</Name>],
            ]}
          />
        </Section>
        <HistorySection of={receipts} kind="receipt" id={id} />
      </div>
      {isVoiding && (
        <ReasonDialog
          final
          title={t('voidTitle', { number })}
          lead={
            <>
              {t('voidLead')}
              {letters.length > 0 && (
                <>
                  {' '}
                  <b>{t('voidLetters', { numbers: letterNumbers })}</b>
                </>
              )}
            </>
          }
          action={t('void')}
          endpoint={receiptEndpoints.cancel}
          id={id}
          onDone={() => {
            setVoiding(false);
            notice.success(t('voidedNow'));
            reload();
          }}
          onClose={() => setVoiding(false)}
        />
      )}
    </>
  );
}
