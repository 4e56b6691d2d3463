import { Form } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useTypingPause } from '@/portal/kit/address/use-typing-pause';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Name } from '@/portal/ui/words/Name';

const { body: schema } = chargeRuleEndpoints.look.call.shape;
type Asked = CallOf<typeof chargeRuleEndpoints.look>;

/** Short enough to feel at once. */
const leastPauseMs = 120;

/** What is written so far, once the hand rests; nothing where it is no rule yet. */
function useRested(values: object): Asked['body'] | undefined {
  const read = schema.safeParse(values);
  const written = read.success ? JSON.stringify(read.data) : '';
  const [rested, setRested] = useState(written);
  const pauseMs = useTypingPause(leastPauseMs);
  useEffect(() => {
    const timer = setTimeout(() => setRested(written), pauseMs());
    return () => clearTimeout(timer);
  }, [written, pauseMs]);
  return rested === '' ? undefined : JSON.parse(rested);
}

/** Who would pay how much, while the rule is written. */
export function WhoPays({ id }: { id: string | undefined }) {
  const { t } = useTranslation('charge-rules');
  const values = Form.useWatch((all: object) => all) as object | undefined;
  const rule = useRested(values ?? {});
  return (
    <aside aria-live="polite">
      <h3>{t('whoPays')}</h3>
      {rule ? (
        <Look asked={{ body: { ...rule, id } }} />
      ) : (
        <p className={styles.lead}>{t('whoLater')}</p>
      )}
    </aside>
  );
}

function Look({ asked }: { asked: Asked }) {
  const { t } = useTranslation('charge-rules');
  const { answer } = useReader(chargeRuleEndpoints.look, asked);
  // What was found before stands until the next is here.
  const last = useRef(answer);
  last.current = answer ?? last.current;
  if (!last.current) return <p className={styles.lead}>…</p>;
  const { units, total, rows } = last.current;
  return (
    <>
      <p role="status">
        <b>{t('whoSum', { units, total: showBaht(total) })}</b>
      </p>
      <ol className={styles.payers}>
        {rows.map(({ id, unitNumber, payerName, amount }) => (
          <li key={id}>
            <b>{unitNumber}</b>
            <Name>{payerName}</Name>
            <span>{showBaht(amount)}</span>
          </li>
        ))}
      </ol>
      {rows.length < units && (
        <p className={styles.lead}>{t('firstOf', { n: rows.length, units })}</p>
      )}
    </>
  );
}
