import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { type Start, startEndpoints } from '@/contracts/master-data/start';
import { useAction } from '@/portal/kit/calls/use-action';
import { Meter } from '@/portal/ui/charts/Meter';
import { NextStep } from './NextStep';
import { OtherSteps } from './OtherSteps';
import styles from './Start.module.css';

/** How far the beginning has come: the next step in full, the others folded. */
export function StartGuide({ start, onChanged }: { start: Start; onChanged: () => void }) {
  const { t } = useTranslation('start');
  const id = useId();
  const [change, changing] = useAction(startEndpoints.putAside, { done: onChanged });
  const all = start.steps.length;
  // What was agreed to, or is not used, is through as well: the way does not grow shorter.
  const through = start.steps.filter(({ state }) => state !== 'todo').length;
  const next = start.steps.find(({ state }) => state === 'todo');
  const putAside = (step: Start['steps'][number]['step'], aside: boolean) =>
    void change({ body: { step, aside } });
  return (
    <section className={styles.guide} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('title')}</h2>
        <p>{t('progress', { n: through, all })}</p>
        <Meter share={through / all} />
      </header>
      {next && (
        <NextStep
          step={next.step}
          property={start.enter}
          busy={changing}
          onAside={() => putAside(next.step, true)}
        />
      )}
      <OtherSteps
        steps={start.steps.filter(({ step }) => step !== next?.step)}
        property={start.enter}
        busy={changing}
        onAside={putAside}
      />
    </section>
  );
}
