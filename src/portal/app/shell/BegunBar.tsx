import type start from '@locales/th/start.json';
import { ArrowRight, CircleCheck, House, ListChecks } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { Feature } from '@/contracts/kit/feature/permissions';
import {
  isAgreeable,
  type Start,
  type StartStep,
  startEndpoints,
  startPlaces,
  stepAddress,
} from '@/contracts/master-data/start';
import { useSaying } from '@/portal/app/texts/use-saying';
import { useAction } from '@/portal/kit/calls/use-action';
import { useReader } from '@/portal/kit/calls/use-reader';
import { writes } from '@/portal/kit/calls/writes';
import { useLive } from '@/portal/kit/live/live';
import { Button } from '@/portal/ui/actions/Button';
import styles from './BegunBar.module.css';
import room from './BegunStep.module.css';

type Steps = (typeof start)['steps'];

const isStep = (begun: string): begun is StartStep => Object.hasOwn(startPlaces, begun);

/** What the step that an address names has become; nothing where it names none. */
export const BegunBar = ({ begun }: { begun: string }) => isStep(begun) && <Bar begun={begun} />;

/** What each step is called and asks for, in a file of its own; `null` where that does not come. */
function useSteps(): Steps | undefined | null {
  const { language, say } = useSaying();
  const [texts, setTexts] = useState<Steps | null>();
  useEffect(() => {
    let isAsked = true;
    import(`@locales/${language}/start.json`).then(
      ({ default: { steps } }) => isAsked && setTexts(say(steps)),
      () => isAsked && setTexts(null),
    );
    return () => {
      isAsked = false;
    };
  }, [language, say]);
  return texts;
}

/**
 * What a step of the beginning asks for and how it stands, read again with each change that is made here and with each
 * that a task ends later: once it is done the way leads to the next one. What is right as it came can be agreed to.
 */
function Bar({ begun }: { begun: StartStep }) {
  const { t } = useTranslation('common');
  const texts = useSteps();
  const { answer, reading, reload } = useReader(startEndpoints.read, {});
  useEffect(() => writes.subscribe(reload), [reload]);
  useLive(startPlaces[begun].needs.split(':')[0] as Feature, reload);
  const [agree, agreeing] = useAction(startEndpoints.putAside);
  const steps = answer?.steps ?? [];
  const at = steps.findIndex(({ step }) => step === begun);
  const own = steps[at];
  // An address that names a step of another place has none here.
  if (answer ? !own || texts === null : reading.status === 'failed') return null;
  if (!own || !texts) return <div className={room.room} />;
  const isDone = own.state !== 'todo';
  const others = [...steps.slice(at + 1), ...steps.slice(0, at)];
  const next = others.find(({ state }) => state === 'todo')?.step;
  const Icon = isDone ? CircleCheck : ListChecks;
  return (
    <div className={styles.bar} data-done={isDone || undefined}>
      <Icon size={18} aria-hidden="true" />
      <p aria-live="polite">
        <b>
          {isDone && !next
            ? t('begun.allDone')
            : t(`begun.${saidOf(own)}`, {
                ...{ n: at + 1, all: steps.length },
                title: texts[begun].title,
              })}
        </b>
        {!isDone && <span>{texts[begun].why}</span>}
      </p>
      {!isDone && isAgreeable(begun) && (
        <Button
          look="link"
          busy={agreeing}
          onClick={() => void agree({ body: { step: begun, aside: true } })}
        >
          {t('begun.agree')}
        </Button>
      )}
      {/* A property is entered from the first screen. */}
      {next && next !== 'enter' && (
        <Link href={stepAddress(next)}>
          {t(isDone ? 'begun.next' : 'begun.later', { title: texts[next].title })}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
      <Link href="/" aria-label={t('begun.home')}>
        <House className={styles.house} size={18} aria-hidden="true" />
        <span className={styles.home}>{t('begun.home')}</span>
      </Link>
    </div>
  );
}

/** Put aside says that it is right as it came, where it can be, or that it is not used. */
function saidOf({ step, state }: Start['steps'][number]) {
  if (state !== 'aside') return state === 'done' ? 'done' : 'lead';
  return isAgreeable(step) ? 'aside' : 'skipped';
}
