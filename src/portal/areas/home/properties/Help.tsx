import {
  Banknote,
  FileClock,
  FileWarning,
  type LucideIcon,
  MessageSquareWarning,
  PackageSearch,
  UserPlus,
  UserX,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Faring } from '@/contracts/master-data/property-board';
import type { Limits, Measure } from '@/contracts/master-data/property-limits';
import { usePermission } from '@/portal/kit/page/permission';
import { usePlaceSwitch } from '@/portal/kit/page/place-switch';
import { bangkokDay } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { useWritten } from './Measured';
import { inOrder, isOver, listOf, troubles } from './measures';
import styles from './Properties.module.css';

const mostShown = 3;

const icons: Record<Measure, LucideIcon> = {
  parcelsLate: PackageSearch,
  suggestionsLate: MessageSquareWarning,
  membersWaiting: UserPlus,
  overdue: Banknote,
  rate: Banknote,
  staff: UserX,
  importsFailed: FileWarning,
  lastMonth: FileClock,
};

/** The properties that need help most, why, and the way to the list that says it. */
export function Help(props: {
  rows: readonly Faring[];
  limits: Limits;
  /** Left out for whom the limits are not to be set. */
  onLimits: (() => void) | undefined;
}) {
  const { rows, limits, onLimits } = props;
  const { t } = useTranslation('home');
  const { enter } = usePlaceSwitch();
  const mayEnter = usePermission()('properties:approve');
  const written = useWritten();
  const today = bangkokDay(Date.now());
  const needy = inOrder(rows, '', limits, today).filter((row) => isOver(row, limits, today));
  return (
    <div className={styles.help}>
      <Section
        title={t('faring.help')}
        more={
          <>
            <span className={styles.of}>
              {t('faring.helpOf', { n: needy.length, all: rows.length })}
            </span>
            {onLimits && (
              <Button look="link" onClick={onLimits}>
                {t('limits.set')}
              </Button>
            )}
          </>
        }
      >
        {needy.length === 0 && <p>{t('faring.calm')}</p>}
        <ul>
          {needy.slice(0, mostShown).map((row) => {
            const why = troubles(row, limits, today);
            const [worst] = why;
            if (!worst) return null;
            const Icon = icons[worst];
            return (
              <li key={row.id}>
                <i aria-hidden="true">
                  <Icon size={19} />
                </i>
                <span>
                  <b>{row.nameTh}</b>
                  <span>
                    {why
                      .map((one) => t(`faring.why.${one}`, { figure: written(row, one) }))
                      .join(' · ')}
                  </span>
                </span>
                {mayEnter && (
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
