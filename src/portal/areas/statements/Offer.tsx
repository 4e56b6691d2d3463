import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Candidate, StatementLine } from '@/contracts/billing/statements/statement';
import { Button } from '@/portal/ui/actions/Button';
import { FootDeeds } from '@/portal/ui/actions/FootDeeds';
import { Name } from '@/portal/ui/words/Name';
import { OfferInvoices } from './OfferInvoices';
import { OfferShares } from './OfferShares';
import styles from './Statements.module.css';

/** Why somebody may have paid, in words. */
export function useReasons() {
  const { t } = useTranslation('statements');
  return ({ reasons }: Candidate) => reasons.map((reason) => t(`reasons.${reason}`)).join(' · ');
}

/** One who may have paid a line, which of the invoices it is for, what it comes to, and the press that books it. */
export function Offer(props: {
  line: StatementLine;
  of: Candidate;
  isFirst: boolean;
  busy: boolean;
  /** Left out where the person may book nothing. */
  onBook?: ((one: Candidate) => void) | undefined;
}) {
  const { line, of, isFirst, busy, onBook } = props;
  const { t } = useTranslation('statements');
  const why = useReasons()(of);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = { ...of, invoices: of.invoices.filter(({ id }) => !left.has(id)) };
  function turn(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
  const deed = onBook && (
    <Button look={isFirst ? 'primary' : 'plain'} busy={busy} onClick={() => onBook(chosen)}>
      {t(of.receiptId ? 'tie' : 'book')} <span data-unit="">{of.unitNumber}</span>
    </Button>
  );
  return (
    <li className={styles.offer}>
      <div>
        <b>{of.unitNumber}</b> <Name>{of.payerName}</Name>
        <p>{why}</p>
        {of.receiptId && <p>{t('ofReceipt', { number: of.receiptNumber })}</p>}
      </div>
      {of.invoices.length > 0 && (
        <OfferInvoices
          amount={line.amount}
          of={of}
          chosen={chosen}
          onTurn={onBook && of.invoices.length > 1 ? turn : undefined}
        />
      )}
      <div className={styles.deed}>
        {!of.receiptId && <OfferShares amount={line.amount} of={chosen} />}
        {isFirst ? deed && <FootDeeds>{deed}</FootDeeds> : deed}
      </div>
    </li>
  );
}
