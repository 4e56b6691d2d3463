import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import {
  deskMethods,
  paymentDraft,
  type ReceiptDetail,
  receiptEndpoints,
} from '@/contracts/billing/receipt';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { showBaht } from '@/contracts/kit/fields/satang';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useReader } from '@/portal/kit/calls/use-reader';
import { DayField } from '@/portal/kit/day/DayField';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { bangkokDay, useDates } from '@/portal/kit/text/dates';
import { Derivations } from '@/portal/pickers/billing/Derivations';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';
import { Alike } from './Alike';
import styles from './Receipts.module.css';

interface Props {
  unitId: string;
  owing: ReplyOf<typeof receiptEndpoints.owed>;
  /** The invoice that somebody came from; all of them where none is named. */
  first: string;
}

/** Takes money for a unit's invoices and gives the receipt. */
export function PaymentForm({ unitId, owing, first }: Props) {
  const { t } = useTranslation('receipts');
  const { date } = useDates();
  const { push } = useRouter();
  // Sent again after a lost answer, it is the same payment.
  const [id] = useState(uuidv7);
  const known = owing.invoices.some((invoice) => invoice.id === first);
  const [chosen, setChosen] = useState(
    () =>
      new Set(owing.invoices.map((invoice) => invoice.id).filter((one) => !known || one === first)),
  );
  // Being late is reckoned up to the day on which the money came.
  const [day, setDay] = useState<string>();
  const query = { unitId, ...(day && { day }) };
  const asked = useReader(receiptEndpoints.owed, { query });
  const { unbilled } = asked.answer ?? owing;
  const [isBilled, setBilled] = useState(!known);
  const billed = isBilled ? unbilled.total : 0;
  const due = owing.invoices.reduce(
    (sum, one) => sum + (chosen.has(one.id) ? one.owed : 0),
    billed,
  );
  const [alike, setAlike] = useState<ApiError>();
  const form = usePlainForm<typeof paymentDraft, ReceiptDetail>({
    schema: paymentDraft,
    save: ({ body }) => callEndpoint(receiptEndpoints.take, { body }),
    onRefused: (error) => {
      if (error.code === 'UNBILLED_CHANGED') asked.reload();
      const isAlike = error.code === 'PAYMENT_ALIKE';
      setAlike(isAlike ? error : undefined);
      return isAlike;
    },
    done: (receipt) => {
      notice.success(t('taken', { number: receipt.number }));
      void push(`/receipts/${receipt.id}`);
    },
  });
  function turn(invoiceId: string) {
    const next = new Set(chosen);
    if (!next.delete(invoiceId)) next.add(invoiceId);
    setChosen(next);
  }
  const isAhead = owing.invoices.length === 0 && unbilled.total === 0;
  const methods = deskMethods.filter(
    (method) => method !== 'advance' || (owing.advance > 0 && !isAhead),
  );
  return (
    <form {...form.props} className={styles.form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="unitId" value={unitId} />
      {[...chosen].map((one, index) => (
        <input key={one} type="hidden" name={`invoiceIds.${index}`} value={one} />
      ))}
      {billed > 0 && <input type="hidden" name="unbilled" value={billed} />}
      <div className={styles.wide}>
        {isAhead && <p className={styles.lead}>{t('aheadLead')}</p>}
        <ul className={styles.chosen}>
          {owing.invoices.map((invoice) => (
            <li key={invoice.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(invoice.id)}
                  onChange={() => turn(invoice.id)}
                />
                <span>
                  <b>{invoice.number}</b> <small>{t('dueOn', { day: date(invoice.dueOn) })}</small>
                </span>
                <b>{showBaht(invoice.owed)}</b>
              </label>
            </li>
          ))}
          {unbilled.total > 0 && (
            <li>
              <label>
                <input type="checkbox" checked={isBilled} onChange={() => setBilled(!isBilled)} />
                <b>{t('unbilled')}</b>
                <b>{showBaht(unbilled.total)}</b>
              </label>
              <ul className={styles.lines}>
                {unbilled.lines.map((line) => (
                  <li key={line.id}>
                    {line.description} {showBaht(line.amount)}
                    <Derivations lines={line.derivation} />
                  </li>
                ))}
              </ul>
            </li>
          )}
        </ul>
        {!isAhead && (
          <p className={styles.owed} role="status">
            {t('owedSum', { amount: showBaht(due) })}
          </p>
        )}
        {owing.advance > 0 && (
          <p className={styles.lead}>
            {t(isAhead ? 'keptAlready' : 'hasAdvance', { amount: showBaht(owing.advance) })}
          </p>
        )}
      </div>
      <Labelled label={t('method')}>
        <Select name="method" defaultValue="cash">
          {methods.map((method) => (
            <option key={method} value={method}>
              {t(`methods.${method}`)}
            </option>
          ))}
        </Select>
      </Labelled>
      <TextField
        key={due}
        name="amount"
        label={t('amount')}
        defaultValue={isAhead ? '' : showBaht(due)}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
        error={form.errorOf('amount')}
      />
      <DayField
        name="day"
        label={t('day')}
        defaultValue={bangkokDay(Date.now())}
        onChange={(typed) => setDay(typedDay.safeParse(typed).data)}
        required
        error={form.errorOf('day')}
      />
      <TextField
        name="payerName"
        label={t('payerName')}
        defaultValue={owing.payerName}
        maxLength={200}
        autoComplete="off"
        required
        error={form.errorOf('payerName')}
      />
      <TextField
        name="reference"
        label={t('reference')}
        hint={t('referenceHint')}
        maxLength={100}
        autoComplete="off"
        error={form.errorOf('reference')}
      />
      {isAhead ? (
        <input type="hidden" name="keepRest" value="true" />
      ) : (
        <label className={`${styles.wide} ${styles.keep}`}>
          <input type="checkbox" name="keepRest" value="true" /> {t('keepRest')}
        </label>
      )}
      {alike && <Alike error={alike} />}
      <div className={`${styles.wide} ${styles.bar}`}>
        <Button
          look="primary"
          type="submit"
          busy={form.saving}
          disabled={chosen.size === 0 && billed === 0 && !isAhead}
        >
          {t('takeIt')}
        </Button>
      </div>
    </form>
  );
}
