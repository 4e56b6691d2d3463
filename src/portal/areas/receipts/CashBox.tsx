import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import { someAmount } from '@/contracts/billing/money';
import { showBaht } from '@/contracts/kit/fields/satang';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import styles from './Receipts.module.css';

/** Baht. */
const notes = [100, 500, 1000];

/** What is to be handed back of cash, less than 0 where it is too little; undefined until both are typed. */
export function changeOf(received: string, amount: string): number | undefined {
  const [got, asked] = [someAmount.safeParse(received).data, someAmount.safeParse(amount).data];
  return got === undefined || asked === undefined ? undefined : got - asked;
}

interface Props {
  received: string;
  amount: string;
  error: string | undefined;
  field: Ref<HTMLInputElement>;
  onChange: (received: string) => void;
}

/** Cash as it is counted, by notes or typed, and the change that it leaves. */
export function CashBox({ received, amount, error, field, onChange }: Props) {
  const { t } = useTranslation('receipts');
  const change = changeOf(received, amount);
  const add = (baht: number) =>
    onChange(showBaht((someAmount.safeParse(received).data ?? 0) + baht * 100));
  return (
    <div className={`${styles.wide} ${styles.cash}`}>
      <TextField
        ref={field}
        name="received"
        label={t('cashReceived')}
        value={received}
        onChange={(event) => onChange(event.target.value)}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        error={error}
      />
      <div className={styles.bar}>
        <Button onClick={() => onChange(amount)}>{t('exact')}</Button>
        {notes.map((note) => (
          <Button key={note} onClick={() => add(note)}>
            +{note.toLocaleString('en-US')}
          </Button>
        ))}
        <Button look="link" disabled={received === ''} onClick={() => onChange('')}>
          {t('countAnew')}
        </Button>
      </div>
      <output className={styles.change} data-short={change !== undefined && change < 0}>
        <span>{t(change !== undefined && change < 0 ? 'short' : 'change')}</span>
        <b>{change === undefined ? '–' : showBaht(Math.abs(change))}</b>
      </output>
    </div>
  );
}
