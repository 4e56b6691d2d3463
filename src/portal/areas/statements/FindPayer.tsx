import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import {
  type Candidate,
  type StatementLine,
  statementEndpoints,
} from '@/contracts/billing/statements/statement';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Button } from '@/portal/ui/actions/Button';
import { TextField } from '@/portal/ui/fields/TextField';
import { Section } from '@/portal/ui/layout/Section';
import { Offer } from './Offer';
import styles from './Statements.module.css';

interface Props {
  line: StatementLine;
  busy: boolean;
  onBook: (one: Candidate) => void;
}

/** Finds who has paid by a unit, a person or an amount, where nobody that is offered has. */
export function FindPayer(props: Props) {
  const { t } = useTranslation('statements');
  const [keywords, setKeywords] = useState('');
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setKeywords(String(new FormData(event.currentTarget).get('keywords') ?? '').trim());
  }
  return (
    <Section title={t('find')}>
      <form className={styles.find} onSubmit={ask}>
        <TextField name="keywords" label={t('findBy')} maxLength={100} autoComplete="off" />
        <Button type="submit">{t('findIt')}</Button>
      </form>
      {keywords && <Offers key={keywords} {...props} keywords={keywords} />}
    </Section>
  );
}

function Offers({ line, keywords, busy, onBook }: Props & { keywords: string }) {
  const { t } = useTranslation('statements');
  const read = useReader(statementEndpoints.find, { query: { keywords, lineId: line.id } });
  if (!read.answer) return <Awaited read={read} rows={2} />;
  if (read.answer.length === 0) {
    return (
      <p role="status" className={styles.lead}>
        {t('notFound', { keywords })}
      </p>
    );
  }
  return (
    <ul className={styles.offers}>
      {read.answer.map((one) => (
        <Offer key={one.unitId} line={line} of={one} isFirst={false} busy={busy} onBook={onBook} />
      ))}
    </ul>
  );
}
