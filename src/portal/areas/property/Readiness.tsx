import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { startEndpoints, stepAddress } from '@/contracts/master-data/start';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Property.module.css';

/** What the property lacks before it can be worked with, each with the way to where it is done. */
export function Readiness() {
  const { t } = useTranslation(['properties', 'start']);
  const { answer } = useReader(startEndpoints.read, {});
  const steps = answer?.steps ?? [];
  if (steps.length === 0) return null;
  const left = steps.filter(({ state }) => state === 'todo');
  if (left.length === 0) return <p className={styles.ready}>{t('ready')}</p>;
  return (
    <div className={styles.readiness}>
      <Section
        title={t('notReady')}
        more={t('start:progress', { n: steps.length - left.length, all: steps.length })}
      >
        <ul>
          {left.map(({ step }) => (
            <li key={step}>
              <Link href={stepAddress(step)} prefetch={false}>
                {t(`start:steps.${step}.title`)}
              </Link>
              <span>{t(`start:steps.${step}.why`)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
