import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { DayField } from '@/portal/kit/day/DayField';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { notice } from '@/portal/kit/page/notice';
import { useMedia } from '@/portal/kit/page/use-media';
import { bangkokDay } from '@/portal/kit/text/dates';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';
import { Alike } from './Alike';
import { CashBox, changeOf } from './CashBox';
import { changeGiven } from './change-given';
import { ChequeFields } from './cheques/ChequeFields';
import { OwedList } from './OwedList';
import styles from './Receipts.module.css';
import { useDue } from './use-due';

interface Props {
  owing: ReplyOf<typeof receiptEndpoints.owed>;
  /** The invoice that somebody came from; all of them where none is named. */
  first: string;
}

/** Takes money for what units owe and gives the receipts. */
export function PaymentForm({ owing, first }: Props) {
  const { t } = useTranslation('receipts');
  const { push } = useRouter();
  // Sent again after a lost answer, it is the same payment.
  const [id] = useState(uuidv7);
  const due = useDue(owing, first);
  const [method, setMethod] = useState<string>('cash');
  const isCash = method === 'cash';
  const [typed, setTyped] = useState<{ of: number; text?: string }>({ of: due.sum });
  const asked = due.isAhead ? '' : showBaht(due.sum);
  // Another choice is another sum: what was typed for the last one is forgotten.
  const amount = due.isAhead || typed.of === due.sum ? (typed.text ?? asked) : asked;
  const [received, setReceived] = useState('');
  const change = isCash ? changeOf(received, amount) : undefined;
  const [alike, setAlike] = useState<ApiError>();
  const form = usePlainForm<typeof paymentDraft, ReceiptDetail>({
    schema: paymentDraft,
    save: ({ body }) => callEndpoint(receiptEndpoints.take, { body }),
    onRefused: (error) => {
      if (error.code === 'UNBILLED_CHANGED') due.reload();
      const isAlike = error.code === 'PAYMENT_ALIKE';
      setAlike(isAlike ? error : undefined);
      return isAlike;
    },
    done: ({ id: receiptId, number, together }) => {
      const n = together.length + 1;
      notice.success(n > 1 ? t('takenAll', { n }) : t('taken', { number }));
      // Still to be handed over when the form is gone.
      changeGiven.keep(receiptId, change);
      void push(`/receipts/${receiptId}`);
    },
  });
  const cash = useRef<HTMLInputElement>(null);
  const take = useRef<HTMLDivElement>(null);
  const isTouched = useMedia('(pointer: coarse)');
  useEffect(() => {
    if (!isTouched) cash.current?.focus();
  }, [isTouched]);
  /** Enter in a field goes on and books nothing: only the button does. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.repeat) return;
    if (isCash && !received) cash.current?.focus();
    else take.current?.querySelector('button')?.focus();
  }
  const methods = deskMethods.filter(
    (one) => one !== 'advance' || (owing.advance > 0 && !due.isAhead && owing.along.length === 0),
  );
  return (
    <form {...form.props} className={styles.form} onKeyDown={goOn}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="unitId" value={owing.unitId} />
      {owing.along.map((one, index) => (
        <input key={one.unitId} type="hidden" name={`along.${index}`} value={one.unitId} />
      ))}
      {due.invoiceIds.map((one, index) => (
        <input key={one} type="hidden" name={`invoiceIds.${index}`} value={one} />
      ))}
      {due.unbilled > 0 && <input type="hidden" name="unbilled" value={due.unbilled} />}
      <div className={styles.wide}>
        {due.isAhead && <p className={styles.lead}>{t('aheadLead')}</p>}
        <OwedList units={due.units} leftOut={due.leftOut} onTurn={due.turn} />
        {owing.advance > 0 && (
          <p className={styles.lead}>
            {t(due.isAhead ? 'keptAlready' : 'hasAdvance', { amount: showBaht(owing.advance) })}
          </p>
        )}
      </div>
      <Labelled label={t('method')}>
        <Select name="method" value={method} onChange={(event) => setMethod(event.target.value)}>
          {methods.map((one) => (
            <option key={one} value={one}>
              {t(`methods.${one}`)}
            </option>
          ))}
        </Select>
      </Labelled>
      <TextField
        name="amount"
        label={t('amount')}
        value={amount}
        onChange={(event) => setTyped({ of: due.sum, text: event.target.value })}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
        error={form.errorOf('amount')}
      />
      {method === 'cheque' && <ChequeFields errorOf={form.errorOf} />}
      {isCash && (
        <CashBox
          {...{ received, amount, field: cash, onChange: setReceived }}
          error={form.errorOf('received')}
        />
      )}
      <DayField
        name="day"
        label={t('day')}
        defaultValue={bangkokDay(Date.now())}
        onChange={due.setDay}
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
      {due.isAhead ? (
        <input type="hidden" name="keepRest" value="true" />
      ) : (
        <label className={`${styles.wide} ${styles.keep}`}>
          <input type="checkbox" name="keepRest" value="true" /> {t('keepRest')}
        </label>
      )}
      {alike && <Alike error={alike} />}
      <div ref={take} className={styles.foot} data-bottom-bar>
        {!due.isAhead && (
          <output className={styles.owed}>{t('owedSum', { amount: showBaht(due.sum) })}</output>
        )}
        <Button
          look="primary"
          type="submit"
          busy={form.saving}
          disabled={(due.sum === 0 && !due.isAhead) || (change !== undefined && change < 0)}
        >
          {t('takeIt')}
        </Button>
      </div>
    </form>
  );
}
