import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import {
  type Candidate,
  type LineAccount,
  lineMeanings,
  type StatementLine,
} from '@/contracts/billing/statements/statement';
import { RowLink } from '@/portal/kit/list/RowLink';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { bookable } from './booking';

/** What a line needs now, at one press; where that is not known, the way to its page; null where it needs nothing. */
export function useLineVerb(of: {
  /** What a line is called for screen readers. */
  nameOf: (line: StatementLine) => string;
  hrefOf: (line: StatementLine) => string;
  busy: boolean;
  /** Left out where the person may not. */
  onBook?: ((line: StatementLine, one: Candidate) => void) | undefined;
  onPost?: ((line: StatementLine, account: LineAccount) => void) | undefined;
}): (line: StatementLine) => ReactNode {
  const { t } = useTranslation('statements');
  const { nameOf, hrefOf, busy, onBook, onPost } = of;
  return (line) => {
    const { suggested, state } = line;
    const name = <span className="visually-hidden">{nameOf(line)}</span>;
    if (suggested && onPost) {
      return (
        <Button look="verb" busy={busy} onClick={() => onPost(line, suggested)}>
          {t(`suggested.${suggested}`)} {name}
        </Button>
      );
    }
    const first = bookable(line);
    if (first && onBook) {
      return (
        <Button look="verb" busy={busy} onClick={() => onBook(line, first)}>
          {t(first.receiptId ? 'tie' : 'book')} {name}
        </Button>
      );
    }
    if (!onBook || lineMeanings[state] !== 'needs') return null;
    return (
      <RowLink href={hrefOf(line)} {...buttonLook('verb')}>
        {t('lookAt')} {name}
      </RowLink>
    );
  };
}
