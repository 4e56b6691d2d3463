import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import {
  type LedgerAccount,
  type LedgerAccounts,
  ledgerAccountEndpoints,
} from '@/contracts/billing/books/ledger-accounts';
import { amount } from '@/contracts/billing/money';
import { showBaht } from '@/contracts/kit/fields/satang';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { DayField } from '@/portal/kit/day/DayField';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { useDates } from '@/portal/kit/text/dates';
import { useNames } from '@/portal/kit/text/use-names';
import { TextField } from '@/portal/ui/fields/TextField';

const schema = z.object({ day: typedDay, amount });

/** Enters what an account began with, before the first entry. */
export function OpeningForm(props: {
  account: LedgerAccount;
  overview: LedgerAccounts;
  onDone: (overview: LedgerAccounts) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['ledger-accounts', 'common']);
  const { date } = useDates();
  const nameIn = useNames();
  const nameOf = ({ names }: LedgerAccount) => nameIn(names);
  const { account, overview, onDone, onClose } = props;
  const { fund, bankAccountId } = account;
  const form = usePlainForm<typeof schema, LedgerAccounts>({
    schema,
    save: ({ body }) =>
      callEndpoint(ledgerAccountEndpoints.open, {
        body: { ...body, account: account.account as 'cash', fund, bankAccountId },
      }),
    done: onDone,
  });
  const until = overview.openingUntil;
  return (
    <FormDialog
      title={t('openingTitle', { account: `${account.code} ${nameOf(account)}` })}
      form={form}
      action={t('keep')}
      onClose={onClose}
    >
      <p>{t('openingLead')}</p>
      <TextField
        name="amount"
        label={t('openingAmount')}
        defaultValue={account.opening > 0 ? showBaht(account.opening) : ''}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
        error={form.errorOf('amount')}
      />
      <DayField
        name="day"
        label={t('openingDay')}
        hint={overview.openingDay ? t('oneDay') : t('openingUntil', { day: date(until) })}
        defaultValue={overview.openingDay ?? until}
        required
        error={form.errorOf('day')}
      />
    </FormDialog>
  );
}
