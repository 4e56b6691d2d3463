import { Mail, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type ReceiptDetail, receiptEndpoints } from '@/contracts/billing/receipt';
import { receipts } from '@/contracts/features/finance/receipts';
import { showBaht } from '@/contracts/kit/fields/satang';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useAction } from '@/portal/kit/calls/use-action';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { changeGiven } from './change-given';
import { PrintReceipt } from './PrintReceipt';
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
  const { t } = useTranslation(['receipts', 'common']);
  const { date, moment } = useDates();
  const can = usePermission();
  const [isVoiding, setVoiding] = useState(false);
  const { id, number, unitId, voidedAt, letters, mail } = receipt;
  const [send, sending] = useAction(receiptEndpoints.mail, {
    done: () => {
      notice.success(t('mailSent'));
      reload();
    },
  });
  const change = changeGiven.of(id);
  const letterNumbers = letters.map((letter) => letter.number).join(', ');
  return (
    <>
      <ScreenHeader
        title={number}
        meta={
          <>
            <Link href={`/arrears/account?unitId=${unitId}`}>{receipt.unitNumber}</Link> ·{' '}
            <Name>{receipt.payerName}</Name> · {date(receipt.day)}
          </>
        }
      >
        {!receipt.voided && can('receipts:approve') && (
          <MoreMenu>
            <Button tone="bad" icon={<X />} onClick={() => setVoiding(true)}>
              {t('void')}
            </Button>
          </MoreMenu>
        )}
      </ScreenHeader>
      <Hero
        state={
          <>
            <Tag tone={receipt.voided ? 'off' : 'done'} big>
              {t(receipt.voided ? 'isVoid' : 'valid')}
            </Tag>
            {t(`methods.${receipt.method}`)}
          </>
        }
        figure={showBaht(receipt.amount)}
        unit={t('common:baht')}
        next={
          voidedAt
            ? `${receipt.voidReason} · ${receipt.voidedBy} · ${moment(voidedAt)}`
            : (change && <b>{t('changeGiven', { change: showBaht(change) })}</b>) || receipt.inWords
        }
      >
        {!receipt.voided && can('receipts:create') && (
          <Button icon={<Mail />} busy={sending} onClick={() => void send({ params: { id } })}>
            {t(mail === 'none' ? 'mail' : 'mailAgain')}
          </Button>
        )}
        <PrintReceipt receipt={receipt} />
      </Hero>
      <Halves
        side={
          <Section title={t('about')}>
            <FactList
              facts={[
                [t('day'), date(receipt.day)],
                [t('payerName'), <Name key="payer">{receipt.payerName}</Name>],
                [t('reference'), receipt.reference],
                [
                  t('together'),
                  receipt.together.length > 0 && (
                    <span key="together" className={styles.together}>
                      {receipt.together.map((one) => (
                        <Link key={one.id} href={`/receipts/${one.id}`} title={one.number}>
                          {one.unitNumber} · {showBaht(one.amount)}
                        </Link>
                      ))}
                    </span>
                  ),
                ],
                [
                  t('restingLetters'),
                  letters.length > 0 && (
                    <Link key="letters" href={`/arrears/account?unitId=${unitId}`}>
                      {letterNumbers}
                    </Link>
                  ),
                ],
                [t('byMail'), t(`mails.${mail}`)],
                [t('prints'), String(receipt.prints)],
                [t('by'), <Name key="by">{receipt.by}</Name>],
              ]}
            />
          </Section>
        }
      >
        <Section title={t('for')}>
          <ul className={styles.paid}>
            {receipt.invoices.map((one) => (
              <li key={one.id}>
                <Link href={`/invoices/${one.id}`}>{one.number}</Link>
                <span>{showBaht(one.amount)}</span>
              </li>
            ))}
            {receipt.deposit && (
              <li>
                <Link href={`/receipts/deposits?unitId=${unitId}`}>
                  {t(`depositLines.${receipt.deposit}`)}
                </Link>
                <span>{showBaht(receipt.amount)}</span>
              </li>
            )}
            {receipt.advance > 0 && (
              <li>
                {t('advance')}
                <span>{showBaht(receipt.advance)}</span>
              </li>
            )}
          </ul>
          {receipt.of.length > 0 && (
            <FactList
              facts={receipt.of.map(({ kind, amount }) => [t(`kinds.${kind}`), showBaht(amount)])}
            />
          )}
          {receipt.method === 'advance' && <p>{t('adjustmentLead')}</p>}
        </Section>
        <HistorySection of={receipts} kind="receipt" id={id} />
      </Halves>
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
