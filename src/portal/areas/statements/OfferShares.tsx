import { useTranslation } from 'next-i18next/pages';
import type { Candidate } from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { shortNumber } from '@/portal/kit/text/short-number';
import { sharesOf } from './booking';
import styles from './Statements.module.css';

/** What the press beside it does with the money: the invoices that it pays, in part or whole, and what stays owed. */
export function OfferShares({ amount, of }: { amount: number; of: Candidate }) {
  const { t } = useTranslation('statements');
  const { parts, others, kept, owed } = sharesOf(amount, of);
  const paid = of.invoices.flatMap((invoice, at) => {
    const part = parts[at] ?? 0;
    const isPart = part < invoice.owed;
    return part > 0 ? [{ name: shortNumber(invoice.number), isPart }] : [];
  });
  const partly = paid.find(({ isPart }) => isPart);
  const whole = paid.filter(({ isPart }) => !isPart);
  const said = [
    whole.length === 1 && t('shares.whole', { number: whole[0]?.name }),
    whole.length > 1 && t('shares.several', { n: whole.length }),
    partly && t('shares.part', { number: partly.name }),
    others > 0 && t('shares.others', { amount: showBaht(others) }),
    kept > 0 && t('shares.kept', { amount: showBaht(kept) }),
  ].filter(Boolean);
  return (
    <p className={styles.shares} aria-live="polite">
      {t('shares.money', { amount: showBaht(amount) })} {said.join(' · ')}
      <br />
      <b>{t('shares.left', { amount: showBaht(owed) })}</b>
    </p>
  );
}
