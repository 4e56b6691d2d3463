import { ArrowRight, CircleCheck, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import type { Feature } from '@/contracts/kit/feature/permissions';
import {
  isAgreeable,
  type StartStep,
  startEndpoints,
  startPlaces,
  stepAddress,
} from '@/contracts/master-data/start';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { writes } from '@/portal/kit/calls/writes';
import { useLive } from '@/portal/kit/live/live';
import { Button } from '@/portal/ui/actions/Button';
import styles from './BegunBar.module.css';

const isStep = (begun: string): begun is StartStep => Object.hasOwn(startPlaces, begun);

/** What the step that an address names has become; nothing where it names none. */
export const BegunBar = ({ begun }: { begun: string }) => isStep(begun) && <Bar begun={begun} />;

/**
 * How a step of the beginning stands, read again with each change that is made here and with each that a task ends later:
 * once it is done the way leads to the next one. What is right as it came can be agreed to.
 */
function Bar({ begun }: { begun: StartStep }) {
  const { t } = useTranslation('common');
  const { answer, reload } = useReader(startEndpoints.read, {});
  useEffect(() => writes.subscribe(reload), [reload]);
  useLive(startPlaces[begun].needs.split(':')[0] as Feature, reload);
  const [agree, agreeing] = useAction(startEndpoints.putAside);
  const steps = answer?.steps ?? [];
  const at = steps.findIndex(({ step }) => step === begun);
  const own = steps[at];
  if (!own) return null;
  const isDone = own.state !== 'todo';
  const others = [...steps.slice(at + 1), ...steps.slice(0, at)];
  const next = others.find(({ state }) => state === 'todo');
  const Icon = isDone ? CircleCheck : ListChecks;
  return (
    <div className={styles.bar} data-done={isDone || undefined}>
      <p aria-live="polite">
        <Icon size={18} aria-hidden="true" />
        {t(isDone ? (next ? 'begun.done' : 'begun.allDone') : 'begun.lead', {
          n: at + 1,
          all: steps.length,
        })}
      </p>
      {!isDone && isAgreeable(own.step) && (
        <Button
          look="link"
          busy={agreeing}
          onClick={() => void agree({ body: { step: own.step, aside: true } })}
        >
          {t('begun.agree')}
        </Button>
      )}
      {next && (
        // A property is entered from the first screen.
        <Link href={next.step === 'enter' ? '/' : stepAddress(next.step)}>
          {t(isDone ? 'begun.next' : 'begun.later')}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
      <Link href="/">{t('begun.home')}</Link>
    </div>
  );
}
