import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Start, StartStep } from '@/contracts/master-data/start';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import styles from './Start.module.css';
import { StepLink } from './StepLink';

/** What to do now: why, the way there, and the way around it. */
export function NextStep(props: {
  step: StartStep;
  property: Start['enter'];
  busy: boolean;
  onAside: () => void;
}) {
  const { step } = props;
  const { t } = useTranslation('start');
  const name = t(`steps.${step}.title`);
  return (
    <div className={styles.next}>
      <span>{t('next')}</span>
      <h3>{name}</h3>
      <p>{t(`steps.${step}.why`)}</p>
      <div>
        <StepLink {...buttonLook('primary')} step={step} property={props.property} label={name}>
          {t('begin')}
          <ArrowRight />
        </StepLink>
        <Button
          look="link"
          busy={props.busy}
          aria-label={t('asideNamed', { name })}
          onClick={props.onAside}
        >
          {t('aside')}
        </Button>
      </div>
    </div>
  );
}
