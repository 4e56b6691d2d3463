import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type HeldCharge, heldChargeEndpoints } from '@/contracts/billing/held-charge';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Mpay.module.css';

const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

/** Money at the gateway that no payment here asked for, until somebody says what became of it. */
export function HeldBack() {
  const { t } = useTranslation('mpay');
  const { moment } = useDates();
  const can = usePermission();
  const { answer = [], reload } = useLiveReader(heldChargeEndpoints.list, {});
  const [asked, setAsked] = useState<{ held: HeldCharge; refund: boolean }>();
  if (answer.length === 0) return null;
  return (
    <Section title={t('held.title', { n: answer.length })}>
      <p className={styles.lead}>{t('held.lead')}</p>
      <ul className={styles.held}>
        {answer.map((held) => (
          <li key={held.charge}>
            <span>
              <b>{showBaht(held.amount)}</b> <code>{held.charge}</code>{' '}
              <small>{moment(held.at)}</small>
            </span>
            {can('mpay:approve') && (
              <span className={styles.deeds}>
                <Button look="verb" onClick={() => setAsked({ held, refund: false })}>
                  {t('settle')} <span className="visually-hidden">{held.charge}</span>
                </Button>
                <Button look="verb" tone="bad" onClick={() => setAsked({ held, refund: true })}>
                  {t('held.refund')} <span className="visually-hidden">{held.charge}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={t(asked.refund ? 'held.refundTitle' : 'settleTitle', { name: asked.held.charge })}
          lead={t(asked.refund ? 'held.refundLead' : 'held.settleLead', {
            amount: showBaht(asked.held.amount),
          })}
          action={t(asked.refund ? 'held.refund' : 'settle')}
          final={asked.refund}
          endpoint={heldChargeEndpoints.settle}
          id={asked.held.charge}
          body={{ charge: asked.held.charge, refund: asked.refund }}
          onDone={() => {
            setAsked(undefined);
            notice.success(t('settledNow'));
            reload();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}
