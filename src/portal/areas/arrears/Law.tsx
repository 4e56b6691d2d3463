import { useTranslation } from 'next-i18next/pages';
import type { UnitAccount } from '@/contracts/billing/arrears';
import { arrearsLaw } from '@/contracts/billing/arrears-law';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import styles from './Arrears.module.css';

/** What the law allows about what is late, with its section, and from which day on. */
export function Law({ law }: Pick<UnitAccount, 'law'>) {
  const { t } = useTranslation('arrears');
  const { date } = useDates();
  if (law.length === 0) return null;
  const today = bangkokDay(Date.now());
  const ofCondo = (step: string) => arrearsLaw.condo.some((one) => one.step === step);
  return (
    <Section title={t('law')}>
      <ul className={styles.law}>
        {law.map(({ step, section, from }) => (
          <li key={step}>
            <span>
              {t(`lawful.${step}`)}{' '}
              <small>{t(`lawAct.${ofCondo(step) ? 'condo' : 'village'}`, { section })}</small>
            </span>
            <Tag tone={from <= today ? 'needs' : 'off'}>
              {from <= today ? t('lawNow') : t('lawFrom', { day: date(from) })}
            </Tag>
          </li>
        ))}
      </ul>
    </Section>
  );
}
