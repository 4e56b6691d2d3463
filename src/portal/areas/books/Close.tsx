import { Lock } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Closing, periodEndpoints } from '@/contracts/billing/period';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Books.module.css';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

const isHindered = ({ closableFrom, first, others }: Closing) =>
  closableFrom !== null || first !== null || others.length > 0;

/** What is still open of a month, and why it cannot be closed now or by this person. */
export function Standing({ month }: { month: Closing }) {
  const { t } = useTranslation('books');
  const { monthOf, date } = useDates();
  const can = usePermission();
  const { checks, closableFrom, first, others } = month;
  const open = checks.filter(({ state }) => state === 'open').length;
  const said = [
    open > 0 ? t('openCount', { n: open }) : t(closableFrom ? 'allCheckedYet' : 'allChecked'),
    ...(closableFrom ? [t('closableFrom', { day: date(closableFrom) })] : []),
  ];
  return (
    <>
      <p>{said.join(' · ')}</p>
      {can('books:approve') && !closableFrom && first && (
        <p className={styles.why}>
          {t('closeFirst')} <Link href={`/books/month?period=${first}`}>{monthOf(first)}</Link>
        </p>
      )}
      {can('books:approve') && !closableFrom && !first && others.length > 0 && (
        <p className={styles.why}>{t('ownMoney', { others: others.join(', ') })}</p>
      )}
    </>
  );
}

/** Closes a month, with a reason where something is left open. */
export function Close({ month, onDone }: { month: Closing; onDone: () => void }) {
  const { t } = useTranslation('books');
  const { monthOf } = useDates();
  const can = usePermission();
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const { period, checks } = month;
  const left = checks.flatMap(({ kind, state }) => (state === 'open' ? [kind] : []));
  const name = monthOf(period);
  function done() {
    setAsking(false);
    notice.success(t('closedNow', { period: name }));
    onDone();
  }
  const [close, closing] = useAction(periodEndpoints.close, { done });
  async function press() {
    if (left.length > 0) setAsking(true);
    else if (await confirm({ ask: t('closeAsk', { period: name }), yes: t('close') })) {
      void close({ body: { period, left } });
    }
  }
  if (!can('books:approve')) return null;
  if (isHindered(month)) {
    return (
      <Button icon={<Lock />} disabled>
        {t('close')}
      </Button>
    );
  }
  return (
    <>
      <Button
        look={left.length > 0 ? 'plain' : 'primary'}
        icon={<Lock />}
        busy={closing}
        onClick={() => void press()}
      >
        {left.length > 0 ? t('closeOpen') : t('close')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('closeOpenTitle', { period: name })}
          lead={
            <>
              {t('closeOpenLead')}
              <br />
              {left.map((kind) => t(`checks.${kind}.title`)).join(' · ')}
            </>
          }
          action={t('close')}
          endpoint={periodEndpoints.close}
          id={period}
          body={{ period, left }}
          onDone={done}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
