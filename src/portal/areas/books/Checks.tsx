import { Check, Minus, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { MonthCheck } from '@/contracts/billing/books/month-check';
import type { Closing } from '@/contracts/billing/period';
import { showBaht } from '@/contracts/kit/fields/satang';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Section } from '@/portal/ui/layout/Section';
import { Name } from '@/portal/ui/words/Name';
import styles from './Checks.module.css';

const icons = { done: Check, open: TriangleAlert, none: Minus };

/** What is looked at before a month closes, and where each thing that is open is dealt with. */
export function Checks({ checks }: Pick<Closing, 'checks'>) {
  const { t } = useTranslation('books');
  return (
    <Section title={t('checklist')}>
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
        <p>
          {amount === null || state !== 'open'
            ? t(`${words}.${state}`, { n })
            : t('checkSum', { said: t(`${words}.open`, { n }), amount: showBaht(amount) })}
        </p>
        {found.length > 0 && (
          <ul className={styles.found}>
            {found.map((one) => (
              <li key={`${one.href} ${one.about} ${one.amount}`}>
                <Link href={one.href} prefetch={false}>
                  <Name>{one.about || '–'}</Name>
                </Link>
                {one.amount !== null && <span>{showBaht(one.amount)}</span>}
              </li>
            ))}
            {n > found.length && (
              <li>
                <Link href={href} prefetch={false}>
                  {t('andMore', { n: n - found.length })}
                </Link>
              </li>
            )}
          </ul>
        )}
      </div>
      {state === 'open' && (
        <ActionLink look="verb" href={href}>
          {t(`${words}.deed`)}
        </ActionLink>
      )}
    </li>
  );
}
