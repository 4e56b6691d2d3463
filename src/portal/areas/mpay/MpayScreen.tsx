import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import {
  gatewayMeanings,
  type Mpay,
  mpayColumns,
  mpayEndpoints,
  mpayStates,
} from '@/contracts/billing/mpay';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useAction } from '@/portal/kit/calls/use-action';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RowLink } from '@/portal/kit/list/RowLink';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Tag } from '@/portal/ui/words/Tag';
import { HeldBack } from './HeldBack';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

const { list, download } = mpayEndpoints;
const calls = { list, download };

const nameOf = ({ unitNumber, amount }: Mpay) => `${unitNumber} ${showBaht(amount)}`;

/** Payments through the gateway: what it says, what the books say, and what is to be settled. */
export function MpayScreen() {
  const { t } = useTranslation('mpay');
  const can = usePermission();
  const records = useRecords(calls);
  const { reload } = records.list;
  const [settling, setSettling] = useState<Mpay>();
  const [check, checking] = useAction(mpayEndpoints.check, {
    done: () => {
      notice.success(t('checked'));
      reload();
    },
  });
  const renders = useMemo(
    () => ({
      unitNumber: ({ unitId, unitNumber }: Mpay) => (
        <RowLink href={`/arrears/account?unitId=${unitId}`}>{unitNumber}</RowLink>
      ),
      gatewayReference: ({ gatewayReference: of }: Mpay) =>
        of ? <span title={of}>…{of.slice(-8)}</span> : '–',
      gatewayState: ({ gatewayState, gatewayAmount, amount }: Mpay) => (
        <>
          <Tag tone={gatewayMeanings[gatewayState]}>{t(`gatewayStates.${gatewayState}`)}</Tag>
          {gatewayAmount !== null && gatewayAmount !== amount && ` ${showBaht(gatewayAmount)}`}
        </>
      ),
      receiptNumber: ({ receiptId, receiptNumber }: Mpay) =>
        receiptId ? (
          <RowLink href={`/receipts/${receiptId}`}>{shortNumber(receiptNumber)}</RowLink>
        ) : (
          '–'
        ),
      issue: ({ issue, settled }: Mpay) =>
        issue ? <Tag tone={settled ? 'off' : 'failed'}>{t(`issues.${issue}`)}</Tag> : '',
    }),
    [t],
  );
  const options = [
    { value: 'open', label: t('unsettled') },
    { value: 'settled', label: t('isSettled') },
  ];
  return (
    <>
      <HeldBack />
      <RecordsScreen
        records={records}
        texts="mpay"
        columns={mpayColumns}
        renders={renders}
        nameOf={nameOf}
        tools={<ActionLink href="/mpay/settlements">{t('settlement.title')}</ActionLink>}
        verb={
          can('mpay:edit')
            ? (row) =>
                row.issue &&
                !row.settled && (
                  <Button look="verb" onClick={() => setSettling(row)}>
                    {t('settle')} <span className="visually-hidden">{nameOf(row)}</span>
                  </Button>
                )
            : undefined
        }
        actions={
          can('mpay:edit')
            ? (row) =>
                (row.state === 'started' || row.state === 'paid') && (
                  <Button busy={checking} onClick={() => void check({ params: { id: row.id } })}>
                    {t('check')} <span className="visually-hidden">{nameOf(row)}</span>
                  </Button>
                )
            : undefined
        }
      >
        <FilterSelect
          list={records.list}
          name="state"
          label={t('state')}
          options={mpayStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <FilterSelect list={records.list} name="issue" label={t('issue')} options={options} />
      </RecordsScreen>
      {settling && (
        <ReasonDialog
          title={t('settleTitle', { name: nameOf(settling) })}
          lead={settling.issue ? t(`settleLeads.${settling.issue}`) : ''}
          action={t('settle')}
          endpoint={mpayEndpoints.settle}
          id={settling.id}
          onDone={() => {
            setSettling(undefined);
            notice.success(t('settledNow'));
            reload();
          }}
          onClose={() => setSettling(undefined)}
        />
      )}
    </>
  );
}
