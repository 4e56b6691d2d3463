import { FileMinus2, HandCoins, HandHeart, Mail, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type CreditKind, creditKinds } from '@/contracts/billing/credits/credit';
import { type InvoiceDetail, invoiceEndpoints } from '@/contracts/billing/invoice';
import { showBaht } from '@/contracts/kit/fields/satang';
import { ReloadButton } from '@/portal/areas/invoices/ReloadButton';
import { StateTag } from '@/portal/areas/invoices/StateTag';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useLive } from '@/portal/kit/live/live';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { Beside } from '@/portal/kit/records/Beside';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { PayWays } from '@/portal/pickers/billing/PayWays';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Halves } from '@/portal/ui/layout/Halves';
import { Hero } from '@/portal/ui/layout/Hero';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';
import { AskPayment, MadePayment } from './AskPayment';
import { Events } from './Events';
import { Lines } from './Lines';
import { Payers } from './Payers';
import { invoiceCall } from './page';
import { usePaymentLink } from './payment-link';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

const AskCredit = dynamic(
  () => import('@/portal/areas/invoices/credits/AskCredit').then((m) => m.AskCredit),
  { ssr: false },
);

const SendLetters = dynamic(
  () => import('@/portal/areas/invoices/letters/SendLetters').then((m) => m.SendLetters),
  { ssr: false },
);

/** One invoice: what it is for, how it can be paid, and what was paid of it. */
export function InvoiceScreen() {
  const read = useReader(invoiceEndpoints.get, invoiceCall(useRouter().query));
  useLive('invoices', read.reload);
  return (
    <RecordPage read={read} list="/invoices" texts="invoices">
      {(invoice) => <Found invoice={invoice} reload={read.reload} />}
    </RecordPage>
  );
}

function Found({ invoice, reload }: { invoice: InvoiceDetail; reload: () => void }) {
  const { t } = useTranslation(['invoices', 'common']);
  const { date, monthOf } = useDates();
  const can = usePermission();
  const { ask } = useRouter().query;
  const asked = creditKinds.find((kind) => kind === ask);
  const [open, setOpen] = useState<'void' | 'mail' | CreditKind | undefined>(asked);
  const { id, number, unitId, owed, mail, surcharge } = invoice;
  const isVoid = invoice.state === 'void';
  const mayVoid = !isVoid && invoice.paid + invoice.credited === 0 && can('invoices:approve');
  const mayCredit = !isVoid && can('invoices:create');
  // Whoever may not see people sends without seeing to whom.
  const hasAddress = invoice.payers.length === 0 || invoice.payers.some(({ email }) => email);
  const link = usePaymentLink(invoice);
  const mayAsk = owed > 0 && can('mpay:create');
  const close = () => setOpen(undefined);
  return (
    <>
      <ScreenHeader
        title={number}
        meta={
          <>
            <Link href={`/arrears/account?unitId=${unitId}`}>{invoice.unitNumber}</Link> ·{' '}
            <Name>{invoice.payerName}</Name> · {monthOf(invoice.period)}
          </>
        }
      >
        <Beside endpoint={invoiceEndpoints.list} path="/invoices" id={id} />
        <MoreMenu>
          <DownloadButton endpoint={invoiceEndpoints.paper} call={{ params: { id } }}>
            {t('paper')}
          </DownloadButton>
          {mayCredit && owed > 0 && (
            <Button icon={<FileMinus2 />} onClick={() => setOpen('note')}>
              {t('ask.note')}
            </Button>
          )}
          {invoice.source === 'accounting' && <ReloadButton id={id} onDone={reload} />}
          {mayVoid && (
            <>
              <hr />
              <Button tone="bad" icon={<X />} onClick={() => setOpen('void')}>
                {t('void')}
              </Button>
            </>
          )}
        </MoreMenu>
      </ScreenHeader>
      <Hero
        state={
          <>
            <StateTag invoice={invoice} big /> {t('dueOn')} {date(invoice.dueOn)}
          </>
        }
        figure={showBaht(owed > 0 ? owed : invoice.total)}
        unit={t('common:baht')}
        next={
          invoice.voidReason ||
          [
            owed > 0 &&
              surcharge.amount > 0 &&
              t('takeToday', { amount: showBaht(owed + surcharge.amount) }),
            invoice.paid > 0 && `${t('paid')} ${showBaht(invoice.paid)}`,
            invoice.credited > 0 && `${t('credited')} ${showBaht(invoice.credited)}`,
            hasAddress ? t('send.line', { state: t(`mails.${mail}`) }) : t('send.noAddress'),
          ]
            .filter(Boolean)
            .join(' · ')
        }
      >
        {!hasAddress && mayAsk && <AskPayment link={link} />}
        {hasAddress && !isVoid && can('invoices:create') && (
          <Button icon={<Mail />} onClick={() => setOpen('mail')}>
            {t(mail === 'none' ? 'send.title' : 'send.again')}
          </Button>
        )}
        {owed > 0 && can('receipts:create') && (
          <ActionLink
            look="primary"
            icon={<HandCoins />}
            href={`/receipts/desk?unitId=${unitId}&invoiceId=${id}`}
          >
            {t('take')}
          </ActionLink>
        )}
      </Hero>
      <Halves
        side={
          <>
            <Payers invoice={invoice} />
            <Section title={t('about')}>
              <FactList
                facts={[
                  [t('issuedOn'), date(invoice.issuedOn)],
                  [t('source'), invoice.source !== 'own' && t(`sources.${invoice.source}`)],
                ]}
              />
            </Section>
            {owed > 0 && (
              <Section title={t('payWays')}>
                <PayWays codes={invoice.codes} />
                <MadePayment link={link} />
                {hasAddress && mayAsk && <AskPayment link={link} />}
              </Section>
            )}
          </>
        }
      >
        <Lines
          invoice={invoice}
          waive={
            mayCredit &&
            surcharge.amount > 0 && (
              <Button icon={<HandHeart />} onClick={() => setOpen('waiver')}>
                {t('ask.waiver')}
              </Button>
            )
          }
        />
        <Events id={id} events={invoice.events} />
      </Halves>
      {open === 'mail' && (
        <SendLetters
          ids={[id]}
          which="all"
          onSent={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
      {(open === 'note' || open === 'waiver') && (
        <AskCredit
          kind={open}
          invoice={invoice}
          onDone={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      )}
      {open === 'void' && (
        <ReasonDialog
          final
          title={t('voidTitle', { number })}
          lead={t('voidLead')}
          action={t('void')}
          endpoint={invoiceEndpoints.cancel}
          id={id}
          onDone={() => {
            close();
            notice.success(t('voided'));
            reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
