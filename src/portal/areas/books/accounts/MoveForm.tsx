import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import {
  type LedgerAccount,
  type LedgerAccounts,
  ledgerAccountEndpoints,
} from '@/contracts/billing/books/ledger-accounts';
import { someAmount } from '@/contracts/billing/money';
import { optionalText } from '@/contracts/kit/fields/fields';
import { showBaht } from '@/contracts/kit/fields/satang';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useTries } from '@/portal/kit/calls/use-tries';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { bangkokDay } from '@/portal/kit/text/dates';
import { useNames } from '@/portal/kit/text/use-names';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextField } from '@/portal/ui/fields/TextField';
import { holdsMoney, keyOf } from './account';

const schema = z.object({
  ...{ from: z.string(), to: z.string(), amount: someAmount, day: typedDay },
  note: optionalText(200),
});

const moneyOf = (accounts: readonly LedgerAccount[], key: string) => {
  const found = accounts.find((one) => keyOf(one) === key);
  const { fund = 'common', bankAccountId = null } = found ?? {};
  return { account: (found?.account ?? 'cash') as 'cash', fund, bankAccountId };
};

/** Moves money from one account into another: cash to the bank, the fund's share to its own account. */
export function MoveForm(props: {
  accounts: readonly LedgerAccount[];
  onDone: (overview: LedgerAccounts) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['ledger-accounts', 'ledger']);
  const nameIn = useNames();
  const nameOf = ({ names }: LedgerAccount) => nameIn(names);
  const { onDone, onClose } = props;
  const accounts = props.accounts.filter(holdsMoney);
  const tryOf = useTries();
  const form = usePlainForm<typeof schema, LedgerAccounts>({
    schema,
    save: ({ body: { from, to, ...body } }) => {
      const move = { ...body, from: moneyOf(accounts, from), to: moneyOf(accounts, to) };
      return callEndpoint(ledgerAccountEndpoints.move, { body: { ...move, id: tryOf(move) } });
    },
    done: onDone,
  });
  const choices = accounts.map((one) => (
    <option key={keyOf(one)} value={keyOf(one)}>
      {`${one.code} ${nameOf(one)} · ${showBaht(one.amount)}`}
    </option>
  ));
  const owed = props.accounts.find((one) => one.account === 'between' && one.fund === 'sinking');
  return (
    <FormDialog title={t('move')} form={form} onClose={onClose}>
      <p>
        {owed && owed.amount > 0 ? t('owedFund', { amount: showBaht(owed.amount) }) : t('moveLead')}
      </p>
      <Labelled label={t('from')}>
        <Select name="from">{choices}</Select>
      </Labelled>
      <Labelled label={t('to')}>
        <Select name="to" defaultValue={keyOf(accounts.at(-1) as LedgerAccount)}>
          {choices}
        </Select>
      </Labelled>
      {(form.errorOf('from') ?? form.errorOf('to')) && (
        <p role="alert">{form.errorOf('from') ?? form.errorOf('to')}</p>
      )}
      <TextField
        name="amount"
        label={t('amount')}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
        error={form.errorOf('amount')}
      />
      <DayField
        name="day"
        label={t('ledger:day')}
        defaultValue={bangkokDay(Date.now())}
        required
        error={form.errorOf('day')}
      />
      <TextField
        name="note"
        label={t('note')}
        maxLength={200}
        autoComplete="off"
        error={form.errorOf('note')}
      />
    </FormDialog>
  );
}
