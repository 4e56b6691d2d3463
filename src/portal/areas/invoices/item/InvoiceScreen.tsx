import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type InvoiceDetail, invoiceEndpoints } from '@/contracts/billing/invoice';
import { invoices } from '@/contracts/features/finance/invoices';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { invoiceCall } from '@/portal/areas/invoices/pages';
import { ReloadButton } from '@/portal/areas/invoices/ReloadButton';
import { StateTag } from '@/portal/areas/invoices/StateTag';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { useLive } from '@/portal/kit/live/live';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordPage } from '@/portal/kit/records/RecordPage';
import { useDates } from '@/portal/kit/text/dates';
import { Derivations } from '@/portal/pickers/billing/Derivations';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { AskPayment } from './AskPayment';
import { Charges } from './Charges';
import { PayWays } from './PayWays';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

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
  const { t } = useTranslation('invoices');
  const { date, monthOf } = useDates();
  const can = usePermission();
  const [isVoiding, setVoiding] = useState(false);
  const { id, number, unitId, owed, surcharge } = invoice;
  return (
    <>
      <ScreenHeader title={number}>
        <DownloadButton endpoint={invoiceEndpoints.paper} call={{ params: { id } }}>
          {t('paper')}
        </DownloadButton>
        {invoice.source === 'accounting' && <ReloadButton id={id} onDone={reload} />}
        {invoice.state !== 'void' && invoice.paid === 0 && can('invoices:approve') && (
          <Button tone="bad" onClick={() => setVoiding(true)}>
            {t('void')}
          </Button>
        )}
        {owed > 0 && can('receipts:create') && (
          <ActionLink tone="primary" href={`/receipts/desk?unitId=${unitId}&invoiceId=${id}`}>
            {t('take')}
          </ActionLink>
        )}
      </ScreenHeader>
      <div className={styles.parts}>
        <div className={styles.pair}>
          <Section title={t('about')}>
            <FactList
              facts={[
                [t('state'), <StateTag key="state" invoice={invoice} />],
                [t('voidReason'), invoice.voidReason],
                [
                  t('unitNumber'),
                  <Link key="unit" href={`/arrears/account?unitId=${unitId}`}>
                    {invoice.unitNumber}
                  </Link>,
                ],
                [t('payerName'), <Name key="payer">{invoice.payerName}</Name>],
                [t('period'), monthOf(invoice.period)],
                [t('issuedOn'), date(invoice.issuedOn)],
                [t('dueOn'), date(invoice.dueOn)],
                [t('source'), invoice.source !== 'own' && t(`sources.${invoice.source}`)],
                [t('total'), showBaht(invoice.total)],
                [t('paid'), showBaht(invoice.paid)],
                [t('owed'), <b key="owed">{showBaht(owed)}</b>],
              ]}
            />
          </Section>
          {owed > 0 && (
            <Section title={t('payWays')}>
              <PayWays codes={invoice.codes} />
              {can('mpay:create') && <AskPayment key={owed} invoiceId={id} />}
            </Section>
          )}
        </div>
        <Section title={t('charges')}>
          <Charges charges={invoice.charges} />
        </Section>
        {surcharge.amount !== 0 && (
          <Section
            title={t(surcharge.amount > 0 ? 'surchargeToday' : 'surchargeBack', {
              amount: showBaht(Math.abs(surcharge.amount)),
            })}
          >
            <p className={styles.lead}>
              {t(surcharge.amount > 0 ? 'surchargeLead' : 'surchargeBackLead')}
            </p>
            <Derivations lines={surcharge.lines} />
          </Section>
        )}
        {invoice.payments.length > 0 && (
          <Section title={t('payments')}>
            <DataTable
              label={t('payments')}
              rows={invoice.payments.map((one) => ({ ...one, id: one.receiptId }))}
              columns={[
                {
                  key: 'number',
                  title: t('receipt'),
                  render: (row) => <Link href={`/receipts/${row.receiptId}`}>{row.number}</Link>,
                },
                { key: 'day', title: t('day'), render: (row) => date(row.day) },
                {
                  key: 'amount',
                  title: t('amount'),
                  align: 'end',
                  render: (row) => (
                    <>
                      {showBaht(row.amount)}{' '}
                      {row.voided && <Tag tone="bad">{t('states.void')}</Tag>}
                    </>
                  ),
                },
              ]}
            />
          </Section>
        )}
        <HistorySection of={invoices} kind="invoice" id={id} />
      </div>
      {isVoiding && (
        <ReasonDialog
          final
          title={t('voidTitle', { number })}
          lead={t('voidLead')}
          action={t('void')}
          endpoint={invoiceEndpoints.cancel}
          id={id}
          onDone={() => {
            setVoiding(false);
            notice.success(t('voided'));
            reload();
          }}
          onClose={() => setVoiding(false)}
        />
      )}
    </>
  );
}
