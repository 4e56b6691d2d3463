import { Tour as AntdTour } from 'antd';
import { useRouter } from 'next/router';
import { useEffect, useId, useState } from 'react';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';
import { useMedia } from '@/portal/kit/page/use-media';
import { useLanguage } from '@/portal/kit/text/language';
import { type Step, shownAt, stepsFor } from './steps';
import styles from './Tour.module.css';
import { readTour, type TourTexts } from './tour-texts';
import { whenStill } from './when-still';

/** Shows a person round the first screen: a word beside each thing, on phones at the foot. Escape ends it. */
export function Tour({ onClose }: { onClose: () => void }) {
  const can = usePermission();
  const isMain = !usePerson().propertyId;
  const language = useLanguage();
  const isPhone = useMedia('(max-width: 700px)');
  const { events } = useRouter();
  const id = useId();
  const [texts, setTexts] = useState<TourTexts>();
  const [steps, setSteps] = useState<(Step & { target: HTMLElement })[]>();
  const [at, setAt] = useState(0);

  useEffect(() => {
    // Without its words there is no tour.
    readTour(language).then(setTexts, onClose);
    events.on('routeChangeStart', onClose);
    return () => events.off('routeChangeStart', onClose);
  }, [language, events, onClose]);

  useEffect(() => {
    const gone = new AbortController();
    const main = document.querySelector('main');
    const found = () =>
      stepsFor(can, isMain).flatMap((step) => {
        const target = shownAt(step);
        return target ? [{ ...step, target }] : [];
      });
    if (main) void whenStill(main, gone.signal).then(() => setSteps(found()));
    return () => gone.abort();
  }, [can, isMain]);

  if (!texts || !steps) return null;
  return (
    <AntdRoot>
      <AntdTour
        open
        current={at}
        onChange={setAt}
        onClose={onClose}
        disabledInteraction
        arrow={!isPhone}
        mask={{ color: 'rgb(0 0 0 / 30%)' }}
        rootClassName={isPhone ? styles.phone : styles.desk}
        closable={{ 'aria-label': texts.skip }}
        scrollIntoViewOptions={{ block: 'center', behavior: 'instant' }}
        steps={steps.map(({ key, target }, place) => ({
          target,
          title: texts.steps[key as keyof TourTexts['steps']].title,
          description: <p id={id}>{texts.steps[key as keyof TourTexts['steps']].says}</p>,
          nextButtonProps: {
            children: place === steps.length - 1 ? texts.done : texts.next,
            // Who goes by keys stays in it, and hears what it says.
            ...{ autoFocus: true, 'aria-describedby': id },
          },
          prevButtonProps: { children: texts.back },
        }))}
        actionsRender={(buttons, { current, total }) => (
          <>
            {current < total - 1 && (
              <button type="button" className={styles.skip} onClick={onClose}>
                {texts.skip}
              </button>
            )}
            {buttons}
          </>
        )}
      />
    </AntdRoot>
  );
}
