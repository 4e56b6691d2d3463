import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Candidate } from '@/contracts/billing/statements/statement';
import { showBaht } from '@/contracts/kit/fields/satang';
import { shortNumber } from '@/portal/kit/text/short-number';
import { Button } from '@/portal/ui/actions/Button';
import { Name } from '@/portal/ui/words/Name';
import styles from './Statements.module.css';

/** Why somebody may have paid, in words. */
export function useReasons() {
  const { t } = useTranslation('statements');
  return ({ reasons }: Candidate) => reasons.map((reason) => t(`reasons.${reason}`)).join(' · ');
}

/** One who may have paid a line, which of the invoices it is for, and the press that books it. */
export function Offer(props: {
  of: Candidate;
  isFirst: boolean;
  busy: boolean;
  /** Left out where the person may book nothing. */
  onBook?: ((one: Candidate) => void) | undefined;
}) {
  const { of, isFirst, busy, onBook } = props;
  const { t } = useTranslation('statements');
  const why = useReasons()(of);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const invoices = of.invoices.filter(({ id }) => !left.has(id));
  const isChosen = onBook !== undefined && of.invoices.length > 1;
  function turn(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
  return (
    <li className={styles.offer}>
      <div>
        <b>{of.unitNumber}</b> <Name>{of.payerName}</Name>
        <p>{why}</p>
        {of.receiptId && <p>{t('ofReceipt', { number: of.receiptNumber })}</p>}
        {!of.receiptId && of.invoices.length === 0 && <p>{t('nothingOwed')}</p>}
        {of.invoices.length > 0 && (
          <ul className={styles.papers}>
            {of.invoices.map(({ id, number, owed }) => (
              <li key={id}>
                {isChosen ? (
                  <label>
                    <input type="checkbox" checked={!left.has(id)} onChange={() => turn(id)} />
                    {shortNumber(number)} <span>{showBaht(owed)}</span>
                  </label>
                ) : (
                  <p>{`${shortNumber(number)} ${showBaht(owed)}`}</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {onBook && (
        <Button
          look={isFirst ? 'primary' : 'plain'}
          busy={busy}
          onClick={() => onBook({ ...of, invoices })}
        >
          {t(of.receiptId ? 'tie' : 'book')}{' '}
          <span className="visually-hidden">{of.unitNumber}</span>
        </Button>
      )}
    </li>
  );
}
