import { Undo2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { creditStates } from '@/contracts/billing/credits/credit';
import {
  type Refund,
  refundColumns,
  refundEndpoints,
  refundSources,
} from '@/contracts/billing/deposits/refund';
import { useAction } from '@/portal/kit/calls/use-action';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { FilterChip } from '@/portal/kit/list/FilterChip';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { shortNumber } from '@/portal/kit/text/short-number';
import { BackLink } from '@/portal/ui/actions/BackLink';
import { Button } from '@/portal/ui/actions/Button';

const AskRefund = dynamic(() => import('./AskRefund').then((m) => m.AskRefund), { ssr: false });
const EndRefund = dynamic(() => import('./EndRefund').then((m) => m.EndRefund), { ssr: false });

const calls = { list: refundEndpoints.list };
const hrefOf = ({ id }: Refund) => `/receipts/refunds/${id}`;

/** What is given back to units, and what of it waits for approval. */
export function RefundsScreen() {
  const { t } = useTranslation('refunds');
  const can = usePermission();
  const records = useRecords(calls);
  const { list } = records;
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState<Refund>();
  const renders = useMemo(
    () => ({ number: ({ number }: Refund) => shortNumber(number) || '–' }),
    [],
  );
  const [grant, granting] = useAction(refundEndpoints.grant, {
    done: () => {
      notice.success(t('granted'));
      list.reload();
    },
  });
  const mayGrant = can('receipts:approve');
  const done = () => {
    setAsking(false);
    setEnding(undefined);
    list.reload();
  };
  return (
    <>
      <BackLink href="/receipts">{t('backTo')}</BackLink>
      <RecordsScreen
        records={records}
        texts="refunds"
        columns={refundColumns}
        renders={renders}
        nameOf={({ number, unitNumber }) => number || unitNumber}
        hrefOf={hrefOf}
        tools={
          can('receipts:create') && (
            <Button icon={<Undo2 />} onClick={() => setAsking(true)}>
              {t('askAdvance')}
            </Button>
          )
        }
        more={<Link href="/receipts/deposits">{t('deposits')}</Link>}
        verb={({ id, state, isMine, unitNumber }) =>
          state === 'asked' &&
          mayGrant &&
          !isMine && (
            <Button look="verb" busy={granting} onClick={() => void grant({ params: { id } })}>
              {t('grant')} <span className="visually-hidden">{unitNumber}</span>
            </Button>
          )
        }
        actions={(refund) => (
          <>
            {refund.number && (
              <DownloadButton endpoint={refundEndpoints.paper} call={{ params: { id: refund.id } }}>
                {t('paper')}
              </DownloadButton>
            )}
            {refund.state === 'asked' && (refund.isMine || mayGrant) && (
              <Button look="link" onClick={() => setEnding(refund)}>
                {t(refund.isMine ? 'withdraw' : 'refuse')}
              </Button>
            )}
            {refund.state === 'granted' && mayGrant && (
              <Button look="link" tone="bad" onClick={() => setEnding(refund)}>
                {t('void')}
              </Button>
            )}
          </>
        )}
      >
        <FilterSelect
          list={list}
          name="state"
          label={t('state')}
          options={creditStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <FilterSelect
          list={list}
          name="source"
          label={t('source')}
          options={refundSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
        <FilterChip list={list} name="unitId">
          {t('unitNumber')} {list.rows?.[0]?.unitNumber}
        </FilterChip>
      </RecordsScreen>
      {isAsking && <AskRefund deposit={null} onDone={done} onClose={() => setAsking(false)} />}
      {ending && <EndRefund refund={ending} onDone={done} onClose={() => setEnding(undefined)} />}
    </>
  );
}
