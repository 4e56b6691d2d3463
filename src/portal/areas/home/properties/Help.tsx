import { useTranslation } from 'next-i18next/pages';
import type { Faring } from '@/contracts/master-data/property-board';
import type { Limits } from '@/contracts/master-data/property-limits';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { bangkokDay } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { useWritten } from './Measured';
import { inOrder, listOf, toneOf, troubles } from './measures';
import styles from './Properties.module.css';

const mostShown = 3;

/** The properties that need help most, why, and the way to the list that says it. */
export function Help({ rows, limits }: { rows: readonly Faring[]; limits: Limits }) {
  const { t } = useTranslation('home');
  const { enter } = usePlaceSwitch();
  const mayEnter = usePermission()('properties:approve');
  const written = useWritten();
  const today = bangkokDay(Date.now());
  const needy = inOrder(rows, '', limits, today).filter((row) =>
    troubles(row, limits, today).some((one) => toneOf(row, one, limits, today) === 'over'),
  );
  return (
    <div className={styles.help}>
      <Section
        title={t('faring.help')}
        more={t('faring.helpOf', { n: needy.length, all: rows.length })}
      >
        {needy.length === 0 && <p>{t('faring.calm')}</p>}
        <ul>
          {needy.slice(0, mostShown).map((row) => {
            const why = troubles(row, limits, today);
            const [worst] = why;
            return (
              <li key={row.id}>
                <span>
                  <b>{row.nameTh}</b>
                  <span>
                    {why
                      .map((one) => t(`faring.why.${one}`, { figure: written(row, one) }))
                      .join(' · ')}
                  </span>
                </span>
                {mayEnter && worst && (
                  <Button look="verb" onClick={() => enter(row.id, listOf(row, worst))}>
                    {t(`faring.deed.${worst}`)}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
