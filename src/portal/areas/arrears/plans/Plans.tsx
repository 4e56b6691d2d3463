import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { UnitAccount } from '@/contracts/billing/arrears';
import { type DebtPlan, planEndpoints, planMeanings } from '@/contracts/billing/plans';
import { showBaht } from '@/contracts/kit/fields/satang';
import { DownloadButton } from '@/portal/kit/files/DownloadButton';
import { notice } from '@/portal/kit/page/notice';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import { PlanSteps } from './PlanSteps';
import styles from './Plans.module.css';

const PlanForm = dynamic(() => import('./PlanForm').then((m) => m.PlanForm), { ssr: false });
const ReasonDialog = dynamic(
  () => import('@/portal/kit/form/ReasonDialog').then((m) => m.ReasonDialog),
  { ssr: false },
) as typeof import('@/portal/kit/form/ReasonDialog').ReasonDialog;

/** A unit's agreements to pay by instalments: the one that runs, those of before, and the way to make one. */
export function Plans({ account, reload }: { account: UnitAccount; reload: () => void }) {
  const { t } = useTranslation('arrears');
  const { date } = useDates();
  const can = usePermission();
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<DebtPlan>();
  const { plans, owed } = account;
  const isRunning = plans.some(({ state }) => state === 'running');
  const mayMake = can('arrears:approve') && owed > 0 && !isRunning;
  if (plans.length === 0 && !mayMake) return null;
  const done = (said: string) => {
    setMaking(false);
    setEnding(undefined);
    notice.success(said);
    reload();
  };
  return (
    <Section title={t('plans')}>
      {plans.map((plan) => (
        <article key={plan.id} className={styles.plan}>
          <p>
            <b>{plan.number}</b>{' '}
            <Tag tone={planMeanings[plan.state]}>{t(`planStates.${plan.state}`)}</Tag>
          </p>
          <p className={styles.lead}>
            {t('planPaid', { paid: showBaht(plan.paid), total: showBaht(plan.total) })}{' '}
            {plan.state === 'running' &&
              t(plan.stopsSurcharge ? 'planRests' : 'planGoesOn', { days: plan.graceDays })}
            {plan.state === 'broken' &&
              plan.endedOn &&
              t('planBroken', { day: date(plan.endedOn), days: plan.graceDays })}
            {plan.state === 'cancelled' && t('planCancelled', { reason: plan.endReason })}
          </p>
          {plan.state === 'running' && <PlanSteps plan={plan} />}
          <div className={styles.bar}>
            <DownloadButton endpoint={planEndpoints.paper} call={{ params: { id: plan.id } }}>
              {t('planPaper')}
            </DownloadButton>
            {plan.state === 'running' && can('arrears:approve') && (
              <Button look="link" onClick={() => setEnding(plan)}>
                {t('planCancel')} <span className="visually-hidden">{plan.number}</span>
              </Button>
            )}
          </div>
        </article>
      ))}
      {mayMake && (
        <div className={styles.bar}>
          <Button onClick={() => setMaking(true)}>{t('planNew')}</Button>
        </div>
      )}
      {making && (
        <PlanForm
          account={account}
          onDone={() => done(t('planMade'))}
          onClose={() => setMaking(false)}
        />
      )}
      {ending && (
        <ReasonDialog
          title={t('planCancelTitle', { number: ending.number })}
          lead={t('planCancelLead')}
          action={t('planCancel')}
          final
          endpoint={planEndpoints.cancel}
          id={ending.id}
          onDone={() => done(t('planEnded'))}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Section>
  );
}
