import { Form } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import type { CallOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import styles from '@/portal/areas/invoices/Invoices.module.css';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Name } from '@/portal/ui/words/Name';

const { body: schema } = chargeRuleEndpoints.look.call.shape;
type Asked = CallOf<typeof chargeRuleEndpoints.look>;

/** Who would pay how much, while the rule is written. */
export function WhoPays({ id }: { id: string | undefined }) {
  const { t } = useTranslation('charge-rules');
  const values = Form.useWatch((all: object) => all) as object | undefined;
  const read = schema.safeParse(values ?? {});
  return (
    <aside aria-live="polite">
      <h3>{t('whoPays')}</h3>
      {read.success ? (
        <Look asked={{ body: { ...read.data, id } }} />
      ) : (
        <p className={styles.lead}>{t('whoLater')}</p>
      )}
    </aside>
  );
}

function Look({ asked }: { asked: Asked }) {
  const { t } = useTranslation('charge-rules');
  const { answer } = useReader(chargeRuleEndpoints.look, asked);
  if (!answer) return <p className={styles.lead}>…</p>;
  const { units, total, rows } = answer;
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
