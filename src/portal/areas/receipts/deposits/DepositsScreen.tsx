import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import {
  type Deposit,
  depositColumns,
  depositEndpoints,
} from '@/contracts/billing/deposits/deposit';
import { depositKinds } from '@/contracts/billing/deposits/kinds';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useReader } from '@/portal/kit/calls/use-reader';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { ActionLink } from '@/portal/ui/actions/Action';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';

const TakeDeposit = dynamic(() => import('./TakeDeposit').then((m) => m.TakeDeposit), {
  ssr: false,
});
const AskRefund = dynamic(() => import('./AskRefund').then((m) => m.AskRefund), { ssr: false });

const calls = { list: depositEndpoints.list };
const hrefOf = ({ id }: Deposit) => `/receipts/${id}`;

/** What units have left with the office, what of it is held, and the way to give it back. */
export function DepositsScreen() {
  const { t } = useTranslation('deposits');
  const can = usePermission();
  const records = useRecords(calls);
  const { list } = records;
  const sum = useReader(depositEndpoints.list, { query: list.query }).answer?.sum;
  const [isTaking, setTaking] = useState(false);
  const [back, setBack] = useState<Deposit>();
  const renders = useMemo(() => ({ number: ({ number }: Deposit) => shortNumber(number) }), []);
  const done = () => {
    setTaking(false);
    setBack(undefined);
    list.reload();
  };
  const held = [
    { value: 'true', label: t('heldOnly') },
    { value: 'false', label: t('doneOnly') },
  ];
  return (
    <>
      <BackLink href="/receipts">{t('back')}</BackLink>
      <RecordsScreen
        records={records}
        texts="deposits"
        columns={depositColumns}
        renders={renders}
        nameOf={({ number }) => number}
        hrefOf={hrefOf}
        tools={
          can('receipts:create') && (
            <Button look="primary" icon={<Plus />} onClick={() => setTaking(true)}>
              {t('take')}
            </Button>
          )
        }
        meta={sum === undefined ? '' : t('sum', { amount: showBaht(sum) })}
        more={<Link href="/receipts/refunds">{t('refunds')}</Link>}
        verb={
          can('receipts:create')
            ? (deposit) =>
                deposit.held > deposit.asked ? (
                  <Button look="verb" onClick={() => setBack(deposit)}>
                    {t('refund')} <span className="visually-hidden">{deposit.number}</span>
                  </Button>
                ) : (
                  deposit.asked > 0 && (
                    <ActionLink
                      look="verb"
                      href={`/receipts/refunds?state=asked&unitId=${deposit.unitId}`}
                    >
                      {t('waits')} <span className="visually-hidden">{deposit.number}</span>
                    </ActionLink>
                  )
                )
            : undefined
        }
      >
        <FilterSelect
          list={list}
          name="kind"
          label={t('kind')}
          options={depositKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <FilterSelect list={list} name="held" label={t('state')} options={held} />
        <FilterChip list={list} name="unitId">
          {t('unitNumber')} {list.rows?.[0]?.unitNumber}
        </FilterChip>
      </RecordsScreen>
      {isTaking && <TakeDeposit onDone={done} onClose={() => setTaking(false)} />}
      {back && <AskRefund deposit={back} onDone={done} onClose={() => setBack(undefined)} />}
    </>
  );
}
