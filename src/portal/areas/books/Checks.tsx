import { Check, Minus, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { MonthCheck } from '@/contracts/billing/books/month-check';
import type { Closing } from '@/contracts/billing/period';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useDates } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Section } from '@/portal/ui/layout/Section';
import styles from './Checks.module.css';

const icons = { done: Check, open: TriangleAlert, none: Minus };

/** What is looked at before a month closes, and where each thing that is open is dealt with. */
export function Checks({ month }: { month: Pick<Closing, 'checks' | 'closableFrom'> }) {
  const { t } = useTranslation('books');
  const { date } = useDates();
  const { checks, closableFrom } = month;
  const open = checks.filter(({ state }) => state === 'open').length;
  const said = [
    open > 0 ? t('openCount', { n: open }) : t(closableFrom ? 'allCheckedYet' : 'allChecked'),
    ...(closableFrom ? [t('closableFrom', { day: date(closableFrom) })] : []),
  ];
  return (
    <Section title={t('checklist')} more={said.join(' · ')}>
      <ul className={styles.lines}>
        {checks.map((check) => (
          <Line key={check.kind} check={check} />
        ))}
      </ul>
    </Section>
  );
}

function Line({ check }: { check: MonthCheck }) {
  const { t } = useTranslation('books');
  const { kind, state, n, amount, href, found } = check;
  const Icon = icons[state];
  const words = `checks.${kind}`;
  return (
    <li data-state={state}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={18} />
      </span>
      <div className={styles.what}>
        <b>{t(`${words}.title`)}</b>
        <p>{t(`${words}.${state}`, { n })}</p>
        {found.length > 0 && (
          <ul className={styles.found}>
            {found.map((one) => (
              <li key={`${one.href} ${one.about} ${one.amount}`}>
                <Link href={one.href} prefetch={false}>
                  {one.about || '–'}
                </Link>
                {one.amount !== null && <span>{showBaht(one.amount)}</span>}
              </li>
            ))}
            {n > found.length && <li>{t('andMore', { n: n - found.length })}</li>}
          </ul>
        )}
      </div>
      {state === 'open' && (
        <>
          <b className={styles.sum}>{amount === null ? '' : showBaht(amount)}</b>
          <ActionLink look="verb" href={href}>
            {t(`${words}.deed`)}
          </ActionLink>
        </>
      )}
    </li>
  );
}
