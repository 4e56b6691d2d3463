import { useTranslation } from 'next-i18next/pages';
import { amount as typedAmount } from '@/contracts/billing/money';
import { showBaht } from '@/contracts/kit/fields/satang';
import { DayInput } from '@/portal/kit/day/DayInput';
import { TextInput } from '@/portal/ui/fields/fields';
import styles from './Plans.module.css';
import type { PlanDraft } from './plan-draft';

/** Days and sums of a plan, each as it is typed, with what is missing to the debt. */
export function Instalments(props: {
  total: number;
  instalments: PlanDraft['instalments'];
  errorOf: (field: string) => string | undefined;
  onChange: (instalments: PlanDraft['instalments']) => void;
}) {
  const { t } = useTranslation('arrears');
  const { total, instalments, errorOf, onChange } = props;
  const put = (at: number, part: Partial<PlanDraft['instalments'][number]>) =>
    onChange(instalments.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const sum = instalments.reduce(
    (all, { amount }) => all + (typedAmount.safeParse(amount).data ?? 0),
    0,
  );
  const errors = instalments.flatMap((_, at) =>
    ['dueOn', 'amount'].flatMap((name) => errorOf(`instalments.${at}.${name}`) ?? []),
  );
  const [error] = [errorOf('instalments') ?? [], errors].flat();
  return (
    <section className={styles.instalments} aria-label={t('planInstalments')}>
      <ol>
        {instalments.map(({ dueOn, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an instalment is its place.
          <li key={at}>
            <b>{at + 1}</b>
            <DayInput
              aria-label={t('planDayOf', { n: at + 1 })}
              value={dueOn}
              onChange={(typed) => put(at, { dueOn: typed })}
            />
            <TextInput
              aria-label={t('planAmountOf', { n: at + 1 })}
              inputMode="decimal"
              maxLength={20}
              value={amount}
              onChange={({ target }) => put(at, { amount: target.value })}
            />
          </li>
        ))}
      </ol>
      <p role="status" data-wrong={sum !== total || undefined}>
        {sum === total
          ? t('planEven', { amount: showBaht(total) })
          : t('planUneven', { sum: showBaht(sum), amount: showBaht(total) })}
      </p>
      {error && <p role="alert">{error}</p>}
    </section>
  );
}
