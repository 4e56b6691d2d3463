import { ChevronDown, Circle, CircleCheck, CircleMinus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Start, StartStep } from '@/contracts/master-data/start';
import { Button } from '@/portal/ui/actions/Button';
import styles from './Start.module.css';
import { StepLink } from './StepLink';

const icons = { todo: Circle, done: CircleCheck, aside: CircleMinus };

/** All steps but the next one, folded: each a link to its screen, whatever has become of it. */
export function OtherSteps(props: {
  steps: Start['steps'];
  property: Start['enter'];
  busy: boolean;
  onAside: (step: StartStep, aside: boolean) => void;
}) {
  const { steps, property, busy, onAside } = props;
  const { t } = useTranslation('start');
  const done = steps.filter(({ state }) => state === 'done').length;
  const n = steps.length - done;
  if (steps.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>
        {t(n === 0 ? 'onlyDone' : done > 0 ? 'restAndDone' : 'rest', { n, done })}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul>
        {steps.map(({ step, state }) => {
          const Icon = icons[state];
          const name = t(`steps.${step}.title`);
          return (
            <li key={step} data-state={state}>
              <Icon size={18} aria-hidden="true" />
              <StepLink step={step} property={property} className={styles.step}>
                {name}
                {state === 'done' && <span className="visually-hidden"> {t('done')}</span>}
              </StepLink>
              {state !== 'done' && (
                <Button
                  look="link"
                  disabled={busy}
                  aria-label={t(state === 'aside' ? 'backNamed' : 'asideNamed', { name })}
                  onClick={() => onAside(step, state !== 'aside')}
                >
                  {t(state === 'aside' ? 'back' : 'asided')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
