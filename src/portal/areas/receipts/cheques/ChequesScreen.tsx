import { Check } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import {
  type Cheque,
  chequeColumns,
  chequeEndpoints,
  chequeStates,
} from '@/contracts/billing/cheques/cheque';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';

const ClearCheque = dynamic(() => import('./ClearCheque').then((m) => m.ClearCheque), {
  ssr: false,
});
const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

const calls = { list: chequeEndpoints.list };
const hrefOf = ({ receiptId }: Cheque) => `/receipts/${receiptId}`;

/** Cheques that were taken: those that wait for the bank first. */
export function ChequesScreen() {
  const { t } = useTranslation('cheques');
  const can = usePermission();
  const records = useRecords(calls);
  const [doing, setDoing] = useState<{ cheque: Cheque; deed: 'clear' | 'bounce' }>();
  const renders = useMemo(
    () => ({ receiptNumber: ({ receiptNumber }: Cheque) => shortNumber(receiptNumber) }),
    [],
  );
  const close = () => setDoing(undefined);
  const done = () => {
    close();
    records.list.reload();
  };
  return (
    <>
      <BackLink href="/receipts">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="cheques"
        columns={chequeColumns}
        renders={renders}
        nameOf={({ number }) => number}
        hrefOf={hrefOf}
        verb={
          can('receipts:create')
            ? (cheque) =>
                cheque.state === 'clearing' && (
                  <Button
                    look="verb"
                    icon={<Check />}
                    onClick={() => setDoing({ cheque, deed: 'clear' })}
                  >
                    {t('clear')} <span className="visually-hidden">{cheque.number}</span>
                  </Button>
                )
            : undefined
        }
        {...(can('receipts:approve') && {
          actions: (cheque: Cheque) =>
            cheque.state !== 'bounced' && (
              <Button look="link" tone="bad" onClick={() => setDoing({ cheque, deed: 'bounce' })}>
                {t('bounce')}
              </Button>
            ),
        })}
      >
        <FilterSelect
          list={records.list}
          name="state"
          label={t('state')}
          options={chequeStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
      </RecordsScreen>
      {doing?.deed === 'clear' && (
        <ClearCheque cheque={doing.cheque} onDone={done} onClose={close} />
      )}
      {doing?.deed === 'bounce' && (
        <ReasonDialog
          final
          title={t('bounceTitle', { number: doing.cheque.number })}
          lead={t('bounceLead')}
          action={t('bounce')}
          endpoint={chequeEndpoints.bounce}
          id={doing.cheque.id}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  );
}
